import { type Cents, roundCents, vatContained } from './money';

/** What a sale leaves, as far as it can be told: price without VAT, less what the panel takes. Fees of payment are left out. */
export interface Margin {
  /** The price without VAT. */
  netCents: Cents;
  /** What the panel takes, in its own currency; absent where its price isn't known. */
  cost?: number;
  /** Of the cost, as the panel last said it; absent where it hasn't. */
  currency?: string;
  /** Absent where the cost isn't known, or isn't in euros: no rate of exchange is made up. */
  marginCents?: Cents;
  /** The margin's share of the price without VAT, from 1 downwards. */
  share?: number;
  /** Why there is no margin. */
  unknown?: 'no-rate' | 'no-currency' | 'other-currency';
}

/** What a sale is reckoned with. `rate` is the panel's price of 1000, a decimal in its currency. */
export interface MarginFacts {
  priceCents: Cents;
  vatRatePercent: number;
  /** What is delivered, bonus included. */
  units: number;
  rate?: string;
  currency?: string;
}

/** What a sale leaves (issue: price without VAT less the panel's rate). */
export function marginOf({ priceCents, vatRatePercent, units, rate, currency }: MarginFacts): Margin {
  const netCents = priceCents - vatContained(priceCents, vatRatePercent);
  const cost = rate === undefined ? Number.NaN : (Number(rate) * units) / 1000;
  if (!Number.isFinite(cost)) return { netCents, currency, unknown: 'no-rate' };
  if (currency === undefined) return { netCents, cost, unknown: 'no-currency' };
  if (currency.toUpperCase() !== 'EUR') return { netCents, cost, currency, unknown: 'other-currency' };
  const marginCents = roundCents(netCents - cost * 100);
  return { netCents, cost, currency, marginCents, share: netCents > 0 ? marginCents / netCents : undefined };
}
