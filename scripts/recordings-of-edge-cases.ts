import type { Client, WorkflowHandle } from '@temporalio/client';
import type { Pool } from 'pg';
import { buyNeedingAttention } from '../api/testing/buy-needing-attention';
import { deliver, payments, stripeEvent } from '../api/testing/payments';
import { type Bought, buy, newTarget, orderThat, startPurchase } from '../api/testing/purchases';
import { aPanel } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import {
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminSendToProvider,
} from '../domain/calls/admin-order-actions';
import { createOrderAfterPayment } from '../domain/calls/shop';
import type { TimelineKind } from '../domain/timeline';
import { reset } from '../e2e/faults/operator';
import { decideDispute, openDispute, panelDrop, panelFault } from '../e2e/support/sandbox';
import { connectClient, temporalEnv } from '../temporal/connection';
import { purchaseId } from '../workflows/messages';
import { admin, atPace, type Path, reason, shown } from './recordings';

const onward: Path['settings'] = { guaranteeSeconds: undefined };

/** Paths on which something is down, late, or comes after the end; the names are those of the files. */
export const edgeCasePaths: readonly Path[] = [
  {
    name: 'plain-in-guarantee',
    settings: onward,
    open: true,
    async walk() {
      const { cart } = await delivered();
      await onRun(cart.cartId, async (run) => {
        const { raw, runId } = await run.describe();
        if (raw.workflowExecutionInfo?.firstRunId === runId) throw new Error('The guarantee has not begun');
        await run.query('purchaseState');
      });
      return cart.cartId;
    },
  },
  {
    name: 'intent-handed-over',
    async walk() {
      await payments().faults({ failNextRequests: { count: 1, status: 500 } });
      const { browser, cart, intent } = await startPurchase();
      const { paymentIntentId } = intent;
      await payments().confirm(paymentIntentId);
      await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
      return cart.cartId;
    },
  },
  {
    name: 'waited-for-its-target',
    walk: () =>
      atPace(6, async () => {
        const username = newTarget();
        const first = await buy({ username });
        await shown(first.order.id, ({ stage }) => stage === 'in-progress');
        const second = await buy({ username });
        await untilShown(second, 'submission-waits');
        await untilShown(second, 'submission-accepted');
        return second.cart.cartId;
      }),
  },
  {
    name: 'held-for-its-panel',
    async walk(db) {
      await db.query(
        `INSERT INTO provider_health (provider_id, failures, away_since)
         SELECT provider_id, 3, now() FROM services WHERE id = 204`,
      );
      const bought = await buy();
      await untilShown(bought, 'submission-held');
      await untilShown(bought, 'submission-accepted');
      return bought.cart.cartId;
    },
  },
  {
    name: 'back-at-its-own-panel',
    async walk(db) {
      const nowhere = 'http://127.0.0.1:9/api';
      const own = await panelOf(db);
      const second = await aPanel(db, { baseUrl: nowhere });
      const { rows } = await db.query<{ base_url: string }>('SELECT base_url FROM providers WHERE id = $1', [
        own,
      ]);
      const moveTo = (url?: string) =>
        db.query('UPDATE providers SET base_url = $2 WHERE id = $1', [own, url]);
      const comeBack = () => moveTo(rows[0]?.base_url);
      await db.query(
        `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
         VALUES (204, 1, $1, '1001')`,
        [second],
      );
      await db.query(
        `INSERT INTO provider_health (provider_id, failures, away_since)
         SELECT id, 3, now() FROM providers WHERE id = ANY ($1)`,
        [[own, second]],
      );
      await moveTo(nowhere);
      try {
        const bought = await buy();
        await shown(
          bought.order.id,
          ({ timeline }) => timeline.filter(({ kind }) => kind === 'submission-held').length === 2,
        );
        await comeBack();
        await untilShown(bought, 'submission-accepted');
        return bought.cart.cartId;
      } finally {
        await comeBack();
        await db.query('DELETE FROM service_alternatives WHERE provider_id = $1', [second]);
        await db.query('DELETE FROM provider_health WHERE provider_id = $1', [second]);
      }
    },
  },
  {
    name: 'late-then-delivered',
    settings: { lateAfterSeconds: 1 },
    walk: () =>
      atPace(6, async () => {
        const bought = await buy();
        await untilShown(bought, 'delivery-late');
        return bought.cart.cartId;
      }),
  },
  {
    name: 'posts-polled-slowly',
    // Nothing else polls it.
    settings: { densePollingSeconds: 0, slowPollingEverySeconds: 3 },
    walk: () =>
      atPace(60, async () => {
        await panelFault({ kind: 'slow', action: 'status', count: 1 });
        const selectedPosts = ['AAAAA1', 'BBBBB2'].map((shortcode) => ({ id: shortcode, shortcode }));
        const { cart, order } = await buy({ serviceId: 13, amount: '12.50', selectedPosts });
        await onRun(cart.cartId, async (run) => {
          const { pendingActivities } = (await run.describe()).raw;
          const polls = pendingActivities?.some(
            ({ activityType: type }) => type?.name === 'readProviderStatuses',
          );
          if (!polls) throw new Error('The purchase does not poll');
        });
        // The run accepts the Update before the polls end: commands of another order no longer match.
        await (await admin()).call(adminRefund, { params: { id: order.id }, body: { reason } });
        return cart.cartId;
      }),
  },
  {
    name: 'resent-by-force',
    async walk() {
      const bought = await delivered();
      await (await admin()).call(adminSendToProvider, {
        params: { id: bought.order.id },
        body: { reason, generation: 1, forceResend: true },
      });
      return bought.cart.cartId;
    },
  },
  {
    name: 'rest-resent-then-refilled',
    settings: onward,
    open: true,
    async walk() {
      await panelFault({ kind: 'partial', action: 'add', count: 1 });
      const { browser, cart, order } = await buy();
      const params = { id: order.id };
      const { submissions } = await shown(order.id, ({ attention }) => attention === 'partial-delivery');
      const office = await admin();
      await office.call(adminSendToProvider, { params, body: { reason, generation: 1, forceResend: true } });
      await orderThat(browser, order.id, ({ status }) => status === 'completed');
      await panelDrop(Number(submissions[0]?.providerOrderId), 100);
      await office.call(adminRefill, { params, body: { reason } });
      await orderThat(browser, order.id, ({ refillStatus }) => refillStatus === 'completed');
      return cart.cartId;
    },
  },
  {
    name: 'resent-then-refunded',
    walk: () =>
      atPace(60, async () => {
        const bought = await buy();
        await shown(bought.order.id, ({ stage }) => stage === 'in-progress');
        const office = await admin();
        const params = { id: bought.order.id };
        const again = { reason, generation: 1, forceResend: true };
        await office.call(adminSendToProvider, { params, body: again });
        await shown(bought.order.id, ({ stage }) => stage === 'in-progress');
        await office.call(adminRefund, { params, body: { reason } });
        return bought.cart.cartId;
      }),
  },
  {
    name: 'stopped-by-a-dispute',
    async walk(db) {
      const bought = await buyNeedingAttention(db);
      const { id } = await openDispute(bought.intent.paymentIntentId, 'fraudulent');
      await untilShown(bought, 'dispute-opened');
      const office = await admin();
      const again = { params: { id: bought.order.id }, body: { reason, generation: 1 } };
      await office.call(adminSendToProvider, again).catch(() => undefined);
      await decideDispute(id, 'won');
      await untilShown(bought, 'dispute-won');
      await office.call(adminSendToProvider, again);
      return bought.cart.cartId;
    },
  },
  {
    name: 'lost-to-the-bank',
    async walk(db) {
      const bought = await buyNeedingAttention(db);
      const { id } = await openDispute(bought.intent.paymentIntentId, 'fraudulent');
      await untilShown(bought, 'dispute-opened');
      await decideDispute(id, 'lost');
      await shown(bought.order.id, ({ stage }) => stage === 'closed');
      return bought.cart.cartId;
    },
  },
  {
    name: 'lost-in-part',
    async walk() {
      await panelFault({ kind: 'partial', action: 'add', count: 1 });
      const bought = await buy();
      const { order, cart, intent } = bought;
      await shown(order.id, ({ status }) => status === 'partial');
      const { id } = await openDispute(intent.paymentIntentId, 'fraudulent', { amount: 300 });
      await untilShown(bought, 'dispute-opened');
      await decideDispute(id, 'lost');
      await untilShown(bought, 'dispute-lost');
      // Releases before 1.6 refuse it here. Now Stripe does: it returns nothing of a payment that was charged back.
      const part = { by: 'ana', reason, amountCents: 100 };
      await onRun(cart.cartId, (run) => run.signal('cancelWithRefund', part));
      await shown(order.id, ({ refundOwedCents }) => refundOwedCents === 100);
      const body = { reason, amountCents: 100, outside: true as const };
      await (await admin()).call(adminRefund, { params: { id: order.id }, body });
      return cart.cartId;
    },
  },
  {
    name: 'refunded-during-an-inquiry',
    open: true,
    async walk(db) {
      const bought = await buyNeedingAttention(db);
      const { order, cart, intent } = bought;
      const office = await admin();
      const params = { id: order.id };
      await office.call(adminChangeTarget, { params, body: { reason, username: `${cart.username}x` } });
      await openDispute(intent.paymentIntentId, 'fraudulent', { inquiry: true });
      await untilShown(bought, 'dispute-opened');
      await office.call(adminRefund, { params, body: { reason, amountCents: 300 } });
      return cart.cartId;
    },
  },
  {
    name: 'refunded-beyond-what-is-left',
    open: true,
    async walk() {
      const bought = await delivered();
      await deliver(stripeEvent('refund.created', { ...refundOf(bought, 1500), status: 'succeeded' }));
      await untilShown(bought, 'command-refused');
      return bought.cart.cartId;
    },
  },
  {
    name: 'refunded-twice-in-the-dashboard',
    open: true,
    async walk() {
      const bought = await delivered();
      for (const amount of [300, 200])
        await payments().stripe.refunds.create({ payment_intent: bought.intent.paymentIntentId, amount });
      await shown(bought.order.id, ({ refunds }) => refunds.length === 2);
      return bought.cart.cartId;
    },
  },
  {
    name: 'given-back-in-the-dashboard',
    walk: () =>
      atPace(60, async () => {
        const bought = await buy();
        await shown(bought.order.id, ({ stage }) => stage === 'in-progress');
        await payments().stripe.refunds.create({ payment_intent: bought.intent.paymentIntentId });
        await untilShown(bought, 'provider-cancel');
        return bought.cart.cartId;
      }),
  },
  {
    name: 'failed-in-the-dashboard',
    open: true,
    async walk() {
      const bought = await delivered();
      const refund = refundOf(bought, 999);
      // The last event comes first.
      await deliver(stripeEvent('refund.failed', { ...refund, status: 'failed' }));
      await deliver(stripeEvent('refund.created', { ...refund, status: 'pending' }));
      await shown(bought.order.id, ({ refunds }) => refunds.some(({ status }) => status === 'failed'));
      return bought.cart.cartId;
    },
  },
  {
    name: 'woken-by-a-dispute',
    async walk() {
      const bought = await refunded();
      const now = Math.floor(Date.now() / 1000);
      const dispute = {
        id: `dp_${bought.order.id}`,
        object: 'dispute',
        payment_intent: bought.intent.paymentIntentId,
        status: 'needs_response',
        reason: 'fraudulent',
        amount: 999,
        currency: 'eur',
        created: now,
        evidence_details: { due_by: now + 7 * 86_400 },
      };
      await deliver(stripeEvent('charge.dispute.created', dispute));
      await untilShown(bought, 'dispute-opened');
      return bought.cart.cartId;
    },
  },
  {
    name: 'woken-by-a-failed-refund',
    open: true,
    async walk() {
      const bought = await refunded();
      const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
      await deliver(stripeEvent('refund.failed', { ...made, status: 'failed' }));
      await shown(bought.order.id, ({ stage }) => stage === 'needs-attention');
      return bought.cart.cartId;
    },
  },
  {
    name: 'failed-refund-told',
    settings: onward,
    open: true,
    async walk() {
      const bought = await delivered();
      const params = { id: bought.order.id };
      await (await admin()).call(adminRefund, { params, body: { reason, amountCents: 300 } });
      const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
      await deliver(stripeEvent('refund.failed', { ...made, status: 'failed' }));
      await shown(bought.order.id, ({ emails }) => emails.some(({ kind }) => kind === 'refund-failed'));
      return bought.cart.cartId;
    },
  },
  {
    name: 'failed-refund-paid-in-another-way',
    settings: onward,
    open: true,
    async walk() {
      const bought = await delivered();
      const office = await admin();
      const params = { id: bought.order.id };
      await office.call(adminRefund, { params, body: { reason, amountCents: 300 } });
      const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
      await deliver(stripeEvent('refund.failed', { ...made, status: 'failed' }));
      await shown(bought.order.id, ({ refundOwedCents }) => refundOwedCents === 300);
      await office.call(adminRefund, { params, body: { reason, amountCents: 300, outside: true } });
      return bought.cart.cartId;
    },
  },
  {
    name: 'reset-to-before-the-payment',
    settings: onward,
    open: true,
    async walk() {
      const bought = await delivered();
      const { cartId } = bought.cart;
      let before = '';
      await onRun(cartId, async (run, temporal) => {
        before = (await run.describe()).runId;
        await reset({ temporal }, { cartId, resets: 0, resetsOver: 0 }, 'first', 0.3);
      });
      // The new run notices that it is behind, and continues in another.
      await onRun(cartId, async (run) => {
        const { runId } = await run.describe();
        const { stage } = await run.query<{ stage: string }>('purchaseState');
        if (runId === before || stage !== 'guarantee') throw new Error(`The run that was reset is ${stage}`);
      });
      return cartId;
    },
  },
];

