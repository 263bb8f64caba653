import { adminCustomers, type CustomerRow } from '#domain/calls/admin-customers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { RelativeTime } from '../ui/relative-time';
import { customerMessages as text } from './text';

/** The buyers: addresses with their sums. */
export function CustomersPage() {
  return (
    <ListPage
      list={useList(adminCustomers)}
      text={text}
      rows={({ customers }) => customers}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

const { columns: titles } = text;
const columns: Column<CustomerRow>[] = [
  {
    key: 'email',
    title: titles.email,
    cell: ({ id, email, blocked }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <RowLink to={`/admin/customers/${id}`} open={text.open}>
          {email}
        </RowLink>
        {blocked && <Badge tone="danger">{text.blocked}</Badge>}
      </span>
    ),
  },
  {
    key: 'username',
    title: titles.username,
    cell: ({ username }) => username && <span className="text-muted wrap-anywhere">@{username}</span>,
  },
  { key: 'orders', title: titles.orders, sort: 'orders', right: true, cell: ({ orders }) => count(orders) },
  {
    key: 'spent',
    title: titles.spent,
    sort: 'spent',
    right: true,
    cell: ({ spentCents }) => euros(spentCents),
  },
  {
    key: 'refunded',
    title: titles.refunded,
    right: true,
    from: 'xl',
    cell: ({ refundedCents }) => (refundedCents > 0 ? euros(refundedCents) : '—'),
  },
  {
    key: 'first',
    title: titles.first,
    from: 'xl',
    cell: ({ firstOrderAt }) => <RelativeTime at={firstOrderAt} />,
  },
  {
    key: 'newest',
    title: titles.newest,
    sort: 'newest',
    cell: ({ lastOrderAt }) => <RelativeTime at={lastOrderAt} />,
  },
];
