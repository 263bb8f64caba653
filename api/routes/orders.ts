import { purchaseOfPayment, trackedOrder } from '../../db/tracking';
import { getOrder, ordersByPayment, searchByNumber } from '../../domain/calls/shop';
import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { paymentState } from '../purchases';
import { orderViewFor } from '../views';

/** Tracking: what strangers and buyers see of orders. */
export function orderRoutes(routes: Routes, { db }: Deps): void {
  async function find(reference: string, owner: string) {
    const order = await trackedOrder(db, reference);
    if (!order) throw new ShopError('order_not_found');
    return { order: orderViewFor(order, { owner }) };
  }

  routes.answer(getOrder, { limit: 'tracking' }, ({ params, visitor, response }) => {
    response.set('Cache-Control', 'private, no-cache');
    return find(params.id, visitor.owner);
  });

  routes.answer(searchByNumber, { limit: 'tracking' }, ({ body, visitor }) =>
    find(body.orderNumber, visitor.owner),
  );

  routes.answer(ordersByPayment, { limit: 'tracking' }, async ({ params, visitor, response }) => {
    response.set('Cache-Control', 'no-store');
    // Success addresses of S0 §2 leave the prefix away.
    const reference = params.paymentIntent.startsWith('pi_')
      ? params.paymentIntent
      : `pi_${params.paymentIntent}`;
    const purchase = await purchaseOfPayment(db, reference);
    if (!purchase || purchase.owner !== visitor.owner) throw new ShopError('purchase_not_found');
    return {
      state: paymentState(purchase),
      orderNumber: purchase.orderNumber,
      id: purchase.orderId ?? undefined,
    };
  });
}
