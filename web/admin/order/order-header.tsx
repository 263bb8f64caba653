import { ExternalLink } from 'lucide-react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { Button } from '#web/ui/button.tsx';
import { stageName } from '../messages/orders';
import { useMay } from '../session';
import { Copyable } from '../ui/copyable';
import { AttentionMark, StatusBadge } from './status-badge';
import { orderMessages as text } from './text';

/** The order's number and state. */
export function OrderHeading({ order }: { order: AdminOrderDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 tabular-nums">
      <Copyable what={text.order.title} value={order.orderNumber} />
      <span className="flex flex-wrap items-center gap-x-3 text-sm font-normal">
        <StatusBadge status={order.status} />
        {order.attention ? (
          <AttentionMark reason={order.attention} />
        ) : (
          <span className="text-muted">{stageName(order)}</span>
        )}
      </span>
    </span>
  );
}

/** The link to its run, for those to whom the Temporal UI opens. */
export function OrderActions({ order }: { order: AdminOrderDetail }) {
  if (!useMay('read-runs')) return null;
  return (
    <Button asChild size="small">
      <a href={order.runUrl} target="_blank" rel="noreferrer noopener">
        {text.run}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({text.runHint})</span>
      </a>
    </Button>
  );
}
