import { useId } from 'react';
import { type AccountFilter, accountFilters } from '#domain/account.ts';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';

/** The filter of the orders, with the number of each kind. */
export function OrderFilter({
  value,
  counts,
  onChange,
}: {
  value: AccountFilter;
  counts: Record<AccountFilter, number>;
  onChange: (filter: AccountFilter) => void;
}) {
  const { account } = useMessages();
  const { list } = account;
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{list.filter}</legend>
      <div className="-m-1 flex flex-wrap gap-1 p-1">
        {accountFilters.map((filter) => (
          <label
            key={filter}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-semibold has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={filter}
              checked={filter === value}
              onChange={() => onChange(filter)}
              className="sr-only"
            />
            {list.filters[filter]}
            <span className="font-normal text-muted tabular-nums">
              {formatCount(counts[filter], language)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
