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
  'submission-dismissed',
  'provider-changed',
  'resend-requested',
  'target-changed',
  'delivery-late',
  'delivery-completed',
  'delivery-partial',
  'delivery-canceled',
  'shortfall-settled',
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

/** Kinds that neither customers nor strangers see: the shop's internals. */
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
  'submission-dismissed',
  'shortfall-settled',
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

/** Kinds that only viewers of the full order see: a declined card and its reason are private. */
export const buyersKinds: ReadonlySet<TimelineKind> = new Set<TimelineKind>([
  'payment-failed',
  'payment-reminder-sent',
  'email-changed',
]);

const operator = 'operator';

/**
 * The operator of a Signal from Temporal's UI or CLI. Anybody can type any name there, so it is never shown alone: it
 * must not look like one of our administrators.
 */
export function operatorNamed(claimed: string): string {
  return claimed === operator ? operator : `${operator} (${claimed})`;
}
/** Actors on an order that aren't back-office users. No user may have such a name. */
export const shopsOwnNames: readonly string[] = [
  'buyer',
  'customer',
  'payments',
  'provider',
  'system',
  operator,
];

/** Whether a line was written for an operator, and under which name; undefined if it wasn't. */
export function operatorOf(by: string): { claimed?: string } | undefined {
  if (by === operator) return {};
  const claimed =
    by.startsWith(`${operator} (`) && by.endsWith(')') ? by.slice(operator.length + 2, -1) : undefined;
  return claimed === undefined ? undefined : { claimed };
}

/** Lines about accepted actions, with the action's name in the audit log. */
export const actionsOfLines: Partial<Record<TimelineKind, string>> = {
  'resend-requested': 'send-to-provider',
  'submission-resolved': 'resolve-submission',
  'target-changed': 'change-target',
  'refill-requested': 'refill',
  'refund-requested': 'refund',
  'submission-dismissed': 'refund',
  'shortfall-settled': 'refund',
};

/** One line: what happened, when, by whom. `data` never holds an e-mail address or a user name. */
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
