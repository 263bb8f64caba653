import type { ReactNode } from 'react';

/** Names and values side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:items-baseline">
      {children}
    </dl>
  );
}

/** One of them; nothing if there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-1.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
