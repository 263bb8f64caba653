import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { count } from '../format';
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

const shape = 'grid size-11 place-items-center rounded-lg border border-line sm:size-9';

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
        <Step to={page > 1 ? address(page - 1) : undefined} label={text.previous} still={part}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Step>
        <Step to={last < total ? address(page + 1) : undefined} label={text.next} still={part}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Step>
      </span>
    </nav>
  );
}

interface StepProps {
  to?: string;
  label: string;
  still?: boolean;
  children: ReactNode;
}

function Step({ to, label, still, children }: StepProps) {
  if (!to)
    return (
      <button type="button" disabled aria-label={label} className={`${shape} opacity-40`}>
        {children}
      </button>
    );
  return (
    <Link
      to={to}
      preventScrollReset={still}
      aria-label={label}
      className={`${shape} text-ink hover:bg-sunken`}
    >
      {children}
    </Link>
  );
}
