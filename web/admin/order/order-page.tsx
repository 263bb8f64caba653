import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { isApiError } from '../../api-client/api-error';
import { messages } from '../messages';
import { orderQuery } from '../queries';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure } from '../ui/load-failure';
import { useTitle } from '../ui/use-title';
import { ActionDialog } from './action-dialog';
import { ActionsPanel } from './actions-panel';
import { AttentionBanner } from './attention-banner';
import { Emails } from './emails';
import { Refills, Refunds } from './happenings';
import { MoneyFacts } from './money-facts';
import { Notes } from './notes';
import { CustomerFacts, OrderFacts } from './order-facts';
import { BackToOrders, OrderHeader } from './order-header';
import { OrderSkeleton } from './order-skeleton';
import { ResultPanel } from './result-panel';
import { Submissions } from './submissions';
import { Timeline } from './timeline';
import { useActs } from './use-acts';
import { Withdrawals } from './withdrawals';

const text = messages.order;

/** One order: what it is, what can be done with it, and below what happened. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id));
  useTitle(order?.orderNumber ?? id);
  if (order) return <LoadedOrder key={order.id} order={order} />;
  if (isApiError(error, 'order_not_found'))
    return (
      <div className="grid gap-4 p-4 lg:p-6">
        <BackToOrders />
        <EmptyState title={text.notFound} text={text.notFoundText} heading />
      </div>
    );
  if (error)
    return (
      <div className="grid gap-4 p-4 lg:p-6">
        <BackToOrders />
        <LoadFailure title={text.failed} error={error} onRetry={refetch} busy={isFetching} />
      </div>
    );
  return <OrderSkeleton />;
}

function LoadedOrder({ order }: { order: AdminOrderDetail }) {
  const acts = useActs();
  return (
    <div className="grid gap-4 p-4 lg:p-6">
      <OrderHeader order={order} />
      {acts.result && <ResultPanel key={acts.result.id} result={acts.result} onDismiss={acts.dismiss} />}
      <AttentionBanner order={order} onAct={acts.open} />
      <Withdrawals order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <div className="grid gap-4 xl:grid-cols-2">
            <OrderFacts order={order} />
            <CustomerFacts order={order} />
          </div>
          <MoneyFacts order={order} />
          <Submissions submissions={order.submissions} />
          <div className="grid gap-4 xl:grid-cols-3">
            <Refills refills={order.refills} />
            <Refunds refunds={order.refunds} />
            <Emails order={order} />
          </div>
        </div>
        <div className="grid gap-4">
          <ActionsPanel order={order} onAct={acts.open} />
          <Notes order={order} />
        </div>
      </div>
      <Timeline lines={order.timeline} calls={order.calls} />
      {acts.action && (
        <ActionDialog
          key={acts.action}
          action={acts.action}
          order={order}
          onClose={acts.close}
          onDone={acts.finish}
        />
      )}
    </div>
  );
}
