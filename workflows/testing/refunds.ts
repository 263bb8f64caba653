import type Stripe from 'stripe';
import { createPaymentActivities } from '#activities/payments.ts';
import { type RefundInput, refundOrder } from '../messages';
import { type from, Gate, type Outcome, outcomeOf, rest, stateOf } from './outcome';
import { type Buyer, codeOf } from './shop';

/** In the payment provider's words. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
/** Stages in which an order comes to rest. */
export type Stage = 'in-progress' | 'needs-attention' | 'guarantee';

/** The panel's first report, which brings an order to rest in a stage. */
export const reports = {
  'in-progress': { status: 'in-progress', remains: 500, startCount: 1000 },
  'needs-attention': { status: 'partial', remains: 550, startCount: 1000 },
  guarantee: { status: 'completed', remains: 0, startCount: 1000 },
} as const;

/** An order that rests in a stage. */
export async function orderIn(buyer: Buyer, stage: Stage): Promise<void> {
  buyer.world.report = reports[stage];
  await buyer.buy();
  await buyer.until('sent', () => buyer.world.sent.length === 1);
  await rest(buyer);
  expect((await stateOf(buyer)).stage).toBe(stage);
}

/** The panel ends the delivery with less than was ordered. */
export async function reportShort(buyer: Buyer): Promise<void> {
  await buyer.handle.signal('providerStatusChanged', {
    submissionId: buyer.world.sent[0]?.submissionId,
    report: { status: 'partial', remains: 550 },
  });
  await rest(buyer);
}

/** The provider answers every refund with this status, once `mayAnswer` resolves; the shop's own code reads it. */
export function answerRefundsWith(buyer: Buyer, status: RefundStatus, mayAnswer?: () => Promise<void>): void {
  const { world } = buyer;
  const create = async ({ amount }: { amount: number }) => {
    await mayAnswer?.();
    if (status !== 'failed' && status !== 'canceled')
      world.refunds.push({ paymentIntentId: world.intent.id, amountCents: amount, key: 'booked' });
    return { id: 're_ours', status, amount, created: Math.floor(Date.now() / 1000) };
  };
  const refunds = { create, async *list() {} };
  const activities = createPaymentActivities({ stripe: { refunds } as unknown as Stripe });
  world.payments.refundPayment = activities.refundPayment;
}

/** As `answerRefundsWith`, but the provider is slow: between `asked` and `answer` the purchase is refunding. */
export function holdRefunds(buyer: Buyer, status: RefundStatus): { asked: Gate; answer: Gate } {
  const asked = new Gate();
  const answer = new Gate();
  answerRefundsWith(buyer, status, () => {
    asked.open();
    return answer.opened;
  });
  return { asked, answer };
}

/** An administrator refunds; the answer is the refund's status, or the code of the refusal. */
export async function refund(
  buyer: Buyer,
  amountCents?: number,
  more: Partial<RefundInput> = {},
): Promise<string> {
  const asked = buyer.handle.executeUpdate(refundOrder, {
    args: [{ by: 'ana', reason: 'asked', amountCents, ...more }],
  });
  const code = await codeOf(asked);
  return code === 'accepted' ? (await asked).status : code;
}

/** What the tables expect. */
export type Expected = Partial<Outcome> & { answer?: string; paymentStatus: string; attention?: string };

/** What happened since, at rest. */
export async function seen(buyer: Buyer, since: ReturnType<typeof from>): Promise<Expected> {
  await rest(buyer);
  const { paymentStatus, attention } = await stateOf(buyer);
  const outcome = await outcomeOf(buyer, since);
  return { ...outcome, paymentStatus, ...(attention && { attention: attention.reason }) };
}

/** Calls and outcomes of the tables: 999 cents were paid. */
export const made = ['refundPayment'];
export const paid = { orders: 1, keptCents: 999, paymentStatus: 'paid', emails: [] as string[] };
export const partly = {
  orders: 1,
  keptCents: 699,
  paymentStatus: 'partially_refunded',
  emails: ['refund-made:1'],
};
export const wholly = {
  ...{ stage: 'closed', end: 'refunded', orders: 1, keptCents: 0, paymentStatus: 'refunded' },
  emails: ['refund-made:1'],
};
export const broken = {
  ...paid,
  stage: 'needs-attention',
  attention: 'refund-failed',
  answer: 'refund_failed',
};
export const short = { attention: 'partial-delivery' };
