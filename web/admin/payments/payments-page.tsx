import { type AdminPaymentRow, adminPayments } from '#domain/calls/admin-payments.ts';
import { euros } from '../format';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { PaymentTabs } from '../reconciliation/payment-tabs';
import { RelativeTime } from '../ui/relative-time';
import { AmountFilter } from './amount-filter';
import { declineName, methodName } from './method';
import { StateBadges } from './state-badge';
import { paymentMessages as text } from './text';

/** Every payment intent (S1 §2.1 /admin/payments). */
export function PaymentsPage() {
  return (
    <ListPage
      list={useList(adminPayments)}
      text={text}
      rows={({ payments }) => payments}
      rowKey={({ intent }) => intent}
      columns={columns}
      filters={filters}
      above={<PaymentTabs current="payments" />}
    />
  );
}

const filters: Filter[] = [
  { kind: 'choice', name: 'state', label: text.state, options: text.states },
  { kind: 'choice', name: 'method', label: text.method, options: text.methods },
  { kind: 'choice', name: 'order', label: text.orderFilter, options: text.orders },
  {
    kind: 'choice',
    name: 'dates',
    label: text.dates,
    options: text.dateNames,
    all: `${text.dates}: ${text.dateNames.begun.toLowerCase()}`,
  },
  { kind: 'days' },
  ...(['min', 'max'] as const).map(
    (end): Filter => ({
      kind: 'other',
      name: `${end}Cents`,
      control: (cents, onCents) => (
        <AmountFilter name={text[end]} cents={cents as number | undefined} onCents={onCents} />
      ),
    }),
  ),
];

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
