import { useQuery } from '@tanstack/react-query';
import { countLimit } from '../../../domain/calls/admin-order-list';
import type { AdminPaymentRow } from '../../../domain/calls/admin-payments';
import { count, euros } from '../format';
import { paymentMessages as text } from '../messages/payments';
import { PaymentTabs } from '../reconciliation/payment-tabs';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { Filters } from './filters';
import { paymentListState } from './list-state';
import { declineName, methodName } from './method';
import { paymentsQuery } from './queries';
import { StateBadges } from './state-badge';

const columns: readonly Column<AdminPaymentRow>[] = [
  {
    key: 'order',
    title: text.columns.order,
    cell: (payment) => (
      <RowLink to={`/admin/payments/${payment.intent}`} open={text.open}>
        {payment.orderNumber}
      </RowLink>
    ),
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: (payment) => (
      <span className="grid gap-1 max-md:justify-items-end">
        <StateBadges payment={payment} />
        {payment.state === 'failed' && payment.failureCode && (
          <span className="text-xs text-muted">{declineName(payment.failureCode)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'email',
    title: text.columns.email,
    cell: ({ email }) => email || text.erased,
    truncate: 'max-w-56',
    from: 'lg',
  },
  { key: 'method', title: text.columns.method, cell: methodName, from: 'xl' },
  {
    key: 'intent',
    title: text.columns.intent,
    cell: ({ intent }) => <span className="font-mono text-xs">{intent}</span>,
    truncate: 'max-w-48',
    from: '2xl',
  },
  {
    key: 'begun',
    title: text.columns.begun,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} side="right" />,
    sort: 'createdAt',
    right: true,
  },
  {
    key: 'refunded',
    title: text.columns.refunded,
    cell: ({ refundedCents }) => (refundedCents > 0 ? euros(refundedCents) : ''),
    right: true,
  },
  {
    key: 'amount',
    title: text.columns.amount,
    cell: ({ amountCents }) => <span className="font-medium">{euros(amountCents)}</span>,
    sort: 'amount',
    right: true,
  },
];

/** Every payment intent (S1 §2.1 /admin/payments). What the list shows stands in the address. */
export function PaymentsPage() {
  const { state, change, address, filtered } = useAddressState(paymentListState);
  const query = useQuery(paymentsQuery(state));
  const answer = query.data;
  return (
    <Page title={text.title} lead={text.lead} count={answer && counted(answer.total)}>
      <PaymentTabs current="payments" />
      <Inset>
        <Filters state={state} onChange={change} />
      </Inset>
      <Loaded query={query} failed={text.failed}>
        {({ payments, total, page, pageSize }) => (
          <Frame stale={query.isPlaceholderData}>
            {payments.length > 0 ? (
              <>
                <DataTable
                  label={text.table}
                  columns={columns}
                  rows={payments}
                  rowKey={({ intent }) => intent}
                  sort={state.sort}
                  sortAddress={(sort) => address({ sort: sort as typeof state.sort })}
                />
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={Math.min(total, countLimit)}
                  totalText={total > countLimit ? text.moreThan(count(countLimit)) : undefined}
                  address={(to) => address({ page: to })}
                />
              </>
            ) : (
              <NoRows
                title={text.emptyTitle}
                text={text.emptyText}
                filtered={filtered}
                page={page}
                total={total}
                to={total > 0 ? address({ page: 1 }) : '/admin/payments'}
              />
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}

/** How many there are, as far as they are counted. */
function counted(total: number): string {
  return total > countLimit ? text.moreThanPayments(count(countLimit)) : text.count(total, count(total));
}