async function delivered(): Promise<Bought> {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  await shown(bought.order.id, ({ emails }) => emails.some(({ kind }) => kind === 'order-completed'));
  return bought;
}

/** A refund that only its events know. */
function refundOf({ order, intent }: Bought, amount: number) {
  return {
    id: `re_${order.id}`,
    object: 'refund',
    payment_intent: intent.paymentIntentId,
    amount,
    created: Math.floor(Date.now() / 1000),
    metadata: {},
  };
}

/** A refunded order whose run has ended. */
async function refunded(): Promise<Bought> {
  const bought = await delivered();
  await (await admin()).call(adminRefund, { params: { id: bought.order.id }, body: { reason } });
  await shown(bought.order.id, ({ stage }) => stage === 'closed');
  return bought;
}

/** Does something with a purchase's newest run; retries until it succeeds. */
async function onRun(
  cartId: string,
  work: (run: WorkflowHandle, temporal: Client) => Promise<void>,
): Promise<void> {
  const temporal = await connectClient(temporalEnv.parse(process.env));
  try {
    await eventually(() => work(temporal.workflow.getHandle(purchaseId(cartId)), temporal));
  } finally {
    await temporal.connection.close();
  }
}

async function untilShown({ order }: Bought, wanted: TimelineKind): Promise<void> {
  await shown(order.id, ({ timeline }) => timeline.some(({ kind }) => kind === wanted));
}

/** The panel that delivers the packages of the recorder. */
export async function panelOf(db: Pool): Promise<number> {
  const { rows } = await db.query<{ provider_id: number }>('SELECT provider_id FROM services WHERE id = 204');
  if (!rows[0]) throw new Error('The package 204 has no panel');
  return rows[0].provider_id;
}
