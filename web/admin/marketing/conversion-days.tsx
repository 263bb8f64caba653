import type { Conversions } from '#domain/calls/admin-marketing.ts';
import { count, euros, fullDay, shortDay } from '../format';
import { SmallTable } from '../ui/small-table';
import { marketingMessages } from './text';

const text = marketingMessages.conversions;

/** Conversions of each day as plain bars, and as a table behind them. */
export function ConversionDays({ days }: Pick<Conversions, 'days'>) {
  const most = Math.max(1, ...days.map((day) => day.count));
  const withMoney = days.some(({ cents }) => cents !== undefined);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="grid gap-1 text-xs text-muted tabular-nums">
        <span>{text.most(count(most))}</span>
        <div className={`flex h-24 items-end border-b border-line ${days.length > 40 ? 'gap-px' : 'gap-1'}`}>
          {days.map((day) => (
            <span
              key={day.day}
              title={`${shortDay(day.day)}: ${count(day.count)}`}
              className="min-w-0 flex-1 rounded-t-xs bg-accent"
              style={{ height: `${(day.count / most) * 100}%` }}
            />
          ))}
        </div>
        <span className="flex justify-between">
          <span>{shortDay(first.day)}</span>
          <span>{shortDay(last.day)}</span>
        </span>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent-ink lg:min-h-6">
          {text.asTable}
        </summary>
        <div className="mt-2 max-w-md">
          <SmallTable
            label={text.byDay}
            head={[text.day, text.recorded, ...(withMoney ? [text.worth] : [])]}
            rows={[...days]
              .reverse()
              .map((day) => [
                fullDay(day.day),
                count(day.count),
                ...(day.cents === undefined ? [] : [euros(day.cents)]),
              ])}
          />
        </div>
      </details>
    </div>
  );
}
