import type { Stripe } from 'stripe';
import type { CardBehaviour } from './cards';

/** A stored PaymentIntent: references are ids, `expand` turns them into objects. */
export type Intent = Omit<Stripe.PaymentIntent, 'latest_charge' | 'payment_method' | 'client_secret'> & {
  latest_charge: string | null;
  payment_method: string | null;
  client_secret: string;
};
export type Charge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string };
export type Refund = Omit<Stripe.Refund, 'payment_intent' | 'charge'> & {
  payment_intent: string;
  charge: string;
};
/** A stored Dispute: references are ids. */
export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};
/** A line of the balance: an incoming or outgoing amount, and Stripe's fee. */
export type BalanceTransaction = Omit<Stripe.BalanceTransaction, 'source'> & { source: string };
/** A payment method with its bank's future answer. The card number itself is never stored. */
export interface StoredMethod {
  object: Stripe.PaymentMethod;
  behaviour: CardBehaviour;
}

/** The object an event is about. */
export type EventSubject = Intent | Charge | Refund | Dispute;
export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed';
/** An Event; `data.object` is the subject as it was at that moment. */
export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: EventSubject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** One event on its way to the webhook address. Times are milliseconds since 1970. */
export interface Delivery {
  id: string;
  event: string;
  type: EventType;
  status: 'pending' | 'delivered' | 'dropped' | 'failed';
  attempts: number;
  created: number;
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
}

/** The first answer to an idempotency key, replayed for 24 hours. `created` is in milliseconds. */
export interface StoredAnswer {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  created: number;
}

export const WEBHOOK_MODES = ['normal', 'paused', 'duplicate', 'reversed', 'dropped'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];
/** The switches that make the sandbox misbehave on purpose. */
export const WALLET_MODES = ['device', 'none', 'both'] as const;
export type WalletMode = (typeof WALLET_MODES)[number];

export interface Faults {
  failNextRequests: { count: number; status: number };
  dropAnswers: { count: number };
  /** The work is done, and a server error is stored under the key. */
  failAfterWork: { count: number };
  delayMs: number;
  webhooks: WebhookMode;
  /** Which wallets buyers' devices have: the device's usual one, none, or both. */
  wallets: WalletMode;
}

/** Everything that survives a restart of the sandbox. */
export interface PaymentsState {
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  transactions: Record<string, BalanceTransaction>;
  methods: Record<string, StoredMethod>;
  events: Record<string, StoredEvent>;
  deliveries: Record<string, Delivery>;
  answers: Record<string, StoredAnswer>;
  faults: Faults;
}

export function noFaults(): Faults {
  return {
    failNextRequests: { count: 0, status: 500 },
    dropAnswers: { count: 0 },
    failAfterWork: { count: 0 },
    delayMs: 0,
    webhooks: 'normal',
    wallets: 'device',
  };
}

export function emptyState(): PaymentsState {
  return {
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    transactions: {},
    methods: {},
    events: {},
    deliveries: {},
    answers: {},
    faults: noFaults(),
  };
}
