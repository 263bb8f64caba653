import { Context, log } from '@temporalio/activity';
import type Stripe from 'stripe';
import { recordCharge } from '../db/charges';
import { countDecline } from '../db/declines';
import { recordDispute } from '../db/disputes';
import { noteIncidents } from '../db/incidents';
import { recordDifferences } from '../db/payment-differences';
import { refusalOf } from '../db/pool';
import { ownPayments } from '../db/reconciliation';
import {
  cartOfPayment,
  type EventOutcome,
  eventRelayed,
  eventsReadUntil,
  noteEventsRead,
  receiveEvent,
  relayedEvents,
} from '../db/stripe-events';
import { hasLeft } from '../db/submissions';
import { purchaseOfPayment } from '../db/tracking';
import { refundGoesOn, refundStatus } from '../domain/payments';
import { type Reach, signalPurchase } from '../purchases/reach';
import {
  disputeChanged,
  paymentFailed,
  paymentSucceeded,
  purchaseId,
  purchaseState,
  refundChanged,
} from '../workflows/messages';
import { heartbeat } from './heartbeat';
import { retried } from './payments';
import { eventTypes, type PurchaseEvent, readCharge, readStripeEvent } from './read-stripe-event';

/** Stripe's largest page. */
const pageSize = 100;
/** Stripe keeps events for 30 days. */
const longestSpanMs = 29 * 24 * 3_600_000;
/** How long a run may take to answer; the provider waits for us meanwhile. */
const queryMs = 3000;

/**
 * Takes in an event of the payment provider: stores what it says about a charge or a dispute, and forwards it to its
 * purchase. Safe to run again, also in parallel: an event that has reached its purchase is a `duplicate`. Throws if the
 * database or Temporal is down. `fetched`: no webhook delivered it. An event of the other mode (test or live) is stored
 * and reported to a person, and doesn't affect our payments.
 */
export async function takeIn(
  reach: Reach,
  event: Stripe.Event,
  { fetched = false, isOurMode = true }: { fetched?: boolean; isOurMode?: boolean } = {},
): Promise<EventOutcome | 'duplicate'> {
  const { db } = reach;
  const purchaseEvent = readStripeEvent(event);
  const charge = readCharge(event);
  const received = await receiveEvent(db, {
    id: event.id,
    type: event.type,
    paymentIntentId: purchaseEvent?.paymentIntentId ?? charge?.paymentIntentId,
    cartId: purchaseEvent?.cartId,
    code: purchaseEvent?.kind === 'failed' ? purchaseEvent.code : charge?.failureCode,
    fetched,
  });
  if (received === 'relayed') return 'duplicate';
  if (!isOurMode) {
    await noteIncidents(db, [{ kind: 'other-mode', subject: event.livemode ? 'live' : 'test' }]);
    await eventRelayed(db, event.id, 'other-mode');
    return 'other-mode';
  }
  if (charge) await recordCharge(db, charge);
  if (purchaseEvent?.kind === 'dispute') await recordDispute(db, purchaseEvent.dispute);
  if (purchaseEvent?.kind === 'failed')
    purchaseEvent.declines = await countDecline(db, {
      eventId: event.id,
      paymentIntentId: purchaseEvent.paymentIntentId,
    });
  const outcome = purchaseEvent ? await relay(reach, purchaseEvent) : 'ignored';
  if (outcome === 'foreign' || outcome === 'closed') await noteUnclaimed(reach, event);
  await eventRelayed(db, event.id, outcome);
  return outcome;
}

async function relay(reach: Reach, event: PurchaseEvent): Promise<EventOutcome> {
  if (event.kind === 'succeeded' && (await isKnown(reach, event.paymentIntentId))) return 'known';
  const known = await cartOfPayment(reach.db, event.paymentIntentId);
  // Right after a crash the projection can be behind; the metadata is ours and signed.
  const cartId = known ?? event.cartId;
  if (!cartId) return 'foreign';
  const isSignalled = (await Promise.all(signals(reach, cartId, event))).some(Boolean);
  if (isSignalled) return 'signalled';
  return known ? 'closed' : 'foreign';
}

/**
 * Whether a purchase has heard of its payment: the browser was quicker, and a Signal would only lengthen its history. The
 * order's row alone doesn't prove it. It outlives a workflow task that is lost, and then only the provider's event tells
 * the run again.
 */
async function isKnown({ db, temporal }: Reach, paymentIntentId: string): Promise<boolean> {
  const purchase = await purchaseOfPayment(db, paymentIntentId);
  if (!purchase?.orderId) return false;
  if (await hasLeft(db, purchase.orderId)) return true;
  const run = temporal.workflow.getHandle(purchaseId(purchase.cartId));
  try {
    const ask = () => run.query(purchaseState);
    return (await temporal.workflow.withDeadline(Date.now() + queryMs, ask)).paid !== undefined;
  } catch {
    // No worker answers, or the run is gone: a Signal too many does no harm.
    return false;
  }
}

