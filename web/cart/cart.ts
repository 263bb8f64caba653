import { bringsTheSame, type PricePoint, type ServiceType } from '#domain/catalogue.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import type { Language } from '#domain/money.ts';
import type { Post } from '#domain/posts.ts';
import type { Discount } from '#domain/pricing.ts';
import type { PurchaseSource } from '#domain/purchase-sources.ts';
import type { UpsellOffer } from '#domain/upsells.ts';

/** The profile that the buyer confirmed. `verified` if Instagram's directory knew it. */
export interface ChosenProfile {
  username: string;
  fullName: string;
  pictureUrl: string;
  verified: boolean;
}

/** The kind of followers (S0 §2): packages of a region, any quantity, or the special package. */
export const packageTypes = ['europe', 'spain', 'custom', 'special'] as const;
export type PackageType = (typeof packageTypes)[number];

/** The buyer. The same for every product line, so that nothing has to be typed twice. */
interface Buyer {
  /** As typed. */
  username: string;
  profile?: ChosenProfile;
  /** The buyer confirmed that the profile is theirs and public. */
  publicConfirmed: boolean;
  /** The profile step was completed with "Continuar". */
  profileDone: boolean;
  email: string;
}

/** The choices of one line: one purchase (D9). */
interface Choice {
  line: ServiceType;
  /** The kind of entry through which the visitor had come when the cart began. */
  source?: PurchaseSource;
  /** One cart is one purchase, so every line has its own. */
  cartId: string;
  /** Only for followers. */
  packageType: PackageType;
  serviceId?: number;
  /** If the service has no fixed size. */
  customQuantity?: number;
  /** The package as it was when chosen: a later price change is shown as changed, a removed package as gone. */
  seen?: PricePoint;
  /** For likes and views; see `chosenPosts`. */
  posts: Post[];
  /** The profile they belong to. */
  postsOf?: string;
  /** The buyer's answer to the offer; `later` if it was only postponed. */
  upsell?: 'accepted' | 'declined' | 'later';
  /** The server's offer for this package (D7). */
  offer?: UpsellOffer;
  /** When the offer ends by this browser's clock, in epoch ms; the server sends the time left. */
  offerEndsAt?: number;
  /** The language in which the purchase began; its e-mails keep it. */
  language?: Language;
  /** The cart's intent, so that a change of package updates it instead of creating another. */
  paymentIntentId?: string;
  /** What `goodsIn` gave when the server last took the cart. */
  sentGoods?: string;
  /** A code that the server accepted, and its percentage. */
  discount?: Discount;
  /** Whether the box of D32 is ticked. */
  immediate: boolean;
}

/** Everything the order form and the checkout remember of a visitor's choices, as seen from one product line. */
export interface Cart extends Buyer, Choice {
  /** The choices of the other lines, until they are shown again. */
  setAside: Partial<Record<ServiceType, Choice>>;
}

/** `cart_` plus a timestamp plus a random string (S0 §3). `random` gives 0 ≤ x < 1. */
export function newCartId(now: number, random: () => number): string {
  const tail = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
  return `cart_${now}_${tail}`;
}

/** A cart without choices. */
export function emptyCart(cartId: string, line: ServiceType = 'followers'): Cart {
  return {
    line,
    cartId,
    username: '',
    publicConfirmed: false,
    profileDone: false,
    packageType: 'europe',
    posts: [],
    email: '',
    immediate: false,
    setAside: {},
  };
}

/** The choices, without the buyer. */
export function choiceOf(cart: Cart): Choice {
  const { username, profile, publicConfirmed, profileDone, email, setAside, ...choice } = cart;
  return choice;
}

/** The cart as another product line sees it: the same buyer, that line's own choices and purchase. */
export function showLine(cart: Cart, line: ServiceType, makeId: () => string): Cart {
  if (cart.line === line) return cart;
  const { username, profile, publicConfirmed, profileDone, email, setAside } = cart;
  const { [line]: remembered, ...others } = setAside;
  return {
    ...(remembered ? { ...emptyCart(remembered.cartId, line), ...remembered } : emptyCart(makeId(), line)),
    ...{ username, profile, publicConfirmed, profileDone, email },
    setAside: { ...others, [cart.line]: choiceOf(cart) },
  };
}

/**
 * What is left when a cart has become an order: its line starts over, the other lines keep their choices. The buyer is
 * forgotten if nothing else is chosen.
 */
