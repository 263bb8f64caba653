import type { EmailRow, OrderDetail } from '../db/admin-orders';
import type { AdminOrderDetail, VerdictView } from '../domain/calls/admin-order';
import { hinders, type OrderFacts, orderCan } from '../domain/capabilities';
import { type ErrorCode, errorCatalogue } from '../domain/errors';
import { immediatePerformanceSentence } from '../domain/immediate-performance';
import { type LetterFacts, letterKey, mayResend, readLetterKey } from '../domain/letters';
import { isFinal } from '../domain/provider';
import { currentSubmission, type PurchaseSettings } from '../domain/purchase';
import type { Verdict } from '../domain/result';
import { withdrawalReference } from '../domain/withdrawal';
import { purchaseId } from '../workflows/messages';
import { timelineLine } from './views';

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
    end: order.closedAs ?? undefined,
    hasOrder: true,
    orderStatus: order.status,
    submission: submission && {
      state: submission.state,
      final: isFinal(submission.providerStatus ?? 'unknown'),
      erased: submission.username === '',
    },
    toPosts: submission !== undefined && submission.shortcode !== null,
    keptCents: order.amountCents - returned.reduce((sum, refund) => sum + refund.amountCents, 0),
    refill: refill && {
      state: refill.state === 'sending' ? 'requested' : refill.state,
      requestedAt: refill.requestedAt.getTime(),
    },
    disputed: hinders(detail.disputes),
    deliveredAt: order.deliveredAt?.getTime(),
    withoutRefills: order.withoutRefills,
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
  const { closedAs: _, ...order } = detail.order;
  const facts = factsOfRows(detail, context.settings);
  return {
    ...withoutNulls(order),
    withoutRefills: order.withoutRefills || undefined,
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
    emails: detail.emails.map((row) => letterView(row, letterFacts(detail))),
    notes: detail.notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    conversion: detail.conversion && { ...detail.conversion, at: detail.conversion.at.toISOString() },
    calls: detail.calls.map((call) => ({ ...withoutNulls(call), at: call.at.toISOString() })),
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

/** What decides which letters of an order are still true, from its rows. */
function letterFacts({ order, refunds, refills }: OrderDetail): LetterFacts {
  return {
    hasOrder: true,
    forgotten: order.username === '',
    orderStatus: order.status,
    refunds: [...refunds].sort((a, b) => a.number - b.number).map(({ status }) => status),
    refill: refills[0]?.state,
  };
}

function letterView(row: EmailRow, facts: LetterFacts): AdminOrderDetail['emails'][number] {
  const name = readLetterKey(row.kind) ?? { kind: row.kind };
  return {
    letter: letterKey({ kind: name.kind, number: name.number }),
    kind: name.kind,
    copy: name.copy,
    subject: row.subject,
    sentAt: iso(row.sentAt),
    resend: verdictView(mayResend(facts, name)),
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

/** What a button shows: allowed, or why not. */
export function verdictView(verdict: Verdict<ErrorCode>): VerdictView {
  if (verdict.allowed) return verdict;
  return { allowed: false, code: verdict.code, message: errorCatalogue[verdict.code][1] };
}

function iso(date: Date | null): string | undefined {
  return date?.toISOString();
}

type NoNulls<T> = { [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K] };

/** Columns without a value become absent fields. */
export function withoutNulls<T extends object>(row: T): NoNulls<T> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as NoNulls<T>;
}
