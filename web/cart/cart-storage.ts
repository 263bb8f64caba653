import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ServiceType } from '#domain/catalogue.ts';
import { languages } from '#domain/money.ts';
import { mostPosts, type Post, shortcodePattern } from '#domain/posts.ts';
import { type PurchaseSource, readSource } from '#domain/purchase-sources.ts';
import { parsed, type Store, storageOf } from '../entry/storage';
import { cartKey } from '../entry/storage-keys';
import { createListeners } from '../ui/listeners';
import {
  type Cart,
  choiceOf,
  emptyCart,
  hasOtherGoods,
  newCartId,
  packageTypes,
  showLine,
  startAgain,
  withoutCart,
} from './cart';
import { entrySource } from './entry-source';

/**
 * What a browser stores; docs/browser-state.md says why nothing else is needed. The cart and the last payment are in
 * local storage: they outlive the tab and are shared by all tabs. The keys of the last order are S0's (§2).
 */
const paymentKey = 'lastPayment';
const sendingKey = 'lastSending';
const orderKey = 'successfulOrderId';
const lastOrderKey = 'lastCompletedOrderId';

/** The next page deletes a cart that is untouched for this long: it holds a name and an address. In ms. */
const keptMs = 30 * 24 * 3600 * 1000;

/** The payment under way or just made, so that a reload of the success page finds it. */
export interface LastPayment {
  paymentIntentId: string;
  orderNumber: string;
  /** Absent once the payment was given up: it then proves nothing about the cart. */
  cartId?: string;
}

/**
 * Owns everything that the storefront stores in the browser. Works without storage too, until the page is left. `now`
 * gives epoch ms; `source` is what a cart that begins now comes from.
 */
