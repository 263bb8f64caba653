import type { PurchaseStage } from './states';

/**
 * The stages that may follow each stage of a purchase, and what leads there. The workflow makes no other move
 * (`mayFollow`), and the diagram in docs/architecture.md is generated from it.
 */
export const stages: Readonly<Record<PurchaseStage, Readonly<Partial<Record<PurchaseStage, string>>>>> = {
  intent: {
    'awaiting-payment': 'cart priced, intent created',
    paid: 'paid although the answer to the cart was lost',
    closed: 'given up, or a day of silence',
  },
  'awaiting-payment': {
    paid: 'the intent says succeeded',
    closed: 'cancelled, or abandoned after 24 h',
  },
  paid: {
    submitting: 'order created',
    refunding: 'the payment can’t become an order',
  },
  submitting: {
    'in-progress': 'the panel has it',
    'needs-attention': 'answer lost, refused, panel away too long, or payment disputed',
    guarantee: 'what is left is given up',
    refunding: 'refund asked',
    closed: 'refunded at Stripe, or charged back',
  },
  'needs-attention': {
    submitting: 'resend, resolve “not accepted”, or dispute won',
    'in-progress': 'resolve “accepted”, or a failed refund made at Stripe',
    guarantee: 'completed or settled meanwhile, or a failed refund made at Stripe',
    refunding: 'refund asked',
    closed: 'refunded at Stripe, or charged back',
  },
  'in-progress': {
    guarantee: 'completed, or what is missing was refunded before',
    'needs-attention': 'partial or cancelled by the panel, or a refund failed',
    submitting: 'forced resend',
    refunding: 'refund asked, or automatic for a short delivery',
    closed: 'refunded at Stripe, or charged back',
  },
  guarantee: {
    submitting: 'forced resend',
    'needs-attention': 'a refund failed',
    refunding: 'refund asked',
    closed: 'guarantee over, buyer forgotten, refunded at Stripe, or charged back',
  },
  refunding: {
    submitting: 'a part given back, nothing sent yet',
    'in-progress': 'a part given back, delivery goes on',
    guarantee: 'a part given back, delivery ended',
    'needs-attention': 'refund failed, payment disputed, or the doubt is still there',
    closed: 'Stripe says that everything is back, or charged back',
  },
  closed: {
    paid: 'paid although it was given up',
    submitting: 'resend forced after the guarantee',
    refunding: 'refund asked after the end',
    'needs-attention': 'a refund failed after all',
  },
};

/** Whether a purchase may move from one stage to the other. Staying is not a move. */
export function mayFollow(stage: PurchaseStage, next: PurchaseStage): boolean {
  return stage === next || stages[stage][next] !== undefined;
}
