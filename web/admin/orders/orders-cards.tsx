import type { AdminOrderListRow } from '../../../domain/calls/admin-order-list';
import { euros } from '../format';
import { orderListMessages as words } from '../messages/order-list';
import { listMessages as text } from '../messages/orders';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { Tick } from '../ui/tick';
import type { Ticks } from './orders-table';
import { orderAddress, packageName } from './package-name';
import { AttentionMark, StatusBadge, WithdrawalMark } from './status-badge';

/** The orders as cards, on phones. */
export function OrdersCards({ orders, ticks }: { orders: AdminOrderListRow[]; ticks?: Ticks }) {
  return (
    <ul aria-label={text.table} className="divide-y divide-line md:hidden">
      {orders.map((order) => (
        <li
          key={order.id}
          className="group/row relative flex gap-3 px-4 py-3 active:bg-sunken has-checked:bg-accent-soft"
        >
          {ticks && (
            <Tick
              label={words.select(order.orderNumber)}
              checked={ticks.isTicked(order.id)}
              onChange={(on) => ticks.tick([order.id], on)}
            />
          )}
          <div className="grid min-w-0 flex-1 gap-1.5">
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="font-semibold">
                <RowLink to={orderAddress(order.orderNumber)} open={text.open}>
                  {order.orderNumber}
                </RowLink>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
