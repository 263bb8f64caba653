import { correctEmail } from '#domain/calls/orders.ts';
import { customer } from '#domain/capabilities.ts';
import { updatePurchase } from '#purchases/reach.ts';
import { changeEmail } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { reachOf, withinDeadline } from '../purchases';
import { createOrderLookup } from './order-lookup';

/** Limit for the answer, in ms: the purchase writes its rows first. */
const answerMs = 20_000;

/**
 * The e-mail address of an order, corrected by its buyer: only in the browser that bought it. Readers who came by an account
 * or with a number have proven the current address, and need no other.
 */
export function correctEmailRoutes(routes: Routes, deps: Deps): void {
  const lookUp = createOrderLookup(deps);
  const reach = reachOf(deps);

  routes.answer(correctEmail, { limit: 'tracking' }, async (exchange) => {
    const { params, body, visitor } = exchange;
    const order = await lookUp.boughtHere(exchange, params.id, visitor.owners);
    await exchange.limit('emailCorrections', order.id);
    await withinDeadline(deps.temporal, answerMs, () =>
      updatePurchase(reach, order.cartId, changeEmail, {
        input: { by: customer, reason: customer, email: body.email },
      }),
    );
    return {};
  });
}
