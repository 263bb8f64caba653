import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { dayField } from '#domain/calls/list.ts';
import { ranges } from '#domain/days.ts';
import { fullDay } from '../format';
import { useAddressState } from '../list/address-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Balances } from './balances';
import { Breakdowns } from './breakdowns';
import { Charts } from './charts';
import { Figures } from './figures';
import { dashboardQuery } from './queries';
import { RangePicker } from './range-picker';
import { dashboardMessages as text } from './text';
import { WaitingList } from './waiting-list';

const state = z.object({
  range: z.enum(ranges).default('30'),
  from: dayField.optional(),
  to: dayField.optional(),
});

/** The first screen: what waits for a person, then how the shop is doing (S1 §2.1 /admin/dashboard). */
export function DashboardPage() {
  const shown = useAddressState(state);
  const query = useQuery(dashboardQuery(shown.state));
  return (
    <Page title={text.title}>
      <Loaded query={query} failed={text.failed}>
        {(dashboard) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={`grid gap-4 ${query.isPlaceholderData ? 'renewing' : ''}`}
          >
            <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <WaitingList waiting={dashboard.waiting} />
              <Balances balances={dashboard.balances} />
            </Inset>
            <Inset className="grid gap-2">
              <RangePicker
                state={shown.state}
                from={dashboard.from}
                to={dashboard.to}
                address={shown.address}
                onDates={(dates) => shown.change({ range: 'custom', ...dates })}
              />
              <p className="text-sm text-muted">
                <strong className="font-semibold text-ink">
                  {text.shown(fullDay(dashboard.from), fullDay(dashboard.to))}
                </strong>
                {'. '}
                {text.compared(
                  fullDay(dashboard.previousFrom),
                  fullDay(dashboard.previousTo),
                  dashboard.untilNow,
                )}
                {dashboard.ripe?.to !== dashboard.to &&
                  `. ${text.ripeUntil(dashboard.ripe && fullDay(dashboard.ripe.to))}`}
              </p>
            </Inset>
            <Figures dashboard={dashboard} />
            <Inset className="grid gap-4 xl:grid-cols-2">
              <Charts dashboard={dashboard} />
              <Breakdowns dashboard={dashboard} />
            </Inset>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
