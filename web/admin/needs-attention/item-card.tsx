import { type ReactNode, useId } from 'react';
import { RelativeTime } from '../ui/relative-time';

interface Props {
  title: ReactNode;
  badges?: ReactNode;
  since: string;
  children: ReactNode;
}

/** One thing that waits: what it is, since when, and below what can be done. */
export function ItemCard({ title, badges, since, children }: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="relative grid gap-2 rounded-card border border-line bg-surface p-4 text-sm leading-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-sm font-semibold tabular-nums">
          {title}
        </h2>
        {badges}
        <span className="text-muted sm:ml-auto">
          <RelativeTime at={since} side="right" />
        </span>
      </header>
      {children}
    </article>
  );
}

/** What somebody wrote, or a panel answered. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <p className="line-clamp-4 rounded-control bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
