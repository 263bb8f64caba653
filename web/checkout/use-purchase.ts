import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServiceView } from '../../domain/calls/shop';
import type { Cents, Language } from '../../domain/money';
import { normaliseUsername } from '../../domain/person';
import { afterDiscount } from '../../domain/pricing';
import { type UpsellOffer, type UpsellVariant, upsellOffer } from '../../domain/upsells';
import { ApiError } from '../api-client/api-error';
import { cancelIntent, createIntent, updateIntent } from '../api-client/payment-intent';
import { useLanguage } from '../i18n/messages';
import { carriedCode, forgetCode } from '../shell/carried-code';
import { type Cart, chosenPosts, startAgain } from '../storefront/cart';
import { browserCart, useCart } from '../storefront/cart-storage';
import { type Intent, type PutOutcome, putCart, type WantedCart } from './put-cart';

/** Where the purchase stands between the browser and the server. */
export interface Purchase {
  /** Absent until the server has answered once. */
  intent: Intent | undefined;
  /** What the buyer's present choices cost as far as the catalogue says, without discount. */
  fullCents: Cents;
  offer: UpsellOffer | undefined;
  /** A change is on its way to the server. */
  updating: boolean;
  /** Why there is no payment form; `retry` tries again. */
  failure: ApiError | undefined;
  /** The server's price where it differs from the one shown; nothing is charged until it is accepted. */
  newPriceCents: Cents | undefined;
  /** The code of a discount that held before and holds no more. */
  lostDiscount: string | undefined;
  retry: () => void;
  acceptPrice: () => void;
  /** A price that another source (the payment provider) told. */
  reportPrice: (cents: Cents) => void;
  /**
   * Brings the server to the present choices with a change; a change that is refused is not kept.
   * `expectedCents` is what it is to cost, where the server has said it before.
   */
  change: (change: Partial<Pick<Cart, 'upsell' | 'discount'>>, expectedCents?: Cents) => Promise<PutOutcome>;
  /** Makes sure that the server has everything that was typed, and that it costs what is shown. */
  settle: () => Promise<PutOutcome>;
}

/** The purchase of the cart: created at once, changed with the choices, one call at a time. */
export function usePurchase(
  service: ServiceView,
  variant: UpsellVariant,
  /** When the server hears of the cart first: when the form opens, or when it is paid. */
  begin: 'at-once' | 'on-payment' = 'at-once',
): Purchase {
  const queryClient = useQueryClient();
  const storage = browserCart();
  const language = useLanguage();
  const cart = useCart();
  const [intent, setIntent] = useState<Intent>();
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [newPriceCents, setNewPrice] = useState<Cents>();
  const [lostDiscount, setLostDiscount] = useState<string>();
  const settled = useRef<Settled | undefined>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const offer = upsellOffer(cart.variant ?? variant, service);
  const addOn = offer?.addOnPriceCents ?? 0;
  const fullCents = service.priceCents + (cart.upsell === 'accepted' ? addOn : 0);

  const put = useCallback(
    async (change: Partial<Cart>, acceptedCents?: Cents): Promise<PutOutcome> => {
      const wanted = { ...storage.get(), ...change };
      const full = service.priceCents + (wanted.upsell === 'accepted' ? addOn : 0);
      const expected = wanted.discount ? afterDiscount(full, wanted.discount) : full;
      const last = settled.current;
      const samePrice = last && pricedOf(wanted) === last.priced;
      const outcome = await putCart(
        { create: createIntent, update: updateIntent },
        toWanted(wanted, service.id, language),
        acceptedCents ?? (samePrice ? last.intent.amountCents : expected),
        storage.makeId,
      );
      if (outcome.kind !== 'done') return outcome;
      const { intent: taken } = outcome;
      const begunAnew = outcome.cartId !== wanted.cartId;
      storage.change((now) =>
        // Another tab may have begun another purchase meanwhile; it stays.
        now.cartId !== wanted.cartId
          ? now
          : {
              ...now,
              ...change,
              cartId: outcome.cartId,
              language: (!begunAnew && now.language) || language,
              paymentIntentId: taken.paymentIntentId,
              variant: taken.upsell.variant,
              offerEndsAt: Date.now() + taken.upsell.secondsLeft * 1000,
              immediate: now.immediate && !begunAnew,
            },
      );
      storage.rememberPayment({ ...taken, cartId: outcome.cartId });
      const now = storage.get();
      settled.current = {
        cartId: outcome.cartId,
        intent: taken,
        cart: goodsOf(now, language),
        priced: pricedOf(now),
      };
      setIntent(taken);
      setNewPrice(undefined);
      setFailure(undefined);
      return outcome;
    },
    [storage, service.id, service.priceCents, addOn, language],
  );

  /** One after the other: two calls at once could leave the server with the older choices. */
  const inTurn = useCallback(
    (change: Partial<Cart>, acceptedCents?: Cents): Promise<PutOutcome> => {
      setRunning((count) => count + 1);
      const turn = queue.current
        .then(async () => {
          const outcome = await put(change, acceptedCents);
          const { discount } = storage.get();
          if (change.discount || !discount || !refusesDiscount(outcome)) return outcome;
          // A code that was taken before and has ended since must not keep anyone from buying.
          storage.change((now) => ({ ...now, discount: undefined }));
          setLostDiscount(discount.code);
          forgetCode();
          return put(change);
        })
        .catch((error: unknown): PutOutcome => ({ kind: 'refused', error: asApiError(error) }))
        .then((outcome) => {
          if (outcome.kind === 'price') {
            setNewPrice(outcome.amountCents);
            void queryClient.invalidateQueries({ queryKey: ['/api/services'] });
          }
          return outcome;
        })
        .finally(() => setRunning((count) => count - 1));
      queue.current = turn;
      return turn;
    },
    [put, queryClient, storage],
  );

  const start = useCallback(
    async (acceptedCents?: Cents) => {
      setFailure(undefined);
      await inOneLanguage(storage, language);
      const outcome = await inTurn({}, acceptedCents);
      if (outcome.kind === 'refused') setFailure(outcome.error);
      else if (outcome.kind === 'paid') setFailure(new ApiError(409, { code: 'already_paid' }));
    },
    [inTurn, storage, language],
  );

  // A purchase is begun by opening the checkout, and only once, also where React mounts twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    takeCarriedCode(storage);
    if (begin === 'at-once') void start();
  }, [start, begin, storage]);

  // Another tab took the offer or a discount: what is shown here must be what is charged. Tried once: a refusal is
  // shown, and the next press on the pay button asks again.
  const priced = pricedOf(cart);
  const { cartId } = cart;
  const followed = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Emptied by a tab that paid it: there is nothing to follow any more.
    if (running > 0 || !settled.current || settled.current.cartId !== cartId) return;
    const behind = settled.current.priced !== priced && followed.current !== priced;
    followed.current = priced;
    if (behind) void start();
  }, [priced, cartId, running, start]);
  // A price that changes while the checkout is open is told at once, not only when the buyer pays (decision 4). So is
  // whether refills are promised: the server sells what stands here.
  const terms = JSON.stringify([service.priceCents, service.withoutRefills]);
  const sold = useRef(terms);
  useEffect(() => {
    if (sold.current === terms) return;
    sold.current = terms;
    if (settled.current) void inTurn({});
  }, [terms, inTurn]);

  return {
    intent,
    fullCents,
    offer,
    updating: running > 0,
    failure,
    newPriceCents,
    lostDiscount,
    retry: () => void start(),
    acceptPrice: () => void start(newPriceCents),
    reportPrice: setNewPrice,
    change: (change, expectedCents) => {
      setLostDiscount(undefined);
      return inTurn(change, expectedCents).then((outcome) => {
        // The change is wanted; only its price is asked about once more.
        if (outcome.kind === 'price') storage.change((now) => ({ ...now, ...change }));
        return outcome;
      });
    },
    settle: async () => {
      const last = settled.current;
      if (last && running === 0 && last.cart === goodsOf(storage.get(), language))
        return { kind: 'done', intent: last.intent, cartId: storage.get().cartId };
      const outcome = await inTurn({});
      // The price beside the button was the old one: it is shown before it is charged.
      if (outcome.kind === 'done' && last && outcome.intent.amountCents !== last.intent.amountCents) {
        setNewPrice(outcome.intent.amountCents);
        return { kind: 'price', amountCents: outcome.intent.amountCents };
      }
      return outcome;
    },
  };
}

