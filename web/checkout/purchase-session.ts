import type { cancelPaymentIntent, ServiceView } from '#domain/calls/shop.ts';
import type { Cents, Language } from '#domain/money.ts';
import { normaliseUsername } from '#domain/person.ts';
import { afterDiscount } from '#domain/pricing.ts';
import { api } from '../api-client/api';
import { ApiError } from '../api-client/api-error';
import { type Cart, chosenPosts, startAbroad } from '../cart/cart';
import type { CartStorage } from '../cart/cart-storage';
import { carriedCode, forgetCode } from '../shell/carried-code';
import { newPurchase, nextState, type PurchaseEvent } from './purchase-state';
import { type CartCalls, type Intent, type PutOutcome, putCart, type WantedCart } from './put-cart';

/** What is sold, and on which page. */
export interface Terms {
  service: ServiceView;
  language: Language;
}

/** A change of the buyer's that the server has to price. */
export type PurchaseChange = Partial<Pick<Cart, 'upsell' | 'discount'>>;

/** What the server knows and answered last. */
interface Settled {
  cartId: string;
  intent: Intent;
  goods: string;
  priced: string;
}

/** The purchase of a cart: created once, changed with the choices, one call at a time. */
export class PurchaseSession {
  private state = newPurchase;
  private readonly listeners = new Set<() => void>();
  private queue: Promise<unknown> = Promise.resolve();
  private settled?: Settled;
  private isOpen = false;
  /** The price that was last asked about because another tab had changed the cart. */
  private followed?: string;

