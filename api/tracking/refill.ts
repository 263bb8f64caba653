import { trackedOrder } from '#db/tracking.ts';
import { requestRefill as requestRefillCall } from '#domain/calls/orders.ts';
import { customer } from '#domain/capabilities.ts';
import { ShopError } from '#domain/errors.ts';
import { hasGuarantee, refillRounds } from '#domain/refills.ts';
import { requestRefill } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { askPurchase } from '../purchases';
import { refillVerdict } from './order-facts';
import { createOrderLookup } from './order-lookup';

/** The workflow counts followers and asks the panel before it answers; both may take time. In ms. */
const answerMs = 30_000;

/**
 * A request that is refused this soon after the customer's own request is the same one: a double click, or a lost
 * answer. In ms.
 */
const sameRequestMs = 40_000;

/** The requester, in the timeline and in the refill's row. */
const by = customer;

/** Refills that customers request. The caller must see the whole order (D19, D24). */
export function refillRoutes(routes: Routes, deps: Deps): void {
  const { db, temporal, clock } = deps;
  const lookUp = createOrderLookup(deps);

  routes.answer(requestRefillCall, { limit: 'tracking' }, async (exchange) => {
    const order = await lookUp.whole(exchange, exchange.params.orderId);
    await exchange.limit('refills', order.id);
    // Older orders have no mark (decision 0035) by which the workflow could refuse.
    if (!hasGuarantee(order)) throw new ShopError('sold_without_refills');
    try {
      const asked = { by, reason: by };
      const { state } = await askPurchase(temporal, order.cartId, requestRefill, asked, answerMs);
      return { state };
    } catch (error) {
      const { code } = toShopError(error);
      if (code === 'refill_under_way' || code === 'refill_cooldown') {
        const before = await ownRequest(order.id);
        if (before) return before;
      }
      // Without the workflow's details: the panel's words are not for customers.
      const verdict = await verdictNow(order.id);
      if (verdict?.code === code && verdict.from)
        throw new ShopError(code, { from: verdict.from }, { cause: error });
      const guaranteeOver = code === 'purchase_closed' && verdict?.code === 'guarantee_over';
      throw new ShopError(guaranteeOver ? 'guarantee_over' : code, undefined, { cause: error });
    }
  });

  async function verdictNow(id: string) {
    const order = await trackedOrder(db, id);
    return order && refillVerdict(order, clock().getTime());
  }

  /** The customer's own recent request, with the answer that its caller got or would have got. */
  async function ownRequest(id: string): Promise<{ state: 'requested' | 'unknown' } | undefined> {
    const order = await trackedOrder(db, id);
    const newest = order?.refills.at(-1);
    if (!order || newest?.by !== by || newest.requestedAt < clock().getTime() - sameRequestMs)
      return undefined;
    return { state: refillRounds(order.refills).at(-1)?.state === 'unknown' ? 'unknown' : 'requested' };
  }
}
