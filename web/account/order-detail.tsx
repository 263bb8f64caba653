import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { normaliseReference } from '#domain/order-number.ts';
import { isApiError } from '../api-client/api-error';
import { waitSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { DeliveryProof } from '../order/delivery-proof';
import { LiveRegion } from '../order/live-region';
import { NextSteps } from '../order/next-steps-list';
import { OrderTimeline } from '../order/order-timeline';
import { StatusBadge } from '../order/status-badge';
import { useLiveOrder } from '../order/use-live-order';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { OrderFacts } from './order-facts';
import { orderName } from './order-name';
import { OrderSums } from './order-sums';

/** One order of the account, live: its progress, contents, price and possible actions (S1 §2.4). */
export function OrderDetail({
  reference,
  onDoubt,
  onLeave,
  leaving,
}: {
  reference: string;
  onDoubt: () => void;
  onLeave: () => void;
  leaving: boolean;
}) {
  const messages = useMessages();
  const { account, common, errors } = messages;
  const paths = usePaths();
  const { order, error, isError, isFetching, refetch } = useLiveOrder(normaliseReference(reference));
  // The public view means that the session has ended, or that the order belongs to somebody else.
  const strange = (order && order.view !== 'own') || isApiError(error, 'order_not_found');
  useEffect(() => {
    if (strange) onDoubt();
  }, [strange, onDoubt]);

  return (
    <div className="mx-auto grid max-w-5xl gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <LiveRegion order={strange ? undefined : order} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          to={paths.account}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline-offset-2 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {account.detail.back}
        </Link>
        <Button busy={leaving} onClick={onLeave}>
          {account.logOut}
        </Button>
      </div>
      {strange ? (
        <Alert tone="warning">{account.detail.missing}</Alert>
      ) : order ? (
        <>
          <header className="grid gap-1">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
                {orderName(order, messages)}
              </h1>
              <StatusBadge status={order.status} words={account.statuses} />
            </div>
            <p className="text-muted">{order.orderNumber}</p>
          </header>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card className="grid gap-4 p-4 sm:p-6">
              <h2 className="font-bold">{account.detail.progress}</h2>
              <OrderTimeline order={order} />
              <DeliveryProof deliveries={order.deliveries} />
            </Card>
            <div className="grid gap-5">
              <Card className="grid gap-2 p-4 sm:p-6">
                <h2 className="font-bold">{account.detail.data}</h2>
                <OrderFacts order={order} />
              </Card>
              <Card className="grid gap-4 p-4 sm:p-6">
                <h2 className="font-bold">{account.detail.sums}</h2>
                <OrderSums order={order} />
                <NextSteps order={order} track />
              </Card>
            </div>
          </div>
        </>
      ) : isError ? (
        <LoadError
          message={waitSentence(error, errors) ?? account.loadFailed}
          query={{ isFetching, refetch }}
        />
      ) : (
        <div className="grid gap-5">
          <p role="status" className="sr-only">
            {common.loading}
          </p>
          <Skeleton className="h-10 w-64" />
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </div>
      )}
    </div>
  );
}
