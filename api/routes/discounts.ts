import { findDiscount } from '../../db/purchases';
import { purchaseOwner } from '../../db/tracking';
import { applyDiscount } from '../../domain/calls/shop';
import { discountHolds } from '../../domain/discounts';
import { ShopError } from '../../domain/errors';
import { toDecimal } from '../../domain/money';
import { discounted } from '../../domain/pricing';
import { cents } from '../amounts';
import type { Deps } from '../deps';
import { inEvenTime } from '../even-time';
import type { Routes } from '../handle';

/** How long every answer about a code takes, in ms: longer than its look-up, too short to be noticed. */
const answerMs = 100;

/** What a discount code would bring. The purchase's workflow decides again when the code is used. */
export function discountRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(applyDiscount, { limit: 'discounts' }, async ({ body, visitor, limit }) => {
    await limit('discountsOfBrowser', visitor.id);
    return inEvenTime(answerMs, async () => {
      const originalCents = cents(body.originalPrice, 'originalPrice');
      const [found, owner] = await Promise.all([
        findDiscount(db, body.code, body.userEmail),
        body.cartId && purchaseOwner(db, body.cartId),
      ]);
      // Another browser's cart doesn't exist (decision 9); one that has no purchase yet is anybody's.
      if (owner && owner !== visitor.owner) throw new ShopError('purchase_not_found');
      const verdict = discountHolds(found.discount, found.history, clock().getTime());
      if (!verdict.allowed) throw new ShopError(verdict.code);
      const { code, percent } = found.discount!;
      return {
        code,
        percentage: percent,
        discountedPrice: toDecimal(discounted(originalCents, percent)),
        message: `Descuento del ${percent} % aplicado.`,
      };
    });
  });
}
