import type { adminDiscount } from '#domain/calls/admin-discounts.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import { type Column, DataTable } from '../list/data-table';
import { Pagination } from '../list/pagination';
import { RowLink } from '../list/row-link';
import type { List } from '../list/use-list';
import { orderAddress } from '../order/package-name';
import { StatusBadge } from '../order/status-badge';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { discountMessages } from './text';

const text = discountMessages.orders;
type Order = AnswerOf<typeof adminDiscount>['orders'][number];

const columns: readonly Column<Order>[] = [
  {
    key: 'order',
    title: text.order,
    cell: ({ orderNumber }) => (
      <RowLink to={orderAddress(orderNumber)} open={text.order}>
        {orderNumber}
      </RowLink>
    ),
  },
  { key: 'status', title: text.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'created', title: text.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { key: 'taken', title: text.taken, right: true, cell: ({ discountCents }) => euros(discountCents) },
  {
    key: 'refunded',
    title: text.refunded,
    right: true,
    from: 'xl',
    cell: ({ refundedCents }) => (refundedCents > 0 ? euros(refundedCents) : ''),
  },
  { key: 'amount', title: text.amount, right: true, cell: ({ amountCents }) => euros(amountCents) },
];

/** The orders that used a code, newest first. */
export function CodeOrders({ list }: { list: List<typeof adminDiscount> }) {
  const { orders, total, page, pageSize } = list.answer ?? { orders: [], total: 0, page: 1, pageSize: 1 };
  const stale = list.rows.isPlaceholderData;
  return (
    <Section title={text.title} aside={total > 0 && <Badge>{count(total)}</Badge>}>
      {orders.length === 0 ? (
        <Nothing>{total > 0 ? text.pageGone : text.none}</Nothing>
      ) : (
        <div aria-busy={stale} className={`-mx-4 -my-3 ${stale ? 'renewing' : ''}`}>
          <DataTable
            label={text.title}
            columns={columns}
            rows={orders}
            rowKey={({ orderNumber }) => orderNumber}
          />
          {total > pageSize && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              address={(to) => list.address({ page: to })}
              part
            />
          )}
        </div>
      )}
    </Section>
  );
}
