import { findDiscount } from '#db/discounts.ts';
import type { Db } from '#db/pool.ts';
import { readSettings, type ShopSettings } from '#db/settings.ts';
import { type DiscountCode, type DiscountHistory, mayAdvertise } from '#domain/discounts.ts';
import type { Language } from '#domain/money.ts';
import type { Offer } from '#domain/offer.ts';
import { cachedRead } from '../cached-read';

/**
 * The offer that settings and codes make for a language; undefined if the code isn't valid for everybody: switched off,
 * unknown, used up, granted only to earlier buyers, or for some orders only. `now` in epoch ms.
 */
export function offerOf(
  { banner }: Pick<ShopSettings, 'banner'>,
  discount: DiscountCode | undefined,
  language: Language,
  now: number,
  history: DiscountHistory = { redeemed: false },
): Offer | undefined {
  if (!mayAdvertise(discount, history, now, language).allowed) return undefined;
  if (discount?.percent === undefined) return undefined;
  const { enabled, seconds, noRestartIn } = banner;
  const { validUntil } = discount;
  const restarts = !noRestartIn.includes(language.toUpperCase());
  return {
    code: discount.code,
    percent: discount.percent,
    ...(enabled && {
      banner: {
        seconds,
        restarts,
        ...(validUntil !== undefined && { codeEndsAt: new Date(validUntil).toISOString() }),
      },
    }),
  };
}

/** What is advertised now: an offer, or none. */
export interface Advertised {
  offer?: Offer;
}

/** Reads the offer of a language: for answers, and for pages, which don't wait long (api/cached-read.ts). */
export function createOfferReader(
  db: Db,
  now: () => number,
  version: () => number,
): {
  current(language: Language): Promise<Advertised>;
  inTime(language: Language): Promise<Advertised & { isCurrent: boolean }>;
} {
  const read = cachedRead(
    async () => {
      const settings = await readSettings(db);
      // Without an address: what a code is worth to everybody.
      const { discount, history } = await findDiscount(db, settings.banner.code, '');
      return { settings, discount, history };
    },
    now,
    version,
  );
  type Found = Awaited<ReturnType<typeof read.current>>;
  const advertised = ({ settings, discount, history }: Found, language: Language): Advertised => ({
    offer: offerOf(settings, discount, language, now(), history),
  });
  return {
    current: async (language) => advertised(await read.current(), language),
    async inTime(language) {
      const { value, isCurrent } = await read.inTime();
      return { ...(value && advertised(value, language)), isCurrent };
    },
  };
}
