import { refillCandidatesCall } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { count } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { orderColumn } from '../order/order-columns';
import { RelativeTime } from '../ui/relative-time';
import { autoRefillMessages } from './text';

const { eligible: text, columns: titles } = autoRefillMessages;

/** Delivered orders that the sweep counts. */
export function EligibleList() {
  return (
    <ListPage
      part
      list={useList(refillCandidatesCall)}
      text={text}
      rows={({ orders }) => orders}
      rowKey={({ orderId }) => orderId}
      columns={columns}
    />
  );
}

const columns: readonly Column<AnswerOf<typeof refillCandidatesCall>['orders'][number]>[] = [
  orderColumn,
  { key: 'user', title: titles.user, cell: ({ username }) => username && `@${username}` },
  { key: 'quantity', title: titles.delivered, right: true, cell: (row) => count(row.quantity) },
  { key: 'expected', title: titles.expected, right: true, cell: (row) => count(row.expected) },
  {
    key: 'when',
    title: titles.when,
    right: true,
    cell: ({ deliveredAt }) => deliveredAt && <RelativeTime at={deliveredAt} side="right" />,
  },
];
