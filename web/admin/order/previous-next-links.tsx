import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { count } from '../format';
import { type ListState, rowsOf } from '../list/list-rows';
import { StepLink } from '../ui/step-link';
import { useKeys } from '../ui/use-keys';
import { orderMore } from './more-text';

const text = orderMore.list;

/** Links to the orders before and after this one in the list that it was opened from; also by `p` and `n`. */
export function PreviousNextLinks() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const list = state as ListState | null;
  const rows = rowsOf(list);
  const at = rows.indexOf(pathname);
  const [previous, next] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const go = (to: string | undefined) => {
    if (to) navigate(to, { state: list });
  };
  useKeys({ p: () => go(previous), n: () => go(next) });
  if (at < 0 || rows.length < 2) return null;
  return (
    <nav aria-label={text.label} className="flex items-center gap-2 text-sm text-muted">
      <span className="tabular-nums">{text.place(count(at + 1), count(rows.length))}</span>
      <StepLink to={previous} state={list} label={text.previous} none={text.noPrevious}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </StepLink>
      <StepLink to={next} state={list} label={text.next} none={text.noNext}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </StepLink>
    </nav>
  );
}
