import type { EmailRow, OrderDetail } from '#db/admin-orders.ts';
import type { adminOrderDetail, VerdictView } from '#domain/calls/admin-order.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { disputeFacts, type OrderFacts, orderCan } from '#domain/capabilities.ts';
import { correctionNumber } from '#domain/corrections.ts';
import { type EmailFacts, emailKey, mayResend, readEmailKey } from '#domain/emails.ts';
import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import { immediatePerformanceSentence } from '#domain/immediate-performance.ts';
import { invoiceNumber, mayInvoice } from '#domain/invoices.ts';
import { isAllOwed, lostCents } from '#domain/payments.ts';
import { isFinal } from '#domain/provider.ts';
import { currentSubmission, type PurchaseSettings } from '#domain/purchase.ts';
import type { Verdict } from '#domain/result.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { purchaseId } from '#workflows/messages.ts';
import { invoiceFactsOf } from '../tracking/views';

/**
 * What the rows don't hold: the current cool-down stands for the purchase's own, by which the workflow decides. The
 * guarantee's current length does not: the stage tells whether it has ended.
 */
type CurrentRules = Pick<PurchaseSettings, 'refillCooldownSeconds'>;

/** The facts on which an order's capabilities depend, from its rows. */
export function factsOfRows(detail: OrderDetail, settings: CurrentRules): OrderFacts {
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
  const keptCents =
    order.amountCents -
    returned.reduce((sum, refund) => sum + refund.amountCents, 0) -
    lostCents(detail.disputes);
  return {
    stage: order.stage,
    end: order.closedAs ?? undefined,
    hasOrder: true,
    orderStatus: order.status,
    submission: submission && {
      // Then one is in doubt for the run, even if its row was settled before a reset.
      state: order.attention === 'submission-unknown' ? 'unknown' : submission.state,
      final: isFinal(submission.providerStatus ?? 'unknown'),
      erased: submission.username === '',
    },
    toPosts: submission !== undefined && submission.shortcode !== null,
    keptCents,
    allOwed: isAllOwed({ owedCents: order.refundOwedCents, keptCents }),
    refill: refill && {
      state: refill.state === 'sending' ? 'requested' : refill.state,
      requestedAt: refill.requestedAt.getTime(),
    },
    ...disputeFacts(detail.disputes),
    deliveredAt: order.deliveredAt?.getTime(),
    withoutRefills: order.withoutRefills,
    forgotten: order.username === '',
    orderedAt: order.createdAt.getTime(),
    refillCooldownSeconds: settings.refillCooldownSeconds,
  };
}

/** One order with everything that happened, and the possible actions. */
export function detailView(
  detail: OrderDetail,
  context: {
    settings: CurrentRules;
    now: number;
    blockedAs: string | undefined;
    temporalUiUrl: string;
    namespace: string;
  },
): RowOf<typeof adminOrderDetail> {
  const { closedAs: _, ...order } = detail.order;
  const facts = factsOfRows(detail, context.settings);
  return {
    ...detail,
    ...order,
    withoutRefills: order.withoutRefills || undefined,
    lostCents: lostCents(detail.disputes),
    runUrl: runUrl(context.temporalUiUrl, context.namespace, order.cartId),
    corrections: detail.corrections.map(({ refundNumber, amountCents, vatCents, issuedAt, ...name }) => ({
      number: correctionNumber(name),
      refundNumber,
      amountCents,
      vatCents,
      issuedAt,
    })),
    invoices: detail.invoices.map((one) => ({ ...one, number: invoiceNumber(one) })),
    emails: detail.emails.map((row) => emailView(row, emailFacts(detail))),
    blockedAs: context.blockedAs,
    immediatePerformance: order.immediateText
      ? {
          version: order.immediateText,
          text: immediatePerformanceSentence(order.immediateText),
          at: order.immediateAt,
        }
      : undefined,
    withdrawals: detail.withdrawals.map((row) => ({ ...row, reference: withdrawalReference(row.id) })),
    can: {
      resend: verdictView(orderCan.resend(facts)),
      forceResend: verdictView(orderCan.resend(facts, true)),
      resolve: verdictView(orderCan.resolve(facts)),
      changeTarget: verdictView(orderCan.changeTarget(facts)),
      changeEmail: verdictView(orderCan.changeEmail(facts, { by: '', now: context.now })),
      refill: verdictView(orderCan.refill(facts, context.now)),
      refund: verdictView(orderCan.refund(facts)),
      invoice: verdictView(
        mayInvoice(invoiceFactsOf({ ...order, disputes: detail.disputes, invoices: detail.invoices }), {
          now: context.now,
          office: true,
        }),
      ),
    },
  };
}

/** The facts that decide which e-mails of an order are still true, from its rows. */
function emailFacts({ order, refunds, refills }: OrderDetail): EmailFacts {
  return {
    hasOrder: true,
    forgotten: order.username === '',
    orderStatus: order.status,
    refunds: [...refunds].sort((a, b) => a.number - b.number).map(({ status }) => status),
    refill: refills[0]?.state,
    attention: order.attention ?? undefined,
  };
}

function emailView(row: EmailRow, facts: EmailFacts) {
  const name = readEmailKey(row.kind) ?? { kind: row.kind };
  return {
    letter: emailKey({ kind: name.kind, number: name.number }),
    kind: name.kind,
    copy: name.copy,
    subject: row.subject,
    sentAt: row.sentAt,
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

/** The state of a button: allowed, or why not. */
export function verdictView(verdict: Verdict<ErrorCode>): VerdictView {
  if (verdict.allowed) return verdict;
  return { allowed: false, code: verdict.code, message: errorCatalogue[verdict.code][1] };
}