/**
 * A purchase keeps the language, the tax and the offer it began with (decisions 7 and 31). Where the page's language
 * was changed since, it is given up and begun anew with the same choices; one that is paid, or can't be given up, stays.
 */
async function inOneLanguage(storage: ReturnType<typeof browserCart>, language: Language): Promise<void> {
  const { paymentIntentId, language: begun } = storage.get();
  if (!paymentIntentId || !begun || begun === language) return;
  const answer = await cancelIntent(paymentIntentId).catch(() => undefined);
  if (answer?.outcome === 'cancelled') storage.change((cart) => startAgain(cart, storage.makeId()));
}

/** A code that was pressed on a page (web/shell/carried-code.ts) is tried where the buyer has no other. */
function takeCarriedCode(storage: ReturnType<typeof browserCart>): void {
  const carried = carriedCode();
  if (carried) storage.change((cart) => (cart.discount ? cart : { ...cart, discount: carried }));
}

function refusesDiscount(outcome: PutOutcome): boolean {
  return outcome.kind === 'refused' && outcome.error.code.startsWith('discount_');
}

function toWanted(cart: Cart, serviceId: number, language: Language): WantedCart {
  return {
    cartId: cart.cartId,
    language,
    paymentIntentId: cart.paymentIntentId,
    serviceId,
    customQuantity: cart.customQuantity,
    posts: chosenPosts(cart),
    username: normaliseUsername(cart.username),
    email: cart.email,
    upsell: cart.upsell === 'accepted',
    discountCode: cart.discount?.code,
    immediate: cart.immediate,
  };
}

/** What the server knows and answered last. */
interface Settled {
  cartId: string;
  intent: Intent;
  cart: string;
  priced: string;
}

/** The part of a cart that its price depends on. */
function pricedOf({ serviceId, customQuantity, upsell, discount }: Cart): string {
  return JSON.stringify([serviceId, customQuantity ?? null, upsell === 'accepted', discount?.code ?? null]);
}

/** All of a cart that the server must know. */
function goodsOf(cart: Cart, language: Language): string {
  return JSON.stringify(toWanted({ ...cart, paymentIntentId: undefined }, cart.serviceId ?? 0, language));
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, { code: 'internal' });
}
