import type { Cents } from './money';

/** What a service delivers (decision 5). */
export type ServiceType = 'followers' | 'likes' | 'views';
/** Where delivered followers come from; `none` where it makes no difference. */
export type Region = 'spain' | 'europe' | 'none';

/** A package that can be bought. */
export interface Service {
  id: number;
  type: ServiceType;
  region: Region;
  /** Units that the price buys, without bonus. */
  quantity: number;
  /** Units given on top, free of charge (S0 §9). */
  bonus: number;
  priceCents: Cents;
  /** Reference price; shown struck through only where it is higher (decision 6). */
  regularPriceCents: Cents;
  /** Carries the "most popular" badge. */
  featured: boolean;
  active: boolean;
  providerId: number;
  providerServiceId: string;
}

type Row = [id: number, quantity: number, priceCents: Cents, regularCents: Cents, bonus: number];

const europe: Row[] = [
  [201, 100, 384, 768, 0],
  [202, 250, 499, 998, 25],
  [203, 500, 699, 1398, 50],
  [204, 1000, 999, 1998, 100],
  [205, 2500, 1999, 3998, 200],
  [206, 5000, 3399, 6798, 500],
  [207, 10000, 6199, 12398, 1000],
  [208, 20000, 11499, 22998, 2000],
  [209, 35000, 17499, 34998, 3500],
  [210, 50000, 24999, 49998, 5000],
];

// S0 gives Spain's quantities, bonuses and first price only; the rest are the
// European unit prices with a premium, for the administrator to change.
const spain: Row[] = [
  [101, 25, 349, 349, 0],
  [102, 50, 449, 449, 5],
  [103, 100, 599, 599, 10],
  [104, 250, 899, 899, 25],
  [105, 500, 1299, 1299, 50],
  [106, 1000, 1999, 1999, 100],
  [107, 2500, 3999, 3999, 250],
  [108, 5000, 6999, 6999, 500],
  [109, 7500, 9499, 9499, 0],
  [110, 10000, 11999, 11999, 1000],
];

const popular = new Set([105, 204]);

function toServices(rows: Row[], region: Region, providerServiceId: string): Service[] {
  return rows.map(([id, quantity, priceCents, regularPriceCents, bonus]) => ({
    id,
    type: 'followers',
    region,
    quantity,
    bonus,
    priceCents,
    regularPriceCents,
    featured: popular.has(id),
    active: true,
    providerId: 1,
    providerServiceId,
  }));
}

/** The catalogue of a new shop (S0 §9, decision 5); from then on the database rules. */
export function seedServices(providerServiceIds: { europe: string; spain: string }): Service[] {
  return [
    ...toServices(europe, 'europe', providerServiceIds.europe),
    ...toServices(spain, 'spain', providerServiceIds.spain),
  ];
}
