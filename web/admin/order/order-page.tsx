import { useLocation, useParams } from 'react-router-dom';
import { type AdminOrderDetail, adminOrder } from '#domain/calls/admin-order.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ListState } from '../list/list-rows';
import { RefundHistory } from '../payments/refund-history';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Inset } from '../ui/page';
import { ActionsPanel } from './actions-panel';
import { AttentionBanner } from './attention-banner';
import { Emails } from './emails';
import { MoneyFacts } from './money-facts';
import { Notes } from './notes';
import { OrderActionDialog } from './order-action-dialog';
import { CustomerFacts, OrderFacts } from './order-facts';
import { OrderActions, OrderHeading } from './order-header';
import { PreviousNextLinks } from './previous-next-links';
import { Refills } from './refills';
import { ResultPanel } from './result-panel';
import { Submissions } from './submissions';
import { orderMessages as text } from './text';
import { Timeline } from './timeline';
import { useActionDialog } from './use-action-dialog';
import { Withdrawals } from './withdrawals';

const backWords: Record<string, string> = {
  '/admin/orders': text.back,
  '/admin/needs-attention': text.backToQueue,
};

/** One order: its data, the possible actions, and below them its history. */
export function OrderPage() {
  const { id = '' } = useParams();
  // The back link restores the list as it was.
  const { from = '/admin/orders' } = (useLocation().state as ListState | null) ?? {};
  return (
    <DetailPage
      query={useDetail(adminOrder, { id })}
      back={{ to: from, label: backWords[from] ?? text.backToList }}
      title={({ order }) => order.orderNumber}
      fallback={id}
      heading={({ order }) => <OrderHeading order={order} />}
      steps={<PreviousNextLinks />}
      actions={({ order }) => <OrderActions order={order} />}
      failed={text.failed}
      notFound={{ title: text.notFound, text: text.notFoundText }}
      skeleton={
        <Inset>
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-132" />
        </Inset>
      }
    >
      {({ order }) => <LoadedOrder order={order} />}
    </DetailPage>
  );
}

function LoadedOrder({ order }: { order: AdminOrderDetail }) {
  const dialog = useActionDialog();
  return (
    <Inset className="grid gap-4">
      {dialog.result && (
        <ResultPanel key={dialog.result.id} result={dialog.result} onDismiss={dialog.dismiss} />
      )}
      <AttentionBanner order={order} onAction={dialog.open} />
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
            <RefundHistory refunds={order.refunds} order={order} />
            <Emails order={order} />
          </div>
        </div>
        <div className="grid gap-4">
          <ActionsPanel order={order} onAction={dialog.open} />
          <Notes order={order} />
        </div>
      </div>
      <Timeline lines={order.timeline} calls={order.calls} />
      {dialog.action && (
        <OrderActionDialog
          key={dialog.action}
          action={dialog.action}
          order={order}
          onClose={dialog.close}
          onDone={dialog.finish}
        />
      )}
    </Inset>
  );
}
