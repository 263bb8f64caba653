import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { loggedIn } from '../api/testing/administrator';
import { buyNeedingAttention } from '../api/testing/buy-needing-attention';
import { payments } from '../api/testing/payments';
import { buy, orderThat, type Started, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { writeSettings } from '../db/settings';
import { adminOrder } from '../domain/calls/admin-order';
import {
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '../domain/calls/admin-order-actions';
import { adminAnswerContact, adminDecideDeletion } from '../domain/calls/admin-requests';
import { askForCode } from '../domain/calls/customer';
import { correctTarget } from '../domain/calls/orders';
import {
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../domain/calls/shop';
import { confirmLeave, leave, sendContact } from '../domain/calls/support';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import { linesToDismiss, type PurchaseSettings } from '../domain/purchase';
import { panelDrop, panelFault, panelOrders, panelPace } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';
import { contactWorkflowId, deletionWorkflowId, leaveWorkflowId } from '../workflows/messages';

/** One path of a purchase, with the steps of a buyer and an administrator. */
export interface Path {
  name: string;
  /** Settings of this purchase that differ from the recorder's. */
  settings?: Partial<PurchaseSettings>;
  /** Whether the run is recorded while it still waits, instead of at its end. */
  open?: boolean;
  /** Walks it; resolves to the cart. */
  walk(db: Pool): Promise<string>;
}

/** Times with which a path takes seconds. */
export const hurried: Partial<PurchaseSettings> = {
  densePollingEverySeconds: 1,
  submissionRetrySeconds: 1,
  targetRetrySeconds: 1,
  refillPollingEverySeconds: 1,
  guaranteeSeconds: 2,
};

/** An administrator's reason on a path. */
export const reason = 'recorded';

/** Makes deliveries quick. */
export function hurryPanel(): Promise<void> {
  return panelPace(2, 0);
}

/** Walks while a delivery takes this many seconds. */
export async function atPace(seconds: number, walk: () => Promise<string>): Promise<string> {
  await panelPace(seconds);
  try {
    return await walk();
  } finally {
    await hurryPanel();
  }
}

async function pay({ browser, cart, intent }: Started): Promise<string> {
  const { paymentIntentId } = intent;
  await payments().confirm(paymentIntentId);
  await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  return cart.cartId;
}

/** Waits for a state of the order in the back office. */
export async function shown(
  id: string,
  isSo: (order: Awaited<ReturnType<typeof detail>>) => boolean,
): Promise<Awaited<ReturnType<typeof detail>>> {
  return eventually(async () => {
    const order = await detail(id);
    if (!isSo(order)) throw new Error(`The order is ${order.stage}, ${order.status}`);
    return order;
  });
}

async function detail(id: string) {
  const { order } = await (await admin()).call(adminOrder, { params: { id } });
  return order;
}

let session: ReturnType<typeof loggedIn> | undefined;
/** The one administrator of all paths. */
export function admin() {
  session ??= loggedIn();
  return session;
}

/** All paths; the names are those of the files. */
export const paths: readonly Path[] = [
  {
    name: 'completed-with-upsell',
    async walk() {
      const started = await startPurchase({ serviceId: 105, amount: '12.99' });
      const { cartId, username, email, immediatePerformanceText } = started.cart;
      const metadata = { cartId, serviceId: 105, username, email, immediatePerformanceText };
      await started.browser.call(updatePaymentIntent, {
        body: {
          paymentIntentId: started.intent.paymentIntentId,
          amount: '16.89',
          metadata: { ...metadata, upsell_applied: true },
        },
      });
      return pay(started);
    },
  },
  {
    name: 'failed-card-then-paid',
    async walk(db) {
      const started = await startPurchase();
      await payments()
        .confirm(started.intent.paymentIntentId, 'pm_card_chargeDeclined')
        .catch(() => undefined);
      await eventually(async () => {
        const { rowCount } = await db.query(
          `SELECT 1 FROM purchases WHERE cart_id = $1 AND payment_status = 'failed'`,
          [started.cart.cartId],
        );
        if (rowCount !== 1) throw new Error('The purchase has not heard of the failure');
      });
      return pay(started);
    },
  },
  {
    name: 'cancelled',
    async walk() {
      const { browser, cart, intent } = await startPurchase();
      await browser.call(cancelPaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
      return cart.cartId;
    },
  },
  {
    name: 'abandoned-after-reminder',
    settings: { paymentCheckAfterSeconds: 1, reminderAfterSeconds: 2, abandonAfterSeconds: 4 },
    async walk() {
      return (await startPurchase()).cart.cartId;
    },
  },
  {
    name: 'payment-failed-told',
    settings: { paymentCheckAfterSeconds: 1, paymentFailedMailAfterSeconds: 2, abandonAfterSeconds: 5 },
    async walk() {
      const started = await startPurchase();
      await payments()
        .confirm(started.intent.paymentIntentId, 'pm_card_chargeDeclined')
        .catch(() => undefined);
      return started.cart.cartId;
    },
  },
  {
    name: 'long-delivery-told',
    settings: { progressMailAfterSeconds: 0 },
    async walk() {
      return (await buy()).cart.cartId;
    },
  },
  {
    name: 'short-delivery-given-back',
    settings: { undelivered: 'refund' },
    async walk() {
      await panelFault({ kind: 'partial', action: 'add', count: 1 });
      return (await buy()).cart.cartId;
    },
  },
  {
    name: 'paid-then-returned',
    async walk(db) {
      const started = await startPurchase();
      await db.query(`INSERT INTO blocked_users (username, reason) VALUES ($1, $2)`, [
        started.cart.username,
        reason,
      ]);
      return pay(started);
    },
  },
  {
    name: 'unknown-then-resolved',
    async walk(db) {
      const { order, cart } = await buyNeedingAttention(db, 'acceptThen500');
      const params = { id: order.id };
      const [sent] = await panelOrders(cart.username);
      await (await admin()).call(adminResolveSubmission, {
        params,
        body: { outcome: 'accepted', providerOrderId: String(sent?.id), reason },
      });
      return cart.cartId;
    },
  },
  {
    name: 'unknown-then-sent-again',
    async walk(db) {
      const { order, cart } = await buyNeedingAttention(db, 'acceptThen500');
      const body = { outcome: 'not-accepted' as const, reason };
      await (await admin()).call(adminResolveSubmission, { params: { id: order.id }, body });
      return cart.cartId;
    },
  },
  {
    name: 'sent-as-mapped',
    async walk(db) {
      const mapTo = (service: string) =>
        db.query('UPDATE services SET provider_service_id = $1 WHERE id = 204', [service]);
      const started = await startPurchase();
      const { username: link } = started.cart;
      await panelFault({ kind: 'refuse', action: 'add', count: 2, link, error: 'Incorrect service ID' });
      try {
        // Refused at the service of the sale and at the new one; then sent to that again.
        await mapTo('1002');
        const cartId = await pay(started);
        const { id } = await orderThat(started.browser, started.intent.orderNumber, () => true);
        await shown(id, ({ attention, submissions }) => attention !== undefined && submissions.length === 2);
        await (await admin()).call(adminSendToProvider, { params: { id }, body: { reason } });
        return cartId;
      } finally {
        await mapTo('1001');
      }
    },
  },
  {
    name: 'same-cart-again',
    async walk() {
      const started = await startPurchase();
      const again = () => started.browser.call(createPaymentIntent, { body: started.cart });
      await again();
      await payments().confirm(started.intent.paymentIntentId);
      // It is paid, whether the shop has heard of it or asks now.
      await again().catch(() => undefined);
      return started.cart.cartId;
    },
  },
  {
    name: 'refused-then-resent',
    async walk(db) {
      const { order, cart } = await buyNeedingAttention(db);
      const params = { id: order.id };
      const office = await admin();
      await office.call(adminChangeTarget, { params, body: { username: `${cart.username}x`, reason } });
      await office.call(adminSendToProvider, { params, body: { reason } });
      return cart.cartId;
    },
  },
  {
    name: 'refused-then-corrected',
    async walk(db) {
      const { browser, order, cart } = await buyNeedingAttention(db);
      const params = { id: order.id };
      const to = { kind: 'profile', username: `${cart.username}x` } as const;
      await browser.call(correctTarget, { params, body: { to } });
      return cart.cartId;
    },
  },
  {
    name: 'partial-then-refunded',
    async walk() {
      await panelFault({ kind: 'partial', action: 'add', count: 1 });
      const { order, cart } = await buy();
      await shown(order.id, ({ status }) => status === 'partial');
      await (await admin()).call(adminRefund, {
        params: { id: order.id },
        body: { reason, amountCents: 300 },
      });
      return cart.cartId;
    },
  },
  {
    name: 'partial-of-unknown-rest',
    settings: { undelivered: 'refund' },
    async walk() {
      const selectedPosts = ['AAAAA1', 'BBBBB2'].map((shortcode) => ({ id: shortcode, shortcode }));
      const [canceled, partial] = selectedPosts.map(({ shortcode }) => shortcode);
      const ends = { action: 'add', count: 1 };
      await panelFault({ kind: 'canceled', link: canceled, ...ends });
      await panelFault({ kind: 'partial', link: partial, hidesRemains: true, ...ends });
      const { order, cart } = await buy({ serviceId: 13, amount: '12.50', selectedPosts });
      await shown(order.id, ({ attention }) => attention !== undefined);
      await (await admin()).call(adminRefund, { params: { id: order.id }, body: { reason } });
      return cart.cartId;
    },
  },
  {
    name: 'refused-post-given-back',
    async walk() {
      const selectedPosts = ['AAAAA1', 'BBBBB2'].map((shortcode) => ({ id: shortcode, shortcode }));
      const link = selectedPosts[0]?.shortcode;
      await panelFault({ kind: 'refuse', action: 'add', count: 1, link, error: 'Incorrect link' });
      const { order, cart } = await buy({ serviceId: 13, amount: '12.50', selectedPosts });
      const { refundProposalCents: amountCents, submissions } = await shown(
        order.id,
        ({ attention }) => attention !== undefined,
      );
      const dismiss = linesToDismiss({ submissions }).map(({ id }) => id);
      const body = { reason, amountCents, dismiss };
      await (await admin()).call(adminRefund, { params: { id: order.id }, body });
      return cart.cartId;
    },
  },
  {
    name: 'refill',
    settings: { guaranteeSeconds: undefined },
    open: true,
    async walk() {
      const { order, cart, browser } = await buy();
      await orderThat(browser, order.orderNumber, ({ status }) => status === 'completed');
      const { submissions } = await detail(order.id);
      await panelDrop(Number(submissions.at(-1)?.providerOrderId), 40);
      await (await admin()).call(adminRefill, { params: { id: order.id }, body: { reason } });
      await orderThat(browser, order.orderNumber, ({ refillStatus }) => refillStatus === 'completed');
      return cart.cartId;
    },
  },
  {
    name: 'likes-over-three-posts',
    async walk() {
      const selectedPosts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
      return pay(await startPurchase({ serviceId: 13, amount: '12.50', selectedPosts }));
    },
  },
  {
    name: 'custom-quantity',
    async walk() {
      return pay(await startPurchase({ serviceId: 211, customQuantity: 1500, amount: '13.32' }));
    },
  },
  {
    name: 'continued-as-new',
    settings: { continueAsNewAfterEvents: 45, guaranteeSeconds: 8 },
    async walk() {
      const { order, cart } = await buy();
      await shown(order.id, ({ emails }) => emails.some(({ kind }) => kind === 'order-completed'));
      // A run continues as new on the next message; nothing is missing, so this one changes nothing.
      const body = { reason };
      await (await admin()).call(adminRefill, { params: { id: order.id }, body }).catch(() => undefined);
      return cart.cartId;
    },
  },
  {
    name: 'full-refund',
    async walk() {
      const { order, cart } = await buy();
      await shown(order.id, ({ stage }) => stage === 'in-progress');
      await (await admin()).call(adminRefund, { params: { id: order.id }, body: { reason } });
      return cart.cartId;
    },
  },
  {
    name: 'part-refunded-and-stopped',
    async walk() {
      const { order, cart } = await buy();
      await shown(order.id, ({ stage }) => stage === 'in-progress');
      const params = { id: order.id };
      const stop = { reason, amountCents: 100, undelivered: true as const };
      await (await admin()).call(adminRefund, { params, body: stop });
      await shown(order.id, ({ attention }) => attention !== undefined);
      await (await admin()).call(adminRefund, { params, body: { reason, amountCents: 0 } });
      return cart.cartId;
    },
  },
  {
    name: 'forgotten',
    settings: { guaranteeSeconds: undefined },
    async walk() {
      const bought = await buy();
      await orderThat(bought.browser, bought.order.orderNumber, ({ status }) => status === 'completed');
      await erase(bought);
      return bought.cart.cartId;
    },
  },
];

/** Sets the settings of the next purchase. */
export function startWith(db: Pool, settings: Partial<PurchaseSettings> = {}): Promise<void> {
  return writeSettings(db, { purchase: { ...hurried, ...settings } });
}

/** Sends a statement of withdrawal about an order; resolves to its id. */
export async function withdraw(): Promise<string> {
  const { browser, cart, order } = await buy();
  const id = randomUUID();
  await browser.call(submitWithdrawal, {
    body: { id, orderNumber: order.orderNumber, email: cart.email, name: 'Ana Prueba' },
  });
  return id;
}

/** Requests a login code for a customer's address; resolves to the login's id. */
export async function askToLogIn(): Promise<string> {
  const { browser, cart } = await buy();
  const id = randomUUID();
  await browser.call(askForCode, { body: { id, email: cart.email } });
  return id;
}

/** Runs other than purchases: each is started, and resolves to its workflow. */
export const requests: { name: string; walk(): Promise<string> }[] = [
  {
    name: 'contact',
    async walk() {
      const { browser, cart } = await startPurchase();
      const id = randomUUID();
      const body = { id, name: 'Ana Prueba', email: cart.email, message: 'Una pregunta' };
      await browser.call(sendContact, { body });
      const admin = await loggedIn();
      // Once its row is there.
      const answer = { id: randomUUID(), text: 'Una respuesta', close: true, seen: 1 };
      await eventually(() => admin.call(adminAnswerContact, { params: { id }, body: answer }));
      return contactWorkflowId(id);
    },
  },
  {
    name: 'leave',
    async walk() {
      const { browser, cart } = await startPurchase();
      const id = randomUUID();
      await browser.call(leave, { body: { id, wish: 'mail', ...wisher(cart) } });
      return leaveWorkflowId(id);
    },
  },
  {
    name: 'account-deletion',
    async walk() {
      return deletionWorkflowId(await erase(await startPurchase()));
    },
  },
];

function wisher({ username, email }: Started['cart']) {
  return { username, email, reason: 'Ya no lo necesito' };
}

/** Requests a buyer's deletion, proves the address with the e-mail's link, and approves it; resolves to the request. */
async function erase({ browser, cart }: Started): Promise<string> {
  const id = randomUUID();
  await browser.call(leave, { body: { id, wish: 'deletion', ...wisher(cart) } });
  const token = sealToken(readKeyring(process.env.ENCRYPTION_KEYS ?? ''), 'letter', { use: 'deletion', id });
  await browser.call(confirmLeave, { body: { token } });
  const body = { decision: 'approve' as const, reason };
  const administers = await admin();
  // The row is written a moment after the answer.
  await eventually(() => administers.call(adminDecideDeletion, { params: { id }, body }));
  return id;
}
