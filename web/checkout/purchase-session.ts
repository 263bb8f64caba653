import type { cancelPaymentIntent, ServiceView } from '#domain/calls/shop.ts';
import { bringsTheSame } from '#domain/catalogue.ts';
import { renewWithinSeconds } from '#domain/code-reservation.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import type { Cents, Language } from '#domain/money.ts';
import type { Discount } from '#domain/pricing.ts';
import { api } from '../api-client/api';
import { ApiError } from '../api-client/api-error';
import { type Cart, choosePackage, chosenPosts, goodsIn, hasOtherGoods, startAbroad } from '../cart/cart';
import type { CartStorage } from '../cart/cart-storage';
import { forgetCode, pendingCode, setPendingCode } from '../shell/pending-code';
import { createListeners } from '../ui/listeners';
import { expectedPrice } from './prices';
import { newPurchase, nextState, type PurchaseEvent } from './purchase-state';
import { type CartCalls, type Intent, type PutOutcome, putCart, type WantedCart } from './put-cart';

/** What is sold, and on which page. */
export interface Terms {
  service: ServiceView;
  language: Language;
}

/** A change by the buyer that the server has to price. */
export type PurchaseChange = Partial<Pick<Cart, 'upsell' | 'discount'>>;

/** What the server confirmed last. */
interface Settled {
  cartId: string;
  intent: Intent;
  goods: string;
  priced: string;
  /** Of the call that it answered (`noteSending`). */
  mark: string;
  /** Until when the price holds without asking again, in epoch ms. */
  holdsUntil: number;
}

/** The purchase of a cart: created once, updated with the choices, one call at a time. */
export class PurchaseSession {
  private state = newPurchase;
  private readonly listeners = createListeners();
  private queue: Promise<unknown> = Promise.resolve();
  private settled?: Settled;
  private isOpen = false;
  /** The choices last sent by `follow`, until a call succeeds. */
  private followed?: string;
  /** The code that a clicked one has replaced: it returns if the server refuses the clicked one. */
  private former?: Discount;

  constructor(
    private readonly storage: CartStorage,
    private terms: Terms,
    /** Fetches the catalogue again, if the server's price or package differs from the page's. */
    private readonly onPrice: () => Promise<void>,
    private readonly calls?: CartCalls,
  ) {}

  readonly subscribe = this.listeners.subscribe;

  readonly get = () => this.state;

