import { type TrackedOrder, trackedOrder } from '#db/tracking.ts';
import { ShopError } from '#domain/errors.ts';
import { normaliseReference } from '#domain/order-number.ts';
import type { Deps } from '../deps';
import type { Exchange } from '../handle';
import { callerOf } from '../limits';
import { seesWhole } from '../reader';
import { orderViewFor } from './views';

type Asking = Pick<Exchange<unknown, unknown, unknown>, 'reader' | 'remember' | 'limit' | 'request'>;

/**
 * Look-ups of orders, the same for every call that makes one (S1 §7; decision 19). A reader who proves the order is
 * never refused because others failed to find theirs.
 */
export function createLookUp({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Nothing was found: the same answer at the same cost, whatever the reason. */
  async function miss(asking: Asking): Promise<never> {
    await asking.limit('trackingMisses', callerOf(asking.request), 1);
    throw new ShopError('order_not_found');
  }

  async function view(order: TrackedOrder, asking: Asking, opened = false) {
    const reader = await asking.reader();
    if (opened) reader.orders = new Set([...(reader.orders ?? []), order.id]);
    return orderViewFor(order, reader, clock().getTime());
  }

  /** An order by id or number, with everything that we know of it. */
  async function known(asking: Asking, reference: string): Promise<TrackedOrder> {
    const order = await trackedOrder(db, reference);
    const reader = await asking.reader();
    if (!order) return miss(asking);
    if (!seesWhole(reader, order)) await asking.limit('trackingMisses', callerOf(asking.request), 0);
    return order;
  }

  /** Counts a number and an e-mail address that don't belong together; with 0 points it only checks the limits. */
  async function countPair({ limit, request }: Asking, number: string, email: string, points: 0 | 1) {
    const caller = callerOf(request);
    await limit('emailsOfNumberHere', `${caller} ${number}`, points);
    await limit('emailsOfNumber', number, points);
    await limit('numbersOfEmailHere', `${caller} ${email}`, points);
    await limit('numbersOfEmail', email, points);
  }

  return {
    known,

    /** An order by id or number, as this reader may see it. */
    async find(asking: Asking, reference: string) {
      return view(await known(asking, reference), asking);
    },

    /**
     * The full view of an order by number and e-mail address, which also opens it to this browser for a day. A wrong
     * address and an unknown number can't be distinguished: not by the answer, its cost or its time.
     */
    async prove(asking: Asking, reference: string, email: string) {
      const number = normaliseReference(reference);
      const order = await trackedOrder(db, number, email);
      const reader = await asking.reader();
      if (!order || !seesWhole(reader, order))
        await countPair(asking, number, email.toLowerCase(), order ? 0 : 1);
      if (!order) return miss(asking);
      asking.remember(order.id);
      return view(order, asking, true);
    },

    /** An order for an action of the browser that bought it; for all others it doesn't exist. */
    async boughtHere(asking: Asking, reference: string, owners: readonly string[]): Promise<TrackedOrder> {
      const order = await trackedOrder(db, reference);
      return order && owners.includes(order.owner) ? order : miss(asking);
    },

    /** An order for an action that needs the full view; for all other readers it doesn't exist. */
    async whole(asking: Asking, reference: string): Promise<TrackedOrder> {
      const order = await trackedOrder(db, reference);
      return order && seesWhole(await asking.reader(), order) ? order : miss(asking);
    },
  };
}
