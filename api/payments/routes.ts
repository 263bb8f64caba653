import { orderDetail } from '#db/admin-orders.ts';
import { type DisputeRow, disputesOf } from '#db/disputes.ts';
import { listPayments, type PaymentRow, paymentDetail } from '#db/payments.ts';
import { readSettings } from '#db/settings.ts';
import {
  adminPayment,
  type adminPaymentRow,
  adminPayments,
  adminRefundPayment,
} from '#domain/calls/admin-payments.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { disputeFacts, orderCan } from '#domain/capabilities.ts';
import { addDays, startOf } from '#domain/days.ts';
import { ShopError } from '#domain/errors.ts';
import { lostCents, needsAnswer, paymentState } from '#domain/payments.ts';
import { updatePurchase } from '#purchases/reach.ts';
import { refundOrder } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { factsOfRows, runUrl, verdictView } from '../orders/views';
import { providerPage } from '../pages/provider-page';
import { once, reachOf, refundInput, withinDeadline } from '../purchases';

/** A refund that stops the panel first takes as long as the panel's limits. */
const refundDeadlineMs = 40_000;

/** Payments of the back office: views and refunds. */
export function adminPaymentRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal } = deps;
  const reach = reachOf(deps);

  routes.answer(adminPayments, {}, async ({ query }) => {
    const { from, to, ...rest } = query;
    const { rows, ...paged } = await listPayments(db, {
      ...rest,
      from: from ? startOf(from) : undefined,
      to: to ? startOf(addDays(to, 1)) : undefined,
    });
    return { payments: rows.map(rowView), ...paged };
  });

  routes.answer(adminPayment, {}, async ({ params }) => {
    const { detail, refund, disputes } = await find(params.intent);
    const { payment, charges } = detail;
    const known = charges.find(({ feeCents }) => feeCents !== null);
    return {
      payment: {
        ...rowView(payment),
        cartId: payment.cartId,
        stage: payment.stage,
        feeCents: known?.feeCents,
        keptCents: keptCents(payment, disputes),
        lostCents: lostCents(disputes),
        refundOwedCents: payment.refundOwedCents,
        charges,
        events: detail.events,
        refunds: detail.refunds,
        disputes: disputes.map((dispute) => ({ ...dispute, needsAnswer: needsAnswer(dispute.status) })),
        providerUrl: providerPage(env, 'payments', payment.intent),
        runUrl: runUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, payment.cartId),
        can: { refund: verdictView(refund) },
      },
    };
  });

  routes.answer(adminRefundPayment, {}, async ({ params, body, admin, audited }) => {
    const { requestId, ...asked } = body;
    const { payment } = (await find(params.intent)).detail;
    const before = {
      state: paymentState(payment),
      refundedCents: payment.refundedCents,
      reason: body.reason,
      amountCents: body.amountCents,
      outside: body.outside,
    };
    return audited(
      { action: 'refund-payment', subject: payment.orderNumber, before },
      // The purchase alone decides: it knows a refund that these rows don't show yet, and a request that is repeated.
      async () =>
        withinDeadline(temporal, refundDeadlineMs, () =>
          updatePurchase(reach, payment.cartId, refundOrder, {
            ...once({ requestId }),
            input: refundInput(admin.username, asked),
          }),
        ),
      async (answer) => ({ answer, refundedCents: (await find(params.intent)).detail.payment.refundedCents }),
    );
  });

  /** A payment with its possible actions. */
  async function find(intent: string) {
    const detail = await paymentDetail(db, intent);
    if (!detail) throw new ShopError('not_found');
    const [order, disputes, settings] = await Promise.all([
      detail.payment.hasOrder ? orderDetail(db, detail.payment.orderNumber) : undefined,
      disputesOf(db, intent),
      readSettings(db),
    ]);
    const { stage } = detail.payment;
    // There can be money without an order: if no order could be created and the refund failed.
    const refund = orderCan.refund(
      order
        ? factsOfRows(order, settings.purchase)
        : {
            stage,
            hasOrder: false,
            keptCents: keptCents(detail.payment, disputes),
            ...disputeFacts(disputes),
          },
    );
    return { detail, disputes, refund };
  }
}

/**
 * What the shop received for a payment, and neither refunded nor lost to a bank, in cents. Negative if the bank took what
 * was refunded, too.
 */
function keptCents(
  { paymentStatus, amountCents, refundedCents }: PaymentRow,
  disputes: readonly DisputeRow[],
): number {
  const paid = ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus);
  return paid ? amountCents - refundedCents - lostCents(disputes) : 0;
}

function rowView(row: PaymentRow): RowOf<typeof adminPaymentRow> {
  const { paymentStatus, closedAs } = row;
  return {
    ...row,
    state: paymentState({ paymentStatus, closedAs }),
    abandoned: closedAs === 'abandoned',
  };
}