  /** Begins the purchase once, and follows other tabs' changes of the cart until the returned function is called. */
  open(begin: 'at-once' | 'on-payment'): () => void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.takeCarriedCode();
      if (begin === 'at-once') void this.start();
    }
    return this.storage.subscribe(() => this.follow());
  }

  /**
   * Takes the current terms. A price or package that changes while the checkout is open is shown immediately, not only
   * when the buyer pays (D4). The same holds for the promise of refills: the server sells what is shown here.
   */
  sell(terms: Terms): void {
    const before = this.terms.service;
    this.terms = terms;
    const { priceCents, withoutRefills } = terms.service;
    const isOther =
      before.priceCents !== priceCents ||
      before.withoutRefills !== withoutRefills ||
      !bringsTheSame(before, terms.service);
    if (isOther && this.settled) void this.inTurn({});
  }

  /** Creates the purchase or updates it to the current choices. `acceptedCents`: a price that was shown to the buyer. */
  async start(acceptedCents?: Cents): Promise<void> {
    this.dispatch({ type: 'tried-again' });
    await this.inOneLanguage();
    const outcome = await this.inTurn({}, acceptedCents);
    if (outcome.kind === 'refused' || outcome.kind === 'paid')
      this.dispatch({ type: 'failed', error: outcome.error });
  }

  /** Begins another purchase with the same choices, if this one is closed for good. */
  beginAnew(): Promise<void> {
    const cartId = this.storage.makeId();
    this.storage.change((cart) => ({ ...cart, cartId, paymentIntentId: undefined, immediate: false }));
    return this.start();
  }

  /** Accepts the server's price, and the package as it is now. */
  acceptPrice(): Promise<void> {
    const cart = this.storage.get();
    if (this.isOurs(cart)) {
      // Sent below, not by `follow` too.
      this.followed = pricedOf(this.asSoldNow(cart));
      this.storage.change((now) => this.asSoldNow(now));
    }
    return this.start(this.state.name === 'price-changed' ? this.state.newPriceCents : undefined);
  }

  /** Shows a price from another source (the payment provider). */
  reportPrice(amountCents: Cents): void {
    this.dispatch({ type: 'price-shown', amountCents });
  }

  /**
   * Sends the current choices with a change to the server; a refused change is not kept. `expectedCents` is the price
   * that the server has already quoted, if any. If nothing can be changed any more, the page leads to the payment.
   */
  async change(change: PurchaseChange, expectedCents?: Cents): Promise<PutOutcome> {
    if ('discount' in change) this.former = undefined;
    this.dispatch({ type: 'discount-chosen' });
    const outcome = await this.inTurn(change, expectedCents);
    if (outcome.kind === 'paid') this.dispatch({ type: 'failed', error: outcome.error });
    return outcome;
  }

  /** Ensures that the server has everything that was typed, and that its price is the one shown. */
  async settle(): Promise<PutOutcome> {
    const { settled: last, storage } = this;
    // A later call, of another tab or without an answer, may have left other choices on the server.
    const isNewest = last && this.state.calls === 0 && storage.isNewestSending(last.mark);
    // The reserved use of a limited code must last until the bank has answered.
    if (isNewest && Date.now() < last.holdsUntil && last.goods === goodsOf(this.toWanted(storage.get())))
      return { kind: 'done', intent: last.intent, cartId: last.cartId };
    const shownCents = last?.intent.amountCents ?? expectedPrice(storage.get(), this.terms.service);
    const outcome = await this.inTurn({});
    if (outcome.kind !== 'done' || outcome.intent.amountCents === shownCents) return outcome;
    // The button has the old price: show the new one before it is charged.
    const { amountCents } = outcome.intent;
    this.dispatch({ type: 'price-shown', amountCents });
    return { kind: 'price', amountCents };
  }

  private dispatch(event: PurchaseEvent): void {
    this.state = nextState(this.state, event);
    this.listeners.notify();
  }

  /** One call at a time: two at once could leave the server with the older choices. */
  private inTurn(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    this.dispatch({ type: 'called' });
    const turn = this.queue
      .then(() => this.putWithoutLost(change, acceptedCents))
      .catch((error: unknown): PutOutcome => ({ kind: 'refused', error: asApiError(error) }))
      .then((outcome) => {
        if (outcome.kind === 'price') {
          this.dispatch({ type: 'price-shown', amountCents: outcome.amountCents });
          void this.onPrice();
        }
        this.dispatch({ type: 'ended' });
        this.follow();
        return outcome;
      });
    this.queue = turn;
    return turn;
  }

  /** A code or offer that was accepted and has expired since must not prevent the purchase. */
  private async putWithoutLost(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    const before = this.storage.get();
    const { discount, upsell } = before;
    const outcome = await this.put(change, acceptedCents);
    if (refuses(outcome, 'upsell_') && upsell === 'accepted' && change.upsell !== 'accepted') {
      this.storage.change((now) => withChange(now, before, { upsell: undefined, offer: undefined }));
      return this.putWithoutLost(change);
    }
    if (change.discount || !discount || !refuses(outcome, 'discount_')) return outcome;
    const { former } = this;
    this.former = undefined;
    this.storage.change((now) => withChange(now, before, { discount: former }));
    this.dispatch({ type: 'discount-lost', code: discount.code });
    forgetCode();
    return this.putWithoutLost(change);
  }

  private async put(change: PurchaseChange, acceptedCents?: Cents): Promise<PutOutcome> {
    const { storage, settled } = this;
    const before = storage.get();
    const wanted = { ...before, ...change };
    const samePrice = settled && pricedOf(wanted) === settled.priced;
    const shownCents =
      acceptedCents ?? (samePrice ? settled.intent.amountCents : expectedPrice(wanted, this.terms.service));
    const sent = this.toWanted(wanted);
    const mark = storage.noteSending();
    const answer = await putCart(sent, shownCents, storage.makeId, this.calls);
    const outcome = refuses(answer, 'package_changed') ? await this.newDeal(wanted) : answer;
    // The buyer wants the change; only its price has to be confirmed.
    if (outcome.kind === 'price') storage.change((now) => withChange(now, before, change));
    if (outcome.kind !== 'done') return outcome;
    this.keep(outcome, before, change);
    const { cartId, intent } = outcome;
    // Of what was sent: the buyer may have changed the cart while the call ran.
    const has = { ...sent, cartId, immediate: sent.immediate && cartId === sent.cartId };
    const { codeSecondsLeft = Number.POSITIVE_INFINITY } = intent;
    const holdsUntil = Date.now() + (codeSecondsLeft - renewWithinSeconds) * 1000;
    this.settled = { cartId, intent, goods: goodsOf(has), priced: pricedOf(wanted), mark, holdsUntil };
    this.followed = undefined;
    this.dispatch({ type: 'answered', intent });
    return outcome;
  }

  /** The package brings other than the buyer was shown: its price, once the page has the package as it is now. */
  private async newDeal(cart: Cart): Promise<PutOutcome> {
    await this.onPrice();
    return { kind: 'price', amountCents: expectedPrice(this.asSoldNow(cart), this.terms.service) };
  }

  private asSoldNow(cart: Cart): Cart {
    const { service } = this.terms;
    return choosePackage(cart, service.id, service);
  }

  /** Another package is another session's (with-order.tsx). */
  private isOurs(cart: Cart): boolean {
    const { id, quantity } = this.terms.service;
    return cart.serviceId === id && (cart.customQuantity ?? quantity) === quantity;
  }

  /** The cart with the package of this session, which is the one that is sent. */
  private asSent(cart: Cart): Cart {
    return { ...cart, serviceId: this.terms.service.id };
  }

  /** Writes the server's answer into the cart that it is about. */
  private keep(
    { cartId, intent }: Extract<PutOutcome, { kind: 'done' }>,
    before: Cart,
    change: PurchaseChange,
  ): void {
    const begunAnew = cartId !== before.cartId;
    const { offer, secondsLeft } = intent.upsell;
    // One whose time is over gets no other end, which would show it once more.
    const offerEndsAt = secondsLeft > 0 ? Date.now() + secondsLeft * 1000 : 0;
    const answered = { ...change, offer, offerEndsAt };
    // It may take off other than when it was applied: the next visit expects the price that was charged.
    const { discount } = { ...before, ...change };
    if (discount && discount.code === intent.discount?.code) answered.discount = intent.discount;
    this.storage.change((now) =>
      // Another tab may have started another purchase, which stays.
      now.cartId !== before.cartId
        ? now
        : {
            ...withChange(now, before, answered),
            cartId,
            language: (!begunAnew && now.language) || this.terms.language,
            paymentIntentId: intent.paymentIntentId,
            sentGoods: goodsIn(this.asSent(before)),
            immediate: now.immediate && !begunAnew,
          },
    );
    this.storage.rememberPayment({ ...intent, cartId });
  }

  /**
   * The choices changed while a call ran, or in another tab: the price shown here must be the one charged. Tried once: a
   * refusal is shown, and the next click on the pay button tries again.
   */
  private follow(): void {
    const { settled, state } = this;
    const cart = this.storage.get();
    // Another tab has paid and emptied the cart: there is nothing to follow.
    if (state.calls > 0 || !settled || settled.cartId !== cart.cartId) return;
    // This one would send its own package again.
    if (!this.isOurs(cart)) return;
    const priced = pricedOf(cart);
    if (settled.priced === priced || this.followed === priced) return;
    this.followed = priced;
    void this.start();
  }

  /**
   * A purchase keeps its first language, tax and offer (D7 and D31). If the page's language has changed since, it
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

  /** Applies the code clicked on a page (web/shell/pending-code.ts), unless the cart's is newer. */
  private takeCarriedCode(): void {
    const carried = pendingCode();
    const { discount: former } = this.storage.get();
    if (!carried || carried.code === former?.code) return;
    const { replaces, ...discount } = carried;
    if (former && !replaces.includes(former.code)) return;
    this.former = former;
    this.storage.change((cart) => ({ ...cart, discount }));
    // If the buyer applies the former one again, it is the newer one.
    setPendingCode({ ...carried, replaces: replaces.filter((code) => code !== former?.code) });
  }

  private toWanted(cart: Cart): WantedCart {
    const { service } = this.terms;
    const shown = (this.isOurs(cart) && cart.seen) || service;
    return {
      cartId: cart.cartId,
      language: this.terms.language,
      source: cart.source,
      paymentIntentId: cart.paymentIntentId,
      serviceId: service.id,
      customQuantity: cart.customQuantity,
      units: shown.quantity + shown.bonus,
      posts: chosenPosts(cart),
      username: normaliseUsername(cart.username),
      email: cart.email,
      upsell: cart.upsell === 'accepted',
      discountCode: cart.discount?.code,
      immediate: cart.immediate,
      changed: hasOtherGoods(this.asSent(cart)),
    };
  }
}

