import { type FormEvent, useState } from 'react';
import { parseEuros, typedEuros } from '../format';
import { paymentMessages as text } from '../messages/payments';
import { DayRange } from '../ui/day-range';
import { FilterSelect } from '../ui/filter-select';
import { SearchBox } from '../ui/search-box';
import type { PaymentListState } from './list-state';

interface Props {
  state: PaymentListState;
  onChange: (change: Partial<PaymentListState>) => void;
}

const field = 'h-11 rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:text-sm';

/** What narrows the list. */
export function Filters({ state, onChange }: Props) {
  return (
    <div className="grid gap-2">
      <SearchBox
        label={text.search}
        placeholder={text.searchPlaceholder}
        search={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={text.state}
          value={state.state}
          options={text.states}
          onChange={(value) => onChange({ state: value })}
        />
        <FilterSelect
          label={text.method}
          value={state.method}
          options={text.methods}
          onChange={(method) => onChange({ method })}
        />
        <FilterSelect
          label={text.dates}
          value={state.dates === 'begun' ? undefined : state.dates}
          options={{ refunded: text.dateNames.refunded, lost: text.dateNames.lost }}
          all={`${text.dates}: ${text.dateNames.begun.toLowerCase()}`}
          onChange={(dates) => onChange({ dates: dates ?? 'begun' })}
        />
        <DayRange from={state.from} to={state.to} onChange={onChange} />
        <span className="flex flex-wrap gap-2">
          <Amount name={text.min} cents={state.minCents} onCents={(minCents) => onChange({ minCents })} />
          <Amount name={text.max} cents={state.maxCents} onCents={(maxCents) => onChange({ maxCents })} />
        </span>
      </div>
    </div>
  );
}

/** An amount to filter by; taken when the field is left or Enter is pressed. */
function Amount({
  name,
  cents,
  onCents,
}: {
  name: string;
  cents: number | undefined;
  onCents: (cents: number | undefined) => void;
}) {
  const shown = cents === undefined ? '' : typedEuros(cents);
  const [typed, setTyped] = useState(shown);
  const [sent, setSent] = useState(shown);
  if (shown !== sent) {
    setSent(shown);
    setTyped(shown);
  }
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    const wished = typed.trim() ? parseEuros(typed) : undefined;
    if (typed.trim() && wished === undefined) setTyped(shown);
    else if (wished !== cents) onCents(wished);
  };
  return (
    <form onSubmit={take}>
      <input
        aria-label={name}
        placeholder={name}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => take()}
        className={`${field} w-36 placeholder:text-muted`}
      />
    </form>
  );
}
