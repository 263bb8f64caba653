import { useQuery } from '@tanstack/react-query';
import { type Conversions as Answer, conversionsPerPage } from '../../../domain/calls/admin-marketing';
import { count, euros } from '../format';
import { marketingMessages } from '../messages/marketing';
import { orderAddress } from '../orders/package-name';
import { type Column, DataTable } from '../ui/data-table';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { Section } from '../ui/section';
import { ConversionDays } from './conversion-days';
import { conversionsQuery, type MarketingState } from './queries';

const text = marketingMessages.conversions;
const sourceName = (source: string) => text.sources[source] ?? source;

const columns: readonly Column<Answer['conversions'][number]>[] = [
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderNumber }) => (
      <RowLink to={orderAddress(orderNumber)} open={text.columns.order}>
        {orderNumber}
      </RowLink>
    ),
  },
  { key: 'at', title: text.columns.at, cell: ({ at }) => <RelativeTime at={at} /> },
  { key: 'source', title: text.columns.source, cell: ({ source }) => sourceName(source) },
  {
    key: 'amount',
    title: text.columns.amount,
    right: true,
    // As it was recorded; nothing but euros ever is.
    cell: ({ amountCents, currency }) =>
      currency === 'EUR' ? euros(amountCents) : `${euros(amountCents)} (${currency})`,
  },
];

interface Props {
  state: MarketingState;
  change: (change: Partial<MarketingState>) => void;
  address: (change: Partial<MarketingState>) => string;
}

/** What was recorded as a conversion: one for each paid order, by its workflow (decision 29). */
export function Conversions({ state, change, address }: Props) {
  const query = useQuery(conversionsQuery(state));
  const answer = query.data;
  const sources = Object.fromEntries(
    (answer?.sources ?? []).map(({ source }) => [source, sourceName(source)]),
  );
  return (
    <>
      <Inset className="grid gap-3">
        <p className="max-w-prose text-sm text-muted">
          {text.consent} {answer && text.measurement[answer.measurement]}
        </p>
        <div className="flex flex-wrap gap-2">
          <FilterSelect
            label={text.period}
            value={state.days === '30' ? undefined : state.days}
            options={{ '7': text.periods['7'], '90': text.periods['90'] }}
            all={text.periods['30']}
            onChange={(days) => change({ days: days ?? '30' })}
          />
          <FilterSelect
            label={text.source}
            value={state.source}
            options={sources}
            all={text.allSources}
            onChange={(source) => change({ source })}
          />
        </div>
      </Inset>
      <Loaded query={query} failed={text.failed}>
        {({ days, sources: bySource, conversions, total, totalCents }) => (
          <>
            <Inset>
              <Section
                title={text.byDay}
                aside={
                  <span className="text-sm text-muted tabular-nums">
                    {text.sum(total, count(total))}
                    {totalCents !== undefined && ` · ${euros(totalCents)}`}
                  </span>
                }
              >
                <ConversionDays days={days} />
                {bySource.length > 0 && (
                  <ul
                    aria-label={text.bySource}
                    className="mt-4 grid gap-1 border-t border-line pt-3 text-sm"
                  >
                    {bySource.map((one) => (
                      <li key={one.source} className="flex flex-wrap justify-between gap-x-4">
                        <span>{sourceName(one.source)}</span>
                        <span className="tabular-nums">
                          {count(one.count)}
                          {one.cents !== undefined && ` · ${euros(one.cents)}`}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </Section>
            </Inset>
            <Frame stale={query.isPlaceholderData}>
              {conversions.length > 0 ? (
                <>
                  <DataTable
                    label={text.list}
                    columns={columns}
                    rows={conversions}
                    rowKey={({ orderNumber }) => orderNumber}
                  />
                  <Pagination
                    page={state.page}
                    pageSize={conversionsPerPage}
                    total={total}
                    address={(page) => address({ page })}
                  />
                </>
              ) : (
                <NoRows
                  title={text.empty}
                  text={text.emptyText}
                  filtered={state.source !== undefined || state.days !== '30'}
                  page={state.page}
                  to="/admin/marketing?tab=conversions"
                />
              )}
            </Frame>
          </>
        )}
      </Loaded>
    </>
  );
}
