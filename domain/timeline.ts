/** Lines of an order's timeline; the screens have a sentence for each. */
export const timelineKinds = [
  'purchase-started',
  'cart-changed',
  'upsell-accepted',
  'payment-failed',
  'reminder-requested',
  'payment-reminder-sent',
  'payment-succeeded',
  'purchase-cancelled',
  'purchase-abandoned',
  'order-refused',
  'order-created',
  'confirmation-sent',
  'submission-waits',
  'submission-held',
  'email-failed',
  'email-resent',
  'submission-accepted',
  'submission-delayed',
  'submission-refused',
  'submission-unknown',
  'submission-settled-late',
  'submission-resolved',
  'provider-changed',
  'resend-requested',
  'target-changed',
  'delivery-late',
  'delivery-completed',
  'delivery-partial',
  'delivery-canceled',
  'refill-requested',
  'refill-refused',
  'refill-completed',
  'refill-rejected',
  'refund-requested',
  'refund-succeeded',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'provider-cancel',
  'command-refused',
  'not-written',
  'guarantee-over',
  'buyer-forgotten',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Kinds that a customer and a stranger are not shown: workings of the shop. */
export const internalKinds: ReadonlySet<TimelineKind> = new Set<TimelineKind>([
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'reminder-requested',
  'submission-delayed',
  'submission-refused',
  'submission-unknown',
  'submission-settled-late',
  'submission-resolved',
  'provider-changed',
  'resend-requested',
  'target-changed',
  'provider-cancel',
  'command-refused',
  'not-written',
  'email-failed',
  'email-resent',
  'refill-refused',
  'cart-changed',
  'buyer-forgotten',
]);

/** One line: what happened, when, by whom. `data` never holds an e-mail or a user name. */
export interface TimelineLine {
  /** Position within the purchase; a line is written once. */
  seq: number;
  /** Epoch ms. */
  at: number;
  kind: TimelineKind;
  /** `buyer`, `payments`, `provider`, `system`, or an administrator's user name. */
  by: string;
  data: Record<string, string | number | boolean>;
}
