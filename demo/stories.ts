import { randomUUID } from 'node:crypto';
import {
  cancelPurchase,
  contactWorkflow,
  contactWorkflowId,
  deletionWorkflow,
  deletionWorkflowId,
  leaveWorkflow,
  leaveWorkflowId,
  purchaseId,
  purchasesQueue,
  refundOrder,
  requestRefill,
  withdrawalWorkflow,
  withdrawalWorkflowId,
} from '../workflows/messages';
import { begin, buy, type CartDraft, until, untilDispute } from './buy';
import type { Person } from './people';
import { newestPosts } from './posts';
import { secondPanelService } from './second-panel';
import type { DemoShop } from './shop';

/** What happens to one buyer of the demonstration. */
export interface Story {
  name: string;
  /** Share of purchases, in percent. */
  share: number;
  play: (shop: DemoShop, buyer: Person, number: number) => Promise<void>;
}

const by = 'demo';
const packages = [201, 202, 203, 204, 204, 205, 206, 101, 104, 106];
const followers = (number: number): CartDraft => ({
  serviceId: packages[number % packages.length] as number,
});

/** A fault of the panel, once, for this buyer's target only. */
const fault = (shop: DemoShop, { username }: Person, kind: string, more: object = {}) =>
  shop.panel('faults', { kind, action: 'add', count: 1, link: username, ...more });

const purchase = (shop: DemoShop, cartId: string) => shop.temporal.workflow.getHandle(purchaseId(cartId));

async function delivered(shop: DemoShop, buyer: Person, choice: CartDraft) {
  const bought = await buy(shop, buyer, choice);
  await until(shop, bought.orderId, ['completed']);
  return bought;
}

