import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

/** The payment provider of the stack under test, as an operator sees it. */
export interface Payments {
  /** Pays as the buyer's page would, on the server's side. Rejects if the card is declined. */
  confirm(paymentIntentId: string, paymentMethod?: string): Promise<Stripe.PaymentIntent>;
  /** Pays with Bizum, whose bank decides later. */
  payLater(paymentIntentId: string): Promise<void>;
  retrieve(paymentIntentId: string): Promise<Stripe.PaymentIntent>;
  /** Every intent whose metadata names the cart. */
  intentsOfCart(cartId: string): Promise<Stripe.PaymentIntent[]>;
  /** The total number of intents. */
  intentCount(): Promise<number>;
  refundsOf(paymentIntentId: string): Promise<Stripe.Refund[]>;
  /** Switches for the sandbox's webhooks and failures. */
  faults(body: Record<string, unknown>): Promise<void>;
  stripe: Stripe;
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test`);
  return value;
}

let made: Payments | undefined;

/** The sandbox's payments, with the shop's own secret key. */
export function payments(): Payments {
  made ??= connect();
  return made;
}

/** When a browser made a cart id, in Unix seconds; 0 if none did. */
function madeAt(cartId: string): number {
  return Math.floor(Number(/^cart_(\d+)_/.exec(cartId)?.[1] ?? 0) / 1000);
}

function connect(): Payments {
  const base = new URL(needed('SANDBOX_PAYMENTS_URL'));
  const stripe = new Stripe(needed('STRIPE_SECRET_KEY'), {
    host: base.hostname,
    port: base.port,
    protocol: base.protocol.replace(':', '') as 'http' | 'https',
    maxNetworkRetries: 0,
  });
  const ledger = async () =>
    (await (await fetch(new URL('/_sandbox/ledger', base))).json()) as {
      payment_intents: Stripe.PaymentIntent[];
    };
  return {
    stripe,
    confirm: (id, payment_method = 'pm_card_visa') => stripe.paymentIntents.confirm(id, { payment_method }),
    async payLater(payment_intent) {
      const { client_secret } = await stripe.paymentIntents.confirm(payment_intent, {
        payment_method_data: { type: 'bizum' },
        return_url: needed('SHOP_URL'),
      });
      const answer = await fetch(new URL('/v1/3ds2/challenge_complete', base), {
        method: 'POST',
        body: new URLSearchParams({
          key: needed('STRIPE_PUBLISHABLE_KEY'),
          payment_intent,
          client_secret: client_secret ?? '',
          outcome: 'processing',
        }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused Bizum: ${await answer.text()}`);
    },
    retrieve: (id) => stripe.paymentIntents.retrieve(id),
    // Not from the ledger, which has every event of the shop. Newest first, as the provider lists them, so reversed.
    async intentsOfCart(cartId) {
      const found: Stripe.PaymentIntent[] = [];
      const since = { created: { gte: madeAt(cartId) }, limit: 100 };
      for await (const intent of stripe.paymentIntents.list(since))
        if (intent.metadata?.cartId === cartId) found.unshift(intent);
      return found;
    },
    intentCount: async () => (await ledger()).payment_intents.length,
    refundsOf: async (id) => (await stripe.refunds.list({ payment_intent: id, limit: 100 })).data.reverse(),
    faults: async (body) => {
      const answer = await fetch(new URL('/_sandbox/faults', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The sandbox refused the switches: ${await answer.text()}`);
    },
  };
}

/** An event as the provider would send it, with a new id. */
export function stripeEvent(
  type: string,
  object: object,
  { id = newEventId(), livemode = false } = {},
): Record<string, unknown> {
  return {
    id,
    object: 'event',
    api_version: '2025-01-01',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object },
    livemode,
  };
}

/** An event id that no other test has. */
export function newEventId(): string {
  return `evt_${randomBytes(12).toString('hex')}`;
}

/** How a webhook is signed; `at` in Unix seconds. */
export interface Signing {
  secret?: string;
  at?: number;
  /** Sent in place of the signed payload. */
  sent?: (payload: string) => string;
  /** Address of another shop than the stack's own. */
  shop?: string;
}

/** Delivers an event to the shop, signed as the provider signs, or wrongly on request. */
export async function deliver(
  event: object,
  signing: Signing = {},
): Promise<{ status: number; body: unknown }> {
  const payload = JSON.stringify(event);
  const secret = signing.secret ?? needed('STRIPE_WEBHOOK_SECRET').split(',')[0]!;
  const header = await payments().stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: signing.at ?? Math.floor(Date.now() / 1000),
  });
  const response = await fetch(new URL('/api/stripe/webhook', signing.shop ?? needed('SHOP_URL')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: signing.sent?.(payload) ?? payload,
  });
  return { status: response.status, body: await response.json() };
}
