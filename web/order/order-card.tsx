import { Radio, RefreshCw } from 'lucide-react';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { DeliveryProof } from './delivery-proof';
import { NextSteps } from './next-steps-list';
import { OrderFacts } from './order-facts';
import { OrderTimeline } from './order-timeline';
import { RefillHistory } from './refill-history';
import { StatusBadge } from './status-badge';

const columns = 'grid lg:grid-cols-[1.2fr_1fr]';

/** An order: where it is, step by step, what can be done now, and its data. */
export function OrderCard({
  order,
  streaming,
  onOpenWhole,
}: {
  order: OrderView;
  streaming: boolean;
  /** Opens the form for the e-mail address, if it is on the same page. */
  onOpenWhole?: () => void;
}) {
  const { tracking } = useMessages();
  const Icon = streaming ? Radio : RefreshCw;
  return (
    <Card className={columns}>
      <section className="grid content-start gap-5 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg font-bold tracking-tight tabular-nums">
            {tracking.orderTitle(order.orderNumber)}
          </h2>
          <StatusBadge status={order.status} />
          <p className="flex w-full items-center gap-1.5 text-sm text-muted">
            <Icon aria-hidden className="size-4" />
            {streaming ? tracking.live : tracking.polling}
          </p>
        </header>
        <OrderTimeline order={order} />
        <DeliveryProof deliveries={order.deliveries} />
        <RefillHistory refills={order.refills} />
      </section>
      <div className="grid content-start gap-6 border-t border-line p-4 sm:p-6 lg:border-t-0 lg:border-l">
        <NextSteps order={order} onOpenWhole={onOpenWhole} />
        <section className="grid gap-3">
          <h2 className="font-bold">{tracking.details}</h2>
          <OrderFacts order={order} />
        </section>
      </div>
    </Card>
  );
}

/** The card while its order loads, in its final size. */
export function OrderCardSkeleton({ label }: { label: string }) {
  return (
    <Card className={columns}>
      <div className="grid content-start gap-6 p-4 sm:p-6">
        <p role="status" className="sr-only">
          {label}
        </p>
        <Skeleton className="h-7 w-56" />
        {['paid', 'created', 'sent', 'progress', 'completed', 'guarantee'].map((step) => (
          <div key={step} className="flex items-center gap-3.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-6 flex-1" />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-3 border-t border-line p-4 sm:p-6 lg:border-t-0 lg:border-l">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-80" />
      </div>
    </Card>
  );
}