/** Every outcome of a purchase, and of its buyer. */
export const stories: readonly Story[] = [
  {
    name: 'delivered',
    share: 30,
    play: async (shop, buyer, number) => void (await delivered(shop, buyer, followers(number))),
  },
  {
    name: 'likes and views over posts',
    share: 8,
    async play(shop, buyer, number) {
      const posts = await newestPosts(shop, buyer.username, 2);
      await delivered(shop, buyer, { serviceId: number % 2 === 0 ? 219 : 14, posts });
    },
  },
  {
    name: 'an offer taken',
    share: 8,
    play: async (shop, buyer, number) =>
      void (await delivered(shop, buyer, {
        serviceId: 106,
        upsell: number % 2 === 0 && buyer.language !== 'it' ? 'A' : 'B',
      })),
  },
  {
    name: 'with a discount',
    share: 7,
    play: async (shop, buyer) =>
      void (await delivered(shop, buyer, { serviceId: 205, discountCode: 'VIP5' })),
  },
  {
    name: 'a quantity of one’s own, still being delivered',
    share: 4,
    play: async (shop, buyer, number) =>
      void (await buy(shop, buyer, { serviceId: 211, customQuantity: 12_340 + number * 10 })),
  },
  {
    name: 'a declined card',
    share: 7,
    async play(shop, buyer, number) {
      const begun = await begin(shop, buyer, followers(number));
      await shop.pay(begun.paymentIntentId, 'pm_card_chargeDeclined').catch(() => undefined);
    },
  },
  {
    name: 'declined, then paid',
    share: 4,
    async play(shop, buyer, number) {
      const begun = await begin(shop, buyer, followers(number));
      await shop.pay(begun.paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds').catch(() => undefined);
      await shop.pay(begun.paymentIntentId);
    },
  },
  {
    name: 'a cart left standing',
    share: 5,
    play: async (shop, buyer, number) => void (await begin(shop, buyer, followers(number))),
  },
  {
    name: 'abandoned after the reminder',
    share: 6,
    play: async (shop, buyer, number) =>
      void (await begin(shop, buyer, {
        ...followers(number),
        settings: { reminderAfterSeconds: 2, abandonAfterSeconds: 8, paymentCheckAfterSeconds: 4 },
      })),
  },
  {
    name: 'paid after the reminder',
    share: 3,
    async play(shop, buyer, number) {
      const choice = { ...followers(number), settings: { reminderAfterSeconds: 1 } };
      const begun = await begin(shop, buyer, choice);
      await new Promise((done) => setTimeout(done, 3_000));
      await shop.pay(begun.paymentIntentId);
    },
  },
  {
    name: 'given up by the buyer',
    share: 2,
    async play(shop, buyer, number) {
      const { cartId, owner } = await begin(shop, buyer, followers(number));
      await purchase(shop, cartId).executeUpdate(cancelPurchase, { args: [{ owner }] });
    },
  },
  {
    name: 'delivered in part',
    share: 3,
    async play(shop, buyer, number) {
      await fault(shop, buyer, 'partial', { remainsPercent: 40 });
      const { orderId } = await buy(shop, buyer, followers(number));
      await until(shop, orderId, ['attention', 'partial']);
    },
  },
  {
    name: 'cancelled by the panel',
    share: 2,
    async play(shop, buyer, number) {
      await fault(shop, buyer, 'canceled', { remainsPercent: 100 });
      const { orderId } = await buy(shop, buyer, followers(number));
      await until(shop, orderId, ['attention', 'cancelled']);
    },
  },
  {
    name: 'refused by the panel',
    share: 2,
    async play(shop, buyer, number) {
      await fault(shop, buyer, 'refuse', { error: 'Incorrect link' });
      const { orderId } = await buy(shop, buyer, followers(number));
      await until(shop, orderId, ['attention']);
    },
  },
  {
    name: 'refused by the panel, delivered by the second',
    share: 2,
    async play(shop, buyer) {
      await fault(shop, buyer, 'notEnoughFunds');
      await delivered(shop, buyer, { serviceId: secondPanelService });
    },
  },
  {
    name: 'an answer lost',
    share: 1,
    async play(shop, buyer, number) {
      await fault(shop, buyer, 'acceptThen500');
      const { orderId } = await buy(shop, buyer, followers(number));
      await until(shop, orderId, ['attention']);
    },
  },
  {
    name: 'lost followers and got a refill',
    share: 2,
    async play(shop, buyer) {
      const { cartId, orderId } = await delivered(shop, buyer, { serviceId: 203 });
      const { rows } = await shop.db.query<{ id: string }>(
        'SELECT provider_order_id AS id FROM submissions WHERE order_id = $1 AND provider_order_id IS NOT NULL',
        [orderId],
      );
      await shop.panel(`orders/${rows[0]?.id}/drop`, { percent: 35 });
      await purchase(shop, cartId).executeUpdate(requestRefill, {
        args: [{ by, reason: 'Faltan seguidores' }],
      });
    },
  },
  {
    name: 'refunded',
    share: 2,
    async play(shop, buyer, number) {
      const { cartId } = await delivered(shop, buyer, followers(number));
      await purchase(shop, cartId).executeUpdate(refundOrder, {
        args: [{ by, reason: 'El cliente ejerce el desistimiento' }],
      });
    },
  },
  {
    name: 'refunded in part',
    share: 1,
    async play(shop, buyer) {
      const { cartId } = await delivered(shop, buyer, { serviceId: 205 });
      await purchase(shop, cartId).executeUpdate(refundOrder, {
        args: [{ by, reason: 'Compensación por el retraso', amountCents: 500 }],
      });
    },
  },
  {
    name: 'disputed by the bank',
    share: 2,
    async play(shop, buyer, number) {
      const { paymentIntentId } = await delivered(shop, buyer, followers(number));
      const reason = number % 2 === 0 ? 'fraudulent' : 'product_not_received';
      const { id } = (await shop.bank('disputes', { paymentIntent: paymentIntentId, reason })) as {
        id: string;
      };
      await untilDispute(shop, id, 'needs_response');
      // One of three stays open.
      const end = ([undefined, 'lost', 'won'] as const)[number % 3];
      if (end === undefined) return;
      await shop.bank(`disputes/${id}`, { status: end });
      await untilDispute(shop, id, end);
    },
  },
  {
    name: 'withdraws from the contract',
    share: 1,
    async play(shop, buyer, number) {
      const { orderNumber } = await buy(shop, buyer, followers(number));
      const id = randomUUID();
      await start(shop, withdrawalWorkflow, withdrawalWorkflowId(id), {
        id,
        orderNumber,
        email: buyer.email,
        name: buyer.name,
        language: buyer.language,
      });
    },
  },
];

/** What people write to the shop, apart from their purchases. */
export const messageStories: readonly Story[] = [
  {
    name: 'a question',
    share: 5,
    async play(shop, buyer) {
      const id = randomUUID();
      await start(shop, contactWorkflow, contactWorkflowId(id), {
        id,
        name: buyer.name,
        email: buyer.email,
        service: 'other',
        message: questions[buyer.language],
        language: buyer.language,
      });
    },
  },
  {
    name: 'no more marketing mail',
    share: 2,
    async play(shop, buyer) {
      const id = randomUUID();
      await start(shop, leaveWorkflow, leaveWorkflowId(id), { ...leaving(id, buyer), wish: 'mail' });
    },
  },
  {
    name: 'delete my data',
    share: 1,
    async play(shop, buyer) {
      const id = randomUUID();
      await start(shop, deletionWorkflow, deletionWorkflowId(id), {
        request: { ...leaving(id, buyer), wish: 'deletion' },
        proven: true,
      });
    },
  },
];

const questions = {
  es: '¿Cuándo termina mi pedido? Me gustaría tenerlo antes del fin de semana.',
  fr: 'Bonjour, puis-je changer le compte avant la livraison ?',
  it: 'Buongiorno, posso avere una fattura intestata alla mia azienda?',
};

const leaving = (id: string, { username, email, language }: Person) => ({
  id,
  username,
  email,
  reason: 'Ya no lo necesito',
  language,
});

async function start(shop: DemoShop, workflow: string, workflowId: string, input: object): Promise<void> {
  await shop.temporal.workflow.start(workflow, { workflowId, taskQueue: purchasesQueue, args: [input] });
}
