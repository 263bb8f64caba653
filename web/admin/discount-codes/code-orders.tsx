import { discountsPerPage } from '../../../domain/calls/admin-discounts';
import { Badge } from '../../ui/badge';
import type { getDiscountCodesCode } from '../client';
import { count, euros } from '../format';
import { discountMessages } from '../messages/discount-codes';
import { orderAddress } from '../orders/package-name';
import { StatusBadge } from '../orders/status-badge';
import { type Column, DataTable } from '../ui/data-table';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { Nothing, Section } from '../ui/section';

const text = discountMessages.orders;
type Order = Awaited<ReturnType<typeof getDiscountCodesCode>>['orders'][number];

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

interface Props {
  orders: Order[];
  total: number;
  page: number;
  stale: boolean;
  address: (page: number) => string;
}

/** The orders that used a code, newest first. */
export function CodeOrders({ orders, total, page, stale, address }: Props) {
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
          {total > discountsPerPage && (
            <Pagination page={page} pageSize={discountsPerPage} total={total} address={address} />
          )}
        </div>
      )}
    </Section>
  );
}
