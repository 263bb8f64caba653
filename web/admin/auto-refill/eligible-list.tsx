import { useQuery } from '@tanstack/react-query';
import { refillsPerPage } from '../../../domain/calls/admin-refill';
import type { getRefillCandidates } from '../client';
import { count } from '../format';
import { autoRefillMessages as text } from '../messages/auto-refill';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Frame } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { candidatesQuery } from './queries';

type Candidate = Awaited<ReturnType<typeof getRefillCandidates>>['orders'][number];

const columns: readonly Column<Candidate>[] = [
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderId, orderNumber }) => (
      <RowLink to={`/admin/orders/${orderId}`} open={text.open}>
        {orderNumber}
      </RowLink>
    ),
  },
  { key: 'user', title: text.columns.user, cell: ({ username }) => username && `@${username}` },
  { key: 'quantity', title: text.columns.delivered, right: true, cell: (row) => count(row.quantity) },
  { key: 'expected', title: text.columns.expected, right: true, cell: (row) => count(row.expected) },
  {
    key: 'when',
    title: text.columns.when,
    right: true,
    cell: ({ deliveredAt }) => deliveredAt && <RelativeTime at={deliveredAt} side="right" />,
  },
];

/** Delivered orders that the sweep looks at. */
export function EligibleList({ page, address }: { page: number; address: (page: number) => string }) {
  const query = useQuery(candidatesQuery(page));
  return (
    <Loaded query={query} failed={text.eligibleFailed}>
      {({ orders, total }) =>
        orders.length === 0 ? (
          <EmptyState title={text.eligibleEmpty} text={text.eligibleEmptyText} />
        ) : (
          <Frame stale={query.isPlaceholderData}>
            <DataTable
              label={text.tabs.eligible}
              columns={columns}
              rows={orders}
              rowKey={({ orderId }) => orderId}
            />
            <Pagination page={page} pageSize={refillsPerPage} total={total} address={address} />
          </Frame>
        )
      }
    </Loaded>
  );
}
