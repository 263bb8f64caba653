import type { ServiceView } from '#domain/calls/shop.ts';
import { postsFit } from '#domain/posts.ts';
import { emailProblem } from '../ui/email';
import { type Cart, chosenPosts } from './cart';

/** Whether a cart can go to the checkout. `service` is undefined while its price is loading. */
export function isComplete(cart: Cart, service: ServiceView | undefined): boolean {
  return !emailProblem(cart.email) && isChosen(cart, service);
}

/** The same without the address, for the payment form that asks for it. */
export function isChosen(cart: Cart, service: ServiceView | undefined): boolean {
  if (!cart.profileDone || cart.serviceId === undefined) return false;
  return !service || postsFit(service, chosenPosts(cart)).allowed;
}

/**
 * Why what was chosen can't be sold now: its package is `gone`, or its panel takes no parts as small as its posts would
 * get, e.g. since an import of the panel's catalogue.
 */
export function choiceProblem(
  cart: Cart,
  { service, gone }: { service: ServiceView | undefined; gone: boolean },
): 'unknown_service' | 'posts_too_many' | undefined {
  if (gone) return 'unknown_service';
  const fit = service && postsFit(service, chosenPosts(cart));
  return fit && !fit.allowed && fit.code === 'posts_too_many' ? fit.code : undefined;
}
