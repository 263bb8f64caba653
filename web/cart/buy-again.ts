import type { OrderView } from '#domain/calls/orders.ts';
import type { ServiceView } from '#domain/calls/shop.ts';
import { bringsTheSame, customServiceId, soldFrom, specialServiceId } from '#domain/catalogue.ts';
import { emailProblem } from '../ui/email';
import {
  type Cart,
  choosePackage,
  choosePackageType,
  type PackageType,
  showLine,
  typeUsername,
} from './cart';

/** A package that was chosen before, and what it brought then. */
interface Chosen {
  serviceId: number;
  quantity?: number;
  bonus?: number;
}

/** The package as it is sold now; undefined if it isn't any more. */
export function stillSold(
  { serviceId, quantity }: Chosen,
  services: readonly ServiceView[],
): ServiceView | undefined {
  const ranged = services.find(({ id }) => id === serviceId)?.range !== undefined;
  return soldFrom(services, serviceId, ranged ? quantity : undefined);
}

/**
 * Chooses a package at its current price. If it brings other than before, that counts as seen, so that the form says what
 * has changed. Returns the same cart if the package is no longer sold.
 */
export function withPackage(cart: Cart, chosen: Chosen, services: readonly ServiceView[]): Cart {
  const sold = stillSold(chosen, services);
  if (!sold || sold.type !== cart.line) return cart;
  const type = sold.type === 'followers' ? packageTypeOf(sold) : cart.packageType;
  const asSold = choosePackage(choosePackageType(cart, type), sold.id, sold);
  const { quantity = sold.quantity } = chosen;
  // The link of an e-mail about an order names its size alone.
  const bonus = chosen.bonus ?? (quantity === sold.quantity ? sold.bonus : 0);
  const seen = { quantity, bonus, priceCents: sold.priceCents };
  return bringsTheSame(seen, sold) ? asSold : { ...asSold, seen };
}

function packageTypeOf({ id, region }: ServiceView): PackageType {
  if (id === customServiceId) return 'custom';
  if (id === specialServiceId) return 'special';
  return region === 'spain' ? 'spain' : 'europe';
}

/**
 * Fills the cart with an order's package, user name and e-mail address. The buyer looks the profile up again, because it may
 * have become private, and chooses the posts again.
 */
export function buyAgain(
  cart: Cart,
  order: Pick<OrderView, 'serviceId' | 'serviceType' | 'quantity' | 'bonus' | 'username' | 'email'>,
  services: readonly ServiceView[],
  makeId: () => string,
): Cart {
  const line = showLine(cart, order.serviceType, makeId);
  // A stranger gets neither.
  const buyer =
    order.email === undefined ? line : { ...typeUsername(line, order.username), email: order.email };
  return withPackage(buyer, order, services);
}

/**
 * Fills the cart as an unpaid one was, by the link of its e-mail. A valid address that this browser has stays: the link
 * may have been passed on, and who reads the order's e-mails can open the order.
 */
export function fillByLink(
  cart: Cart,
  left: Parameters<typeof buyAgain>[1],
  services: readonly ServiceView[],
  makeId: () => string,
): Cart {
  const filled = buyAgain(cart, left, services, makeId);
  return emailProblem(cart.email) ? filled : { ...filled, email: cart.email };
}
