import type { ReactNode } from 'react';

/** A figure with its name and an explanation; one without a value is left out. */
export type Figure = [name: string, value: ReactNode, note?: string];

/** A row of figures, as many as fit side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-4 not-last:mb-4">
      {figures.map(
        ([name, value, note]) =>
          value !== undefined && (
            <div key={name} className="grid content-start gap-0.5">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
              {note && <dd className="text-xs text-muted">{note}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
