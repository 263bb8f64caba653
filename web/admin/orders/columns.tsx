import type { ReactNode } from 'react';
import type { AdminOrderListRow } from '../../../domain/calls/admin-order-list';
import { euros } from '../format';
import { messages } from '../messages';
import { languageNames, listMessages as text } from '../messages/orders';
import { RelativeTime } from '../ui/relative-time';
import type { ListColumn } from './list-state';
import { packageName } from './package-name';
import { AttentionMark, PaymentBadge, StatusBadge, WithdrawalMark } from './status-badge';

/** How a column of the list looks. */
export interface ColumnLook {
  cell: (order: AdminOrderListRow) => ReactNode;
  style?: string;
  right?: boolean;
  /** Left out below this width, where nobody chose the columns. */
  usually?: string;
  sort?: 'createdAt' | 'amount' | 'deliveredAt';
}

/** Every column but the number, which names its row. */
export const columnLooks: Record<ListColumn, ColumnLook> = {
  created: { sort: 'createdAt', cell: (order) => <RelativeTime at={order.createdAt} /> },
  customer: {
    style: 'max-w-44 2xl:max-w-64',
    cell: (order) => (
      <>
        <span className="block truncate">{order.email}</span>
        <span className="block truncate text-muted">@{order.username}</span>
      </>
    ),
  },
  package: { style: 'whitespace-nowrap', usually: 'hidden xl:table-cell', cell: packageName },
  status: {
    cell: (order) => (
      <span className="flex flex-wrap gap-1">
        {order.attention && <AttentionMark reason={order.attention} />}
        {order.withdrawalOpen && <WithdrawalMark />}
        <StatusBadge status={order.status} />
      </span>
    ),
  },
  payment: {
    usually: 'hidden min-[90rem]:table-cell',
    cell: (order) => <PaymentBadge status={order.paymentStatus} />,
  },
  provider: {
    style: 'text-muted tabular-nums',
    usually: 'hidden 2xl:table-cell',
    cell: (order) => order.providerOrderId ?? messages.shell.unknown,
  },
  language: { cell: (order) => languageNames[order.language] ?? order.language },
  intent: {
    style: 'font-mono text-xs text-muted whitespace-nowrap',
    cell: (order) => order.paymentIntentId,
  },
  delivered: {
    sort: 'deliveredAt',
    cell: (order) => (order.deliveredAt ? <RelativeTime at={order.deliveredAt} /> : messages.shell.unknown),
  },
  amount: {
    sort: 'amount',
    right: true,
    style: 'whitespace-nowrap tabular-nums',
    cell: (order) => (
      <>
        {euros(order.amountCents)}
        {order.refundedCents > 0 && (
          <span className="block text-xs whitespace-normal text-muted">
            {text.refundedPart(euros(order.refundedCents))}
          </span>
        )}
      </>
    ),
  },
};
