import type { UpdateDefinition } from '@temporalio/common';
import { isBlocked } from '#db/blocked-users.ts';
import { correctEmail, correctTarget as correctTargetCall } from '#domain/calls/orders.ts';
import { customer } from '#domain/capabilities.ts';
import { ShopError } from '#domain/errors.ts';
import { updatePurchase } from '#purchases/reach.ts';
import { changeEmail, correctTarget } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';
import { createOrderLookup } from './order-lookup';

/** Limit for the answer, in ms: the purchase writes its rows first. */
const answerMs = 20_000;

const asked = { by: customer, reason: customer };

/** What buyers correct of their orders; the purchase decides. */
export function correctionRoutes(routes: Routes, deps: Deps): void {
  const lookUp = createOrderLookup(deps);
  const reach = reachOf(deps);

  const correct = <Input>(cartId: string, update: UpdateDefinition<unknown, [Input]>, input: Input) =>
    withinDeadline(deps.temporal, answerMs, () => updatePurchase(reach, cartId, update, { input }));

  // Only in the browser that bought it: readers who came by an account or with a number have proven the current address,
  // and need no other.
  routes.answer(correctEmail, { limit: 'tracking' }, async (exchange) => {
    const { params, body, visitor } = exchange;
    const order = await lookUp.boughtHere(exchange, params.id, visitor.owners);
    await exchange.limit('emailCorrections', order.id);
    await correct(order.cartId, changeEmail, { ...asked, email: body.email });
    return {};
  });

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
    await correct(order.cartId, correctTarget, { ...asked, username, posts, replaces });
    return {};
  });
}
