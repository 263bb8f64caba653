import { z } from 'zod';
import { readEmailFacts } from '#db/emails.ts';
import { cartByLink } from '#domain/calls/carts.ts';
import { ShopError } from '#domain/errors.ts';
import { priceElsewhere } from '#purchases/price-elsewhere.ts';
import { readKeyring } from '#security/keyring.ts';
import { openToken } from '#security/sealed-token.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

const cartToken = z.object({ use: z.literal('cart'), cart: z.string(), to: z.string() });

/** The choices of a cart behind an e-mail's link, so that they can be paid on any device. */
export function cartLinkRoutes(routes: Routes, { env, db, clock }: Deps): void {
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  routes.answer(cartByLink, { limit: 'letterLinks' }, async ({ body, response }) => {
    response.set('Cache-Control', 'no-store');
    const link = cartToken.safeParse(openToken(keyring, 'letter', body.token)).data;
    const facts = link && (await readEmailFacts(db, link.cart));
    if (!facts || facts.recipient.toLowerCase() !== link?.to.toLowerCase())
      throw new ShopError('link_invalid');
    const { serviceType, serviceId, quantity, bonus, username, recipient, orderId, orderNumber } = facts;
    const chosen = { cartId: link.cart, serviceType, serviceId, quantity, bonus };
    if (orderId) return { ...chosen, orderNumber };
    const { discount } = await priceElsewhere(db, link.cart, facts, clock().getTime());
    return { ...chosen, username, email: recipient, discount };
  });
}
