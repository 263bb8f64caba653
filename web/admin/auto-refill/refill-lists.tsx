import { Link } from 'react-router-dom';
import { autoRefillMessages as text } from '../messages/auto-refill';
import type { useAddressState } from '../ui/address-state';
import { Inset } from '../ui/page';
import { EligibleList } from './eligible-list';
import { HistoryList } from './history-list';
import type { RefillListState, refillListState } from './list-state';

type Address = ReturnType<typeof useAddressState<typeof refillListState>>;

/** Two lists: what the sweep looks at, and what was refilled. */
export function RefillLists({ state, change, address }: Pick<Address, 'state' | 'change' | 'address'>) {
  const to = (next: Partial<RefillListState>) => address({ ...state, page: 1, ...next });
  return (
    <section aria-label={text.lists} className="grid gap-3">
      <Inset>
        <nav aria-label={text.lists} className="flex gap-1 border-b border-line">
          {(['eligible', 'history'] as const).map((tab) => (
            <Link
              key={tab}
              to={to({ tab, state: undefined })}
              replace
              preventScrollReset
              aria-current={state.tab === tab ? 'page' : undefined}
              className="-mb-px border-b-2 border-transparent px-3 py-2.5 text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {text.tabs[tab]}
            </Link>
          ))}
        </nav>
      </Inset>
      {state.tab === 'eligible' ? (
        <EligibleList page={state.page} address={(page) => to({ page })} />
      ) : (
        <HistoryList
          page={state.page}
          state={state.state}
          onState={(chosen) => change({ ...state, state: chosen, page: 1 })}
          address={(page) => to({ page })}
        />
      )}
    </section>
  );
}
