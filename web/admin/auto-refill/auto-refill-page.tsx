import { z } from 'zod';
import { refillOverview } from '#domain/calls/admin-refill.ts';
import { useAddressState } from '../list/address-state';
import { whileRunning } from '../sweeps/sweep-run';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { CheckOrder } from './check-order';
import { EligibleList } from './eligible-list';
import { HistoryList } from './history-list';
import { ProcessAll } from './process-all';
import { SettingsForm } from './settings-form';
import { SystemInfo } from './system-info';
import { autoRefillMessages as text } from './text';

const tabs = ['eligible', 'history'] as const;
const shown = z.object({
  /** The order to check. */
  order: z.string().max(60).default(''),
  tab: z.enum(tabs).default('eligible'),
});

/** Refills: one order, all that are due, the rules, and the history (S1 §2.15, D24). */
export function AutoRefillPage() {
  const query = useDetail(refillOverview, {}, undefined, { again: whileRunning });
  const { state, change } = useAddressState(shown);
  return (
    <Page title={text.title} lead={text.lead}>
      <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <CheckOrder
            // Another order starts a new form, e.g. after "back".
            key={state.order}
            order={state.order}
            onCheck={(order) => change({ order })}
          />
          <Loaded query={query} failed={text.failed}>
            {({ run }) => <ProcessAll run={run} />}
          </Loaded>
        </div>
        {query.data && (
          <div className="grid gap-4">
            <SystemInfo overview={query.data} />
            <SettingsForm settings={query.data.settings} />
          </div>
        )}
      </Inset>
      <Tabs
        label={text.lists}
        current={state.tab}
        // Filters of one list mean nothing in the other.
        tabs={tabs.map((tab) => ({
          key: tab,
          name: text.tabs[tab],
          address: `?${new URLSearchParams({ ...(state.order && { order: state.order }), tab })}`,
        }))}
      />
      {state.tab === 'eligible' ? <EligibleList /> : <HistoryList />}
    </Page>
  );
}
