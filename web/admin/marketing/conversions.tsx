import { useId } from 'react';
import { type Conversions as Answer, adminConversions } from '#domain/calls/admin-marketing.ts';
import { count, euros } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { sourceNames } from '../messages/orders';
import { orderColumn } from '../order/order-columns';
import { Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { ConversionDays } from './conversion-days';
import { marketingMessages } from './text';

const text = marketingMessages.conversions;
const sourceName = (source: string) => sourceNames[source] ?? source;

/** Recorded conversions: one for each paid order, by its workflow (D29). */
export function Conversions() {
  const list = useList(adminConversions);
  const { answer } = list;
  const sources = answer?.sources.map(({ source }) => [source, sourceName(source)]) ?? [];
  return (
    <ListPage
      part
      list={list}
      text={{ ...text, lead: `${text.consent} ${answer ? text.measurement[answer.measurement] : ''}` }}
      rows={({ conversions }) => conversions}
      rowKey={({ orderNumber }) => orderNumber}
      columns={columns}
      filters={[
        { kind: 'choice', name: 'days', label: text.period, options: text.periods },
        // Orders of one source only have nothing to choose.
        ...(sources.length > 1
          ? [
              {
                kind: 'choice',
                name: 'source',
                label: text.source,
                options: Object.fromEntries(sources),
                all: text.allSources,
              } as const,
            ]
          : []),
      ]}
      between={
        answer && (
          <Inset>
            <Days {...answer} />
          </Inset>
        )
      }
    />
  );
}

function Days({ days, sources, total, totalCents }: Answer) {
  const heading = useId();
  return (
    <Section
      title={text.byDay}
      aside={
        <span className="text-sm text-muted tabular-nums">
          {text.count(total, count(total))}
          {totalCents !== undefined && ` · ${euros(totalCents)}`}
        </span>
      }
    >
      <ConversionDays days={days} />
      {sources.length > 1 && (
        <div className="mt-4 border-t border-line pt-3 text-sm">
          <h3 id={heading} className="mb-1 font-semibold">
            {text.bySource}
          </h3>
          <ul aria-labelledby={heading} className="grid gap-1">
            {sources.map((one) => (
              <li key={one.source} className="flex justify-between gap-x-4">
                <span>{sourceName(one.source)}</span>
                <span className="shrink-0 tabular-nums">
                  {count(one.count)}
                  {one.cents !== undefined && ` · ${euros(one.cents)}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

const columns: readonly Column<Answer['conversions'][number]>[] = [
  orderColumn,
  { key: 'at', title: text.columns.at, cell: ({ at }) => <RelativeTime at={at} /> },
  { key: 'source', title: text.columns.source, cell: ({ source }) => sourceName(source) },
  {
    key: 'amount',
    title: text.columns.amount,
    right: true,
    // As recorded; always in euros.
    cell: ({ amountCents, currency }) =>
      currency === 'EUR' ? euros(amountCents) : `${euros(amountCents)} (${currency})`,
  },
];
