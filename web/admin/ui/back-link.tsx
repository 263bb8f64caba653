import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { ListState } from '../list/list-rows';

interface Props {
  /** The list's own address. */
  to: string;
  children: string;
}

/** The link back to a list, in the state from which one of its rows was opened. */
export function BackLink({ to, children }: Props) {
  const state = useLocation().state as ListState | null;
  return (
    <Link
      to={state?.from === to ? `${to}${state.list ?? ''}` : to}
      className="-ml-2 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink lg:min-h-9"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
