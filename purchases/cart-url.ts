import type { ServiceType } from '../domain/catalogue';
import type { Language } from '../domain/money';
import { serviceAddress } from '../domain/product-lines';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/**
 * Opens the choices of an unpaid cart again on any device; its payment stays with the browser that began it (D9),
 * and only while the cart has this recipient: an e-mail to a mistyped address ends with its correction. Nobody else can
 * make such an address.
 */
export function cartUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  cart: { cartId: string; recipient: string; serviceType: ServiceType; language: Language },
): string {
  const token = sealToken(keyring, 'letter', { use: 'cart', cart: cart.cartId, to: cart.recipient });
  return `${publicUrl}${serviceAddress(cart.serviceType, cart.language)}?cart=${token}`;
}
