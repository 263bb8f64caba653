import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { ranges } from '#domain/days.ts';
import { Button } from '#web/ui/button.tsx';
import type { DashboardState } from './queries';
import { dashboardMessages as text } from './text';

interface Props {
  state: DashboardState;
  /** The shown range, with which a custom one starts. */
  from: string;
  to: string;
  address: (change: Partial<DashboardState>) => string;
  onDates: (dates: { from: string; to: string }) => void;
}

const field = 'h-11 rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:text-sm';

/** The days of the figures. */
export function RangePicker({ state, from, to, address, onDates }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <nav aria-label={text.range} className="flex flex-wrap gap-1">
        {ranges.map((range) => (
          <Link
            key={range}
            to={address(range === 'custom' ? { range, from, to } : { range, from: undefined, to: undefined })}
            replace
            preventScrollReset
            aria-current={state.range === range ? 'true' : undefined}
            className={`inline-flex min-h-11 items-center rounded-control border px-3 text-sm sm:min-h-9 ${state.range === range ? 'border-accent bg-accent-soft font-semibold text-accent-ink' : 'border-line bg-surface hover:bg-sunken'}`}
          >
            {text.ranges[range]}
          </Link>
        ))}
      </nav>
      {state.range === 'custom' && <Dates key={`${from} ${to}`} from={from} to={to} onDates={onDates} />}
    </div>
  );
}

function Dates({ from, to, onDates }: Pick<Props, 'from' | 'to' | 'onDates'>) {
  const [dates, setDates] = useState({ from, to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dates.from && dates.to) onDates(dates);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-xs text-muted">
          {text[name]}
          <input
            type="date"
            required
            value={dates[name]}
            onChange={({ target }) => setDates({ ...dates, [name]: target.value })}
            className={`${field} text-ink`}
          />
        </label>
      ))}
      <Button type="submit" size="small">
        {text.show}
      </Button>
    </form>
  );
}
