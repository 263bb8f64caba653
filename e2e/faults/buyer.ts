import { randomBytes } from 'node:crypto';
import { type Browser, browser, type CallInput, Refused } from '../../api/testing/browser';
import type { AnswerOf, Call } from '../../domain/calls/call';
import {
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../../domain/calls/shop';
import { seedServices } from '../../domain/catalogue';
import { toDecimal } from '../../domain/money';
import { upsellOffer } from '../../domain/upsells';
import type { Played } from './evidence';
import type { FaultShop } from './shop';

/** What a buyer has in the cart. */
export interface Choice {
  serviceId: number;
  upsell: boolean;
}

/** Packages that the buyers of these tests choose from, all with an upsell. */
export const CHOICES: readonly Choice[] = [202, 203, 204, 205].flatMap((serviceId) => [
  { serviceId, upsell: false },
  { serviceId, upsell: true },
]);

const services = seedServices({ europe: '1001', spain: '1002', likes: '1003', views: '1004' });

/** What a choice costs, in cents, as the browser computes it. */
export function priceOf({ serviceId, upsell }: Choice): number {
  const service = services.find(({ id }) => id === serviceId);
  if (!service) throw new Error(`There is no service ${serviceId}`);
  const offer = upsell ? upsellOffer('A', service) : undefined;
  return offer?.newPriceCents ?? service.priceCents;
}

/** How a call ended: with an answer, with a refusal's code, or not at all while the shop was down. */
export type Outcome<T> = { answer: T } | { code: string } | { code: 'no-answer' };

/**
 * A buyer who does not give up: while the shop is down or asks to come back
 * later, the same call is made again, as the page does.
 */
export class Buyer implements Played {
  readonly target = `test${randomBytes(6).toString('hex')}`;
  readonly email = `${this.target}@example.com`;
  readonly cartId = `cart_${Date.now()}_${randomBytes(6).toString('hex')}`;
  readonly startedAt = Date.now();
  readonly badAnswers: string[] = [];
  endedAt = Number.POSITIVE_INFINITY;
  refundAsked?: boolean;
  paymentIntentId = '';
  private readonly visitor: Browser;

  constructor(
    private readonly shop: FaultShop,
    private readonly patienceMs = 60_000,
  ) {
    this.visitor = browser(shop.url);
  }

  /** Starts the purchase, or asks for it once more. */
  async create(choice: Choice) {
    const outcome = await this.insist(createPaymentIntent, {
      body: {
        cartId: this.cartId,
        amount: toDecimal(priceOf(choice)),
        serviceId: choice.serviceId,
        upsell_applied: choice.upsell,
        ...this.person(),
      },
    });
    if ('answer' in outcome) this.paymentIntentId = outcome.answer.paymentIntentId;
    return outcome;
  }

  /** Changes package or upsell. */
  change(choice: Choice) {
    return this.insist(updatePaymentIntent, {
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

  /** Says that it has paid, as the page does when the payment form is done. */
  confirm() {
    return this.insist(createOrderAfterPayment, { body: { paymentIntentId: this.paymentIntentId } });
  }

  cancel() {
    return this.insist(cancelPaymentIntent, { body: { paymentIntentId: this.paymentIntentId } });
  }

  /** Pays at the payment provider, which is never down. Resolves to whether this attempt took the money. */
  async pay(paymentMethod = 'pm_card_visa'): Promise<boolean> {
    try {
      const intent = await this.shop.stripe.paymentIntents.confirm(this.paymentIntentId, {
        payment_method: paymentMethod,
      });
      return intent.status === 'succeeded';
    } catch {
      // Declined, already paid, or cancelled: the ledger says which.
      return false;
    }
  }

  private person() {
    return { username: this.target, email: this.email, immediatePerformanceText: 'es-2026-11' };
  }

  private async insist<C extends Call>(call: C, input: CallInput<C>): Promise<Outcome<AnswerOf<C>>> {
    const end = Date.now() + this.patienceMs;
    for (;;) {
      try {
        return { answer: await this.visitor.call(call, input) };
      } catch (error) {
        if (error instanceof Refused && error.status !== 503) {
          if (error.status >= 500) this.badAnswers.push(`${error.status} to ${call.path}`);
          return { code: error.answer.code };
        }
        // Anything else is a connection that broke, or a page that could not be loaded.
        if (Date.now() > end) return { code: 'no-answer' };
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