export function createCartStorage(
  session: Store,
  local: Store,
  makeId: () => string,
  now: () => number,
  source?: PurchaseSource,
) {
  const listeners = createListeners();
  const stored = readCart(local.getItem(cartKey), now());
  if (!stored) local.removeItem(cartKey);
  let text = local.getItem(cartKey);
  let cart = stored ?? emptyCart(makeId());
  let line = cart.line;
  /** The cart as each line sees it, cached, because reading must not change anything. */
  let seen: Partial<Record<ServiceType, Cart>> = {};

  function of(wanted: ServiceType): Cart {
    seen[wanted] ??= showLine(cart, wanted, makeId);
    return seen[wanted];
  }

  function save(next: Cart): void {
    cart = next;
    seen = {};
    const written = JSON.stringify({ ...next, savedAt: now() });
    // What a full storage still holds is older than this page's cart: no change of another tab to be taken over.
    text = keep(local, cartKey, written) ? written : local.getItem(cartKey);
    listeners.notify();
  }

  /** Takes over what another tab has written since. Returns whether anything changed. */
  function catchUp(): boolean {
    const latest = local.getItem(cartKey);
    // If the storage was cleared, this page keeps its cart until the next change.
    if (latest === text || latest === null) return false;
    const theirs = readCart(latest, now());
    if (!theirs) return false;
    text = latest;
    cart = theirs;
    seen = {};
    return true;
  }

  function finish(cartId: string): void {
    catchUp();
    const before = of(line);
    // What was chosen since is the next purchase.
    const isNext = before.cartId === cartId && hasOtherGoods(before);
    const next = isNext ? startAgain(before, makeId()) : withoutCart(before, cartId, makeId);
    if (next !== before) save(next);
  }

  /** As `finish`, for the cart of this payment, which may be of another line. */
  function finishPayment(paymentIntentId: string): void {
    catchUp();
    const now = of(line);
    const paid = [now, ...Object.values(now.setAside)].find(
      (choice) => choice.paymentIntentId === paymentIntentId,
    );
    if (paid) finish(paid.cartId);
  }

  function lastPayment(): LastPayment | undefined {
    const { paymentIntentId, orderNumber, cartId } = recordOf(parsed(local.getItem(paymentKey)));
    if (typeof paymentIntentId !== 'string' || typeof orderNumber !== 'string') return undefined;
    return { paymentIntentId, orderNumber, ...(typeof cartId === 'string' && { cartId }) };
  }

  function rememberPayment({ paymentIntentId, orderNumber, cartId }: LastPayment): void {
    keep(local, paymentKey, JSON.stringify({ paymentIntentId, orderNumber, cartId }));
  }

  return {
    /** The cart as seen from the current line. */
    get: (): Cart => of(line),
    /** The cart as seen from a line. */
    of,
    /** Makes this the current line. Viewing stores nothing: that begins with the first change. */
    show(wanted: ServiceType): void {
      if (wanted === line) return;
      line = wanted;
      listeners.notify();
    },
    /** The current line. */
    line: (): ServiceType => line,
    /** Applies one of the changes of cart.ts to the newest cart, whichever tab wrote it. */
    change(how: (cart: Cart) => Cart): void {
      const caughtUp = catchUp();
      const before = of(line);
      const next = how(before);
      if (next !== before) save(next.source || !source ? next : { ...next, source });
      else if (caughtUp) listeners.notify();
    },
    /** A new cart: after an order, or when the visitor starts over. The other lines keep theirs. */
    reset(): void {
      const before = of(line);
      save(withoutCart(before, before.cartId, makeId));
    },
    /** The cart of this id has become an order; a newer one from another tab stays. */
    finish,
    finishPayment,
    /** The payment came to nothing: the current cart keeps its choices for a new purchase; one set aside is emptied. */
    leavePayment(paymentIntentId: string): void {
      catchUp();
      const last = lastPayment();
      // Before the cart, whose change makes other tabs read both.
      if (last?.paymentIntentId === paymentIntentId) rememberPayment({ ...last, cartId: undefined });
      const now = of(line);
      if (now.paymentIntentId === paymentIntentId) save(startAgain(now, makeId()));
      else finishPayment(paymentIntentId);
    },
    /** The browser reports that another tab wrote. */
    changedElsewhere(): void {
      if (catchUp()) listeners.notify();
    },
    makeId,
    subscribe: listeners.subscribe,
    rememberPayment,
    lastPayment,
    /** Notes that a cart is being sent to the server. The returned mark is the newest until any tab sends one again. */
    noteSending(): string {
      const mark = makeId();
      keep(local, sendingKey, mark);
      return mark;
    },
    /** Whether no tab has sent a cart since this mark. */
    isNewestSending: (mark: string): boolean => local.getItem(sendingKey) === mark,
    /** The intent of the current cart. The last payment may be another line's. */
    payment(): string | undefined {
      const { cartId, paymentIntentId } = of(line);
      const last = lastPayment();
      return paymentIntentId ?? (last?.cartId === cartId ? last.paymentIntentId : undefined);
    },
    rememberOrder(id: string): void {
      keep(session, orderKey, id);
      keep(local, lastOrderKey, id);
    },
    lastOrder(): string | undefined {
      return session.getItem(orderKey) ?? local.getItem(lastOrderKey) ?? undefined;
    },
    /** Deletes everything of the visitor, in the browser and on its open pages. */
    forget(): void {
      for (const key of [cartKey, paymentKey, sendingKey, lastOrderKey]) local.removeItem(key);
      session.removeItem(orderKey);
      // Stored, because other tabs keep their cart if they find none, but take over an empty one.
      save(emptyCart(makeId()));
    },
    /** "Clears order and checkout data" (S0 §2). */
    forgetOrder(): void {
      session.removeItem(orderKey);
      local.removeItem(paymentKey);
      local.removeItem(lastOrderKey);
    },
  };
}

