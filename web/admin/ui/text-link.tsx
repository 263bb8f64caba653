import { Link } from 'react-router-dom';

/** A link among words, also of `mailto:`; on phones as high as a finger needs. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm text-accent-ink tabular-nums underline underline-offset-2 wrap-anywhere lg:min-h-6"
    >
      {children}
    </Link>
  );
}
