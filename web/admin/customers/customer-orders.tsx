import type { adminCustomer, CustomerDetail } from '#domain/calls/admin-customers.ts';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import type { List } from '../list/use-list';
import { amountColumn, orderColumn } from '../order/order-columns';
import { packageName } from '../order/package-name';
import { StatusBadge } from '../order/status-badge';
import { RelativeTime } from '../ui/relative-time';
import { customerMessages } from './text';

const { orders: text } = customerMessages;

/** A page of a customer's orders. */
export function CustomerOrders({ list }: { list: List<typeof adminCustomer> }) {
  return (
    <ListPage
      part
      list={list}
      text={text}
      rows={({ customer }) => customer.orderList}
      rowKey={({ orderNumber }) => orderNumber}
      columns={columns}
    />
  );
}

const { columns: titles } = text;
const columns: Column<CustomerDetail['orderList'][number]>[] = [
  orderColumn,
  { key: 'created', title: titles.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { key: 'package', title: titles.package, from: 'xl', cell: packageName },
  {
    key: 'target',
    title: titles.target,
    from: '2xl',
    cell: ({ username }) => <span className="text-muted wrap-anywhere">@{username}</span>,
  },
  { key: 'status', title: titles.status, cell: ({ status }) => <StatusBadge status={status} /> },
  amountColumn,
];
