import { type Cents, roundCents, vatContained } from './money';

/** The margin of a sale, as far as it is known: price without VAT, less the panel's cost. Payment fees are left out. */
export interface Margin {
  /** The price without VAT. */
  netCents: Cents;
  /** The panel's cost, in its own currency; absent if its price isn't known. */
  cost?: number;
  /** The cost's currency as last reported by the panel; absent if it never was. */
  currency?: string;
  /** Absent if the cost isn't known or isn't in euros: there is no exchange rate. */
  marginCents?: Cents;
  /** The margin's share of the price without VAT, from 1 downwards. */
  share?: number;
  /** Why there is no margin. */
  unknown?: 'no-rate' | 'no-currency' | 'other-currency';
}

/** The inputs of a margin. `rate` is the panel's price per 1000, a decimal in its currency. */
export interface MarginFacts {
  priceCents: Cents;
  vatRatePercent: number;
  /** Delivered units, bonus included. */
  units: number;
  rate?: string;
  currency?: string;
}

/** The margin of a sale (issue: price without VAT less the panel's rate). */
export function marginOf({ priceCents, vatRatePercent, units, rate, currency }: MarginFacts): Margin {
  const netCents = priceCents - vatContained(priceCents, vatRatePercent);
  const cost = rate === undefined ? Number.NaN : (Number(rate) * units) / 1000;
  if (!Number.isFinite(cost)) return { netCents, currency, unknown: 'no-rate' };
  if (currency === undefined) return { netCents, cost, unknown: 'no-currency' };
  if (currency.toUpperCase() !== 'EUR') return { netCents, cost, currency, unknown: 'other-currency' };
  const marginCents = roundCents(netCents - cost * 100);
  return { netCents, cost, currency, marginCents, share: netCents > 0 ? marginCents / netCents : undefined };
}
