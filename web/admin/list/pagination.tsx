import { ChevronLeft, ChevronRight } from 'lucide-react';
import { count } from '../format';
import { StepLink } from '../ui/step-link';
import { listMessages as text } from './text';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  /** The total in words, if it isn't exact. */
  totalText?: string;
  address: (page: number) => string;
  /** The list is a part of a screen, which stays where it is. */
  part?: boolean;
}

/** Which rows of how many, and the links to the other pages. */
export function Pagination({ page, pageSize, total, totalText = count(total), address, part }: Props) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={text.pages}
      className="flex items-center justify-between gap-4 px-4 py-3 text-sm text-muted"
    >
      <span className="tabular-nums">{text.range(count(first), count(last), totalText)}</span>
      <span className="flex gap-2">
        <StepLink
          to={page > 1 ? address(page - 1) : undefined}
          label={text.previous}
          preventScrollReset={part}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </StepLink>
        <StepLink
          to={last < total ? address(page + 1) : undefined}
          label={text.next}
          preventScrollReset={part}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </StepLink>
      </span>
    </nav>
  );
}
