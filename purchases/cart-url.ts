import type { ServiceType } from '../domain/catalogue';
import type { Language } from '../domain/money';
import { serviceAddress } from '../domain/product-lines';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/** The content of such a link's token. `use` distinguishes it from other links in e-mails. */
export interface CartToken {
  use: 'cart';
  cart: string;
}

/**
 * Opens the choices of an unpaid cart again on any device; its payment stays with the browser that began it (decision
 * 9). Nobody else can make such an address.
 */
export function cartUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  { cartId, serviceType, language }: { cartId: string; serviceType: ServiceType; language: Language },
): string {
  const value: CartToken = { use: 'cart', cart: cartId };
  return `${publicUrl}${serviceAddress(serviceType, language)}?cart=${sealToken(keyring, 'letter', value)}`;
}
