import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { logsPerPage } from '../../../domain/calls/admin-logs';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { count } from '../format';
import { commonMessages } from '../messages/common';
import { logMessages as text } from '../messages/logs';
import { useAddressState } from '../ui/address-state';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { SearchBox } from '../ui/search-box';
import { Tabs } from '../ui/tabs';
import { type ApiLine, apiLogQuery } from './queries';

const sources = ['panel', 'payments', 'api'] as const;
const state = z.object({
  source: z.enum(sources).default('panel'),
  search: z.string().max(100).default(''),
  failed: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** Calls to panels, events of the payment provider, refusals and failures of the own API (S1 §2.15). */
export function ApiLogsPage() {
  const list = useAddressState(state);
  const query = useQuery(apiLogQuery(list.state));
  const { source } = list.state;
  return (
    <Page
      title={text.apiTitle}
      lead={text.apiLead}
      count={query.data && text.apiCount(count(query.data.total))}
    >
      <Tabs
        label={text.tabs}
        current={source}
        tabs={sources.map((key) => ({
          key,
          name: text.sources[key],
          address: list.address({ source: key, failed: undefined, search: '' }),
        }))}
      />
      <Inset className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={text.apiSearch}
          placeholder={text.apiSearchHint}
          search={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        {source !== 'api' && (
          <FilterSelect
            label={text.outcome}
            value={list.state.failed}
            options={text.outcomes}
            onChange={(failed) => list.change({ failed })}
          />
        )}
      </Inset>
      <Loaded query={query} failed={text.apiFailed}>
        {({ lines, total, page }) => (
          <Frame stale={query.isPlaceholderData}>
            {lines.length === 0 ? (
              <EmptyState
                title={list.filtered ? commonMessages.noneTitle : text.apiEmpty}
                text={list.filtered ? commonMessages.noneText : text.apiEmptyText}
              >
                {list.filtered && (
                  <Button asChild>
                    <Link to="?">{commonMessages.clearFilters}</Link>
                  </Button>
                )}
              </EmptyState>
            ) : (
              <DataTable
                label={text.sources[source]}
                rows={lines}
                rowKey={({ id }) => id}
                columns={columns}
              />
            )}
            {total > logsPerPage && (
              <Pagination
                page={page}
                pageSize={logsPerPage}
                total={total}
                address={(next) => list.address({ page: next })}
              />
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}

const columns = [
  {
    key: 'call',
    title: text.columns.call,
    cell: (line: ApiLine) => (
      <>
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{line.title}</span>
        {(line.request || line.answer) && <Exchange line={line} />}
      </>
    ),
  },
  {
    key: 'outcome',
    title: text.columns.outcome,
    cell: ({ outcome, failed, status }: ApiLine) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Badge tone={failed ? 'danger' : 'success'}>
          {text.outcomeNames[outcome] ?? (outcome || status)}
        </Badge>
        {status && outcome && <span className="text-muted tabular-nums">{status}</span>}
      </span>
    ),
  },
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderNumber, orderId, caller }: ApiLine) =>
      orderNumber ? (
        <Link
          to={`/admin/orders/${orderId ?? orderNumber}`}
          className="text-accent-ink underline-offset-2 hover:underline"
        >
          {orderNumber}
        </Link>
      ) : (
        caller && text.callers[caller]
      ),
  },
  {
    key: 'reference',
    title: text.columns.reference,
    from: 'xl' as const,
    cell: ({ reference }: ApiLine) => <span className="wrap-anywhere">{reference}</span>,
  },
  {
    key: 'duration',
    title: text.columns.duration,
    right: true,
    cell: ({ durationMs }: ApiLine) =>
      durationMs === undefined ? '' : text.ms(count(Math.round(durationMs))),
  },
  { key: 'at', title: text.columns.at, cell: ({ at }: ApiLine) => <RelativeTime at={at} side="right" /> },
];

/** What was sent and what came back, folded. */
function Exchange({ line: { request, answer } }: { line: ApiLine }) {
  const style = 'max-w-2xl rounded bg-sunken p-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap';
  return (
    <details className="mt-1 font-normal">
      <summary className="w-fit text-accent-ink">{text.detail}</summary>
      <div className="mt-1 grid gap-1">
        <span className="text-xs text-muted">{text.request}</span>
        <pre className={style}>{JSON.stringify(request ?? {}, null, 1)}</pre>
        <span className="text-xs text-muted">{text.answer}</span>
        <pre className={style}>{answer ?? text.noAnswer}</pre>
      </div>
    </details>
  );
}
