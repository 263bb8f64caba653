import { useQuery } from '@tanstack/react-query';
import { autoRefillMessages as text } from '../messages/auto-refill';
import { useAddressState } from '../ui/address-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { CheckOrder } from './check-order';
import { refillListState } from './list-state';
import { ProcessAll } from './process-all';
import { overviewQuery } from './queries';
import { RefillLists } from './refill-lists';
import { SettingsForm } from './settings-form';
import { SystemInfo } from './system-info';

/** Refills: one order, all that are due, the rules, and what was refilled (S1 §2.15, decision 24). */
export function AutoRefillPage() {
  const query = useQuery(overviewQuery);
  const { state, change, address } = useAddressState(refillListState);
  return (
    <Page title={text.title} lead={text.lead}>
      <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <CheckOrder
            // Another order begins a new form, e.g. by "back".
            key={state.order}
            order={state.order}
            onCheck={(order) => change({ ...state, order })}
          />
          <Loaded query={query} failed={text.failed}>
            {({ run }) => (
              <ProcessAll
                run={run}
                page={state.results}
                address={(results) => address({ ...state, results })}
              />
            )}
          </Loaded>
        </div>
        {query.data && (
          <div className="grid gap-4">
            <SystemInfo overview={query.data} />
            <SettingsForm key={JSON.stringify(query.data.settings)} settings={query.data.settings} />
          </div>
        )}
      </Inset>
      <RefillLists state={state} change={change} address={address} />
    </Page>
  );
}
