import type { ServiceType } from './catalogue';
import { type Cents, roundCents } from './money';

/** Which of the two offers of S0 §9 a cart is shown (decision 7). */
export type UpsellVariant = 'A' | 'B';

/** The workflow takes an answer to the offer so much later than the buyer's clock says, in seconds (decision 7). */
export const upsellGraceSeconds = 10;

/** An offer to enlarge the chosen package. */
export interface UpsellOffer {
  variant: UpsellVariant;
  additionalFollowers: number;
  totalFollowers: number;
  /** What accepting adds to the price. */
  addOnPriceCents: Cents;
  /** What the package costs once accepted. */
  newPriceCents: Cents;
  /** What buying both apart would cost. */
  separatePriceCents: Cents;
  savingsCents: Cents;
}

interface Tier {
  extra: number;
  upgraded: (priceCents: Cents) => Cents;
  separate: (priceCents: Cents) => Cents;
}

const plus = (cents: Cents) => (priceCents: Cents) => priceCents + cents;
const fixed = (cents: Cents) => () => cents;

const tiersA: Record<number, Tier> = {
  100: { extra: 50, upgraded: fixed(499), separate: fixed(576) },
  250: { extra: 100, upgraded: plus(219), separate: plus(329) },
  500: { extra: 250, upgraded: plus(299), separate: plus(449) },
  1000: { extra: 500, upgraded: plus(499), separate: plus(749) },
  2500: { extra: 1000, upgraded: plus(799), separate: plus(1199) },
  5000: { extra: 2000, upgraded: plus(1299), separate: plus(1949) },
  10000: { extra: 3000, upgraded: plus(1999), separate: plus(2999) },
  20000: { extra: 5000, upgraded: plus(2999), separate: plus(4499) },
};

const tiersB: Record<number, { extra: number; addOn: Cents; regular: Cents }> = {
  100: { extra: 100, addOn: 149, regular: 219 },
  250: { extra: 100, addOn: 219, regular: 329 },
  500: { extra: 250, addOn: 299, regular: 649 },
  1000: { extra: 500, addOn: 449, regular: 669 },
  2500: { extra: 500, addOn: 449, regular: 669 },
};

const anySize: Tier['upgraded'] = (price) => roundCents(price * 1.3);

/**
 * The offer for a package, or undefined where none is made: not followers,
 * under 100 of them, or a size that variant B does not know (S0 §4, §9).
 */
export function upsellOffer(
  variant: UpsellVariant,
  { type, quantity, priceCents }: { type: ServiceType; quantity: number; priceCents: Cents },
): UpsellOffer | undefined {
  if (type !== 'followers' || quantity < 100) return undefined;
  if (variant === 'B') {
    const tier = tiersB[quantity];
    if (!tier) return undefined;
    return offer('B', quantity, tier.extra, priceCents, priceCents + tier.addOn, priceCents + tier.regular);
  }
  const tier = tiersA[quantity] ?? {
    extra: Math.floor(quantity / 2),
    upgraded: anySize,
    separate: (price: Cents) => roundCents(price * 1.5),
  };
  // The table's fixed price is for Europe's 100; a dearer package of that size must not get its followers for nothing.
  const tabled = tier.upgraded(priceCents);
  const upgraded = tabled > priceCents ? tabled : anySize(priceCents);
  return offer(
    'A',
    quantity,
    tier.extra,
    priceCents,
    upgraded,
    Math.max(tier.separate(priceCents), upgraded),
  );
}

function offer(
  variant: UpsellVariant,
  quantity: number,
  extra: number,
  priceCents: Cents,
  newPriceCents: Cents,
  separatePriceCents: Cents,
): UpsellOffer {
  return {
    variant,
    additionalFollowers: extra,
    totalFollowers: quantity + extra,
    addOnPriceCents: newPriceCents - priceCents,
    newPriceCents,
    separatePriceCents,
    savingsCents: separatePriceCents - newPriceCents,
  };
}
