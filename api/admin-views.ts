import type { OrderDetail, OrderListRow } from '../db/admin-orders';
import type { AdminOrderDetail, AdminOrderRow, VerdictView } from '../domain/calls/admin';
import { type OrderFacts, orderCan } from '../domain/capabilities';
import { type ErrorCode, errorCatalogue } from '../domain/errors';
import { immediatePerformanceSentence } from '../domain/immediate-performance';
import { isFinal } from '../domain/provider';
import { currentSubmission, type PurchaseSettings } from '../domain/purchase';
import type { Verdict } from '../domain/result';
import { withdrawalReference } from '../domain/withdrawal';
import { purchaseId } from '../workflows/messages';
import { timelineLine } from './views';

/** A row of the list as the back office gets it. */
export function listRowView(row: OrderListRow): AdminOrderRow {
  return { ...withoutNulls(row), createdAt: row.createdAt.toISOString() };
}

/** The facts on which an order's capabilities depend, from its rows. */
export function factsOfRows(detail: OrderDetail, settings: PurchaseSettings): OrderFacts {
  const { order, refunds } = detail;
  const submission = currentSubmission({
    submissions: detail.submissions.map((row) => ({
      ...row,
      report: row.providerStatus === null ? undefined : { status: row.providerStatus },
    })),
  });
  const refill =
    detail.refills.find(({ state }) => state === 'sending' || state === 'requested') ?? detail.refills[0];
  const returned = refunds.filter((refund) => refund.status !== 'failed');
  return {
    stage: order.stage,
    hasOrder: true,
    orderStatus: order.status,
    submission: submission && {
      state: submission.state,
      final: isFinal(submission.providerStatus ?? 'unknown'),
    },
    toPosts: submission !== undefined && submission.shortcode !== null,
    keptCents: order.amountCents - returned.reduce((sum, refund) => sum + refund.amountCents, 0),
    refill: refill && {
      state: refill.state === 'sending' ? 'requested' : refill.state,
      requestedAt: refill.requestedAt.getTime(),
    },
    deliveredAt: order.deliveredAt?.getTime(),
    forgotten: order.username === '',
    refillCooldownSeconds: settings.refillCooldownSeconds,
    guaranteeSeconds: settings.guaranteeSeconds,
  };
}

/** One order with everything that happened, and what may be done with it now. */
export function detailView(
  detail: OrderDetail,
  context: { settings: PurchaseSettings; now: number; temporalUiUrl: string; namespace: string },
): AdminOrderDetail {
  const { order } = detail;
  const facts = factsOfRows(detail, context.settings);
  return {
    ...withoutNulls(order),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt.toISOString(),
    attentionSince: iso(order.attentionSince),
    deliveredAt: iso(order.deliveredAt),
    runUrl: runUrl(context.temporalUiUrl, context.namespace, order.cartId),
    submissions: detail.submissions.map((row) => ({
      ...withoutNulls(row),
      sentAt: iso(row.sentAt),
      answeredAt: iso(row.answeredAt),
      reportedAt: iso(row.reportedAt),
    })),
    refills: detail.refills.map((row) => ({
      ...withoutNulls(row),
      requestedAt: row.requestedAt.toISOString(),
      endedAt: iso(row.endedAt),
    })),
    refunds: detail.refunds.map((row) => ({ ...withoutNulls(row), createdAt: row.createdAt.toISOString() })),
    emails: detail.emails.map((row) => ({ kind: row.kind, subject: row.subject, sentAt: iso(row.sentAt) })),
    immediatePerformance: order.immediateText
      ? {
          version: order.immediateText,
          text: immediatePerformanceSentence(order.immediateText),
          at: iso(order.immediateAt),
        }
      : undefined,
    withdrawals: detail.withdrawals.map((row) => ({
      ...withoutNulls(row),
      reference: withdrawalReference(row.id),
      receivedAt: row.receivedAt.toISOString(),
      acknowledgedAt: iso(row.acknowledgedAt),
      closedAt: iso(row.closedAt),
    })),
    timeline: order.timeline.map(timelineLine),
    can: {
      resend: verdictView(orderCan.resend(facts)),
      forceResend: verdictView(orderCan.resend(facts, true)),
      resolve: verdictView(orderCan.resolve(facts)),
      changeTarget: verdictView(orderCan.changeTarget(facts)),
      refill: verdictView(orderCan.refill(facts, context.now)),
      refund: verdictView(orderCan.refund(facts)),
    },
  };
}

/** Address of a purchase's run in the Temporal UI. */
export function runUrl(temporalUiUrl: string, namespace: string, cartId: string): string {
  return workflowUrl(temporalUiUrl, namespace, purchaseId(cartId));
}

/** Address of any run in the Temporal UI. */
export function workflowUrl(temporalUiUrl: string, namespace: string, workflowId: string): string {
  const id = encodeURIComponent(workflowId);
  return `${temporalUiUrl.replace(/\/$/, '')}/namespaces/${encodeURIComponent(namespace)}/workflows/${id}`;
}

function verdictView(verdict: Verdict<ErrorCode>): VerdictView {
  if (verdict.allowed) return verdict;
  return { allowed: false, code: verdict.code, message: errorCatalogue[verdict.code][1] };
}

function iso(date: Date | null): string | undefined {
  return date?.toISOString();
}

type NoNulls<T> = { [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K] };

/** Columns without a value become absent fields. */
function withoutNulls<T extends object>(row: T): NoNulls<T> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as NoNulls<T>;
}
