import { adminBulkActions, type BulkSummary } from '#domain/calls/admin-bulk.ts';
import { count } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { RelativeTime } from '../ui/relative-time';
import { BulkBadge } from './bulk-progress';
import { bulkActionNames, bulkMessages as text } from './bulk-text';

/** Every bulk action, newest first, with what it did and what it left. */
export function BulkActionsPage() {
  return (
    <ListPage
      list={useList(adminBulkActions)}
      text={text.list}
      rows={({ acts }) => acts}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

const titles = text.list.columns;

const columns: readonly Column<BulkSummary>[] = [
  {
    key: 'action',
    title: titles.action,
    cell: ({ id, act, total }) => (
      <RowLink to={`/admin/bulk/${id}`} open={text.list.open}>
        {text.lead(bulkActionNames[act].label, text.orders(total, count(total)))}
      </RowLink>
    ),
  },
  { key: 'state', title: titles.state, cell: (bulk) => <BulkBadge bulk={bulk} /> },
  { key: 'done', title: titles.done, cell: ({ counts }) => count(counts.done), right: true },
  {
    key: 'notDone',
    title: titles.notDone,
    cell: ({ counts }) => <NotDone orders={counts.refused + counts.failed + counts.skipped} />,
    right: true,
  },
  { key: 'by', title: titles.by, cell: ({ startedBy }) => startedBy, truncate: 'max-w-40' },
  { key: 'reason', title: titles.reason, cell: ({ reason }) => reason, truncate: 'max-w-64', from: 'lg' },
  {
    key: 'startedAt',
    title: titles.startedAt,
    cell: ({ startedAt }) => <RelativeTime at={startedAt} side="right" />,
    right: true,
  },
];

function NotDone({ orders }: { orders: number }) {
  return <span className={orders > 0 ? 'font-medium text-danger' : ''}>{count(orders)}</span>;
}
