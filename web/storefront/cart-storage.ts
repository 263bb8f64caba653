import { useSyncExternalStore } from 'react';
import { languages } from '../../domain/money';
import { type Cart, emptyCart, newCartId } from './cart';

/** What a browser keeps between pages: choices until the tab is closed, the last order also after. */
const cartKey = 'cart.v1';
const paymentKey = 'lastPayment';
const orderKey = 'successfulOrderId';
const lastOrderKey = 'lastCompletedOrderId';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The payment under way or just made, so that a reload of the success page finds it. */
export interface LastPayment {
  paymentIntentId: string;
  orderNumber: string;
}

/** Owns everything that the storefront keeps in the browser. Works without storage too, until the page is left. */
export function createCartStorage(session: Store, local: Store, makeId: () => string) {
  const listeners = new Set<() => void>();
  let cart = readCart(session.getItem(cartKey)) ?? emptyCart(makeId());

  function save(next: Cart): void {
    cart = next;
    session.setItem(cartKey, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  return {
    get: (): Cart => cart,
    /** Applies one of the changes of cart.ts. */
    change(how: (cart: Cart) => Cart): void {
      const next = how(cart);
      if (next !== cart) save(next);
    },
    /** A new cart: after an order, or where the visitor wants to begin anew. */
    reset(): void {
      save(emptyCart(makeId()));
    },
    makeId,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rememberPayment(payment: LastPayment): void {
      session.setItem(paymentKey, JSON.stringify(payment));
    },
    lastPayment(): LastPayment | undefined {
      const value = parse(session.getItem(paymentKey));
      if (typeof value?.paymentIntentId !== 'string' || typeof value.orderNumber !== 'string')
        return undefined;
      return { paymentIntentId: value.paymentIntentId, orderNumber: value.orderNumber };
    },
    rememberOrder(id: string): void {
      session.setItem(orderKey, id);
      local.setItem(lastOrderKey, id);
    },
    lastOrder(): string | undefined {
      return session.getItem(orderKey) ?? local.getItem(lastOrderKey) ?? undefined;
    },
    /** "Clears order and checkout data" (S0 §2). */
    forgetOrder(): void {
      session.removeItem(orderKey);
      session.removeItem(paymentKey);
      local.removeItem(lastOrderKey);
    },
  };
}

function parse(text: string | null): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A stored cart, or undefined where it isn't one: another release or a person may have written it. */
export function readCart(text: string | null): Cart | undefined {
  const value = parse(text);
  if (!value || typeof value.cartId !== 'string' || !/^cart_\d{10,16}_[a-z0-9]{8,32}$/.test(value.cartId))
    return undefined;
  const cart = emptyCart(value.cartId);
  for (const key of ['username', 'email'] as const) {
    const part = value[key];
    if (typeof part === 'string') cart[key] = part;
  }
  for (const key of ['publicConfirmed', 'profileDone', 'immediate'] as const) cart[key] = value[key] === true;
  if (value.region === 'spain' || value.region === 'europe') cart.region = value.region;
  if (typeof value.serviceId === 'number') cart.serviceId = value.serviceId;
  cart.language = languages.find((language) => language === value.language);
  if (typeof value.startedAt === 'number') cart.startedAt = value.startedAt;
  if (typeof value.paymentIntentId === 'string') cart.paymentIntentId = value.paymentIntentId;
  if (typeof value.discountCode === 'string') cart.discountCode = value.discountCode;
  if (value.upsell === 'accepted' || value.upsell === 'declined') cart.upsell = value.upsell;
  const profile = value.profile as Record<string, unknown> | undefined;
  if (typeof profile?.username === 'string')
    cart.profile = {
      username: profile.username,
      fullName: String(profile.fullName ?? ''),
      pictureUrl: String(profile.pictureUrl ?? ''),
      verified: profile.verified === true,
    };
  if (!cart.profile) cart.profileDone = false;
  return cart;
}

/** A browser may forbid storage; the shop then remembers for as long as the page is open. */
function storageOr(name: 'sessionStorage' | 'localStorage'): Store {
  try {
    const storage = window[name];
    storage.setItem('storage-test', '1');
    storage.removeItem('storage-test');
    return storage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

/** The browser's own storage. */
export const cartStorage =
  typeof window === 'undefined'
    ? undefined
    : createCartStorage(storageOr('sessionStorage'), storageOr('localStorage'), () =>
        newCartId(Date.now(), Math.random),
      );

/** The storage, where there is a browser. */
export function browserCart() {
  if (!cartStorage) throw new Error('The cart lives in a browser');
  return cartStorage;
}

/** The cart as it is now; the component renders again when it changes. */
export function useCart(): Cart {
  const storage = browserCart();
  return useSyncExternalStore(storage.subscribe, storage.get);
}
