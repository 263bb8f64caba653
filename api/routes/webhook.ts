import type Stripe from 'stripe';
import { takeIn } from '../../activities/payment-events';
import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';

/** Older signatures are refused: someone may have kept the message. In seconds. */
const toleranceSeconds = 300;
const relayDeadlineMs = 8000;

/** Signed events of the payment provider: taken in once, handed to their purchase at least once. */
export function webhookRoutes(routes: Routes, deps: Deps): void {
  const { env, stripe, temporal, logger } = deps;
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
      // A database or a Temporal that is away throws: 503, and the provider sends the event again.
      const outcome = await withinDeadline(temporal, relayDeadlineMs, () => takeIn(reach, event));
      logger.info({ event: event.id, type: event.type, outcome }, 'payment event');
      response.json({ received: true, outcome });
    },
  );

  function verified(body: unknown, signature: string | undefined): Stripe.Event {
    if (!Buffer.isBuffer(body) || !signature) throw new ShopError('webhook_signature');
    for (const secret of env.STRIPE_WEBHOOK_SECRET) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
      } catch {
        // The next secret may be the one: two are valid while one is being replaced.
      }
    }
    throw new ShopError('webhook_signature');
  }
}
