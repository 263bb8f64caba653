import { z } from 'zod';
import { defineCall } from './call';
import { cartDiscount, maybe, success } from './common';

/** The choices of an abandoned cart, for the link in an e-mail (purchases/cart-url.ts). */
export const cartByLink = defineCall('POST /api/carts/of-letter', {
  summary: 'The contents of an unpaid cart, by the sealed token from the e-mail about it',
  access: 'public',
  body: z.strictObject({ token: z.string().trim().min(1).max(2000) }),
  answer: success.extend({
    cartId: z.string(),
    serviceType: z.enum(['followers', 'likes', 'views']),
    serviceId: z.number().int(),
    /** As the cart was priced, without its add-on: the package may bring other than that now. */
    quantity: z.number().int(),
    bonus: z.number().int(),
    /** Both absent once the cart is an order: number and address together would open it. */
    username: maybe(z.string()),
    email: maybe(z.string()),
    /** The cart's code, if a new purchase with these choices gets it. */
    discount: maybe(cartDiscount),
    /** The order's number, if the cart has become one. */
    orderNumber: maybe(z.string()),
  }),
});
