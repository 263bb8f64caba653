import type { Db } from '../db/pool';
import { findDiscount } from '../db/purchases';
import { readSettings, type ShopSettings } from '../db/settings';
import { type DiscountCode, discountHolds } from '../domain/discounts';
import type { Language } from '../domain/money';
import type { Offer } from '../domain/offer';
import { remembered } from './remembered';

/**
 * The offer that settings and codes make for a language; undefined where the code doesn't hold for everybody: switched
 * off, unknown, or granted only to earlier buyers. `now` in epoch ms.
 */
export function offerOf(
  { banner }: Pick<ShopSettings, 'banner'>,
  discount: DiscountCode | undefined,
  language: Language,
  now: number,
): Offer | undefined {
  if (!discount || !discountHolds(discount, { redeemed: false }, now).allowed) return undefined;
  const { enabled, seconds, noRestartIn } = banner;
  const restarts = !noRestartIn.includes(language.toUpperCase());
  return {
    code: discount.code,
    percent: discount.percent,
    ...(enabled ? { banner: { seconds, restarts } } : {}),
  };
}

/** Reads the offer of a language; none where the database can't be reached. */
export function createOfferReader(
  db: Db,
  now: () => number,
): (language: Language) => Promise<Offer | undefined> {
  const read = remembered(async () => {
    const settings = await readSettings(db);
    // Nobody's address: what a code is worth to everybody.
    const { discount } = await findDiscount(db, settings.banner.code, '');
    return { settings, discount };
  }, now);
  return async (language) => {
    const found = await read();
    return found && offerOf(found.settings, found.discount, language, now());
  };
}
