import { refillHistory } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { orderColumn } from '../order/order-columns';
import { RefillBadge } from '../order/status-badge';
import { refillNames } from '../order/text';
import { RelativeTime } from '../ui/relative-time';
import { autoRefillMessages } from './text';

const { history: text, columns: titles, state, people } = autoRefillMessages;

/** Refills, newest first. */
export function HistoryList() {
  return (
    <ListPage
      part
      list={useList(refillHistory)}
      text={text}
      rows={({ refills }) => refills}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[{ kind: 'choice', name: 'state', label: state, options: refillNames }]}
    />
  );
}

const columns: readonly Column<AnswerOf<typeof refillHistory>['refills'][number]>[] = [
  orderColumn,
  { key: 'state', title: titles.state, cell: ({ state }) => <RefillBadge state={state} /> },
  {
    key: 'requested',
    title: titles.requested,
    cell: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
  },
  { key: 'by', title: titles.by, cell: ({ requestedBy }) => people[requestedBy] ?? requestedBy },
  { key: 'ended', title: titles.ended, cell: ({ endedAt }) => endedAt && <RelativeTime at={endedAt} /> },
  {
    key: 'reason',
    title: titles.reason,
    from: 'xl',
    truncate: 'max-w-64',
    cell: ({ reason, providerRefillId }) => reason ?? providerRefillId,
  },
];
