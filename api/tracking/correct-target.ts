import { isBlocked } from '#db/blocked-users.ts';
import { correctTarget as correctTargetCall } from '#domain/calls/orders.ts';
import { customer } from '#domain/capabilities.ts';
import { ShopError } from '#domain/errors.ts';
import { askPurchase } from '#purchases/reach.ts';
import { correctTarget } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';
import { createLookUp } from './look-up';

/** The purchase writes its rows before it answers. In ms. */
const answerMs = 20_000;

/** Whom an order goes to, corrected by its buyer. The caller must see the whole order; the purchase decides. */
export function correctTargetRoutes(routes: Routes, deps: Deps): void {
  const lookUp = createLookUp(deps);
  const reach = reachOf(deps);

  routes.answer(correctTargetCall, { limit: 'tracking' }, async (exchange) => {
    const { to } = exchange.body;
    const username = to.kind === 'profile' ? to.username : undefined;
    const posts = to.kind === 'posts' ? to.posts : undefined;
    const order = await lookUp.whole(exchange, exchange.params.id);
    await exchange.limit('targetCorrections', order.id);
    // As when it was ordered: whom the shop serves no more gets nothing by way of another's order.
    const target = username ?? order.username;
    if (await isBlocked(deps.db, { username: target, email: order.email }))
      throw new ShopError('blocked_user');
    await withinDeadline(deps.temporal, answerMs, () =>
      askPurchase(reach, order.cartId, correctTarget, {
        input: { by: customer, reason: customer, username, posts },
      }),
    );
    return {};
  });
}
