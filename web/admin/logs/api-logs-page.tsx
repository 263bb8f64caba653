import { Link } from 'react-router-dom';
import { type ApiLine, adminApiLogs, apiLogSources } from '#domain/calls/admin-logs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count } from '../format';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { RelativeTime } from '../ui/relative-time';
import { Tabs } from '../ui/tabs';
import { apiLogText as text } from './text';

/** Calls to panels, events of the payment provider, refusals and failures of our own API (S1 §2.15). */
export function ApiLogsPage() {
  const list = useList(adminApiLogs, { apart: 'source' });
  const { source } = list.state;
  return (
    <ListPage
      list={list}
      text={{ ...text, list: text.sources[source] }}
      rows={({ lines }) => lines}
      rowKey={({ id }) => id}
      columns={columns}
      // Only refusals and failures of our own API are logged.
      filters={source === 'api' ? [] : [outcome]}
      above={
        <Tabs
          label={text.tabs}
          current={source}
          tabs={apiLogSources.map((key) => ({
            key,
            name: text.sources[key],
            address: list.address({ source: key, failed: undefined, search: '' }),
          }))}
        />
      }
    />
  );
}

const outcome: Filter = { kind: 'choice', name: 'failed', label: text.outcome, options: text.outcomes };

const columns: Column<ApiLine>[] = [
  {
    key: 'call',
    title: text.columns.call,
    cell: (line) => (
      <>
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{line.title}</span>
        {line.leftOut && (
          <p className="text-xs font-normal text-muted">{text.leftOut(line.leftOut, count(line.leftOut))}</p>
        )}
        {(line.request || line.answer) && <Exchange line={line} />}
      </>
    ),
  },
  {
    key: 'outcome',
    title: text.columns.outcome,
    cell: ({ outcome, failed, status }) => (
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
    cell: ({ orderNumber, orderId, caller }) =>
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
    from: 'xl',
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
  },
  {
    key: 'duration',
    title: text.columns.duration,
    right: true,
    cell: ({ durationMs }) => (durationMs === undefined ? '' : text.ms(count(Math.round(durationMs)))),
  },
  { key: 'at', title: text.columns.at, cell: ({ at }) => <RelativeTime at={at} side="right" /> },
];

/** Request and answer, collapsed. */
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
