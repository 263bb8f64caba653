import { findDiscount, purchaseForDiscount } from '#db/discounts.ts';
import { applyDiscount } from '#domain/calls/shop.ts';
import { discountHolds } from '#domain/discounts.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { centsOf, formatEuros, toDecimal } from '#domain/money.ts';
import { afterDiscount } from '#domain/pricing.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withMinimumDuration } from '../minimum-duration';
import { refuseOthersCode } from './coupon';

/** How long every answer about a code takes, in ms: longer than its look-up, too short to be noticed. */
const answerMs = 100;

/** The discount of a code. The purchase's workflow decides again when the code is used. */
export function discountRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(applyDiscount, { limit: 'discounts' }, async ({ body, visitor, limit, reader }) => {
    await limit('discountsOfBrowser', visitor.id);
    return withMinimumDuration(answerMs, async () => {
      const originalCents = centsOf(body.originalPrice);
      const [found, purchase] = await Promise.all([
        findDiscount(db, body.code, body.userEmail, body.cartId, visitor.owners),
        body.cartId ? purchaseForDiscount(db, body.cartId) : undefined,
      ]);
      // Another browser's cart doesn't exist (D9); one without a purchase may be anybody's.
      if (purchase && !visitor.owners.includes(purchase.owner)) throw new ShopError('purchase_not_found');
      await refuseOthersCode(db, await reader(), body.code, body.userEmail);
      const { discount, history } = found;
      allow(
        discountHolds(discount, history, clock().getTime(), {
          fullCents: originalCents,
          serviceType: purchase?.serviceType ?? undefined,
          language: purchase?.language,
        }),
      );
      if (!discount) throw new ShopError('discount_invalid');
      const { code, percent, amountOffCents } = discount;
      const off =
        amountOffCents === undefined ? `del ${percent} %` : `de ${formatEuros(amountOffCents, 'es')}`;
      return {
        code,
        percentage: percent ?? 0,
        amountOff: amountOffCents === undefined ? undefined : toDecimal(amountOffCents),
        discountedPrice: toDecimal(afterDiscount(originalCents, discount)),
        message: `Descuento ${off} aplicado.`,
      };
    });
  });
}
