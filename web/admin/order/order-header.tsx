import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { AdminOrderDetail } from '../../../domain/calls/admin';
import { Button } from '../../ui/button';
import { messages } from '../messages';
import { stageNames } from '../messages/orders';
import { AttentionMark, StatusBadge } from '../orders/status-badge';
import { Copyable } from '../ui/copyable';
import type { ListState } from '../ui/list-rows';
import { Neighbours } from './neighbours';

const text = messages.order;

/** The way back to the list as it was. */
export function BackToOrders() {
  const location = useLocation();
  const { list = '', from = '/admin/orders' } = (location.state as ListState | null) ?? {};
  return (
    <Link
      to={`${from}${list}`}
      className="-ml-2 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink lg:min-h-9"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {from === '/admin/orders'
        ? text.back
        : from === '/admin/needs-attention'
          ? text.backToQueue
          : text.backToList}
    </Link>
  );
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
            <span className="text-sm text-muted">{stageNames[order.stage]}</span>
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
