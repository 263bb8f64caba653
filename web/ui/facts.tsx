import type { ReactNode } from 'react';

/** A name and its value. False leaves the line out. */
export type Fact = [name: string, value: ReactNode] | false;

/** Names and values, one pair per line. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="grid text-sm">
      {rows
        .filter((row) => row !== false)
        .map(([label, value]) => (
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
