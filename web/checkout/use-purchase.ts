import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServiceView } from '../../domain/calls/shop';
import type { Cents, Language } from '../../domain/money';
import { normaliseUsername } from '../../domain/person';
import { type UpsellOffer, type UpsellVariant, upsellOffer } from '../../domain/upsells';
import { ApiError } from '../api-client/api-error';
import { cancelIntent, createIntent, updateIntent } from '../api-client/payment-intent';
import { useLanguage } from '../i18n/messages';
import { type Cart, startAgain } from '../storefront/cart';
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
  retry: () => void;
  acceptPrice: () => void;
  /** A price that another source (the payment provider) told. */
  reportPrice: (cents: Cents) => void;
  /** Brings the server to the present choices with a change; the choices keep the change only where it was taken. */
  change: (change: Partial<Pick<Cart, 'upsell' | 'discountCode'>>) => Promise<PutOutcome>;
  /** Makes sure that the server has everything that was typed. */
  settle: () => Promise<PutOutcome>;
}

/** The purchase of the cart: created at once, changed with the choices, one call at a time. */
export function usePurchase(service: ServiceView, variant: UpsellVariant): Purchase {
  const queryClient = useQueryClient();
  const storage = browserCart();
  const language = useLanguage();
  const cart = useCart();
  const [intent, setIntent] = useState<Intent>();
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [newPriceCents, setNewPrice] = useState<Cents>();
  const settled = useRef<Settled | undefined>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const offer = upsellOffer(variant, service);
  const addOn = offer?.addOnPriceCents ?? 0;
  const fullCents = service.priceCents + (cart.upsell === 'accepted' ? addOn : 0);

  const put = useCallback(
    async (change: Partial<Cart>, acceptedCents?: Cents): Promise<PutOutcome> => {
      const wanted = { ...storage.get(), ...change };
      const full = service.priceCents + (wanted.upsell === 'accepted' ? addOn : 0);
      const last = settled.current;
      const samePrice = last && pricedOf(wanted) === last.priced;
      const shownCents = acceptedCents ?? (samePrice ? last.intent.amountCents : full);
      const outcome = await putCart(
        { create: createIntent, update: updateIntent },
        toWanted(wanted, service.id, language),
        { shownCents, fullCents: full },
        storage.makeId,
      );
      if (outcome.kind !== 'done') return outcome;
      storage.change((now) => ({
        ...(outcome.cartId === now.cartId ? now : startAgain(now, outcome.cartId)),
        ...change,
        language: (outcome.cartId === now.cartId && now.language) || language,
        paymentIntentId: outcome.intent.paymentIntentId,
        startedAt: (outcome.cartId === now.cartId && now.startedAt) || Date.now(),
      }));
      storage.rememberPayment(outcome.intent);
      const now = storage.get();
      settled.current = { intent: outcome.intent, cart: goodsOf(now, language), priced: pricedOf(now) };
      setIntent(outcome.intent);
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
        .then(() => put(change, acceptedCents))
        .catch((error: unknown): PutOutcome => ({ kind: 'refused', error: asApiError(error) }))
        .then((outcome) => {
          if (outcome.kind === 'price') {
            setNewPrice(outcome.amountCents);
            void queryClient.invalidateQueries({ queryKey: ['/api/services/region'] });
          }
          return outcome;
        })
        .finally(() => setRunning((count) => count - 1));
      queue.current = turn;
      return turn;
    },
    [put, queryClient],
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
    void start();
  }, [start]);

  return {
    intent,
    fullCents,
    offer,
    updating: running > 0,
    failure,
    newPriceCents,
    retry: () => void start(),
    acceptPrice: () => void start(newPriceCents),
    reportPrice: setNewPrice,
    change: (change) => inTurn(change),
    settle: () => {
      const last = settled.current;
      if (last && running === 0 && last.cart === goodsOf(storage.get(), language))
        return Promise.resolve({ kind: 'done', intent: last.intent, cartId: storage.get().cartId });
      return inTurn({});
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

function toWanted(cart: Cart, serviceId: number, language: Language): WantedCart {
  return {
    cartId: cart.cartId,
    language,
    paymentIntentId: cart.paymentIntentId,
    serviceId,
    username: normaliseUsername(cart.username),
    email: cart.email,
    upsell: cart.upsell === 'accepted',
    discountCode: cart.discountCode,
    immediate: cart.immediate,
  };
}

/** What the server knows and answered last. */
interface Settled {
  intent: Intent;
  cart: string;
  priced: string;
}

/** The part of a cart that its price depends on. */
function pricedOf({ serviceId, upsell, discountCode }: Cart): string {
  return JSON.stringify([serviceId, upsell === 'accepted', discountCode ?? null]);
}

/** All of a cart that the server must know. */
function goodsOf(cart: Cart, language: Language): string {
  return JSON.stringify(toWanted({ ...cart, paymentIntentId: undefined }, cart.serviceId ?? 0, language));
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, { code: 'internal' });
}
