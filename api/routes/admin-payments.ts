import { orderDetail } from '../../db/admin-orders';
import { disputesOf } from '../../db/disputes';
import { listPayments, type PaymentRow, paymentDetail } from '../../db/payments';
import { readSettings } from '../../db/settings';
import {
  type AdminPaymentRow,
  adminPayment,
  adminPayments,
  adminRefundPayment,
  paymentsPerPage,
} from '../../domain/calls/admin-payments';
import { hinders, orderCan } from '../../domain/capabilities';
import { addDays, startOf } from '../../domain/days';
import { ShopError } from '../../domain/errors';
import { needsAnswer, paymentState } from '../../domain/payments';
import { askPurchase } from '../../purchases/reach';
import { refundOrder } from '../../workflows/messages';
import { factsOfRows, runUrl, verdictView, withoutNulls } from '../admin-views';
import { audited } from '../audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { providerPage } from '../provider-page';
import { once, reachOf, withinDeadline } from '../purchases';

/** A refund that stops the panel first takes as long as the panel's limits. */
const refundDeadlineMs = 40_000;

/** Payments of the back office: to look at, and to give money back. */
export function adminPaymentRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal } = deps;
  const reach = reachOf(deps);

  routes.answer(adminPayments, {}, async ({ query }) => {
    const { from, to, ...rest } = query;
    const { payments, total } = await listPayments(db, {
      ...rest,
      from: from ? startOf(from) : undefined,
      to: to ? startOf(addDays(to, 1)) : undefined,
      pageSize: paymentsPerPage,
    });
    return { payments: payments.map(rowView), total, page: query.page, pageSize: paymentsPerPage };
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
        feeCents: known?.feeCents ?? undefined,
        keptCents: keptCents(payment),
        charges: charges.map(({ feeCents: _, at, ...charge }) => ({
          ...withoutNulls(charge),
          at: at.toISOString(),
        })),
        events: detail.events.map(({ at, ...event }) => ({ ...withoutNulls(event), at: at.toISOString() })),
        refunds: detail.refunds.map(({ createdAt, ...one }) => ({
          ...withoutNulls(one),
          createdAt: createdAt.toISOString(),
        })),
        disputes: disputes.map((dispute) => ({
          id: dispute.id,
          amountCents: dispute.amountCents,
          reason: dispute.reason,
          status: dispute.status,
          needsAnswer: needsAnswer(dispute.status),
          evidenceDueAt: dispute.evidenceDueAt?.toISOString(),
          openedAt: dispute.openedAt.toISOString(),
          closedAt: dispute.closedAt?.toISOString(),
        })),
        providerUrl: providerPage(env, 'payments', payment.intent),
        runUrl: runUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, payment.cartId),
        can: { refund: verdictView(refund) },
      },
    };
  });

  routes.answer(adminRefundPayment, {}, async ({ params, body, admin, request }) => {
    const { requestId, ...asked } = body;
    const { detail, refund } = await find(params.intent);
    const { payment } = detail;
    const before = {
      state: paymentState(payment),
      refundedCents: payment.refundedCents,
      reason: body.reason,
      amountCents: body.amountCents,
    };
    return audited(
      deps,
      { admin, request },
      { action: 'refund-payment', subject: payment.orderNumber, before },
      async () => {
        if (!refund.allowed) throw new ShopError(refund.code);
        // The purchase decides again: it may know of a refund that these rows don't show yet.
        return withinDeadline(temporal, refundDeadlineMs, () =>
          askPurchase(reach, payment.cartId, refundOrder, {
            ...once({ requestId }),
            input: { by: admin.username, ...asked },
          }),
        );
      },
      async (answer) => ({ answer, refundedCents: (await find(params.intent)).detail.payment.refundedCents }),
    );
  });

  /** A payment with what may be done with it now. */
  async function find(intent: string) {
    const detail = await paymentDetail(db, intent);
    if (!detail) throw new ShopError('not_found');
    const [order, disputes, settings] = await Promise.all([
      detail.payment.hasOrder ? orderDetail(db, detail.payment.orderNumber) : undefined,
      disputesOf(db, intent),
      readSettings(db),
    ]);
    const { stage } = detail.payment;
    // Money can be here without an order: it could not become one, and its way back failed.
    const refund = orderCan.refund(
      order
        ? factsOfRows(order, settings.purchase)
        : { stage, hasOrder: false, keptCents: keptCents(detail.payment), disputed: hinders(disputes) },
    );
    return { detail, disputes, refund };
  }
}

/** What the shop has of a payment and did not give back, in cents. */
function keptCents({ paymentStatus, amountCents, refundedCents }: PaymentRow): number {
  const paid = ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus);
  return paid ? amountCents - refundedCents : 0;
}

function rowView({ cartId: _, stage: __, paymentStatus, closedAs, ...row }: PaymentRow): AdminPaymentRow {
  return {
    ...withoutNulls(row),
    email: row.email ?? '',
    createdAt: row.createdAt.toISOString(),
    state: paymentState({ paymentStatus, closedAs }),
    abandoned: closedAs === 'abandoned',
  };
}
