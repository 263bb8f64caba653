import { randomBytes } from 'node:crypto';
import { browser } from '#api/testing/browser.ts';
import { ordersByPayment, requestRefill, trackOrder } from '#domain/calls/orders.ts';
import {
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '#domain/calls/shop.ts';
import { seedServices } from '#domain/catalogue.ts';
import { toDecimal } from '#domain/money.ts';
import { upsellOffer } from '#domain/upsells.ts';
import { type Caller, callUntilAnswered } from './call-until-answered';
import { type Asked, nothingAsked, type Played } from './evidence';
import type { FaultShop } from './shop';

/** The content of a buyer's cart. */
export interface Choice {
  serviceId: number;
  upsell: boolean;
}

/** Packages that the buyers of these tests choose from, all with an upsell. */
export const CHOICES: readonly Choice[] = [104, 105, 106, 107].flatMap((serviceId) => [
  { serviceId, upsell: false },
  { serviceId, upsell: true },
]);

const services = seedServices({ europe: '1001', spain: '1002', likes: '1003', views: '1004' });

/** The price of a choice, in cents, as the browser computes it. */
export function priceOf({ serviceId, upsell }: Choice): number {
  const service = services.find(({ id }) => id === serviceId);
  if (!service) throw new Error(`There is no service ${serviceId}`);
  const offer = upsell ? upsellOffer('A', service, services) : undefined;
  return offer?.newPriceCents ?? service.priceCents;
}

/**
 * A buyer who does not give up: while the shop is down or asks for a retry, the same call is repeated, as the page
 * does.
 */
export class Buyer implements Played {
  readonly target = `test${randomBytes(6).toString('hex')}`;
  /** Where an administrator may send it instead. */
  readonly otherTarget = `test${randomBytes(6).toString('hex')}`;
  readonly email = `${this.target}@example.com`;
  readonly cartId = `cart_${Date.now()}_${randomBytes(6).toString('hex')}`;
  readonly startedAt = Date.now();
  readonly answers: string[] = [];
  readonly badAnswers: string[] = [];
  /** How often an operator has reset it. */
  resets = 0;
  /** How many of these the server has done or refused. */
  resetsOver = 0;
  endedAt = Number.POSITIVE_INFINITY;
  readonly asked: Asked = nothingAsked();
  readonly inDoubt: Asked = nothingAsked();
  paymentIntentId = '';
  private readonly caller: Caller;

  constructor(
    private readonly shop: FaultShop,
    /** It ends calls that are never answered, not those of a slow machine that recovers from kills. */
    readonly patienceMs = 180_000,
  ) {
    this.caller = { visitor: browser(shop.url), patienceMs, badAnswers: this.badAnswers };
  }

  get targets(): string[] {
    return [this.target, this.otherTarget];
  }

  /** Starts the purchase, or repeats the call. */
  async create(choice: Choice) {
    const outcome = await callUntilAnswered(this.caller, createPaymentIntent, { body: this.cart(choice) });
    if ('answer' in outcome) this.paymentIntentId = outcome.answer.paymentIntentId;
    return outcome;
  }

  /** Changes package or upsell. */
  change(choice: Choice) {
    return callUntilAnswered(this.caller, updatePaymentIntent, {
      body: {
        paymentIntentId: this.paymentIntentId,
        amount: toDecimal(priceOf(choice)),
        metadata: {
          cartId: this.cartId,
          serviceId: choice.serviceId,
          upsell_applied: choice.upsell,
          ...this.person(),
        },
      },
    });
  }

  /** Reports that it has paid, as the page does when the payment form is done. */
  confirm() {
    return callUntilAnswered(this.caller, createOrderAfterPayment, {
      body: { paymentIntentId: this.paymentIntentId },
    });
  }

  cancel() {
    return callUntilAnswered(this.caller, cancelPaymentIntent, {
      body: { paymentIntentId: this.paymentIntentId },
    });
  }

  /** Pays at the payment provider, which is never down. Resolves to whether this attempt took the money. */
  async pay(paymentMethod = 'pm_card_visa'): Promise<boolean> {
    try {
      const intent = await this.shop.stripe.paymentIntents.confirm(this.paymentIntentId, {
        payment_method: paymentMethod,
      });
      return intent.status === 'succeeded';
    } catch {
      // Declined, already paid, or cancelled: the ledger shows which.
      return false;
    }
  }

  /**
   * Requests a refill on two devices in parallel: the buyer's own, and one where number and e-mail address open the
   * order. If there is no order, or no refill is due, the answer is a refusal.
   */
  async askRefill(): Promise<void> {
    const found = await callUntilAnswered(this.caller, ordersByPayment, {
      params: { paymentIntent: this.paymentIntentId },
    });
    if (!('answer' in found) || !found.answer.id) return;
    const { id: orderId, orderNumber } = found.answer;
    const other = { ...this.caller, visitor: browser(this.shop.url) };
    await callUntilAnswered(other, trackOrder, { body: { orderNumber, email: this.email } });
    await Promise.all(
      [this.caller, other].map((caller) => callUntilAnswered(caller, requestRefill, { params: { orderId } })),
    );
  }

  /** Another browser tries to take the purchase over; every answer but a refusal is a bad one. */
  async intrude(choice: Choice): Promise<void> {
    const stranger = { ...this.caller, visitor: browser(this.shop.url) };
    const { paymentIntentId } = this;
    const outcomes = await Promise.all([
      callUntilAnswered(stranger, createPaymentIntent, { body: this.cart(choice) }),
      callUntilAnswered(stranger, createOrderAfterPayment, { body: { paymentIntentId } }),
      callUntilAnswered(stranger, cancelPaymentIntent, { body: { paymentIntentId } }),
    ]);
    for (const outcome of outcomes)
      if ('answer' in outcome) this.badAnswers.push(`a foreign browser: ${JSON.stringify(outcome.answer)}`);
  }

  private cart(choice: Choice) {
    return {
      cartId: this.cartId,
      amount: toDecimal(priceOf(choice)),
      serviceId: choice.serviceId,
      upsell_applied: choice.upsell,
      ...this.person(),
    };
  }

  private person() {
    return { username: this.target, email: this.email, immediatePerformanceText: 'es-2026-11' };
  }
}