/** Money for one of our carts that no purchase took in: report it now, not at the next comparison of the books. */
async function noteUnclaimed({ db }: Reach, event: Stripe.Event): Promise<void> {
  if (event.type !== 'payment_intent.succeeded' || !event.data.object.metadata?.cartId) return;
  const { id, amount_received: thereCents, currency } = event.data.object;
  const [here] = await ownPayments(db, [id]);
  if (here?.hasOrder || here?.collected) return;
  const found = {
    kind: 'payment-without-order',
    objectId: id,
    intent: id,
    orderNumber: here?.orderNumber,
    thereCents,
    currency,
    thereStatus: 'succeeded',
    hereStatus: here?.status,
    happenedAt: new Date(event.created * 1000),
  } as const;
  await recordDifferences(db, { id: event.id, at: new Date() }, [found]);
}

/** A closed purchase wakes only for what it does not know yet: its own refund comes back as three events. */
function signals(reach: Reach, cartId: string, event: PurchaseEvent): Promise<boolean>[] {
  const { paymentIntentId } = event;
  switch (event.kind) {
    case 'succeeded':
      return [
        signalPurchase(
          reach,
          cartId,
          paymentSucceeded,
          { paymentIntentId },
          ({ paid }) => paid !== undefined,
        ),
      ];
    case 'failed': {
      const { code, declines } = event;
      return [signalPurchase(reach, cartId, paymentFailed, { paymentIntentId, code, declines }, () => true)];
    }
    case 'refunds':
      return event.refunds.map((refund) =>
        signalPurchase(reach, cartId, refundChanged, refund, ({ refunds }) =>
          refunds.some(
            ({ refundId, status }) =>
              refundId === refund.refundId && !refundGoesOn(status, refundStatus(refund.status)),
          ),
        ),
      );
    case 'dispute': {
      const { id: disputeId, status, reason, amountCents } = event.dispute;
      const change = { disputeId, status, reason, amountCents };
      return [
        signalPurchase(reach, cartId, disputeChanged, change, ({ disputes = [] }) =>
          disputes.some((known) => known.id === disputeId && known.status === status),
        ),
      ];
    }
  }
}

/** A run's progress, from which an attempt after a crash continues. */
interface CatchUpProgress {
  /** Where it began. An attempt that begins elsewhere, on a database that was set back, doesn't continue from it. */
  begin: number;
  read: number;
  found: number;
  /** The last event of the last page. */
  after?: string;
}

/** Activities that fetch events which no webhook delivered. */
export function createPaymentEventActivities(deps: { reach: Reach; stripe: Stripe }) {
  const { reach, stripe } = deps;
  return {
    /**
     * Reads the events of a time range and takes in those that are missing. If the database has been set back since, it
     * begins where that database had read to. Safe to run again. Times in epoch ms; `found` counts those that this call
     * forwarded to a purchase.
     */
    async catchUpEvents({
      from,
      to,
    }: {
      from: number;
      to: number;
    }): Promise<{ read: number; found: number }> {
      const begin = Math.max(Math.min(from, (await eventsReadUntil(reach.db)) ?? from), to - longestSpanMs);
      const created = { gte: Math.floor(begin / 1000), lt: Math.floor(to / 1000) };
      const last = Context.current().info.heartbeatDetails as CatchUpProgress | undefined;
      let { read, found, after }: CatchUpProgress =
        last?.begin === begin ? last : { begin, read: 0, found: 0 };
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
          reach.db,
          page.data.map(({ id }) => id),
        );
        // The newest come first; a purchase gets them in the order in which they happened.
        for (const event of page.data.toReversed()) {
          read += 1;
          if (!known.has(event.id) && (await fetched(event)) === 'signalled') found += 1;
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more || !after) break;
        heartbeat({ begin, read, found, after } satisfies CatchUpProgress);
      }
      await noteEventsRead(reach.db, to);
      return { read, found };
    },
  };

  /** One event that Postgres refuses must not block the others. */
  async function fetched(event: Stripe.Event): Promise<EventOutcome | 'duplicate' | 'refused'> {
    try {
      return await takeIn(reach, event, { fetched: true });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      log.error('An event of the payment provider could not be stored', {
        event: event.id,
        ...refusal,
      });
      return 'refused';
    }
  }
}
export type PaymentEventActivities = ReturnType<typeof createPaymentEventActivities>;
