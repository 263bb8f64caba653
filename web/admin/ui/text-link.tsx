import { Link } from 'react-router-dom';

/** A link within text, also for `mailto:`; on phones high enough for a finger. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex w-fit min-h-11 items-center text-sm text-accent-ink tabular-nums underline underline-offset-2 wrap-anywhere lg:min-h-6"
    >
      {children}
    </Link>
  );
}