export function withoutCart(cart: Cart, cartId: string, makeId: () => string): Cart {
  if (cart.cartId === cartId) {
    const { username, profile, publicConfirmed, profileDone, email, setAside, line } = cart;
    const more = Object.values(setAside).some((choice) => choice.serviceId !== undefined);
    const fresh = emptyCart(makeId(), line);
    return more ? { ...fresh, username, profile, publicConfirmed, profileDone, email, setAside } : fresh;
  }
  const entries = Object.entries(cart.setAside);
  const left = entries.filter(([, choice]) => choice.cartId !== cartId);
  return left.length < entries.length ? { ...cart, setAside: Object.fromEntries(left) } : cart;
}

/** Another name resets the profile and the package step (S0 §4); the package and the e-mail stay. */
export function typeUsername(cart: Cart, username: string): Cart {
  return { ...cart, username, profile: undefined, publicConfirmed: false, profileDone: false };
}

/** Chooses a profile. It counts as public if the directory said so (S0 §4). */
export function chooseProfile(cart: Cart, profile: ChosenProfile): Cart {
  return { ...cart, username: profile.username, profile, publicConfirmed: profile.verified };
}

/** Picking a package type clears the chosen package (S0 §4). */
export function choosePackageType(cart: Cart, packageType: PackageType): Cart {
  if (packageType === cart.packageType) return cart;
  return {
    ...cart,
    packageType,
    serviceId: undefined,
    customQuantity: undefined,
    seen: undefined,
    ...unpriced,
  };
}

/**
 * Changing the package or its quantity resets price, discount and offer (S0 §4). `sold` is the package as it was shown,
 * with `range` if its quantity was the buyer's choice. An offer is for one size of a package.
 */
export function choosePackage(cart: Cart, serviceId: number, sold?: PricePoint & { range?: unknown }): Cart {
  const customQuantity = sold?.range ? sold.quantity : undefined;
  const seen = sold && { quantity: sold.quantity, bonus: sold.bonus, priceCents: sold.priceCents };
  if (serviceId !== cart.serviceId || customQuantity !== cart.customQuantity)
    return { ...cart, serviceId, customQuantity, seen, ...unpriced };
  if (!seen || (cart.seen && isSameDeal(cart.seen, seen))) return cart;
  const isResized = cart.seen && cart.seen.quantity !== seen.quantity;
  return { ...cart, seen, ...(isResized && { upsell: undefined, offer: undefined }) };
}

/** Whether it also costs the same. */
export function isSameDeal(before: PricePoint, now: PricePoint): boolean {
  return before.priceCents === now.priceCents && bringsTheSame(before, now);
}

/** The posts of the current profile: those of another one wait until it is chosen again. */
export function chosenPosts(cart: Cart): Post[] {
  return cart.postsOf === cart.profile?.username ? cart.posts : [];
}

/** The codes of all lines. */
export function codesIn(cart: Cart): string[] {
  return [cart, ...Object.values(cart.setAside)].flatMap(({ discount }) => discount?.code ?? []);
}

/** What is bought, and for whom: package, profile and posts in any order, as a text to compare. */
export function goodsIn(cart: Cart): string {
  const posts = chosenPosts(cart).map(({ shortcode }) => shortcode);
  posts.sort();
  return JSON.stringify([
    cart.serviceId,
    cart.customQuantity ?? null,
    normaliseUsername(cart.username),
    posts,
  ]);
}

/** Whether the buyer has chosen other goods since the server last took the cart. If those are paid, it is another purchase. */
export function hasOtherGoods(cart: Cart): boolean {
  return cart.sentGoods !== undefined && cart.sentGoods !== goodsIn(cart);
}

/** Selects a post, or deselects it. */
export function togglePost(cart: Cart, post: Post): Cart {
  const posts = chosenPosts(cart);
  const without = posts.filter(({ shortcode }) => shortcode !== post.shortcode);
  return {
    ...cart,
    posts: without.length < posts.length ? without : [...posts, { id: post.id, shortcode: post.shortcode }],
    postsOf: cart.profile?.username,
  };
}

/** A new purchase with the same choices, offer and code included, e.g. after the first was cancelled. */
export function startAgain(cart: Cart, cartId: string): Cart {
  return {
    ...cart,
    cartId,
    offerEndsAt: undefined,
    language: undefined,
    paymentIntentId: undefined,
    sentGoods: undefined,
    immediate: false,
  };
}

/** A new purchase in another language: its offer may differ (D7). The server says if its code isn't valid there (D8). */
export function startAbroad(cart: Cart, cartId: string): Cart {
  return { ...startAgain(cart, cartId), upsell: undefined, offer: undefined };
}

/** What belonged to a price that is no longer valid. */
const unpriced = { upsell: undefined, offer: undefined, discount: undefined } as const;
