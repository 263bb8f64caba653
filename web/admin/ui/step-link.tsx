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

const shape = 'grid size-11 place-items-center rounded-lg border border-line lg:size-9';

/** A link to the previous or the next page. At the end it stays in its place, and keeps the focus. */
export function StepLink({ to, label, none, children, ...link }: Props) {
  if (!to)
    return (
      <button
        type="button"
        aria-disabled
        aria-label={none ? `${label}. ${none}` : label}
        title={none}
        className={`${shape} cursor-not-allowed opacity-40`}
      >
        {children}
      </button>
    );
  return (
    <Link to={to} {...link} aria-label={label} title={label} className={`${shape} text-ink hover:bg-sunken`}>
      {children}
    </Link>
  );
}
