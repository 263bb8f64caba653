import type { Language } from '../../domain/money';
import type { Discount } from '../../domain/pricing';
import type { UpsellVariant } from '../../domain/upsells';
import type { FollowerRegion } from '../api-client/services';

/** The profile that the buyer recognised as theirs. `verified` where Instagram's directory knew it. */
export interface ChosenProfile {
  username: string;
  fullName: string;
  pictureUrl: string;
  verified: boolean;
}

/** All that the order form and the checkout remember of a visitor's choices. */
export interface Cart {
  /** One cart is one purchase (decision 9). */
  cartId: string;
  /** As typed. */
  username: string;
  profile?: ChosenProfile;
  /** The buyer said that the profile is theirs and public. */
  publicConfirmed: boolean;
  /** The profile step was left with "Continuar". */
  profileDone: boolean;
  region: FollowerRegion;
  serviceId?: number;
  email: string;
  /** What the buyer answered to the offer. */
  upsell?: 'accepted' | 'declined';
  /** Which offer the purchase was given when it began (decision 7). */
  variant?: UpsellVariant;
  /** When the offer ends by this browser's clock, in epoch ms; the server says how long it still stands. */
  offerEndsAt?: number;
  /** The language in which the purchase began; its e-mails keep it. */
  language?: Language;
  /** The cart's intent, so that a change of the package changes it instead of making another. */
  paymentIntentId?: string;
  /** A code that the server took, and what it brings in percent. */
  discount?: Discount;
  /** The box of decision 32 was ticked. */
  immediate: boolean;
}

/** `cart_` plus a timestamp plus a random string (S0 §3). `random` gives 0 ≤ x < 1. */
export function newCartId(now: number, random: () => number): string {
  const tail = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
  return `cart_${now}_${tail}`;
}

/** A cart without choices. */
export function emptyCart(cartId: string): Cart {
  return {
    cartId,
    username: '',
    publicConfirmed: false,
    profileDone: false,
    region: 'europe',
    email: '',
    immediate: false,
  };
}

/** Another name resets the profile and the package step (S0 §4); the package and the e-mail stay remembered. */
export function typeUsername(cart: Cart, username: string): Cart {
  return { ...cart, username, profile: undefined, publicConfirmed: false, profileDone: false };
}

/** A profile was chosen. That it is public is known where the directory said so (S0 §4). */
export function chooseProfile(cart: Cart, profile: ChosenProfile): Cart {
  return { ...cart, username: profile.username, profile, publicConfirmed: profile.verified };
}

/** Picking a package type clears the chosen package (S0 §4). */
export function chooseRegion(cart: Cart, region: FollowerRegion): Cart {
  if (region === cart.region) return cart;
  return { ...cart, region, serviceId: undefined, upsell: undefined, discount: undefined };
}

/** Changing the package resets price, discount and offer (S0 §4). */
export function choosePackage(cart: Cart, serviceId: number): Cart {
  if (serviceId === cart.serviceId) return cart;
  return { ...cart, serviceId, upsell: undefined, discount: undefined };
}

/** A new purchase with the same choices, e.g. after the first one was closed. */
export function startAgain(cart: Cart, cartId: string): Cart {
  return {
    ...cart,
    cartId,
    upsell: undefined,
    variant: undefined,
    offerEndsAt: undefined,
    language: undefined,
    paymentIntentId: undefined,
    discount: undefined,
    immediate: false,
  };
}
