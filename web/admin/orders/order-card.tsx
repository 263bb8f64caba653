import type { AdminOrderListRow } from '#domain/calls/admin-order-list.ts';
import { euros } from '../format';
import { OrderLink } from '../order/order-columns';
import { packageName } from '../order/package-name';
import { StatusMarks } from '../order/status-badge';
import { RelativeTime } from '../ui/relative-time';

/** An order of the list on a phone. */
export function OrderCard({ order }: { order: AdminOrderListRow }) {
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          <OrderLink orderNumber={order.orderNumber} />
        </span>
        <span className="font-medium tabular-nums">{euros(order.amountCents)}</span>
      </div>
      <div className="flex justify-between gap-3 text-muted">
        <span className="truncate">@{order.username}</span>
        <RelativeTime at={order.createdAt} side="right" />
      </div>
      <div className="truncate text-muted">{packageName(order)}</div>
      <StatusMarks order={order} />
    </div>
  );
}
