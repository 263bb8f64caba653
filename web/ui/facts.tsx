import type { ReactNode } from 'react';

/** Names and values, one pair per line. */
export function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid text-sm">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
