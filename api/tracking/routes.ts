import { purchaseOfPayment } from '#db/tracking.ts';
import {
  getOrder,
  guaranteedSearch,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
} from '#domain/calls/orders.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import { couponOf } from '../discount-codes/coupon';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { paymentState } from '../purchases';
import { createOrderLookup } from './order-lookup';

/** Tracking: what strangers and buyers see of orders. */
export function orderRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;
  const lookUp = createOrderLookup(deps);

  routes.answer(getOrder, { limit: 'tracking' }, async (exchange) => {
    const order = await lookUp.find(exchange, exchange.params.id);
    // The computer's cache must not keep a buyer's own view.
    exchange.response.set('Cache-Control', order.view === 'own' ? 'no-store' : 'private, no-cache');
    return { order };
  });

  routes.answer(orderCoupon, { limit: 'tracking' }, async (exchange) => {
    exchange.response.set('Cache-Control', 'no-store');
    const order = await lookUp.whole(exchange, exchange.params.id);
    return { coupon: await couponOf(db, order, clock()) };
  });

  for (const call of [searchByNumber, guaranteedSearch])
    routes.answer(call, { limit: 'tracking' }, async (exchange) => ({
      order: await lookUp.find(exchange, exchange.body.orderNumber),
    }));

  routes.answer(trackOrder, { limit: 'tracking' }, async (exchange) => {
    const { orderNumber, email } = exchange.body;
    return { orders: [await lookUp.prove(exchange, orderNumber, email)] };
  });

  routes.answer(searchOrder, { limit: 'tracking' }, async (exchange) => {
    const { orderNumber, email } = exchange.body;
    const whole = email && (await unlessUnknown(lookUp.prove(exchange, orderNumber, email)));
    return { order: whole || (await lookUp.find(exchange, orderNumber)) };
  });

  routes.answer(ordersByPayment, { limit: 'tracking' }, async ({ params, visitor, response }) => {
    response.set('Cache-Control', 'no-store');
    // Success addresses of S0 §2 lack the prefix.
    const reference = params.paymentIntent.startsWith('pi_')
      ? params.paymentIntent
      : `pi_${params.paymentIntent}`;
    const purchase = await purchaseOfPayment(db, reference);
    if (!purchase || !visitor.owners.includes(purchase.owner)) throw new ShopError('purchase_not_found');
    return {
      state: paymentState(purchase),
      orderNumber: purchase.orderNumber,
      id: purchase.orderId ?? undefined,
    };
  });
}

/** The order, or nothing if it wasn't found. */
async function unlessUnknown<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (toShopError(error).code === 'order_not_found') return undefined;
    throw error;
  });
}
