import type Stripe from 'stripe';
import { takeIn } from '#activities/payment-events.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';

/** Signatures of other times are refused: someone may have kept the message, or a clock is wrong. In seconds. */
const toleranceSeconds = 300;
const relayDeadlineMs = 8000;

/** Signed events of the payment provider: stored once, forwarded to their purchase at least once. */
export function webhookRoutes(routes: Routes, deps: Deps): void {
  const { env, stripe, temporal, logger, clock } = deps;
  const isLive = /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY);
  const reach = reachOf(deps);
  routes.raw(
    {
      method: 'POST',
      path: '/api/stripe/webhook',
      summary: 'Signed events of the payment provider',
      access: 'public',
      proof: 'signature',
      body: { as: 'bytes', largest: '1mb' },
      anonymous: true,
    },
    async ({ body, request, response }) => {
      const event = verified(body, request.get('stripe-signature'));
      // Throws if the database or Temporal is down: 503, and the provider sends the event again.
      const isOurMode = event.livemode === isLive;
      const outcome = await withinDeadline(temporal, relayDeadlineMs, () =>
        takeIn(reach, event, { isOurMode }),
      );
      logger.info({ event: event.id, type: event.type, outcome }, 'payment event');
      response.json({ received: true, outcome });
    },
  );

  function verified(body: unknown, signature: string | undefined): Stripe.Event {
    if (!Buffer.isBuffer(body) || !signature) throw new ShopError('webhook_signature');
    const now = clock().getTime();
    // The library refuses only those of the past.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (!(signedAt * 1000 - now <= toleranceSeconds * 1000)) throw new ShopError('webhook_signature');
    for (const secret of env.STRIPE_WEBHOOK_SECRET) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
      } catch {
        // The next secret may match: two are valid during a rotation.
      }
    }
    throw new ShopError('webhook_signature');
  }
}
