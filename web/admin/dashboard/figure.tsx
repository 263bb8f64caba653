import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Day } from '#domain/days.ts';
import { percent, shortDay } from '../format';
import { change } from './scale';
import { dashboardMessages as text } from './text';

export interface FigureProps {
  name: string;
  now: number | undefined;
  /**
   * The two values that are compared. `until`: the last day that they cover, if not the whole range. Undefined: nothing
   * can be compared yet.
   */
  compared: { now: number | undefined; before: number | undefined; until?: Day } | undefined;
  write: (value: number) => string;
  /** The list that it counts; a plain number if this user may not see it. */
  to?: string;
  hint?: string;
  /** Which direction is good; a change is then coloured. */
  good?: 'up' | 'down';
}

/** One figure of the range next to that of the previous range. */
export function Figure({ name, now, compared, write, to, hint, good }: FigureProps) {
  const shown = (one: number | undefined) => (one === undefined ? text.unknown : write(one));
  const value = shown(now);
  return (
    <div className="grid content-start gap-0.5 p-4 outline-1 outline-line">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl font-semibold tracking-tight tabular-nums">
          {to ? (
            <Link
              to={to}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {value}
            </Link>
          ) : (
            value
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums">
          {compared && <Change by={change(compared.now, compared.before)} good={good} />}
          {comparison(compared, shown)}
        </span>
        {hint && <span className="text-xs text-muted">{hint}</span>}
      </dd>
    </div>
  );
}

function comparison(compared: FigureProps['compared'], shown: (one: number | undefined) => string): string {
  if (!compared) return text.stillChanges;
  const before = shown(compared.before);
  if (compared.until === undefined) return text.before(before);
  return text.beforeUntil(shortDay(compared.until), shown(compared.now), before);
}

function Change({ by, good }: { by: number | undefined; good?: 'up' | 'down' }) {
  if (by === undefined || Math.abs(by) < 0.0005) return null;
  const up = by > 0;
  const tone = !good ? '' : (good === 'up') === up ? 'text-success' : 'text-danger';
  const Icon = up ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={`inline-flex items-center gap-0.5 font-medium ${tone}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {up ? '+' : ''}
      {percent(by)}
    </span>
  );
}
