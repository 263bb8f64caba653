import { type FormEvent, useState } from 'react';
import { parseEuros, typedEuros } from '../format';

const style = 'h-11 rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:text-sm';

/** An amount to filter by; applied when the field loses the focus or Enter is pressed. */
export function AmountFilter({
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
    const entered = typed.trim() ? parseEuros(typed) : undefined;
    if (typed.trim() && entered === undefined) setTyped(shown);
    else if (entered !== cents) onCents(entered);
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
        className={`${style} w-36 placeholder:text-muted`}
      />
    </form>
  );
}
