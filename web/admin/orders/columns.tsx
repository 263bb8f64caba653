import type { AdminOrderListRow } from '#domain/calls/admin-order-list.ts';
import { languageNames } from '#domain/order-names.ts';
import type { Column } from '../list/data-table';
import { messages } from '../messages';
import { amountColumn, orderColumn } from '../order/order-columns';
import { packageName } from '../order/package-name';
import { PaymentBadge, StatusMarks } from '../order/status-badge';
import { RelativeTime } from '../ui/relative-time';
import { ordersText as text } from './text';

const { columns: titles } = text;

/** Every column of the list of orders. */
export const orderColumns: readonly Column<AdminOrderListRow>[] = [
  orderColumn,
  {
    key: 'created',
    title: titles.created,
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  {
    key: 'customer',
    title: titles.customer,
    truncate: 'max-w-44 2xl:max-w-64',
    cell: ({ email, username }) => (
      <>
        <span className="block truncate">{email}</span>
        <span className="block truncate text-muted">@{username}</span>
      </>
    ),
  },
  {
    key: 'package',
    title: titles.package,
    from: 'xl',
    cell: (order) => <span className="whitespace-nowrap">{packageName(order)}</span>,
  },
  { key: 'status', title: titles.status, cell: (order) => <StatusMarks order={order} /> },
  {
    key: 'payment',
    title: titles.payment,
    from: '2xl',
    cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
  },
  {
    key: 'provider',
    title: titles.provider,
    from: '2xl',
    cell: ({ providerOrderId }) => (
      <span className="text-muted tabular-nums">{providerOrderId ?? messages.shell.unknown}</span>
    ),
  },
  {
    key: 'language',
    title: titles.language,
    chosenOnly: true,
    cell: ({ language }) => languageNames[language] ?? language,
  },
  {
    key: 'intent',
    title: titles.intent,
    chosenOnly: true,
    cell: ({ paymentIntentId }) => (
      <span className="font-mono text-xs whitespace-nowrap text-muted">{paymentIntentId}</span>
    ),
  },
  {
    key: 'delivered',
    title: titles.delivered,
    sort: 'deliveredAt',
    chosenOnly: true,
    cell: ({ deliveredAt }) => (deliveredAt ? <RelativeTime at={deliveredAt} /> : messages.shell.unknown),
  },
  { ...amountColumn, sort: 'amount' },
];
