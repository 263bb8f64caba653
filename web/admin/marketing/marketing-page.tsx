import { z } from 'zod';
import { adminMarketing } from '#domain/calls/admin-marketing.ts';
import { useAddressState } from '../list/address-state';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { Conversions } from './conversions';
import { Overview } from './overview';
import { Suppressions } from './suppressions';
import { marketingMessages as text } from './text';

const tabs = ['overview', 'conversions', 'suppressions'] as const;
const shown = z.object({ tab: z.enum(tabs).default('overview') });

/** The shop's promotions, their results, and unsubscribed addresses. */
export function MarketingPage() {
  const { tab } = useAddressState(shown).state;
  return (
    <Page title={text.title} lead={text.lead}>
      <Tabs
        label={text.tabsLabel}
        current={tab}
        // Filters of one tab mean nothing in another.
        tabs={tabs.map((key) => ({ key, name: text.tabs[key], address: `?tab=${key}` }))}
      />
      {tab === 'overview' && <OverviewTab />}
      {tab === 'conversions' && <Conversions />}
      {tab === 'suppressions' && <Suppressions />}
    </Page>
  );
}

function OverviewTab() {
  return (
    <Loaded query={useDetail(adminMarketing)} failed={text.failed}>
      {({ overview }) => (
        <Inset>
          <Overview overview={overview} />
        </Inset>
      )}
    </Loaded>
  );
}
