import { ChartColumn, Table } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Section } from '../ui/section';
import { SmallTable } from '../ui/small-table';
import { Bars, type Point } from './bars';
import { dashboardMessages as text } from './text';

export interface ChartProps {
  title: string;
  /** Heading of the table's first column. */
  unit: string;
  bar: string;
  mark: string;
  points: Point[];
  write: (value: number) => string;
  /** Short form for the axis. */
  edge: (value: number) => string;
  closest?: number;
}

/** A chart, its largest and smallest value in words, and the table behind it. */
export function Chart({ title, unit, bar, mark, points, write, edge, closest }: ChartProps) {
  const [table, setTable] = useState(false);
  const said = points.filter((point): point is Point & { bar: number } => point.bar !== undefined);
  const most = said.reduce((a, b) => (b.bar > a.bar ? b : a), said[0] as (typeof said)[number]);
  const least = said.reduce((a, b) => (b.bar < a.bar ? b : a), said[0] as (typeof said)[number]);
  const empty = said.every((point) => point.bar === 0);
  const Icon = table ? ChartColumn : Table;
  return (
    <Section
      title={title}
      aside={
        <Button
          variant="quiet"
          size="small"
          icon={<Icon aria-hidden="true" className="size-4" />}
          aria-label={`${table ? text.asChart : text.asTable}: ${title}`}
          onClick={() => setTable(!table)}
        >
          {table ? text.asChart : text.asTable}
        </Button>
      }
    >
      {table ? (
        <Rows {...{ title, unit, bar, mark, points, write }} />
      ) : empty ? (
        <p className="grid h-48 place-items-center text-sm text-muted">{text.none}</p>
      ) : (
        <>
          <Bars {...{ bar, mark, points, edge, closest }} />
          <p className="mt-2 text-xs text-muted tabular-nums">
            {text.most(write(most.bar), most.label)}, {text.least(write(least.bar), least.label)}
          </p>
        </>
      )}
    </Section>
  );
}

function Rows({ title, unit, bar, mark, points, write }: Omit<ChartProps, 'edge' | 'closest'>) {
  const value = (one: number | undefined) => (one === undefined ? text.unknown : write(one));
  const linked = ({ bar, to }: Point) =>
    to && bar !== undefined ? (
      <Link to={to} className="inline-block py-1 underline underline-offset-2">
        {write(bar)}
      </Link>
    ) : (
      value(bar)
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
    <section className="max-h-72 overflow-y-auto" aria-label={title} tabIndex={0}>
      <SmallTable
        label={title}
        head={[unit, bar, mark]}
        rows={points.map((point) => [point.label, linked(point), value(point.mark)])}
      />
    </section>
  );
}