  constructor(
    private readonly storage: CartStorage,
    private terms: Terms,
    /** Called where the server has another price than the page. */
    private readonly onPrice: () => void,
    private readonly calls?: CartCalls,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = () => this.state;

  /** Begins the purchase, once, and follows what other tabs do with the cart until the returned function is called. */
  open(begin: 'at-once' | 'on-payment'): () => void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.takeCarriedCode();
      if (begin === 'at-once') void this.start();
    }
    return this.storage.subscribe(() => this.follow());
  }

  /**
   * Takes the current terms. A price that changes while the checkout is open is shown immediately, not only when the
   * buyer pays (decision 4). The same holds for the promise of refills: the server sells what is shown here.
   */
  sell(terms: Terms): void {
    const before = this.terms.service;
    this.terms = terms;
    const { priceCents, withoutRefills } = terms.service;
    const isOther = before.priceCents !== priceCents || before.withoutRefills !== withoutRefills;
    if (isOther && this.settled) void this.inTurn({});
  }

  /** Creates the purchase or updates it to the current choices. `acceptedCents`: a price that was shown to the buyer. */
  async start(acceptedCents?: Cents): Promise<void> {
    this.dispatch({ type: 'tried-again' });
    await this.inOneLanguage();
    const outcome = await this.inTurn({}, acceptedCents);
    if (outcome.kind === 'refused') this.dispatch({ type: 'failed', error: outcome.error });
    if (outcome.kind === 'paid')
      this.dispatch({ type: 'failed', error: new ApiError(409, { code: 'already_paid' }) });
  }

  /** Begins another purchase with the same choices, where this one is closed for good. */
  beginAnew(): Promise<void> {
    const cartId = this.storage.makeId();
    this.storage.change((cart) => ({ ...cart, cartId, paymentIntentId: undefined, immediate: false }));
    return this.start();
  }

  /** Accepts the server's price. */
  acceptPrice(): Promise<void> {
    return this.start(this.state.name === 'price-changed' ? this.state.newPriceCents : undefined);
  }

  /** Shows a price from another source (the payment provider). */
  reportPrice(amountCents: Cents): void {
    this.dispatch({ type: 'price-told', amountCents });
  }

  /**
   * Brings the server to the present choices with a change; a change that is refused is not kept. `expectedCents` is
   * what it is to cost, where the server has said it before.
   */
  async change(change: PurchaseChange, expectedCents?: Cents): Promise<PutOutcome> {
    this.dispatch({ type: 'discount-chosen' });
    const outcome = await this.inTurn(change, expectedCents);
    // The change is wanted; only its price is asked about once more.
    if (outcome.kind === 'price') this.storage.change((now) => ({ ...now, ...change }));
    return outcome;
  }

  /** Makes sure that the server has everything that was typed, and that it costs what is shown. */
  async settle(): Promise<PutOutcome> {
    const { settled: last } = this;
    if (last && this.state.calls === 0 && last.goods === this.goodsOf(this.storage.get()))
      return { kind: 'done', intent: last.intent, cartId: last.cartId };
    const outcome = await this.inTurn({});
    if (outcome.kind !== 'done' || !last || outcome.intent.amountCents === last.intent.amountCents)
      return outcome;
    // The price beside the button was the old one: it is shown before it is charged.
    const { amountCents } = outcome.intent;
    this.dispatch({ type: 'price-told', amountCents });
    return { kind: 'price', amountCents };
  }

  private dispatch(event: PurchaseEvent): void {
    this.state = nextState(this.state, event);
    for (const listener of this.listeners) listener();
  }

  /** One after the other: two calls at once could leave the server with the older choices. */
  private inTurn(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    this.dispatch({ type: 'called' });
    const turn = this.queue
      .then(() => this.putWithoutLost(change, acceptedCents))
      .catch((error: unknown): PutOutcome => ({ kind: 'refused', error: asApiError(error) }))
      .then((outcome) => {
        if (outcome.kind === 'price') {
          this.dispatch({ type: 'price-told', amountCents: outcome.amountCents });
          this.onPrice();
        }
        this.dispatch({ type: 'ended' });
        this.follow();
        return outcome;
      });
    this.queue = turn;
    return turn;
  }

  /** A code or an offer that was taken before and has ended since must not keep anyone from buying. */
  private async putWithoutLost(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    const outcome = await this.put(change, acceptedCents);
    const { discount, upsell } = this.storage.get();
    if (refuses(outcome, 'upsell_') && upsell === 'accepted' && change.upsell !== 'accepted') {
      this.storage.change((now) => ({ ...now, upsell: undefined, offer: undefined }));
      return this.putWithoutLost(change);
    }
    if (change.discount || !discount || !refuses(outcome, 'discount_')) return outcome;
    this.storage.change((now) => ({ ...now, discount: undefined }));
    this.dispatch({ type: 'discount-lost', code: discount.code });
    forgetCode();
    return this.put(change);
  }

  private async put(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    const { storage, settled } = this;
    const wanted = { ...storage.get(), ...change };
    const samePrice = settled && pricedOf(wanted) === settled.priced;
    const shownCents = acceptedCents ?? (samePrice ? settled.intent.amountCents : this.expected(wanted));
    const outcome = await putCart(this.toWanted(wanted), shownCents, storage.makeId, this.calls);
    if (outcome.kind !== 'done') return outcome;
    this.keep(outcome, wanted.cartId, change);
    const now = storage.get();
    const { cartId, intent } = outcome;
    this.settled = { cartId, intent, goods: this.goodsOf(now), priced: pricedOf(now) };
    this.dispatch({ type: 'answered', intent });
    return outcome;
  }

  /** Writes the server's answer into the cart that was asked about. */
  private keep(
    { cartId, intent }: Extract<PutOutcome, { kind: 'done' }>,
    asked: string,
    change: PurchaseChange,
  ): void {
    const begunAnew = cartId !== asked;
    this.storage.change((now) =>
      // Another tab may have started another purchase meanwhile; it stays.
      now.cartId !== asked
        ? now
        : {
            ...now,
            ...change,
            cartId,
            language: (!begunAnew && now.language) || this.terms.language,
            paymentIntentId: intent.paymentIntentId,
            offer: intent.upsell.offer,
            offerEndsAt: Date.now() + intent.upsell.secondsLeft * 1000,
            immediate: now.immediate && !begunAnew,
          },
    );
    this.storage.rememberPayment({ ...intent, cartId });
  }

  /** What a cart costs as far as the catalogue says. */
  private expected(cart: Cart): Cents {
    const { service } = this.terms;
    const addOn = cart.upsell === 'accepted' ? (cart.offer?.addOnPriceCents ?? 0) : 0;
    const full = service.priceCents + addOn;
    return cart.discount ? afterDiscount(full, cart.discount) : full;
  }

  /**
   * Another tab took the offer or a discount: what is shown here must be what is charged. Tried once: a refusal is
   * shown, and the next press on the pay button asks again.
   */
  private follow(): void {
    const { settled, state } = this;
    const cart = this.storage.get();
    // Emptied by a tab that paid it: there is nothing to follow any more.
    if (state.calls > 0 || !settled || settled.cartId !== cart.cartId) return;
    const priced = pricedOf(cart);
    const isBehind = settled.priced !== priced && this.followed !== priced;
    this.followed = priced;
    if (isBehind) void this.start();
  }

  /**
   * A purchase keeps its first language, tax and offer (decisions 7 and 31). If the page's language has changed since, it
   * is cancelled and restarted with the same choices; one that is paid, or can't be cancelled, stays.
   */
  private async inOneLanguage(): Promise<void> {
    const { storage } = this;
    const { paymentIntentId, language: begun } = storage.get();
    if (!paymentIntentId || !begun || begun === this.terms.language) return;
    const answer = await api<typeof cancelPaymentIntent>('POST /api/cancel-payment-intent', {
      body: { paymentIntentId },
    }).catch(() => undefined);
    if (answer?.outcome === 'cancelled') storage.change((cart) => startAbroad(cart, storage.makeId()));
  }

  /** A code that was pressed on a page (web/shell/carried-code.ts) is tried where the buyer has no other. */
  private takeCarriedCode(): void {
    const carried = carriedCode();
    if (carried) this.storage.change((cart) => (cart.discount ? cart : { ...cart, discount: carried }));
  }

  private toWanted(cart: Cart): WantedCart {
    return {
      cartId: cart.cartId,
      language: this.terms.language,
      source: cart.source,
      paymentIntentId: cart.paymentIntentId,
      serviceId: this.terms.service.id,
      customQuantity: cart.customQuantity,
      posts: chosenPosts(cart),
      username: normaliseUsername(cart.username),
      email: cart.email,
      upsell: cart.upsell === 'accepted',
      discountCode: cart.discount?.code,
      immediate: cart.immediate,
    };
  }

  /** All of a cart that the server must know. */
  private goodsOf(cart: Cart): string {
    return JSON.stringify({ ...this.toWanted(cart), paymentIntentId: undefined });
  }
}

/** The part of a cart that its price depends on. */
function pricedOf({ serviceId, customQuantity, upsell, discount }: Cart): string {
  return JSON.stringify([serviceId, customQuantity ?? null, upsell === 'accepted', discount?.code ?? null]);
}

function refuses(outcome: PutOutcome, what: 'discount_' | 'upsell_'): boolean {
  return outcome.kind === 'refused' && outcome.error.code.startsWith(what);
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, { code: 'internal' });
}
