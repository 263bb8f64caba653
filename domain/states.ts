/** Stage of a purchase; also the search attribute PurchaseStage. */
export const purchaseStages = [
  'intent',
  'awaiting-payment',
  'paid',
  'submitting',
  'needs-attention',
  'in-progress',
  'guarantee',
  'refunding',
  'closed',
] as const;
export type PurchaseStage = (typeof purchaseStages)[number];

/** Status of an order as people see it (S0 §4; `partial` is the panel's). */
export const orderStatuses = [
  'pending',
  'processing',
  'completed',
  'partial',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Status of the payment of a purchase (S0 §4). */
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded', 'partially_refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a purchase waits for a person; docs/operations.md says what to do for each. */
export const attentionReasons = [
  'submission-unknown',
  'submission-refused',
  'provider-unreachable',
  'target-busy',
  'payment-disputed',
  'delivery-late',
  'partial-delivery',
  'canceled-by-provider',
  'refund-failed',
  'stuck',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** How a closed purchase ended. */
export type PurchaseEnd =
  | 'abandoned'
  | 'cancelled'
  | 'returned'
  | 'refunded'
  | 'charged-back'
  | 'guarantee-over'
  | 'forgotten';

/** Life of one submission to the panel (D22). `dismissed`: nobody sends it any more. */
export const submissionStates = ['ready', 'sending', 'accepted', 'rejected', 'unknown', 'dismissed'] as const;
export type SubmissionState = (typeof submissionStates)[number];
