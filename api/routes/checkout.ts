import { WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import { activeService, type CatalogueRow } from '../../db/catalogue';
import { readSettings, vatRateFor } from '../../db/settings';
import { purchaseOfPayment } from '../../db/tracking';
import { givenOffer } from '../../db/upsell-experiment';
import {
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../../domain/calls/shop';
import { ShopError } from '../../domain/errors';
import { parseDecimal, toDecimal } from '../../domain/money';
import type { Post } from '../../domain/posts';
import type { CartChoice } from '../../domain/pricing';
import { upsellGraceSeconds } from '../../domain/upsells';
import {
  cancelPurchase,
  confirmPayment,
  type IntentView,
  type PurchaseInput,
  purchaseId,
  purchasesQueue,
  purchaseWorkflow,
  setCart,
} from '../../workflows/messages';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import { ownPurchase, paymentState, purchaseHandle, updateDeadlineMs, withinDeadline } from '../purchases';
import { variantFor } from '../visitor';

/** From the cart to the paid order: every call is one message to the cart's workflow. */
export function checkoutRoutes(routes: Routes, { db, env, temporal, clock }: Deps): void {
  routes.answer(createPaymentIntent, { limit: 'intents' }, async ({ body, visitor }) => {
    const [service, settings] = await Promise.all([activeService(db, body.serviceId), readSettings(db)]);
    // Refused here too, so that a package nobody sells starts no purchase.
    if (!service) throw new ShopError('unknown_service');
    const input: PurchaseInput = {
      cartId: body.cartId,
      owner: visitor.owner,
      language: body.language,
      variant: variantFor(body.language, visitor, env.SESSION_SECRET, settings),
      vatRatePercent: vatRateFor(settings, body.language),
      settings: settings.purchase,
    };
    const expectedAmountCents = cents(body.amount);
    const intent = await withinDeadline(temporal, updateDeadlineMs, () =>
      temporal.workflow.executeUpdateWithStart(setCart, {
        args: [{ owner: visitor.owner, choice: choiceOf(body), expectedAmountCents }],
        startWorkflowOperation: new WithStartWorkflowOperation(purchaseWorkflow, {
          workflowId: purchaseId(body.cartId),
          taskQueue: purchasesQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowIdReusePolicy: 'REJECT_DUPLICATE',
          args: [input],
          staticSummary: summaryOf({ ...service, quantity: body.customQuantity ?? service.quantity }),
        }),
      }),
    );
    return intentAnswer(intent, input.cartId);
  });

  routes.answer(updatePaymentIntent, { limit: 'intents' }, async ({ body, visitor }) => {
    const { metadata } = body;
    const purchase = await ownPurchase(db, body.paymentIntentId, visitor.owner);
    // An intent of another cart is as unknown as one of another browser.
    if (purchase.cartId !== metadata.cartId) throw new ShopError('purchase_not_found');
    const expectedAmountCents = cents(body.amount);
    const intent = await withinDeadline(temporal, updateDeadlineMs, () =>
      purchaseHandle(temporal, purchase.cartId).executeUpdate(setCart, {
        args: [{ owner: visitor.owner, choice: choiceOf(metadata), expectedAmountCents }],
      }),
    );
    return intentAnswer(intent, purchase.cartId);
  });

  routes.answer(cancelPaymentIntent, { limit: 'intents' }, async ({ body, visitor }) => {
    const purchase = await ownPurchase(db, body.paymentIntentId, visitor.owner);
    try {
      return await withinDeadline(temporal, updateDeadlineMs, () =>
        purchaseHandle(temporal, purchase.cartId).executeUpdate(cancelPurchase, {
          args: [{ owner: visitor.owner }],
        }),
      );
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      // The purchase is over: an order of it means paid, none means that nothing is owed.
      return { outcome: purchase.orderId ? ('paid' as const) : ('cancelled' as const) };
    }
  });

  routes.answer(createOrderAfterPayment, { limit: 'intents' }, async ({ body, visitor }) => {
    const { paymentIntentId } = body;
    const purchase = await ownPurchase(db, paymentIntentId, visitor.owner);
    try {
      const payment = await withinDeadline(temporal, updateDeadlineMs, () =>
        purchaseHandle(temporal, purchase.cartId).executeUpdate(confirmPayment, {
          args: [{ paymentIntentId }],
        }),
      );
      if (payment.outcome === 'not-paid') throw new ShopError('payment_not_completed');
      if (!payment.order) return { outcome: 'returned' as const };
      const { order, orderNumber } = payment;
      return { outcome: 'order' as const, order: { id: order.id, orderNumber } };
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      return endOf(paymentIntentId);
    }
  });

  async function intentAnswer(intent: IntentView, cartId: string) {
    const [offer, settings] = await Promise.all([givenOffer(db, cartId), readSettings(db)]);
    if (!offer) throw new ShopError('purchase_not_found');
    const passed = (clock().getTime() - offer.startedAt.getTime()) / 1000;
    const stands = settings.purchase.upsellOfferSeconds - upsellGraceSeconds - passed;
    return {
      clientSecret: intent.clientSecret,
      paymentIntentId: intent.paymentIntentId,
      orderNumber: intent.orderNumber,
      amount: toDecimal(intent.amountCents),
      upsell: { variant: offer.variant, secondsLeft: Math.max(0, stands) },
    };
  }

  /** The same answer as before where a purchase has ended since. */
  async function endOf(paymentIntentId: string) {
    const purchase = await purchaseOfPayment(db, paymentIntentId);
    if (purchase?.orderId)
      return {
        outcome: 'order' as const,
        order: { id: purchase.orderId, orderNumber: purchase.orderNumber },
      };
    if (purchase && paymentState(purchase) === 'returned') return { outcome: 'returned' as const };
    throw new ShopError('purchase_closed');
  }
}

interface CartBody {
  serviceId: number;
  customQuantity?: number;
  selectedPosts?: Post[];
  username: string;
  email: string;
  upsell_applied: boolean;
  discountCode?: string;
  immediatePerformanceText: string;
}

function choiceOf(body: CartBody): CartChoice {
  return {
    serviceId: body.serviceId,
    customQuantity: body.customQuantity,
    posts: body.selectedPosts,
    username: body.username,
    email: body.email,
    upsellAccepted: body.upsell_applied,
    discountCode: body.discountCode || undefined,
    immediatePerformanceText: body.immediatePerformanceText,
  };
}

function cents(amount: string): number {
  const value = parseDecimal(amount);
  if (value === undefined) throw new InvalidInput({ amount: 'Importe no válido' });
  return value;
}

const nouns = { followers: 'seguidores', likes: 'me gusta', views: 'visualizaciones' } as const;
const regions = { spain: ' · España', europe: ' · Europa', none: '' } as const;

/** Title of the run in the Temporal UI; plain text, so nothing of a person in it. */
export function summaryOf(service: Pick<CatalogueRow, 'quantity' | 'type' | 'region'>): string {
  return `${service.quantity} ${nouns[service.type]}${regions[service.region]}`;
}
