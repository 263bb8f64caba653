import { ApplicationFailure } from '@temporalio/common';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import Stripe from 'stripe';
import type { Language } from '../domain/money';
import { paymentMethodTypes } from '../domain/payment-methods';
import { type RefundChange, type RefundStatus, refundStatus } from '../domain/payments';
import { readRefund } from './read-stripe-event';

/** A payment intent, reduced to what a purchase needs. Amounts in cents. */
export interface IntentSnapshot {
  id: string;
  clientSecret: string;
  status: string;
  amountCents: number;
  amountReceivedCents: number;
  currency: string;
  /** Revision of the cart that this intent charges for. */
  rev: number;
  /** When the charge that succeeded was made, in epoch ms; absent if it isn't paid or nobody said. */
  paidAt?: number;
}

type StripeHttpClient = Pick<ReturnType<typeof Stripe.createNodeHttpClient>, 'getClientName' | 'makeRequest'>;

interface IntentCall {
  cartId: string;
  orderNumber: string;
  amountCents: number;
  rev: number;
}

/**
 * Activities on the payment provider. Every write carries an idempotency key made only of the purchase, so an attempt
 * whose answer was lost is repeated without effect. Errors are classified here and nowhere else.
 */
export function createPaymentActivities({ stripe }: { stripe: Stripe }) {
  return {
    /** Creates the one intent of a purchase. `askedRev` is the revision that the buyer asks for now. */
    async createPaymentIntent(
      call: IntentCall & { language?: Language; askedRev?: number },
    ): Promise<IntentSnapshot | Refused> {
      const create = async (idempotencyKey: string) =>
        snapshot(
          await stripe.paymentIntents.create(
            {
              amount: call.amountCents,
              currency: 'eur',
              automatic_payment_methods: { enabled: true },
              // If an earlier release sent this key, the request must be the same.
              ...(call.language && { allowed_payment_method_types: paymentMethodTypes(call.language) }),
              metadata: metadata(call),
            },
            { idempotencyKey },
          ),
        );
      // The cart alone is the key: the caller repeats the first revision, so a buyer never sees two intents.
      const key = `pi-create:${call.cartId}`;
      return orRefused(async () => {
        try {
          return await create(key);
        } catch (error) {
          // Both stores came back from a backup, and the cart began again with another order number. Stripe still knows
          // its earlier request. The number is the purchase's own: with it, repeated calls create one intent.
          if (isUsedByAnother(error)) return create(`${key}:${call.orderNumber}`);
          if (!isStoredFailure(error)) throw error;
          // For a day the key gives no intent. Nobody has the secret of one that it may have made, so nobody pays it.
          return create(`${key}:${call.askedRev ?? call.rev}`);
        }
      });
    },

    /** Changes amount and revision together. `changed` is false if the intent is paid or closed. */
    async updatePaymentIntent(
      call: IntentCall & { paymentIntentId: string },
    ): Promise<{ changed: boolean; intent: IntentSnapshot } | Refused> {
      return orRefused(async () => {
        try {
          const intent = await stripe.paymentIntents.update(
            call.paymentIntentId,
            { amount: call.amountCents, metadata: metadata(call) },
            // Includes the amount: a run that was set back may reuse a revision for another cart.
            { idempotencyKey: `pi-update:${call.cartId}:${call.rev}:${call.amountCents}` },
          );
          return { changed: true, intent: snapshot(intent) };
        } catch (error) {
          if (!isUnexpectedState(error)) throw error;
          return {
            changed: false,
            intent: await readIntent(call.paymentIntentId),
          };
        }
      });
    },

    /** The current intent: the only source for "paid" (D10). */
    async retrievePaymentIntent({ paymentIntentId }: { paymentIntentId: string }): Promise<IntentSnapshot> {
      return retried(() => readIntent(paymentIntentId));
    },

    /**
     * Cancels an intent; if it is too late, returns its state. A payment that a bank is deciding is left alone, though
     * Stripe would cancel it in rare cases (decision 0044).
     */
    async cancelPaymentIntent({ paymentIntentId }: { paymentIntentId: string }): Promise<IntentSnapshot> {
      return retried(async () => {
        const known = await stripe.paymentIntents.retrieve(paymentIntentId);
        if (known.status === 'processing') return snapshot(known);
        try {
          return snapshot(await stripe.paymentIntents.cancel(paymentIntentId));
        } catch (error) {
          if (!isUnexpectedState(error)) throw error;
          return readIntent(paymentIntentId);
        }
      });
    },

    /**
     * Refunds. An earlier attempt may have made the refund, whatever its answer was: the one with this key counts, with
     * its own amount (`amountCents`) and time (`at`, in epoch ms). The provider repeats a stored error for a day and then
     * forgets the key, so only its list knows. The key stays the same after an error, because the provider may complete
     * such a refund later.
     */
    async refundPayment(call: {
      paymentIntentId: string;
      amountCents: number;
      idempotencyKey: string;
    }): Promise<{
      refundId?: string;
      status: RefundStatus;
      amountCents?: number;
      at?: number;
      reason?: string;
    }> {
      const known = await retried(() => refundOf(call.paymentIntentId, call.idempotencyKey));
      if (known) return { ...madeAs(known), amountCents: known.amount };
      const made = await orRefused(() =>
        stripe.refunds.create(
          {
            payment_intent: call.paymentIntentId,
            amount: call.amountCents,
            metadata: { key: call.idempotencyKey },
          },
          { idempotencyKey: call.idempotencyKey },
        ),
      );
      if ('refused' in made) return { status: 'failed', reason: made.refused };
      return madeAs(made);
    },

    /** The refunds of a payment, in Stripe's words. */
    async listRefunds({ paymentIntentId }: { paymentIntentId: string }): Promise<RefundChange[]> {
      return retried(async () => {
        const refunds: RefundChange[] = [];
        for await (const refund of refundsOf(paymentIntentId)) refunds.push(readRefund(refund));
        return refunds;
      });
    },

    /** A refund's status, in Stripe's word. */
    async retrieveRefund({ refundId }: { refundId: string }): Promise<RefundChange> {
      return readRefund(await retried(() => stripe.refunds.retrieve(refundId)));
    },
  };

  /** An intent with its charge. */
  async function readIntent(id: string): Promise<IntentSnapshot> {
    return snapshot(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }

  function refundsOf(paymentIntentId: string) {
    return stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  }

  async function refundOf(paymentIntentId: string, key: string): Promise<Stripe.Refund | undefined> {
    for await (const refund of refundsOf(paymentIntentId)) if (refund.metadata?.key === key) return refund;
    return undefined;
  }
}
export type PaymentActivities = ReturnType<typeof createPaymentActivities>;

/** Stripe allows an account 100 calls a second, over all processes (docs/operations.md). */
export const usualCallsPerSecond = 20;
/** The backlog limit, in seconds. Calls beyond it fail: they would go out after their activity's time limit. */
const mostSecondsWaiting = 5;

/**
 * A client for the provider, or for a stand-in at `STRIPE_API_BASE`. It limits the calls per second over all callers:
 * activities of a queue, local ones, pages of lists.
 */
export function createStripe(env: {
  STRIPE_SECRET_KEY: string;
  STRIPE_API_BASE?: string;
  STRIPE_CALLS_PER_SECOND?: number;
}): Stripe {
  const { STRIPE_CALLS_PER_SECOND: perSecond = usualCallsPerSecond } = env;
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  return new Stripe(env.STRIPE_SECRET_KEY, {
    // The workflow retries: here retries would only hide time from it.
    maxNetworkRetries: 0,
    timeout: 10_000,
    httpClient: paced(Stripe.createNodeHttpClient(), perSecond),
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** Makes a client wait before each call, to keep its rate. */
export function paced(client: StripeHttpClient, perSecond: number): StripeHttpClient {
  const turns = new RateLimiterQueue(new RateLimiterMemory({ points: perSecond, duration: 1 }), {
    maxQueueSize: perSecond * mostSecondsWaiting,
  });
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...call) => {
    await turns.removeTokens(1);
    return send(...call);
  };
  return client;
}

function metadata(call: IntentCall): Record<string, string> {
  return { cartId: call.cartId, orderNumber: call.orderNumber, rev: String(call.rev) };
}

function snapshot(intent: Stripe.PaymentIntent): IntentSnapshot {
  const { latest_charge: charge } = intent;
  const isPaid = intent.status === 'succeeded' && charge && typeof charge !== 'string';
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    rev: Number(intent.metadata.rev),
    paidAt: isPaid ? charge.created * 1000 : undefined,
  };
}

function madeAs({ id, status, created }: Stripe.Refund) {
  return { refundId: id, status: refundStatus(status), at: created * 1000 };
}

function isUnexpectedState(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
}

/** A write that the provider refuses, with the provider's code. */
interface Refused {
  refused: string;
}

/** After too many calls: longer than after other failures, and jittered. In ms. */
const pauseMs = () => 5000 + Math.floor(Math.random() * 5000);

/**
 * Throws every error so that Temporal retries, even a refused key: an operator fixes it, and money must reach an end.
 * Type and message name the provider's error, without any part of the request.
 */
export async function retried<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw ApplicationFailure.create({
      type: error.code ?? error.type,
      message: `Payment provider: ${error.type}${error.code ? `, ${error.code}` : ''}`,
      // An object locked by another call is free in a moment.
      nextRetryDelay: error.statusCode === 429 && error.code !== 'lock_timeout' ? pauseMs() : undefined,
    });
  }
}

/** As `retried`; an invalid request is an outcome, because a retry would not change it. */
async function orRefused<T>(call: () => Promise<T>): Promise<T | Refused> {
  return retried(async () => {
    try {
      return await call();
    } catch (error) {
      if (!isWrong(error)) throw error;
      return { refused: error.code ?? error.type };
    }
  });
}

/** A server error that the provider stored under the key of the request, and repeats. */
function isStoredFailure(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500) return false;
  return error.headers?.['idempotent-replayed'] === 'true';
}

/** The key belongs to a request with other parameters. */
function isUsedByAnother(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && isWrong(error);
}

function isWrong(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  // A request with the same key is still running: its answer is ready in a moment.
  if (error.code === 'idempotency_key_in_use') return false;
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}
