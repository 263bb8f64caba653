import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Props extends Pick<LinkProps, 'state' | 'preventScrollReset'> {
  /** Undefined at the end. */
  to: string | undefined;
  label: string;
  /** Why there is no further step. */
  none?: string;
  /** An arrow. */
  children: ReactNode;
}

/** A link to the previous or the next page. At the end it stays in its place, and keeps the focus. */
export function StepLink({ to, label, none, children, ...link }: Props) {
  const ends = to === undefined;
  return (
    <Link
      {...link}
      // The same element also at the end: another one wouldn't have the focus.
      to={to ?? ''}
      onClick={(event) => ends && event.preventDefault()}
      aria-disabled={ends}
      aria-label={ends && none ? `${label}. ${none}` : label}
      title={ends ? none : label}
      className={`grid size-11 place-items-center rounded-lg border border-line lg:size-9 ${ends ? 'cursor-not-allowed opacity-40' : 'text-ink hover:bg-sunken'}`}
    >
      {children}
    </Link>
  );
}
