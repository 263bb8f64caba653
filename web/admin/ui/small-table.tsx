import type { ReactNode } from 'react';

interface Props {
  /** Names the table for screen readers. */
  label: string;
  head: readonly string[];
  /** Each with its name, which no other row has. */
  rows: readonly (readonly [name: string, ...figures: ReactNode[]])[];
  /** The last row is the sum of the others. */
  sum?: boolean;
}

/** A few figures side by side, inside a card. For the rows of a list there is `DataTable`. */
export function SmallTable({ label, head, rows, sum }: Props) {
  return (
    <table aria-label={label} className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-left text-muted">
          {head.map((name, index) => (
            <th key={name} scope="col" className={`py-1 font-medium ${index > 0 ? 'pl-3 text-right' : ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className={`border-t border-line ${sum ? 'last:font-semibold' : ''}`}>
            <th scope="row" className="py-1 text-left [font-weight:inherit] wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={head[index + 1]} className="py-1 pl-3 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
