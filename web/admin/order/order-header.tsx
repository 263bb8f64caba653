import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { Button } from '../../ui/button';
import { messages } from '../messages';
import { stageName } from '../messages/orders';
import { AttentionMark, StatusBadge } from '../orders/status-badge';
import { BackLink } from '../ui/back-link';
import { Copyable } from '../ui/copyable';
import type { ListState } from '../ui/list-rows';
import { Neighbours } from './neighbours';

const text = messages.order;

/** The way back to the list as it was. */
export function BackToOrders() {
  const { from = '/admin/orders' } = (useLocation().state as ListState | null) ?? {};
  const words: Record<string, string> = {
    '/admin/orders': text.back,
    '/admin/needs-attention': text.backToQueue,
  };
  return <BackLink to={from}>{words[from] ?? text.backToList}</BackLink>;
}

/** Which order this is, and how it stands. */
export function OrderHeader({ order }: { order: AdminOrderDetail }) {
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackToOrders />
        <Neighbours />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-xl font-semibold tracking-tight tabular-nums">
            <Copyable what={text.order.title} value={order.orderNumber} />
          </h1>
          <StatusBadge status={order.status} />
          {order.attention ? (
            <AttentionMark reason={order.attention} />
          ) : (
            <span className="text-sm text-muted">{stageName(order)}</span>
          )}
        </div>
        <Button asChild size="small" className="max-lg:min-h-11 max-sm:w-full">
          <a href={order.runUrl} target="_blank" rel="noreferrer noopener">
            {text.run}
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">({text.runHint})</span>
          </a>
        </Button>
      </div>
    </header>
  );
}
