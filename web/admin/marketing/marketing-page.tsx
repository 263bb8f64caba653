import { useQuery } from '@tanstack/react-query';
import { marketingMessages as text } from '../messages/marketing';
import { useAddressState, writeState } from '../ui/address-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { Conversions } from './conversions';
import { Overview } from './overview';
import { marketingState, marketingTabs, overviewQuery } from './queries';
import { Suppressions } from './suppressions';

/** What the shop says to sell more, what came of it, and who wants to hear nothing of it. */
export function MarketingPage() {
  const { state, change, address } = useAddressState(marketingState);
  const tab = state.tab;
  return (
    <Page title={text.title} lead={text.lead}>
      <Tabs
        label={text.tabsLabel}
        current={tab}
        tabs={marketingTabs.map((key) => ({
          key,
          name: text.tabs[key],
          // Filters of one tab mean nothing in another.
          address: `?${writeState(marketingState, { ...marketingState.parse({}), tab: key })}`,
        }))}
      />
      {tab === 'overview' && <OverviewTab />}
      {tab === 'conversions' && <Conversions state={state} change={change} address={address} />}
      {tab === 'suppressions' && <Suppressions state={state} change={change} address={address} />}
    </Page>
  );
}

function OverviewTab() {
  const query = useQuery(overviewQuery);
  return (
    <Loaded query={query} failed={text.failed}>
      {(overview) => (
        <Inset>
          <Overview overview={overview} />
        </Inset>
      )}
    </Loaded>
  );
}
