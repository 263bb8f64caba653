import { type Buy, type Card, cheapestFor, mostUnits, priceOfQuantity } from './best-buy';
import type { Service } from './catalogue';
import { type Cents, roundCents } from './money';

/** Which of the two offers of S0 §9 a cart gets (D7). */
export type UpsellVariant = 'A' | 'B';

/** The workflow accepts the offer this many seconds after the buyer's clock has run out (D7). */
export const upsellGraceSeconds = 10;

/** An offer to enlarge the chosen package. */
export interface UpsellOffer {
  variant: UpsellVariant;
  additionalFollowers: number;
  totalFollowers: number;
  /** What accepting adds to the price. */
  addOnPriceCents: Cents;
  /** The package's price after accepting. */
  newPriceCents: Cents;
  /** The price of both bought separately, if the shop sells the additional followers alone and that is dearer. */
  separatePriceCents?: Cents;
  savingsCents?: Cents;
}

/** An offer that isn't made, because the shop sells as much for no more. */
export interface BeatenOffer {
  offer: UpsellOffer;
  by: Buy;
}

/** A package as it is sold: what an offer is made for. */
export type Chosen = Pick<Service, 'type' | 'region' | 'quantity' | 'bonus' | 'priceCents' | 'panelMax'>;

interface Tier {
  extra: number;
  upgraded: (priceCents: Cents) => Cents;
}

const plus = (cents: Cents) => (priceCents: Cents) => priceCents + cents;

const tiersA: Record<number, Tier> = {
  100: { extra: 50, upgraded: () => 499 },
  250: { extra: 100, upgraded: plus(219) },
  500: { extra: 250, upgraded: plus(299) },
  1000: { extra: 500, upgraded: plus(499) },
  2500: { extra: 1000, upgraded: plus(799) },
  5000: { extra: 2000, upgraded: plus(1299) },
  10000: { extra: 3000, upgraded: plus(1999) },
  20000: { extra: 5000, upgraded: plus(2999) },
};

const tiersB: Record<number, Tier> = {
  100: { extra: 100, upgraded: plus(149) },
  250: { extra: 100, upgraded: plus(219) },
  500: { extra: 250, upgraded: plus(299) },
  1000: { extra: 500, upgraded: plus(449) },
  2500: { extra: 500, upgraded: plus(449) },
};

/**
 * S0's rule for any size: half as many again for 1.3 times the price. Each added unit then costs 60 % of an original
 * one.
 */
const anySize = (quantity: number): Tier => ({
  extra: Math.floor(quantity / 2),
  upgraded: (priceCents) => roundCents(priceCents * 1.3),
});
const shareOfUnitPrice = 0.6;

/**
 * The offer in the tables of S0 §9, beaten or not. The tables are Europe's: elsewhere the additional followers cost the
 * share of the package's unit price that S0 uses for any size (docs/decisions/0040). Undefined for other types, for
 * under 100 followers, and for a size that variant B doesn't have (S0 §4).
 */
export function tabledOffer(
  variant: UpsellVariant,
  { type, region, quantity, priceCents }: Omit<Chosen, 'bonus'>,
): UpsellOffer | undefined {
  if (type !== 'followers' || quantity < 100) return undefined;
  const tabled = variant === 'B' ? tiersB[quantity] : (tiersA[quantity] ?? anySize(quantity));
  if (!tabled) return undefined;
  const tier = region === 'europe' ? tabled : elsewhere(variant, quantity, tabled.extra);
  // A's fixed price is for Europe's 100; a dearer package of that size must not get its followers for nothing.
  const upgraded = tier.upgraded(priceCents);
  const newPriceCents = upgraded > priceCents ? upgraded : anySize(quantity).upgraded(priceCents);
  return {
    variant,
    additionalFollowers: tier.extra,
    totalFollowers: quantity + tier.extra,
    addOnPriceCents: newPriceCents - priceCents,
    newPriceCents,
  };
}

function elsewhere(variant: UpsellVariant, quantity: number, extra: number): Tier {
  if (variant === 'A') return anySize(quantity);
  return {
    extra,
    upgraded: (priceCents) => priceCents + roundCents((priceCents * shareOfUnitPrice * extra) / quantity),
  };
}

/** What beats an offer: as many followers, bonus included, for the same money or less, within a cent. */
export function beats(offer: UpsellOffer, chosen: Chosen, cards: readonly Card[]): Buy | undefined {
  const best = cheapestFor(chosen, cards, offer.totalFollowers + chosen.bonus);
  return best && best.priceCents <= offer.newPriceCents + 1 ? best : undefined;
}

/**
 * Whether the panel takes the enlarged package. If its maximum is unknown, as much as the shop sells anyway counts as
 * deliverable.
 */
function isDeliverable(offer: UpsellOffer, chosen: Chosen, cards: readonly Card[]): boolean {
  return offer.totalFollowers + chosen.bonus <= (chosen.panelMax ?? mostUnits(chosen, cards));
}

/**
 * The offer for a package: made if the panel takes it and nothing else on sale beats it. `cards` is what is on sale
 * now.
 */
export function upsellOffer(
  variant: UpsellVariant,
  chosen: Chosen,
  cards: readonly Card[],
): UpsellOffer | undefined {
  const offer = tabledOffer(variant, chosen);
  if (!offer || !isDeliverable(offer, chosen, cards) || beats(offer, chosen, cards)) return undefined;
  const alone = priceOfQuantity(chosen, cards, offer.additionalFollowers);
  if (alone === undefined || alone <= offer.addOnPriceCents) return offer;
  const separatePriceCents = chosen.priceCents + alone;
  return { ...offer, separatePriceCents, savingsCents: separatePriceCents - offer.newPriceCents };
}

/** An offer that a purchase was shown, for the package at its current price: the add-on's price never changes. */
export function stillOffered(offer: UpsellOffer, priceCents: Cents): UpsellOffer {
  const rise = priceCents + offer.addOnPriceCents - offer.newPriceCents;
  const separate = offer.separatePriceCents;
  return {
    ...offer,
    newPriceCents: offer.newPriceCents + rise,
    ...(separate === undefined ? {} : { separatePriceCents: separate + rise }),
  };
}

/** The offers of the packages on sale that are not made, with what beats each. */
export function beatenOffers<C extends Card>(cards: readonly C[]): (BeatenOffer & { card: C })[] {
  return cards
    .filter(({ range }) => !range)
    .flatMap((card) =>
      (['A', 'B'] as const).flatMap((variant) => {
        const offer = tabledOffer(variant, card);
        const by = offer && beats(offer, card, cards);
        return by ? [{ card, offer, by }] : [];
      }),
    );
}
