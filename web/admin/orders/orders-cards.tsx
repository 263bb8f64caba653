import type { AdminOrderRow } from '../../../domain/calls/admin';
import { euros } from '../format';
import { listMessages as text } from '../messages/orders';
import { RelativeTime } from '../ui/relative-time';
import { packageName } from './package-name';
import { RowLink } from './row-link';
import { AttentionMark, StatusBadge, WithdrawalMark } from './status-badge';

/** The orders as cards, on phones. */
export function OrdersCards({ orders }: { orders: AdminOrderRow[] }) {
  return (
    <ul aria-label={text.table} className="divide-y divide-line md:hidden">
      {orders.map((order) => (
        <li key={order.id} className="group/row relative grid gap-1.5 px-4 py-3 active:bg-sunken">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="font-semibold">
              <RowLink order={order} />
            </span>
            <span className="font-medium tabular-nums">{euros(order.amountCents)}</span>
          </div>
          <div className="flex justify-between gap-3 text-sm text-muted">
            <span className="truncate">@{order.username}</span>
            <RelativeTime at={order.createdAt} side="right" />
          </div>
          <div className="truncate text-sm text-muted">{packageName(order)}</div>
          <div className="flex flex-wrap gap-1">
            {order.attention && <AttentionMark reason={order.attention} />}
            {order.withdrawalOpen && <WithdrawalMark />}
            <StatusBadge status={order.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