/** The cart with the parts of a change that the buyer has not decided otherwise since `before`. */
function withChange(now: Cart, before: Cart, change: Partial<Cart>): Cart {
  const keep = (key: string) => same(now, before, key as keyof Cart);
  if (!['cartId', 'serviceId', 'customQuantity'].every(keep)) return now;
  return { ...now, ...Object.fromEntries(Object.entries(change).filter(([key]) => keep(key))) };
}

/** By value: what another tab wrote has been parsed again. */
function same(one: Cart, other: Cart, key: keyof Cart): boolean {
  return JSON.stringify(one[key]) === JSON.stringify(other[key]);
}

/** Everything in a cart that the server must know. */
function goodsOf(wanted: WantedCart): string {
  return JSON.stringify({ ...wanted, paymentIntentId: undefined, changed: undefined });
}

/** The part of a cart that its price depends on. */
function pricedOf({ serviceId, customQuantity, upsell, discount }: Cart): string {
  return JSON.stringify([serviceId, customQuantity ?? null, upsell === 'accepted', discount?.code ?? null]);
}

function refuses(outcome: PutOutcome, what: 'discount_' | 'upsell_' | 'package_changed'): boolean {
  return outcome.kind === 'refused' && outcome.error.code.startsWith(what);
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, { code: 'internal' });
}
