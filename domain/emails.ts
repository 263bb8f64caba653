import { holdCause } from './on-hold';
import { allowed, refused, type Verdict } from './result';
import { askAgainAfterDays } from './reviews';
import type { AttentionReason, OrderStatus } from './states';

/** The e-mails of a purchase; docs/architecture.md says who gets which and when. */
export const emailKinds = [
  'payment-failed',
  'payment-reminder',
  'order-confirmation',
  'email-changed',
  'order-on-hold',
  'delivery-in-progress',
  'order-completed',
  'review-request',
  'order-partial',
  'order-cancelled',
  'refund-made',
  'refund-failed',
  'payment-returned',
  'refill-started',
  'refill-completed',
  'refill-rejected',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * At most one e-mail of a kind to an inbox within this many days, for all its purchases. The first two go to unproven
 * addresses, because there is no payment: anybody could fill many carts with another person's address.
 */
export const oneInDays: Partial<Record<EmailKind, number>> & { 'payment-reminder': number } = {
  'payment-reminder': 1,
  'payment-failed': 1,
  'review-request': askAgainAfterDays,
};

/** The name of a purchase's e-mail in its row: kind, number (if there can be several), copy. */
export interface EmailName {
  kind: string;
  number?: number;
  /** The n-th copy sent on request. */
  copy?: number;
}

/** Writes an e-mail's key, e.g. `refund-made:2` or `order-confirmation:again-1`. */
export function emailKey({ kind, number, copy }: EmailName): string {
  return [kind, number, copy === undefined ? undefined : `again-${copy}`]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Reads an e-mail's key; undefined if it isn't one. */
export function readEmailKey(key: string): EmailName | undefined {
  const found = /^([a-z]+(?:-[a-z]+)*)(?::(\d{1,6}))?(?::again-(\d{1,6}))?$/.exec(key);
  if (!found?.[1]) return undefined;
  return {
    kind: found[1],
    number: found[2] === undefined ? undefined : Number(found[2]),
    copy: found[3] === undefined ? undefined : Number(found[3]),
  };
}

/** The facts that decide which e-mails are still true. */
export interface EmailFacts {
  hasOrder: boolean;
  forgotten: boolean;
  orderStatus?: OrderStatus;
  /** Status of every refund, in order. */
  refunds: readonly string[];
  /** State of the latest refill. */
  refill?: string;
  /** Why the purchase waits for a person. */
  attention?: AttentionReason;
}

/** Kinds that aren't here go out once: a second request is a nuisance, and a receipt or notice has its moment. */
const stillTrue: Record<string, (facts: EmailFacts, number: number | undefined) => boolean> = {
  // An order is paid.
  'payment-failed': () => false,
  'payment-reminder': () => false,
  'order-confirmation': () => true,
  'order-on-hold': ({ attention }) => holdCause({ reason: attention, refusals: [] }) !== undefined,
  'delivery-in-progress': ({ orderStatus }) => orderStatus === 'processing',
  'order-completed': ({ orderStatus }) => orderStatus === 'completed',
  'order-partial': ({ orderStatus }) => orderStatus === 'partial',
  'order-cancelled': ({ orderStatus }) => orderStatus === 'cancelled',
  'refund-made': ({ refunds }, number) => {
    const status = number === undefined ? undefined : refunds[number - 1];
    return status !== undefined && status !== 'failed';
  },
  'refund-failed': ({ refunds, attention }, number) =>
    attention === 'refund-failed' && number !== undefined && refunds[number - 1] === 'failed',
  'refill-started': ({ refill }) => refill === 'requested',
  'refill-completed': ({ refill }) => refill === 'completed',
  'refill-rejected': ({ refill }) => refill === 'rejected',
};

/**
 * Whether an e-mail can be sent again: only while it is still true. It is composed from the current rows. An e-mail
 * about a payment that was made since, or about a delivery that continued, would be wrong.
 */
export function mayResend(
  facts: EmailFacts,
  { kind, number }: Pick<EmailName, 'kind' | 'number'>,
): Verdict<'no_order' | 'buyer_forgotten' | 'letter_out_of_date' | 'letter_not_repeated'> {
  if (!facts.hasOrder) return refused('no_order');
  if (facts.forgotten) return refused('buyer_forgotten');
  const holds = Object.hasOwn(stillTrue, kind) ? stillTrue[kind] : undefined;
  if (!holds) return refused('letter_not_repeated');
  return holds(facts, number) ? allowed : refused('letter_out_of_date');
}
