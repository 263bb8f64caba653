import { Context, log } from '@temporalio/activity';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { recordCharge } from '../db/charges';
import { recordDispute } from '../db/disputes';
import { type Db, refusalOf } from '../db/pool';
import {
  cartOfPayment,
  type EventOutcome,
  eventRelayed,
  receiveEvent,
  relayedEvents,
} from '../db/stripe-events';
import {
  disputeChanged,
  paymentFailed,
  paymentSucceeded,
  purchaseId,
  refundChanged,
} from '../workflows/messages';
import { retried } from './payments';
import { eventTypes, readCharge, readStripeEvent, type StripeNews } from './stripe-news';

/** Stripe's largest page. */
const pageSize = 100;

/**
 * Takes an event of the payment provider in: writes down what it says of a charge or a dispute, and hands it to its
 * purchase. Safe to run again, also at once: an event that has reached its purchase is a `duplicate`. A database or a
 * Temporal that is away throws.
 */
export async function takeIn(
  { db, temporal }: { db: Db; temporal: Client },
  event: Stripe.Event,
): Promise<EventOutcome | 'duplicate'> {
  const news = readStripeEvent(event);
  const charge = readCharge(event);
  const received = await receiveEvent(db, {
    id: event.id,
    type: event.type,
    paymentIntentId: news?.paymentIntentId ?? charge?.paymentIntentId,
    cartId: news?.cartId,
    code: news?.kind === 'failed' ? news.code : charge?.failureCode,
  });
  if (received === 'relayed') return 'duplicate';
  if (charge) await recordCharge(db, charge);
  if (news?.kind === 'dispute') await recordDispute(db, news.dispute);
  const outcome = news ? await relay(db, temporal, news) : 'ignored';
  await eventRelayed(db, event.id, outcome);
  return outcome;
}

async function relay(db: Db, temporal: Client, news: StripeNews): Promise<EventOutcome> {
  const known = await cartOfPayment(db, news.paymentIntentId);
  // Right after a crash the projection can be behind; the metadata is ours and signed.
  const cartId = known ?? news.cartId;
  if (!cartId) return 'foreign';
  const purchase = temporal.workflow.getHandle(purchaseId(cartId));
  const { paymentIntentId } = news;
  try {
    if (news.kind === 'succeeded') await purchase.signal(paymentSucceeded, { paymentIntentId });
    if (news.kind === 'failed') await purchase.signal(paymentFailed, { paymentIntentId, code: news.code });
    if (news.kind === 'refunds')
      for (const refund of news.refunds) await purchase.signal(refundChanged, refund);
    if (news.kind === 'dispute') {
      const { id, status, reason, amountCents } = news.dispute;
      await purchase.signal(disputeChanged, { disputeId: id, status, reason, amountCents });
    }
    return 'signalled';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return known ? 'closed' : 'foreign';
    throw error;
  }
}

/** How far a run came: with it, an attempt after a crash goes on at the next page. */
interface CatchUpProgress {
  read: number;
  found: number;
  /** The last event of the last page. */
  after?: string;
}

/** Activities that fetch events which no webhook brought. */
export function createPaymentEventActivities(deps: { pool: Pool; stripe: Stripe; client: Client }) {
  const { pool, stripe, client } = deps;
  return {
    /**
     * Reads the events of a time and takes those in that have not come. Safe to run again. Times in epoch ms; `found`
     * counts those that a purchase was told by this.
     */
    async catchUpEvents({
      from,
      to,
    }: {
      from: number;
      to: number;
    }): Promise<{ read: number; found: number }> {
      const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) };
      const last = Context.current().info.heartbeatDetails as CatchUpProgress | undefined;
      let { read, found, after }: CatchUpProgress = last ?? { read: 0, found: 0 };
      for (;;) {
        const page = await retried(() =>
          stripe.events.list({
            created,
            types: [...eventTypes],
            limit: pageSize,
            ...(after && { starting_after: after }),
          }),
        );
        const known = await relayedEvents(
          pool,
          page.data.map(({ id }) => id),
        );
        // The newest come first; a purchase hears them in the order in which they happened.
        for (const event of page.data.toReversed()) {
          read += 1;
          if (!known.has(event.id) && (await fetched(event)) === 'signalled') found += 1;
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more || !after) return { read, found };
        Context.current().heartbeat({ read, found, after } satisfies CatchUpProgress);
      }
    },
  };

  /** One event that Postgres refuses must not keep the others. */
  async function fetched(event: Stripe.Event): Promise<EventOutcome | 'duplicate' | 'refused'> {
    try {
      return await takeIn({ db: pool, temporal: client }, event);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      log.error('An event of the payment provider could not be written down', {
        event: event.id,
        ...refusal,
      });
      return 'refused';
    }
  }
}
export type PaymentEventActivities = ReturnType<typeof createPaymentEventActivities>;
