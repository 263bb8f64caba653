import { WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import { findService, likesPackage, serviceAsSold } from '../../db/catalogue';
import { readSettings, vatRateFor } from '../../db/settings';
import { purchaseOfCart, purchaseOfPayment } from '../../db/tracking';
import { givenOffer } from '../../db/upsell-experiment';
import {
  cancelPaymentIntent,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../../domain/calls/shop';
import { defaultLikesServiceId, type Service } from '../../domain/catalogue';
import { ShopError } from '../../domain/errors';
import { type Language, toDecimal } from '../../domain/money';
import { type Post, postsFit } from '../../domain/posts';
import type { CartChoice } from '../../domain/pricing';
import { runTitle } from '../../domain/run-title';
import { upsellGraceSeconds } from '../../domain/upsells';
import {
  cancelPurchase,
  confirmPayment,
  type IntentView,
  type PurchaseInput,
  purchaseId,
  purchasesQueue,
  purchaseWorkflow,
  release,
  setCart,
} from '../../workflows/messages';
import { cents } from '../amounts';
import type { Deps } from '../deps';
import type { Exchange, Routes } from '../handle';
import { countDiscountGuess } from '../limits';
import { ownPurchase, paymentState, purchaseHandle, updateDeadlineMs, withinDeadline } from '../purchases';
import { variantFor } from '../visitor';

/** From the cart to the paid order: every call is one message to the cart's workflow. */
export function checkoutRoutes(routes: Routes, { db, env, temporal, clock }: Deps): void {
  routes.answer(createPaymentIntent, { limit: 'intents' }, (exchange) =>
    startPurchase(exchange, exchange.body, choiceOf(exchange.body)),
  );

  routes.answer(createLikesPaymentIntent, { limit: 'intents' }, async (exchange) => {
    const { body } = exchange;
    const chosen = body.serviceId ?? (body.baseLikes && (await likesPackage(db, body.baseLikes)));
    const { instagramUsername } = body;
    const cart = { ...body, serviceId: chosen ?? defaultLikesServiceId, username: instagramUsername };
    return startPurchase(exchange, body, choiceOf({ ...cart, upsell_applied: false }));
  });

  /** Starts or finds the purchase of a cart, and sets what it holds. */
  async function startPurchase(
    { visitor, limit, request }: Pick<Exchange<unknown, unknown, unknown>, 'visitor' | 'limit' | 'request'>,
    body: IntentBody,
    choice: CartChoice,
  ) {
    if (choice.discountCode) await countDiscountGuess(limit, request, visitor);
    const expectedAmountCents = cents(body.amount);
    await checkEarlierIntents(body, visitor.owner);
    await checkNotOver(body.cartId, visitor.owner);
    const [service, settings] = await Promise.all([sellable(choice), readSettings(db)]);
    const input: PurchaseInput = {
      cartId: body.cartId,
      owner: visitor.owner,
      language: body.language,
      variant: variantFor(body.language, visitor, env.SESSION_SECRET, settings),
      vatRatePercent: vatRateFor(settings, body.language),
      settings: settings.purchase,
      release,
    };
    const intent = await withinDeadline(temporal, updateDeadlineMs, () =>
      temporal.workflow.executeUpdateWithStart(setCart, {
        args: [{ owner: visitor.owner, choice, expectedAmountCents }],
        startWorkflowOperation: new WithStartWorkflowOperation(purchaseWorkflow, {
          workflowId: purchaseId(body.cartId),
          taskQueue: purchasesQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowIdReusePolicy: 'REJECT_DUPLICATE',
          args: [input],
          staticSummary: runTitle({ ...service, serviceType: service.type }),
        }),
      }),
    );
    return intentAnswer(intent, body.cartId);
  }

  /** The chosen service as it would be sold. Refused here too, so that a cart nobody can buy starts no purchase. */
  async function sellable(choice: CartChoice): Promise<Service> {
    const service = await findService(db, choice.serviceId);
    if (!service?.active) throw new ShopError('unknown_service');
    const sold = await serviceAsSold(db, service, choice.customQuantity);
    if (!sold) throw new ShopError('quantity_unavailable');
    const posts = postsFit(sold.type, sold.quantity + sold.bonus, choice.posts);
    if (!posts.allowed) throw new ShopError(posts.code);
    return sold;
  }

  /** Intents that the browser says it had must be its own; the existing one, this cart's. */
  async function checkEarlierIntents(body: IntentBody, owner: string): Promise<void> {
    if (body.previousPaymentIntentId) await ownPurchase(db, body.previousPaymentIntentId, owner);
    if (!body.existingPaymentIntentId) return;
    const { cartId } = await ownPurchase(db, body.existingPaymentIntentId, owner);
    if (cartId !== body.cartId) throw new ShopError('purchase_not_found');
  }

  /**
   * A cart is one purchase, also after its run has ended and Temporal has forgotten it: a second run would take a second
   * payment under the same number.
   */
  async function checkNotOver(cartId: string, owner: string): Promise<void> {
    const known = await purchaseOfCart(db, cartId);
    if (!known) return;
    if (known.owner !== owner) throw new ShopError('purchase_not_found');
    if (known.stage === 'closed') throw new ShopError('purchase_closed');
    if (known.stage !== 'intent' && known.stage !== 'awaiting-payment') throw new ShopError('already_paid');
  }

  routes.answer(updatePaymentIntent, { limit: 'intents' }, async ({ body, visitor, limit, request }) => {
    const { metadata } = body;
    if (metadata.discountCode) await countDiscountGuess(limit, request, visitor);
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

  routes.answer(createOrderAfterPayment, { limit: 'intents' }, ({ body, visitor }) =>
    confirmedOrder(body.paymentIntentId, visitor.owner),
  );

  routes.answer(createOrder, { limit: 'intents' }, async ({ body, visitor }) => {
    const { order } = await confirmedOrder(body.paymentIntentId, visitor.owner);
    // The payment was sent back (decision 13).
    if (!order) throw new ShopError('purchase_closed');
    return order;
  });

  /** Has the payment retrieved from the provider, and waits for the order of it (decision 10). */
  async function confirmedOrder(paymentIntentId: string, owner: string) {
    const purchase = await ownPurchase(db, paymentIntentId, owner);
    // The webhook was quicker.
    if (purchase.orderId) return outcomeByRow(paymentIntentId);
    try {
      const payment = await withinDeadline(temporal, updateDeadlineMs, () =>
        purchaseHandle(temporal, purchase.cartId).executeUpdate(confirmPayment, {
          args: [{ paymentIntentId }],
        }),
      );
      if (payment.outcome === 'not-paid') throw new ShopError('payment_not_completed');
      if (!payment.order) return { outcome: 'returned' as const, order: undefined };
      const { order, orderNumber } = payment;
      return { outcome: 'order' as const, order: { id: order.id, orderNumber } };
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      return outcomeByRow(paymentIntentId);
    }
  }

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

  /** The same answer from the rows: the order is there already, or the purchase has ended. */
  async function outcomeByRow(paymentIntentId: string) {
    const purchase = await purchaseOfPayment(db, paymentIntentId);
    if (purchase?.orderId)
      return {
        outcome: 'order' as const,
        order: { id: purchase.orderId, orderNumber: purchase.orderNumber },
      };
    if (purchase && paymentState(purchase) === 'returned')
      return { outcome: 'returned' as const, order: undefined };
    throw new ShopError('purchase_closed');
  }
}

/** What every call that starts a purchase says besides the cart. */
interface IntentBody {
  cartId: string;
  amount: string;
  language: Language;
  existingPaymentIntentId?: string;
  previousPaymentIntentId?: string;
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
