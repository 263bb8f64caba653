import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { orderListMessages as text } from '../messages/order-list';
import { languageNames, paymentNames } from '../messages/orders';
import { useChoices } from './filter-panel';
import { type ListState, type PanelFilter, panelFilters } from './list-state';

interface Props {
  state: ListState;
  address: (change: Partial<ListState>) => string;
}

/** What narrows the list beside search and status, each with the way out of it; also while the panel is folded. */
export function FilterChips({ state, address }: Props) {
  const { services, providers } = useChoices();
  const set = panelFilters.filter((name) => Boolean(state[name]));
  if (set.length === 0) return null;
  const without = (name: PanelFilter) =>
    address({ [name]: name === 'refunded' || name === 'withdrawal' ? false : undefined });
  const names: Record<PanelFilter, string> = {
    payment: `${text.payment}: ${state.payment ? paymentNames[state.payment] : ''}`,
    type: `${text.type}: ${state.type ? text.types[state.type] : ''}`,
    service: `${text.service}: ${services[state.service ?? 0] ?? state.service}`,
    provider: `${text.provider}: ${providers[state.provider ?? 0] ?? state.provider}`,
    language: `${text.language}: ${languageNames[state.language ?? '']}`,
    from: `${text.from}: ${day(state.from)}`,
    to: `${text.to}: ${day(state.to)}`,
    refunded: text.refunded,
    withdrawal: text.withdrawal,
  };
  return (
    <ul aria-label={text.activeFilters} className="flex flex-wrap gap-2">
      {set.map((name) => (
        <li key={name}>
          <Link
            to={without(name)}
            replace
            preventScrollReset
            aria-label={text.remove(names[name])}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm hover:bg-sunken sm:min-h-8"
          >
            {names[name]}
            <X aria-hidden="true" className="size-3.5 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={address(
            Object.fromEntries(
              set.map((name) => [name, name === 'refunded' || name === 'withdrawal' ? false : undefined]),
            ),
          )}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded px-1 text-sm text-accent-ink underline sm:min-h-8"
        >
          {text.clearAll}
        </Link>
      </li>
    </ul>
  );
}

/** `2026-11-21` as it is written in Spain. */
function day(iso = ''): string {
  return iso.split('-').reverse().join('/');
}
