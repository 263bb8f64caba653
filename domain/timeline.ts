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
  'email-changed',
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

/** Kinds that only who sees an order whole is shown: whose card was declined, and why, is nobody else's business. */
export const buyersKinds: ReadonlySet<TimelineKind> = new Set<TimelineKind>([
  'payment-failed',
  'payment-reminder-sent',
  'email-changed',
]);

const operator = 'operator';

/**
 * Who acts by a Signal from Temporal's UI or CLI. Anybody can type any name there, so a name never stands alone: it must
 * not look like an administrator of ours.
 */
export function operatorNamed(claimed: string): string {
  return claimed === operator ? operator : `${operator} (${claimed})`;
}
/** Who else acts on an order than users of the back office. No user may have such a name. */
export const shopsOwnNames: readonly string[] = [
  'buyer',
  'customer',
  'payments',
  'provider',
  'system',
  operator,
];

/** Whether a line was written for an operator, and under which name; undefined where it was not. */
export function operatorOf(by: string): { claimed?: string } | undefined {
  if (by === operator) return {};
  const claimed =
    by.startsWith(`${operator} (`) && by.endsWith(')') ? by.slice(operator.length + 2, -1) : undefined;
  return claimed === undefined ? undefined : { claimed };
}

/** Lines that tell of an act which was accepted, with the name that the audit log has for it. */
export const actsOfLines: Partial<Record<TimelineKind, string>> = {
  'resend-requested': 'send-to-provider',
  'submission-resolved': 'resolve-submission',
  'target-changed': 'change-target',
  'refill-requested': 'refill',
  'refund-requested': 'refund',
};

/** One line: what happened, when, by whom. `data` never holds an e-mail or a user name. */
export interface TimelineLine {
  /** Position within the purchase; a line is written once. */
  seq: number;
  /** Epoch ms. */
  at: number;
  kind: TimelineKind;
  /** `buyer`, `payments`, `provider`, `system`, an administrator's user name, or an operator (`operatorNamed`). */
  by: string;
  data: Record<string, string | number | boolean>;
}