/** Stores a value unless the storage is full, and returns whether it did. The page works on, until it is left. */
function keep(store: Store, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A stored cart, or undefined if it is invalid or too old: another release or a person may have written it. */
export function readCart(text: string | null, now: number): Cart | undefined {
  const value = recordOf(parsed(text));
  if (typeof value.savedAt === 'number' && now - value.savedAt > keptMs) return undefined;
  const cart = readOne(value);
  if (!cart) return undefined;
  for (const aside of Object.values(recordOf(value.setAside))) {
    const other = readOne(recordOf(aside));
    if (other && other.line !== cart.line) cart.setAside[other.line] = choiceOf(other);
  }
  return cart;
}

function readOne(value: Record<string, unknown>): Cart | undefined {
  if (typeof value.cartId !== 'string' || !/^cart_\d{10,16}_[a-z0-9]{8,32}$/.test(value.cartId))
    return undefined;
  const cart = emptyCart(value.cartId, lines.find((line) => line === value.line) ?? 'followers');
  for (const key of ['username', 'email'] as const) {
    const part = value[key];
    if (typeof part === 'string') cart[key] = part;
  }
  for (const key of ['publicConfirmed', 'profileDone', 'immediate'] as const) cart[key] = value[key] === true;
  cart.packageType = packageTypes.find((one) => one === value.packageType) ?? 'europe';
  if (typeof value.serviceId === 'number') cart.serviceId = value.serviceId;
  if (Number.isInteger(value.customQuantity)) cart.customQuantity = Number(value.customQuantity);
  const { quantity, bonus, priceCents } = recordOf(value.seen);
  if ([quantity, bonus, priceCents].every(Number.isInteger))
    cart.seen = { quantity: Number(quantity), bonus: Number(bonus), priceCents: Number(priceCents) };
  cart.posts = readPosts(value.posts);
  if (typeof value.postsOf === 'string') cart.postsOf = value.postsOf;
  if (value.source !== undefined) cart.source = readSource(value.source);
  cart.language = languages.find((language) => language === value.language);
  cart.offer = readOffer(value.offer);
  if (typeof value.offerEndsAt === 'number') cart.offerEndsAt = value.offerEndsAt;
  if (typeof value.paymentIntentId === 'string') cart.paymentIntentId = value.paymentIntentId;
  if (typeof value.sentGoods === 'string') cart.sentGoods = value.sentGoods;
  cart.discount = readDiscount(value.discount);
  cart.upsell = answers.find((answer) => answer === value.upsell);
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

function readDiscount(value: unknown): Cart['discount'] {
  const { code, percent, amountOffCents } = (value ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string') return undefined;
  if (typeof percent === 'number') return { code, percent };
  return Number.isInteger(amountOffCents) ? { code, amountOffCents: Number(amountOffCents) } : undefined;
}

function readOffer(value: unknown): Cart['offer'] {
  const offer = recordOf(value);
  const { variant, additionalFollowers, totalFollowers, addOnPriceCents, newPriceCents } = offer;
  if (variant !== 'A' && variant !== 'B') return undefined;
  if (![additionalFollowers, totalFollowers, addOnPriceCents, newPriceCents].every(Number.isInteger))
    return undefined;
  const { separatePriceCents, savingsCents } = offer;
  return {
    variant,
    additionalFollowers: Number(additionalFollowers),
    totalFollowers: Number(totalFollowers),
    addOnPriceCents: Number(addOnPriceCents),
    newPriceCents: Number(newPriceCents),
    ...([separatePriceCents, savingsCents].every(Number.isInteger)
      ? { separatePriceCents: Number(separatePriceCents), savingsCents: Number(savingsCents) }
      : {}),
  };
}

function readPosts(value: unknown): Post[] {
  const posts = new Map<string, Post>();
  for (const one of Array.isArray(value) ? value.map(recordOf) : []) {
    const { id, shortcode } = one;
    if (typeof id === 'string' && typeof shortcode === 'string' && shortcodePattern.test(shortcode))
      posts.set(shortcode, { id, shortcode });
  }
  return [...posts.values()].slice(0, mostPosts);
}

const lines: readonly ServiceType[] = ['followers', 'likes', 'views'];
const answers = ['accepted', 'declined', 'later'] as const;

function recordOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

/** Stores carts and notifies of changes. */
export type CartStorage = ReturnType<typeof createCartStorage>;

/** The browser's own storage. A server that renders pages has one too, which nobody ever changes. */
const cartStorage = createCartStorage(
  storageOf('sessionStorage'),
  storageOf('localStorage'),
  () => newCartId(Date.now(), Math.random),
  Date.now,
  entrySource,
);

if (typeof window !== 'undefined') {
  // A null key means that everything was cleared; a page in the back/forward cache missed its events.
  window.addEventListener(
    'storage',
    ({ key }) => (key === cartKey || key === null) && cartStorage.changedElsewhere(),
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && cartStorage.changedElsewhere());
}

/** The storage of this browser. */
export function browserCart() {
  return cartStorage;
}

/** The product line of a page; pages without one show the current line. */
export const LineContext = createContext<ServiceType | undefined>(undefined);

/** What the server renders: a first-time visitor's cart. */
const firstCarts: Record<ServiceType, Cart> = {
  followers: emptyCart('', 'followers'),
  likes: emptyCart('', 'likes'),
  views: emptyCart('', 'views'),
};

/** The current cart; the component re-renders when it changes. */
export function useCart(): Cart {
  const line = useContext(LineContext);
  const now = () => cartStorage.of(line ?? cartStorage.line());
  // A rendered page is hydrated only if its visitor has chosen nothing yet (entry/loader.ts): that cart looks the same,
  // so the page needn't render a second time.
  const first = () => (typeof document === 'undefined' ? firstCarts[line ?? 'followers'] : now());
  return useSyncExternalStore(cartStorage.subscribe, now, first);
}
