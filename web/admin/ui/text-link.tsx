import { Link } from 'react-router-dom';
import type { ListState } from '../list/list-rows';

interface Props {
  to: string;
  /** The list that it leads from, for the way back. */
  state?: ListState;
  children: string;
}

/** A link within text, also for `mailto:`; on phones high enough for a finger. */
export function TextLink({ to, state, children }: Props) {
  return (
    <Link
      to={to}
      state={state}
      className="inline-flex w-fit min-h-11 items-center text-sm text-accent-ink tabular-nums underline underline-offset-2 wrap-anywhere lg:min-h-6"
    >
      {children}
    </Link>
  );
}
