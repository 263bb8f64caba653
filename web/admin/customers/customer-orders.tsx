import { type CustomerDetail, customerOrdersPerPage } from '../../../domain/calls/admin-customers';
import { euros } from '../format';
import { customerMessages as text } from '../messages/customers';
import { orderAddress, packageName } from '../orders/package-name';
import { StatusBadge } from '../orders/status-badge';
import { type Column, DataTable } from '../ui/data-table';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';

type Order = CustomerDetail['orderList'][number];

const { orderColumns: names } = text;
const columns: Column<Order>[] = [
  {
    key: 'number',
    title: names.number,
    cell: ({ orderNumber }) => (
      <RowLink to={orderAddress(orderNumber)} open={text.openOrder}>
        {orderNumber}
      </RowLink>
    ),
  },
  { key: 'created', title: names.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { key: 'package', title: names.package, from: 'xl', cell: packageName },
  {
    key: 'target',
    title: names.target,
    from: '2xl',
    cell: ({ username }) => <span className="text-muted wrap-anywhere">@{username}</span>,
  },
  { key: 'status', title: names.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'amount',
    title: names.amount,
    right: true,
    cell: ({ amountCents, refundedCents }) => (
      <>
        {euros(amountCents)}
        {refundedCents > 0 && (
          <span className="block text-xs text-muted">{text.refundedPart(euros(refundedCents))}</span>
        )}
      </>
    ),
  },
];

interface Props {
  customer: CustomerDetail;
  page: number;
  stale: boolean;
  address: (page: number) => string;
}

/** A page of a customer's orders. */
export function CustomerOrders({ customer, page, stale, address }: Props) {
  return (
    <section aria-label={text.orders} className="rounded-xl border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-sm font-semibold">{text.orders}</h2>
      <div aria-busy={stale} className={stale ? 'renewing' : ''}>
        <DataTable
          label={text.orders}
          columns={columns}
          rows={customer.orderList}
          rowKey={({ orderNumber }) => orderNumber}
        />
      </div>
      {customer.orders > customerOrdersPerPage && (
        <Pagination page={page} pageSize={customerOrdersPerPage} total={customer.orders} address={address} />
      )}
    </section>
  );
}
