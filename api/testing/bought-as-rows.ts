import type { Pool } from 'pg';
import { trackOrder } from '#domain/calls/orders.ts';
import { browser } from './browser';
import type { Bought } from './purchases';
import { anOrder, type OwnNames, ownNames, type Row } from './rows';

/** What is known of an order without a workflow. `own`: its unique values, for `forgetOrders`. */
export interface BoughtAsRows extends Pick<Bought, 'browser' | 'order'> {
  own: OwnNames;
}

/**
 * A delivered order of 9,99 € as rows only, for tests that need no workflow and no payment. Its browser has opened it by
 * number and e-mail address.
 */
export async function boughtAsRows(db: Pool, over: Row = {}, own = ownNames()): Promise<BoughtAsRows> {
  const { orderId: id, orderNumber, email } = own;
  const choice = { language: 'es', amount_cents: 999, service_id: 204, created_at: new Date() };
  await anOrder(db, own, {
    purchase: { ...choice, payment_status: 'paid', quantity: 1000, upsell_offered: false, attention: null },
    order: {
      ...choice,
      ...{ status: 'completed', payment_status: 'paid', service_type: 'followers', region: 'europe' },
      ...{ quantity: 1000, bonus: 100, upsell_quantity: 0, total_quantity: 1100, upsell_offered: false },
      ...{ base_price_cents: 999, upsell_price_cents: 0, discount_cents: 0, discount_code: null },
      ...{ vat_rate_percent: 21, vat_cents: 173, refunded_cents: 0, refund_proposal_cents: null },
      ...{ paid_at: new Date(), delivered_at: new Date() },
      ...over,
    },
  });
  const visitor = browser();
  await visitor.call(trackOrder, { body: { orderNumber, email } });
  return { browser: visitor, order: { id, orderNumber }, own };
}
