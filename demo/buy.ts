import { randomBytes } from 'node:crypto';
import { WithStartWorkflowOperation } from '@temporalio/client';
import { eventually } from '../api/testing/wait';
import { findService, serviceAsSold, servicesLike } from '../db/catalogue';
import { vatRateFor } from '../db/settings';
import { type CartChoice, priceCart } from '../domain/pricing';
import type { PurchaseSettings } from '../domain/purchase';
import { type UpsellVariant, upsellOffer } from '../domain/upsells';
import { confirmPayment, purchaseId, purchasesQueue, purchaseWorkflow, setCart } from '../workflows/messages';
import { demoDomain, type Person } from './people';
import type { DemoShop } from './shop';

/** Hundreds of stories wait in parallel: asking more often would only slow them down. */
const patience = { timeoutMs: 180_000, firstMs: 500 };

/** What a buyer puts into the cart. */
export interface CartDraft {
  serviceId: number;
  customQuantity?: number;
  posts?: CartChoice['posts'];
  upsell?: UpsellVariant;
  discountCode?: string;
  /** Times that differ from the shop's, e.g. to give up within seconds. */
  settings?: Partial<PurchaseSettings>;
}

/** A purchase with an intent to pay. */
export interface Begun {
  cartId: string;
  owner: string;
  paymentIntentId: string;
  orderNumber: string;
}

/** Begins a purchase as the API does: starts the workflow of its cart with the first cart. */
export async function begin(shop: DemoShop, buyer: Person, draft: CartDraft): Promise<Begun> {
  const service = await findService(shop.db, draft.serviceId);
  const sold = service && (await serviceAsSold(shop.db, service, draft.customQuantity));
  if (!sold) throw new Error(`The catalogue has no service ${draft.serviceId} in this quantity`);
  const cartId = `cart_${Date.now()}_demo${randomBytes(6).toString('hex')}`;
  const owner = `demo-${cartId}`;
  const variant = draft.upsell ?? (buyer.language === 'it' ? 'B' : 'A');
  const vatRatePercent = vatRateFor(shop.settings, buyer.language);
  const choice: CartChoice = {
    serviceId: draft.serviceId,
    customQuantity: draft.customQuantity,
    posts: draft.posts,
    username: buyer.username,
    email: buyer.email,
    upsellAccepted: draft.upsell !== undefined,
    discountCode: draft.discountCode,
    immediatePerformanceText: `${buyer.language}-2026-11`,
  };
  const discount = draft.discountCode ? { code: draft.discountCode, percent: 5 } : undefined;
  const offer = draft.upsell && upsellOffer(draft.upsell, sold, await servicesLike(shop.db, sold));
  const { amountCents } = priceCart(choice, sold, { offer, vatRatePercent, discount, rev: 1 });
  const intent = await shop.temporal.workflow.executeUpdateWithStart(setCart, {
    args: [{ owner, choice, expectedAmountCents: amountCents }],
    startWorkflowOperation: new WithStartWorkflowOperation(purchaseWorkflow, {
      workflowId: purchaseId(cartId),
      taskQueue: purchasesQueue,
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [
        {
          cartId,
          owner,
          language: buyer.language,
          variant,
          vatRatePercent,
          settings: { ...shop.settings.purchase, ...draft.settings },
        },
      ],
      staticSummary: `Demo · ${sold.quantity}`,
    }),
  });
  return { cartId, owner, paymentIntentId: intent.paymentIntentId, orderNumber: intent.orderNumber };
}

/** Begins, pays and waits for the order. */
export async function buy(
  shop: DemoShop,
  buyer: Person,
  draft: CartDraft,
): Promise<Begun & { orderId: string }> {
  const begun = await begin(shop, buyer, draft);
  await shop.pay(begun.paymentIntentId);
  const { order } = await shop.temporal.workflow
    .getHandle(purchaseId(begun.cartId))
    .executeUpdate(confirmPayment, { args: [{ paymentIntentId: begun.paymentIntentId }] });
  if (!order)
    throw new Error(`The payment of ${begun.orderNumber} was refunded instead of becoming an order`);
  return { ...begun, orderId: order.id };
}

/** Waits until an order has one of the statuses a story needs. */
export async function until(shop: DemoShop, orderId: string, statuses: readonly string[]): Promise<void> {
  await eventually(async () => {
    const { rows } = await shop.db.query<{ status: string; attention: string | null }>(
      'SELECT o.status, p.attention FROM orders o JOIN purchases p USING (cart_id) WHERE o.id = $1',
      [orderId],
    );
    const [now] = rows;
    const there = now && (statuses.includes(now.status) || (now.attention && statuses.includes('attention')));
    if (!there) throw new Error(`Order ${orderId} of ${demoDomain} stays ${now?.status}`);
  }, patience);
}

/** Waits until the shop knows this status of a dispute. */
export async function untilDispute(shop: DemoShop, id: string, status: string): Promise<void> {
  await eventually(async () => {
    const { rows } = await shop.db.query<{ status: string }>('SELECT status FROM disputes WHERE id = $1', [
      id,
    ]);
    if (rows[0]?.status !== status) throw new Error(`Dispute ${id} stays ${rows[0]?.status ?? 'unknown'}`);
  }, patience);
}
