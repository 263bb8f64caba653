import { randomUUID } from 'node:crypto';
import { insertBulk } from '#db/bulk.ts';
import {
  adminCancelBulk,
  adminStartBulk,
  adminStartBulkAccept,
  adminStartBulkRefund,
} from '#domain/calls/admin-bulk.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import {
  adminAddNote,
  adminChangeEmail,
  adminChangeTarget,
  adminDeleteNote,
  adminInvoice,
  adminRefill,
  adminRefund,
  adminResendMail,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import { processAllRefills } from '#domain/calls/admin-refill.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { panelDrop, panelOrders } from '#e2e/support/sandbox.ts';
import { type BulkInput, bulkWorkflow, bulkWorkflowId } from '#workflows/messages.ts';
import { buyNeedingAttention } from '../buy-needing-attention';
import { newTarget } from '../purchases';
import { eventually } from '../wait';
import { type Action, changes, creates, once, reason, removes, type World } from './action';

/** Actions on orders, single and bulk. */
export function actionsOnOrders(world: World): Action[] {
  const ids = (id: string) => ({ by: 'ids' as const, ids: [id] });
  /** One that its panel has refused. */
  const refused = once(() => buyNeedingAttention(world.db));
  const delivered = once(() => buyDelivered());

  return [
    changes(adminChangeTarget, async () => {
      const { order, cart } = await refused();
      const other = newTarget();
      return {
        input: { params: { id: order.id }, body: { username: other, reason } },
        before: { username: cart.username, reason, asked: { username: other } },
        after: { answer: { username: other } },
      };
    }),
    changes(adminSendToProvider, async () => {
      const { order } = await refused();
      return {
        input: { params: { id: order.id }, body: { reason } },
        before: { attention: 'submission-refused', reason, asked: { forceResend: false } },
        after: { answer: { state: 'accepted' }, status: expect.any(String) },
      };
    }),
    changes(adminResolveSubmission, async () => {
      const { order, cart } = await buyNeedingAttention(world.db, 'acceptThen500');
      const [there] = await panelOrders(cart.username);
      return {
        input: {
          params: { id: order.id },
          body: { outcome: 'accepted' as const, providerOrderId: String(there?.id), reason },
        },
        before: {
          attention: 'submission-unknown',
          reason,
          asked: { outcome: 'accepted', providerOrderId: String(there?.id) },
        },
        after: { answer: { state: 'accepted' }, status: expect.any(String) },
      };
    }),
    changes(adminChangeEmail, async () => {
      const { order, cart } = await refused();
      return {
        input: { params: { id: order.id }, body: { email: `new-${cart.email}`, reason } },
        before: { reason },
        after: { answer: {} },
      };
    }),
    changes(adminResendMail, async () => {
      const { order } = await delivered();
      const params = { id: order.id };
      const letter = 'order-confirmation';
      await eventually(async () => {
        const { order: seen } = await world.actor.browser.call(adminOrder, { params });
        expect(seen.emails.find((one) => one.letter === letter)?.resend).toEqual({ allowed: true });
      });
      return {
        input: { params, body: { letter, reason } },
        before: { status: expect.any(String), reason, asked: { letter } },
        after: { answer: { state: expect.stringMatching(/^(sent|pending)$/) } },
      };
    }),
    changes(adminInvoice, async () => {
      const { order } = await delivered();
      const buyer = {
        ...{ name: 'Estudio Varenna, S.L.', taxId: 'B58378431', address: 'Calle Mayor, 1' },
        ...{ postalCode: '28013', city: 'Madrid', country: 'ES' as const },
      };
      return {
        input: { params: { id: order.id }, body: { ...buyer, had: 0, reason } },
        before: { reason },
        after: { number: expect.stringMatching(/^F-\d{4}-\d{5}$/) },
      };
    }),
    changes(adminRefill, async () => {
      const { order, panelId } = await delivered();
      await panelDrop(panelId, 50);
      return {
        input: { params: { id: order.id }, body: { reason } },
        before: { status: 'completed', reason },
        after: { answer: { state: expect.stringMatching(/^(requested|unknown)$/) }, status: 'completed' },
      };
    }),
    changes(adminRefund, async () => {
      const { order } = await delivered();
      return {
        input: { params: { id: order.id }, body: { reason, amountCents: 100 } },
        before: { refundedCents: 0, reason, asked: { amountCents: 100 } },
        after: { answer: { amountCents: 100 }, status: expect.any(String) },
      };
    }),
    creates(adminAddNote, async () => {
      const { order } = await delivered();
      const text = 'Llamó por teléfono';
      return { input: { params: { id: order.id }, body: { text } }, after: { note: expect.any(String) } };
    }),
    removes(adminDeleteNote, async () => {
      const { order } = await delivered();
      const params = { id: order.id };
      const { note } = await world.actor.browser.call(adminAddNote, { params, body: { text: 'Otra' } });
      return { input: { params: { ...params, noteId: note.id } }, before: { note: note.id } };
    }),
    creates(adminStartBulk, async () => {
      const { order } = await delivered();
      return {
        input: { body: { id: randomUUID(), act: 'sync' as const, reason, orders: ids(order.id) } },
        asked: { reason, orders: [order.orderNumber] },
        after: { orders: 1 },
      };
    }),
    creates(adminStartBulkAccept, async () => {
      const { orderNumber } = (await delivered()).order;
      return {
        input: { body: { id: randomUUID(), reason, found: [{ orderNumber, providerOrderId: '1' }] } },
        asked: { reason, orders: [`${orderNumber} = 1`] },
        after: { orders: 1 },
      };
    }),
    changes(adminCancelBulk, async () => {
      const { order } = await delivered();
      const asked = { id: randomUUID(), act: 'sync' as const, by: world.actor.username, reason };
      const orders = [{ id: order.id }];
      // No worker takes it, so it stays open.
      const run = await world.temporal.workflow.start(bulkWorkflow, {
        workflowId: bulkWorkflowId(asked.id),
        taskQueue: `nobody-${asked.id}`,
        args: [{ ...asked, orders: [] } satisfies BulkInput],
      });
      await insertBulk(world.db, { ...asked, orders }, new Date());
      return {
        input: { params: { id: asked.id } },
        before: { act: 'sync', counts: { waiting: 1 } },
        after: { cancelled: true },
        clean: async () => {
          await run.terminate();
          await world.db.query('DELETE FROM bulk_acts WHERE id = $1', [asked.id]);
        },
      };
    }),
    creates(adminStartBulkRefund, async () => {
      const { order } = await delivered();
      return {
        input: { body: { id: randomUUID(), reason, orders: ids(order.id) } },
        asked: { reason, orders: [order.orderNumber] },
        after: { orders: 1 },
      };
    }),
    creates(processAllRefills, async () => ({
      input: {},
      after: { run: expect.any(String), state: expect.any(String) },
    })),
  ];
}
