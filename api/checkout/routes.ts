import { WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import type { z } from 'zod';
import { findService, likesPackage, serviceAsSold } from '#db/catalogue.ts';
import { promisedDiscount, reserves } from '#db/discounts.ts';
import { readSettings, vatRateFor } from '#db/settings.ts';
import { newestPurchase, purchaseOfCart, purchaseOfPayment } from '#db/tracking.ts';
import {
  cancelPaymentIntent,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '#domain/calls/shop.ts';
import { defaultLikesServiceId, type Service } from '#domain/catalogue.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { centsOf, toDecimal } from '#domain/money.ts';
import { postsFit } from '#domain/posts.ts';
import type { CartChoice } from '#domain/pricing.ts';
import { readSource } from '#domain/purchase-sources.ts';
import { runTitle } from '#domain/run-title.ts';
import { upsellGraceSeconds } from '#domain/upsells.ts';
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
} from '#workflows/messages.ts';
import type { Deps } from '../deps';
import { refuseOthersCode } from '../discount-codes/coupon';
import { givenOffer } from '../experiment/sql';
import type { Exchange, Routes } from '../handle';
import { callerOf, countDiscountGuess, countReservedCode } from '../limits';
import { askPurchase, ownPurchase, paymentState, updateDeadlineMs, withinDeadline } from '../purchases';
import { withClosedReason } from './closed-reason';
import { openCart } from './open-cart';
import { type Visitor, variantFor } from './visitor';

/** From the cart to the paid order: every call is one message to the cart's workflow. */
export function checkoutRoutes(routes: Routes, { db, temporal, clock }: Deps): void {
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

  /** Starts or finds the purchase of a cart, and sets its content. */
  async function startPurchase(exchange: AskedBy, asked: IntentBody, choice: CartChoice) {
    const cartId = asked.cartId ?? (await openCart(db, exchange.visitor, asked.existingPaymentIntentId));
    return withClosedReason(db, cartId, () => setCartOf(exchange, { ...asked, cartId }, choice));
  }

  /** As `startPurchase`, once the cart is known. */
  async function setCartOf(exchange: AskedBy, body: IntentBody & { cartId: string }, choice: CartChoice) {
    const { visitor } = exchange;
    await checkDiscount(exchange, choice);
    const expectedAmountCents = centsOf(body.amount);
    await checkEarlierIntents(body, visitor);
    const owner = await ownerOfCart(body.cartId, exchange);
    await countReserved(exchange, body.cartId, choice);
    const [service, settings] = await Promise.all([sellable(choice), readSettings(db)]);
    const input: PurchaseInput = {
      cartId: body.cartId,
      owner,
      language: body.language,
      source: readSource(body.source),
      variant: variantFor(body.language, visitor, settings),
      vatRatePercent: vatRateFor(settings, body.language),
      settings: settings.purchase,
      release,
    };
    const intent = await withinDeadline(temporal, updateDeadlineMs, () =>
      temporal.workflow.executeUpdateWithStart(setCart, {
        args: [{ owner, choice, expectedAmountCents }],
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

  /**
   * The chosen service as it would be sold. Refused here too, so that a cart that can't be bought starts no purchase.
   */
  async function sellable(choice: CartChoice): Promise<Service> {
    const service = await findService(db, choice.serviceId);
    if (!service?.active) throw new ShopError('unknown_service');
    const sold = await serviceAsSold(db, service, choice.customQuantity);
    if (!sold) throw new ShopError('quantity_unavailable');
    allow(postsFit(sold, choice.posts));
    return sold;
  }

  /** Earlier intents that the browser names must be its own; the existing one must be this cart's. */
  async function checkEarlierIntents(body: IntentBody & { cartId: string }, visitor: Visitor): Promise<void> {
    if (body.previousPaymentIntentId) await ownPurchase(db, body.previousPaymentIntentId, visitor);
    if (!body.existingPaymentIntentId) return;
    const { cartId } = await ownPurchase(db, body.existingPaymentIntentId, visitor);
    if (cartId !== body.cartId) throw new ShopError('purchase_not_found');
  }

  /**
   * The owner under whom the purchase of a cart knows this browser. A cart is one purchase, even after its run has
   * ended and Temporal has forgotten it: a second run would take a second payment under the same number.
   */
  async function ownerOfCart(cartId: string, { visitor, limit, request }: AskedBy): Promise<string> {
    const known = await purchaseOfCart(db, cartId);
    if (!known) {
      await limit('newCarts', callerOf(request));
      await limit('newCartsOfBrowser', visitor.id);
      return visitor.owner;
    }
    if (!visitor.owners.includes(known.owner)) throw new ShopError('purchase_not_found');
    if (known.stage === 'closed') throw new ShopError('purchase_closed');
    if (known.stage !== 'intent' && known.stage !== 'awaiting-payment') throw new ShopError('already_paid');
    return known.owner;
  }

  /** Counts a guessed code, and refuses one that would tell a stranger about the address. */
  async function checkDiscount(
    { visitor, limit, request, reader }: AskedBy,
    { discountCode, email }: Pick<CartChoice, 'discountCode' | 'email'>,
  ): Promise<void> {
    if (!discountCode) return;
    await countDiscountGuess(limit, request, visitor);
    await refuseOthersCode(db, await reader(), discountCode, email);
  }

  /** Counts a cart that reserves a use of a limited code, or keeps it for another hour. */
  async function countReserved(
    { limit, request }: AskedBy,
    cartId: string,
    { discountCode: code }: Pick<CartChoice, 'discountCode'>,
  ): Promise<void> {
    if (code && (await reserves(db, { cartId, code, now: clock() }))) await countReservedCode(limit, request);
  }

  routes.answer(updatePaymentIntent, { limit: 'intents' }, async (exchange) => {
    const { body, visitor } = exchange;
    const { metadata } = body;
    await checkDiscount(exchange, metadata);
    const purchase = await ownPurchase(db, body.paymentIntentId, visitor);
    // An intent of another cart is as unknown as one of another browser.
    if (metadata.cartId && purchase.cartId !== metadata.cartId) throw new ShopError('purchase_not_found');
    const expectedAmountCents = centsOf(body.amount);
    const { cartId, owner } = purchase;
    await countReserved(exchange, cartId, metadata);
    const cart = { owner, choice: choiceOf(metadata), expectedAmountCents };
    const intent = await withClosedReason(db, cartId, () => askPurchase(temporal, cartId, setCart, cart));
    return intentAnswer(intent, cartId);
  });

  routes.answer(cancelPaymentIntent, { limit: 'intents' }, async ({ body, visitor }) => {
    const purchase = await ownPurchase(db, body.paymentIntentId, visitor);
    try {
      return await askPurchase(temporal, purchase.cartId, cancelPurchase, { owner: purchase.owner });
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      // The purchase is closed: if it has an order it was paid, otherwise nothing is owed.
      return { outcome: purchase.orderId ? ('paid' as const) : ('cancelled' as const) };
    }
  });

  routes.answer(createOrderAfterPayment, { limit: 'intents' }, ({ body, visitor }) =>
    confirmedOrder(body.paymentIntentId, visitor),
  );

  routes.answer(createOrder, { limit: 'intents' }, async ({ body, visitor }) => {
    const paymentIntentId =
      body.paymentIntentId ?? (await newestPurchase(db, visitor.owners))?.paymentIntentId;
    if (!paymentIntentId) throw new ShopError('purchase_not_found');
    const { order } = await confirmedOrder(paymentIntentId, visitor);
    // The payment was refunded (D13).
    if (!order) throw new ShopError('purchase_closed');
    return order;
  });

  /** Has the payment retrieved from the provider, and waits for its order (D10). */
  async function confirmedOrder(paymentIntentId: string, visitor: Visitor) {
    const purchase = await ownPurchase(db, paymentIntentId, visitor);
    // The webhook was quicker.
    if (purchase.orderId) return outcomeByRow(paymentIntentId);
    try {
      const payment = await askPurchase(temporal, purchase.cartId, confirmPayment, { paymentIntentId });
      // A worker of the release before doesn't say whether a bank is deciding; the next answer may come from another.
      if (payment.outcome === 'not-paid' && payment.deciding === undefined)
        throw new ShopError('unavailable');
      if (payment.outcome === 'not-paid')
        throw new ShopError(payment.deciding ? 'payment_processing' : 'payment_not_completed');
      if (!payment.order) return { outcome: 'returned' as const, order: undefined };
      return outcomeByRow(paymentIntentId);
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      return outcomeByRow(paymentIntentId);
    }
  }

  async function intentAnswer(intent: IntentView, cartId: string) {
    const now = clock();
    const [offer, settings, promised] = await Promise.all([
      givenOffer(db, cartId),
      readSettings(db),
      promisedDiscount(db, cartId, now),
    ]);
    if (!offer) throw new ShopError('purchase_not_found');
    const passed = (now.getTime() - offer.startedAt.getTime()) / 1000;
    const stands = settings.purchase.upsellOfferSeconds - upsellGraceSeconds - passed;
    return {
      clientSecret: intent.clientSecret,
      paymentIntentId: intent.paymentIntentId,
      orderNumber: intent.orderNumber,
      amount: toDecimal(intent.amountCents),
      upsell: { variant: offer.variant, secondsLeft: Math.max(0, stands), offer: intent.offer },
      discount: promised.discount,
      codeSecondsLeft: promised.secondsLeft,
    };
  }

  /** The same answer from the rows: the order exists already, or the purchase has ended. */
  async function outcomeByRow(paymentIntentId: string) {
    const purchase = await purchaseOfPayment(db, paymentIntentId);
    if (purchase?.orderId)
      return {
        outcome: 'order' as const,
        order: {
          id: purchase.orderId,
          orderNumber: purchase.orderNumber,
          totalAmount: toDecimal(purchase.orderAmountCents ?? 0),
        },
      };
    if (purchase && paymentState(purchase) === 'returned')
      return { outcome: 'returned' as const, order: undefined };
    throw new ShopError('purchase_closed');
  }
}

/** Who changes a cart, and how that is counted. */
type AskedBy = Pick<Exchange<unknown, unknown, unknown>, 'visitor' | 'limit' | 'request' | 'reader'>;

/** The fields of every call that starts a purchase, in addition to the cart. */
type IntentBody = Pick<
  z.output<NonNullable<typeof createPaymentIntent.body>>,
  'cartId' | 'amount' | 'language' | 'source' | 'existingPaymentIntentId' | 'previousPaymentIntentId'
>;

/** The content of a cart. */
type CartBody = z.output<NonNullable<typeof updatePaymentIntent.body>>['metadata'];

function choiceOf(body: CartBody): CartChoice {
  return {
    serviceId: body.serviceId,
    customQuantity: body.customQuantity,
    shownUnits: body.shownUnits,
    posts: body.selectedPosts,
    username: body.username,
    email: body.email,
    upsellAccepted: body.upsell_applied,
    discountCode: body.discountCode || undefined,
    immediatePerformanceText: body.immediatePerformanceText,
  };
}
