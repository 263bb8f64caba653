import { randomUUID } from 'node:crypto';
import { insertContact } from '#db/contact.ts';
import { insertWithdrawal } from '#db/withdrawals.ts';
import { blockUser, unblockUser } from '#domain/calls/admin-blocked-users.ts';
import { adminCloseCart, adminRemindCart } from '#domain/calls/admin-carts.ts';
import { adminCustomerMarketing, adminCustomers, adminEraseCustomer } from '#domain/calls/admin-customers.ts';
import { adminAddSuppression, adminEndSuppression } from '#domain/calls/admin-marketing.ts';
import { adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { adminSettleDifference, adminStartReconciliation } from '#domain/calls/admin-reconciliation.ts';
import {
  adminAnswerContact,
  adminCloseContact,
  adminDecideDeletion,
  adminNoteDeletionAnswer,
} from '#domain/calls/admin-requests.ts';
import { adminPublishReview, adminRefuseReview } from '#domain/calls/admin-reviews.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { leaveReference } from '#domain/support.ts';
import { someDay } from '../order-rows';
import { buy, newTarget, startPurchase } from '../purchases';
import { message, stateBecomes } from '../requests';
import { anOrder, forgetOrders, insertRow, ownNames } from '../rows';
import { type Action, changes, creates, once, reason, type World } from './action';

/** Actions on customers, on messages to the shop, and on payments. */
export function actionsOnPeople(world: World): Action[] {
  /** The id of the test's own customer, and their removal. */
  async function customer() {
    const own = ownNames();
    await anOrder(world.db, own);
    const { customers } = await world.actor.browser.call(adminCustomers, { query: { search: own.email } });
    if (!customers[0]) throw new Error('The address has no order');
    // By another address: requests of this one may still be under way.
    const forgotten = { ...own, email: ownNames().email };
    return { params: { id: customers[0].id }, clean: () => forgetOrders(world.db, [forgotten]) };
  }
  const cart = once(async () => ({ number: (await startPurchase()).intent.orderNumber }));
  /** An undecided review, and its removal. */
  async function review() {
    const own = ownNames();
    await anOrder(world.db, own);
    const written = {
      order_id: own.orderId,
      language: 'fr',
      service_type: 'likes',
      service_id: 12,
      stars: 3,
    };
    const row = { ...written, comment: 'Correct', written_at: new Date() };
    const { id } = await insertRow(world.db, 'reviews', row);
    return { params: { id: String(id) }, clean: () => forgetOrders(world.db, [own]) };
  }
  /** The id of a message that nobody has answered. */
  async function written() {
    const said = message();
    await insertContact(world.db, { service: 'other', language: 'es', ...said }, new Date());
    return said.id;
  }
  const address = () => `${newTarget()}@example.com`;

  return [
    creates(blockUser, async () => ({
      input: { body: { username: newTarget(), reason } },
      asked: { reason },
      after: { isActive: true },
    })),
    changes(unblockUser, async () => {
      const body = { username: newTarget(), reason };
      const { data } = await world.actor.browser.call(blockUser, { body });
      return { input: { params: { id: data.id } }, before: { isActive: true }, after: { isActive: false } };
    }),
    changes(adminCustomerMarketing, async () => {
      const { params, clean } = await customer();
      return {
        input: { params, body: { wanted: false, reason } },
        before: { wanted: true, reason },
        after: { wanted: false },
        clean,
      };
    }),
    creates(adminEraseCustomer, async () => {
      const body = { id: randomUUID(), reason };
      const reference = leaveReference(body.id);
      const { params, clean } = await customer();
      return {
        input: { params, body },
        asked: { request: reference, proven: false },
        after: { reference, state: 'unproven' },
        clean,
      };
    }),
    changes(adminDecideDeletion, async () => {
      const body = { id: randomUUID(), reason, proof: 'Se identificó por teléfono' };
      const { params, clean } = await customer();
      await world.actor.browser.call(adminEraseCustomer, { params, body });
      await stateBecomes(world.db, body.id, 'open');
      return {
        input: { params: { id: body.id }, body: { decision: 'refuse' as const, reason } },
        before: { state: 'open', decision: 'refuse' },
        after: { state: 'refused' },
        clean,
      };
    }),
    changes(adminNoteDeletionAnswer, async () => {
      const { email, username } = ownNames();
      const [id, at] = [randomUUID(), new Date()];
      const said = { id, wish: 'deletion', username, email, reason, language: 'es', received_at: at };
      await insertRow(world.db, 'leave_requests', {
        ...said,
        state: 'refused',
        decided_at: at,
        answer_refused: true,
      });
      return {
        input: { params: { id }, body: { reason } },
        before: { state: 'refused', reason },
        after: { answeredAt: expect.any(String) },
      };
    }),
    changes(adminCloseContact, async () => ({
      input: { params: { id: await written() }, body: { reason, seen: 1 } },
      before: { state: 'open', reason },
      after: { state: 'closed' },
    })),
    changes(adminAnswerContact, async () => {
      const body = { id: randomUUID(), text: 'Ya está resuelto.', close: false, seen: 1 };
      return {
        input: { params: { id: await written() }, body },
        before: { state: 'open', messages: 1, close: false },
        after: { state: 'answered' },
      };
    }),
    changes(adminCloseWithdrawal, async () => {
      const { orderNumber, email } = ownNames();
      const said = { id: randomUUID(), orderNumber, email, name: 'Lucía Gómez', language: 'es' as const };
      await insertWithdrawal(world.db, said, new Date());
      return {
        input: { params: { id: said.id }, body: { reason } },
        before: { withdrawal: said.id, state: 'open', reason },
        after: { state: 'closed' },
      };
    }),
    changes(adminPublishReview, async () => {
      const { params, clean } = await review();
      return {
        input: { params, body: { revision: 1 } },
        before: { state: 'pending', revision: 1 },
        after: { state: 'published' },
        clean,
      };
    }),
    changes(adminRefuseReview, async () => {
      const { params, clean } = await review();
      return {
        input: { params, body: { revision: 1, reason } },
        before: { state: 'pending', revision: 1, reason },
        after: { state: 'refused' },
        clean,
      };
    }),
    creates(adminAddSuppression, async () => ({
      input: { body: { email: address(), reason } },
      after: { id: expect.any(String), reason },
    })),
    changes(adminEndSuppression, async () => {
      const body = { email: address(), reason };
      const { id } = await world.actor.browser.call(adminAddSuppression, { body });
      return {
        input: { params: { id }, body: { asked: true as const, reason } },
        before: { wanted: false, addedBy: world.actor.username, reason },
        after: { wanted: true },
      };
    }),
    changes(adminRemindCart, async () => ({
      input: { params: await cart(), body: { reason } },
      before: { stage: 'awaiting-payment', reason },
      after: { outcome: 'sending' },
    })),
    changes(adminCloseCart, async () => ({
      input: { params: await cart(), body: { reason } },
      before: { stage: 'awaiting-payment', reason },
      after: { outcome: 'cancelled' },
    })),
    changes(adminRefundPayment, async () => {
      const { paymentIntentId } = (await buy()).intent;
      return {
        input: { params: { intent: paymentIntentId }, body: { reason, amountCents: 100, refundedCents: 0 } },
        before: { refundedCents: 0, amountCents: 100, reason },
        after: { answer: { amountCents: 100 }, refundedCents: expect.any(Number) },
      };
    }),
    creates(adminStartReconciliation, async () => {
      const day = someDay();
      return { input: { body: { from: day, to: day } }, after: { run: expect.any(String) } };
    }),
    changes(adminSettleDifference, async () => {
      const { intent } = ownNames();
      const now = new Date();
      const { id } = await insertRow(world.db, 'payment_differences', {
        kind: 'payment-unknown-there',
        object_id: intent,
        happened_at: now,
        found_at: now,
        last_found_at: now,
        last_run_id: 'none',
      });
      return {
        input: { params: { id: String(id) }, body: { note: reason, seen: {} } },
        before: { state: 'open', objectId: intent, reason },
        after: { state: 'settled' },
        clean: () => world.db.query('DELETE FROM payment_differences WHERE id = $1', [id]),
      };
    }),
  ];
}
