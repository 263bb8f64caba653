import { WorkflowNotFoundError } from '@temporalio/client';
import type Stripe from 'stripe';
import { recordCharge } from '../../db/charges';
import { recordDispute } from '../../db/disputes';
import { cartOfPayment, type EventOutcome, eventRelayed, receiveEvent } from '../../db/stripe-events';
import { ShopError } from '../../domain/errors';
import { disputeChanged, paymentFailed, paymentSucceeded, refundChanged } from '../../workflows/messages';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { purchaseHandle, withinDeadline } from '../purchases';
import { readCharge, readStripeEvent, type StripeNews } from '../stripe-news';

/** Older signatures are refused: someone may have kept the message. In seconds. */
const toleranceSeconds = 300;
const relayDeadlineMs = 8000;

/** Signed events of the payment provider: taken in once, handed to their purchase at least once. */
export function webhookRoutes(routes: Routes, { db, env, stripe, temporal, logger }: Deps): void {
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
      const news = readStripeEvent(event);
      const charge = readCharge(event);
      const received = await receiveEvent(db, {
        id: event.id,
        type: event.type,
        paymentIntentId: news?.paymentIntentId ?? charge?.paymentIntentId,
        cartId: news?.cartId,
        code: news?.kind === 'failed' ? news.code : charge?.failureCode,
      });
      if (received === 'relayed') {
        response.json({ received: true, outcome: 'duplicate' });
        return;
      }
      if (charge) await recordCharge(db, charge);
      if (news?.kind === 'dispute') await recordDispute(db, news.dispute);
      // A database or a Temporal that is away throws: 503, and the provider sends the event again.
      const outcome = news ? await relay(news) : 'ignored';
      await eventRelayed(db, event.id, outcome);
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

  async function relay(news: StripeNews): Promise<EventOutcome> {
    const known = await cartOfPayment(db, news.paymentIntentId);
    // Right after a crash the projection can be behind; the metadata is ours and signed.
    const cartId = known ?? news.cartId;
    if (!cartId) return 'foreign';
    const purchase = purchaseHandle(temporal, cartId);
    try {
      await withinDeadline(temporal, relayDeadlineMs, async () => {
        const { paymentIntentId } = news;
        if (news.kind === 'succeeded') await purchase.signal(paymentSucceeded, { paymentIntentId });
        if (news.kind === 'failed')
          await purchase.signal(paymentFailed, { paymentIntentId, code: news.code });
        if (news.kind === 'refunds')
          for (const refund of news.refunds) await purchase.signal(refundChanged, refund);
        if (news.kind === 'dispute') {
          const { id, status, reason, amountCents } = news.dispute;
          await purchase.signal(disputeChanged, { disputeId: id, status, reason, amountCents });
        }
      });
      return 'signalled';
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return known ? 'closed' : 'foreign';
      throw error;
    }
  }
}
