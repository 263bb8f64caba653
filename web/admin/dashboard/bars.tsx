import { ticks } from './scale';

/** One point of a chart: a bar, and a mark next to it. */
export interface Point {
  key: string;
  /** Below the bar, e.g. `3 nov`. */
  label: string;
  bar: number | undefined;
  mark: number | undefined;
  /** The list that the bar counts. */
  to?: string;
}

interface Props {
  bar: string;
  mark: string;
  points: Point[];
  edge: (value: number) => string;
  /** The smallest distance between lines: a whole unit of the axis labels. */
  closest?: number;
}

/** Up to this number bars have room for their value above them. */
const fewBars = 8;

/**
 * Bars with a mark each, built from plain boxes: a library would be too much for this. The text below it and the table
 * behind it have the same content, so screen readers skip it.
 */
export function Bars({ bar, mark, points, edge, closest }: Props) {
  const values = points.flatMap((point) => [point.bar ?? 0, point.mark ?? 0]);
  const lines = ticks(Math.max(...values), closest);
  const top = lines.at(-1) ?? 1;
  const height = (value: number | undefined) => `${Math.max(0, ((value ?? 0) / top) * 100)}%`;
  const middle = Math.floor((points.length - 1) / 2);
  const named = new Set(points.length <= fewBars ? points.keys() : [0, middle, points.length - 1]);
  return (
    <div aria-hidden="true" className="grid gap-1 text-xs text-muted tabular-nums">
      <div className="flex flex-wrap gap-x-4">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs bg-accent" />
          {bar}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="w-3 border-t-2 border-ink" />
          {mark}
        </span>
      </div>
      <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="relative h-44 text-right">
          <span className="invisible">{edge(top)}</span>
          {lines.map((line) => (
            <span key={line} className="absolute right-0 translate-y-1/2" style={{ bottom: height(line) }}>
              {edge(line)}
            </span>
          ))}
        </div>
        <div className="relative h-44">
          {lines.map((line) => (
            <span
              key={line}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: height(line) }}
            />
          ))}
          <div className={`absolute inset-0 flex items-end ${points.length > 40 ? 'gap-px' : 'gap-1'}`}>
            {points.map((point) => (
              <div key={point.key} className="relative h-full min-w-0 flex-1">
                <span
                  className="absolute inset-x-0 bottom-0 mx-auto max-w-10 rounded-t-xs bg-accent"
                  style={{ height: height(point.bar) }}
                />
                {point.mark !== undefined && point.mark !== 0 && (
                  <span
                    className="absolute inset-x-0 mx-auto max-w-12 border-t-2 border-ink"
                    style={{ bottom: height(point.mark) }}
                  />
                )}
                {points.length <= fewBars && point.bar !== undefined && (
                  <span
                    className="absolute inset-x-0 truncate text-center font-medium text-ink"
                    style={{ bottom: `calc(${height(Math.max(point.bar, point.mark ?? 0))} + 2px)` }}
                  >
                    {edge(point.bar)}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <span />
        <div className={points.length <= fewBars ? 'flex gap-1 pt-1' : 'flex justify-between pt-1'}>
          {[...named]
            .sort((a, b) => a - b)
            .map((index) => (
              <span
                key={index}
                className={points.length <= fewBars ? 'min-w-0 flex-1 truncate text-center' : ''}
              >
                {points[index]?.label}
              </span>
            ))}
        </div>
      </div>
    </div>
  );
}
