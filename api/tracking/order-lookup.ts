import { numberOf, type TrackedOrder, trackedOrder } from '#db/tracking.ts';
import { ShopError } from '#domain/errors.ts';
import { normaliseReference } from '#domain/order-number.ts';
import type { Deps } from '../deps';
import type { Exchange } from '../handle';
import { callerOf } from '../limits';
import { addressHash, seesFullOrder } from '../order-reader';
import { orderViewFor } from './views';

type LookupContext = Pick<Exchange<unknown, unknown, unknown>, 'reader' | 'remember' | 'limit' | 'request'>;

/**
 * Look-ups of orders, the same for every call that makes one (S1 §7; D19). A reader who proves the order is
 * never refused because others failed to find theirs.
 */
export function createOrderLookup({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Nothing was found: the same answer at the same cost, whatever the reason. */
  async function miss(context: LookupContext): Promise<never> {
    await context.limit('trackingMisses', callerOf(context.request), 1);
    throw new ShopError('order_not_found');
  }

  async function view(order: TrackedOrder, context: LookupContext, opened = false) {
    const reader = await context.reader();
    if (opened) reader.orders = new Map([[order.id, addressHash(order.email)]]);
    return orderViewFor(order, reader, clock().getTime());
  }

  /** An order by id or number, with everything that we know of it. */
  async function known(context: LookupContext, reference: string): Promise<TrackedOrder> {
    const order = await trackedOrder(db, reference);
    const reader = await context.reader();
    if (!order) return miss(context);
    if (!seesFullOrder(reader, order)) await context.limit('trackingMisses', callerOf(context.request), 0);
    return order;
  }

  /** Counts a number and an e-mail address that don't belong together; with 0 points it only checks the limits. */
  async function countPair({ limit, request }: LookupContext, number: string, email: string, points: 0 | 1) {
    const caller = callerOf(request);
    await limit('emailsOfNumberHere', `${caller} ${number}`, points);
    await limit('emailsOfNumber', number, points);
    await limit('numbersOfEmailHere', `${caller} ${email}`, points);
    await limit('numbersOfEmail', email, points);
  }

  return {
    known,

    /** An order by id or number, as this reader may see it. */
    async find(context: LookupContext, reference: string) {
      return view(await known(context, reference), context);
    },

    /**
     * The full view of an order by number and e-mail address, which also opens it to this browser for a day. A wrong
     * address and an unknown number can't be distinguished: not by the answer, its cost or its time.
     */
    async prove(context: LookupContext, reference: string, email: string) {
      const typed = normaliseReference(reference);
      const order = await trackedOrder(db, typed, email);
      const reader = await context.reader();
      if (!order || !seesFullOrder(reader, order))
        // By whichever reference: an order has one limit.
        await countPair(context, await numberOf(db, typed), email.toLowerCase(), order ? 0 : 1);
      if (!order) return miss(context);
      context.remember(order);
      return view(order, context, true);
    },

    /** An order for an action of the browser that bought it; for all others it doesn't exist. */
    async boughtHere(
      context: LookupContext,
      reference: string,
      owners: readonly string[],
    ): Promise<TrackedOrder> {
      const order = await trackedOrder(db, reference);
      return order && owners.includes(order.owner) ? order : miss(context);
    },

    /** An order for an action that needs the full view; for all other readers it doesn't exist. */
    async whole(context: LookupContext, reference: string): Promise<TrackedOrder> {
      const order = await trackedOrder(db, reference);
      return order && seesFullOrder(await context.reader(), order) ? order : miss(context);
    },
  };
}
