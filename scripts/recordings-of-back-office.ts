import { randomUUID } from 'node:crypto';
import { buy, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { adminStartBulk } from '../domain/calls/admin-bulk';
import { adminRemindCart } from '../domain/calls/admin-carts';
import { adminResendMail } from '../domain/calls/admin-order-actions';
import { createProvider } from '../domain/calls/admin-providers';
import { openDispute, panelFault } from '../e2e/support/sandbox';
import { bulkWorkflowId } from '../workflows/messages';
import { admin, type Path, reason, shown } from './recordings';

/** Paths on which the back office, a bank or a second panel takes a purchase; the names are those of the files. */
export const backOfficePaths: readonly Path[] = [
  {
    name: 'delivered-by-another-panel',
    async walk(db) {
      const office = await admin();
      const second = await office.call(createProvider, {
        body: {
          name: 'Second panel',
          baseUrl: `${process.env.SANDBOX_PANEL_URL}/rest/v1`,
          protocol: 'json-rest',
          apiKey: process.env.PROVIDER_KEY ?? '',
          maxCallsPerSecond: 10,
          balanceAlertBelow: null,
        },
      });
      await db.query(
        `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
         VALUES (204, 1, $1, '1001')`,
        [second.provider.id],
      );
      try {
        await panelFault({ kind: 'notEnoughFunds', action: 'add', count: 1 });
        const { order, cart } = await buy();
        await shown(order.id, ({ submissions }) => submissions.length === 2);
        return cart.cartId;
      } finally {
        await db.query('DELETE FROM service_alternatives WHERE provider_id = $1', [second.provider.id]);
      }
    },
  },
  {
    name: 'letter-sent-again',
    settings: { guaranteeSeconds: 6 },
    async walk() {
      const { order, cart } = await buy();
      await shown(order.id, ({ emails }) => emails.some(({ kind }) => kind === 'order-completed'));
      const params = { id: order.id };
      await (await admin()).call(adminResendMail, { params, body: { letter: 'order-completed', reason } });
      return cart.cartId;
    },
  },
  {
    name: 'reminded-by-hand',
    settings: { paymentCheckAfterSeconds: 1, abandonAfterSeconds: 6 },
    async walk(db) {
      const { cart } = await startPurchase();
      const office = await admin();
      const number = await eventually(async () => {
        const { rows } = await db.query<{ order_number: string }>(
          'SELECT order_number FROM purchases WHERE cart_id = $1',
          [cart.cartId],
        );
        if (!rows[0]) throw new Error('The purchase is not written yet');
        return rows[0].order_number;
      });
      await office.call(adminRemindCart, { params: { number }, body: { reason } });
      return cart.cartId;
    },
  },
  {
    name: 'disputed',
    settings: { guaranteeSeconds: undefined },
    open: true,
    async walk() {
      const { order, cart, intent } = await buy();
      await shown(order.id, ({ status }) => status === 'completed');
      await openDispute(intent.paymentIntentId, 'fraudulent');
      await shown(order.id, ({ timeline }) => timeline.some(({ kind }) => kind === 'dispute-opened'));
      return cart.cartId;
    },
  },
];

/** A bulk action of the back office; resolves to its workflow. */
export async function startBulkAction(): Promise<string> {
  const bought = await Promise.all(Array.from({ length: 5 }, () => buy()));
  const id = randomUUID();
  const orders = { by: 'ids' as const, ids: bought.map(({ order }) => order.id) };
  await (await admin()).call(adminStartBulk, { body: { id, act: 'sync', orders, reason } });
  return bulkWorkflowId(id);
}
