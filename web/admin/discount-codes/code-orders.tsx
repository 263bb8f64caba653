import type { adminDiscount } from '#domain/calls/admin-discounts.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { euros } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import type { List } from '../list/use-list';
import { orderColumn } from '../order/order-columns';
import { StatusBadge } from '../order/status-badge';
import { RelativeTime } from '../ui/relative-time';
import { discountMessages } from './text';

const { orders: text } = discountMessages;

/** The orders that used a code, newest first. */
export function CodeOrders({ list }: { list: List<typeof adminDiscount> }) {
  return (
    <ListPage
      part
      list={list}
      text={text}
      rows={({ orders }) => orders}
      rowKey={({ orderNumber }) => orderNumber}
      columns={columns}
    />
  );
}

const { columns: titles } = text;
const columns: readonly Column<AnswerOf<typeof adminDiscount>['orders'][number]>[] = [
  orderColumn,
  { key: 'status', title: titles.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'created', title: titles.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { key: 'taken', title: titles.taken, right: true, cell: ({ discountCents }) => euros(discountCents) },
  {
    key: 'refunded',
    title: titles.refunded,
    right: true,
    from: 'xl',
    cell: ({ refundedCents }) => (refundedCents > 0 ? euros(refundedCents) : ''),
  },
  { key: 'amount', title: titles.amount, right: true, cell: ({ amountCents }) => euros(amountCents) },
];
