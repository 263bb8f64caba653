import { isBlocked } from '#db/blocked-users.ts';
import { correctTarget as correctTargetCall } from '#domain/calls/orders.ts';
import { customer } from '#domain/capabilities.ts';
import { ShopError } from '#domain/errors.ts';
import { updatePurchase } from '#purchases/reach.ts';
import { correctTarget } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';
import { createOrderLookup } from './order-lookup';

/** Limit for the answer, in ms: the purchase writes its rows first. */
const answerMs = 20_000;

/** The buyer corrects the target of an order. The caller must see the full order; the purchase decides. */
export function correctTargetRoutes(routes: Routes, deps: Deps): void {
  const lookUp = createOrderLookup(deps);
  const reach = reachOf(deps);

  routes.answer(correctTargetCall, { limit: 'tracking' }, async (exchange) => {
    const { to } = exchange.body;
    const username = to.kind === 'profile' ? to.username : undefined;
    const { posts, replaces } = to.kind === 'posts' ? to : {};
    const order = await lookUp.whole(exchange, exchange.params.id);
    await exchange.limit('targetCorrections', order.id);
    // As at the checkout: a blocked user gets no delivery by way of another person's order.
    const target = username ?? order.username;
    if (await isBlocked(deps.db, { username: target, email: order.email }))
      throw new ShopError('blocked_user');
    await withinDeadline(deps.temporal, answerMs, () =>
      updatePurchase(reach, order.cartId, correctTarget, {
        input: { by: customer, reason: customer, username, posts, replaces },
      }),
    );
    return {};
  });
}
