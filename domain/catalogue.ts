import { type Cents, roundCents } from './money';

/** What a service delivers (D5). */
export type ServiceType = 'followers' | 'likes' | 'views';
/** Where delivered followers come from; `none` if it makes no difference. */
export type Region = 'spain' | 'europe' | 'none';

/** Which quantities of a service without fixed size can be bought (S0 §5). */
export interface QuantityRange {
  min: number;
  max: number;
  step: number;
  /** Bonus in percent of the quantity; if undefined, the packages' bonus applies (decision 0011). */
  bonusPercent?: number;
}

/** A package that can be bought, or a service whose quantity the buyer chooses (`range`). */
export interface Service {
  id: number;
  type: ServiceType;
  region: Region;
  /** Units that the price buys, without bonus; the minimum of a range. */
  quantity: number;
  /** Free units on top (S0 §9). */
  bonus: number;
  priceCents: Cents;
  /** The usual price as entered; for a service on sale, the price that may be struck through (D6). */
  regularPriceCents: Cents;
  /** Carries the "most popular" badge. */
  featured: boolean;
  active: boolean;
  providerId: number;
  providerServiceId: string;
  /** The fewest units that the panel's service takes in one order, as last imported; undefined if unknown. */
  panelMin?: number;
  /** The most that the panel's service takes in one order, as last imported; undefined if unknown. */
  panelMax?: number;
  /** The panel's service says that it does not refill: sold without the guarantee (docs/decisions/0035). */
  withoutRefills?: true;
  /** Set if the buyer chooses the quantity; the price then follows from the packages (D6). */
  range?: QuantityRange;
}

/** What is entered for a package of fixed size. */
export type PackageFigures = Pick<
  Service,
  'quantity' | 'bonus' | 'priceCents' | 'regularPriceCents' | 'featured'
>;

/** The part of a package from which the price of another quantity is computed. */
export type PricePoint = Pick<Service, 'quantity' | 'bonus' | 'priceCents'>;

/** Units bought, and those on top of them. */
type Units = Pick<Service, 'quantity' | 'bonus'>;

/** Whether a package brings the same before and after a change: as many units, as many of them free. */
export function bringsTheSame(before: Units, now: Units): boolean {
  return before.quantity === now.quantity && before.bonus === now.bonus;
}

/** Custom quantity of European followers: 500 to 100,000 in steps of 10 (S0 §5). */
export const customServiceId = 211;
/** The special package of S0 §9: any size from 100 to 10,000 with 10 % on top. */
export const specialServiceId = 5989;
/** The service of a likes order that names none (S0 §3). */
export const defaultLikesServiceId = 219;

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

// First price and service ids by D5; the other sizes at five cents each, as in S0's fallback table.
const likes: Row[] = [
  [12, 50, 229, 229, 5],
  [defaultLikesServiceId, 100, 500, 500, 10],
  [13, 250, 1250, 1250, 25],
  [14, 500, 2500, 2500, 50],
  [15, 1000, 5000, 5000, 100],
  [16, 2000, 10000, 10000, 200],
  [220, 5000, 25000, 25000, 500],
  [221, 10000, 50000, 50000, 1000],
];

// S0 gives the first price only; the rest is for the administrator to change.
const views: Row[] = [
  [301, 500, 229, 229, 0],
  [302, 1000, 349, 349, 0],
  [303, 2500, 699, 699, 0],
  [304, 5000, 1199, 1199, 0],
  [305, 10000, 1999, 1999, 0],
  [306, 25000, 3999, 3999, 0],
  [307, 50000, 6999, 6999, 0],
  [308, 100000, 11999, 11999, 0],
];

const popular = new Set([105, 204]);

function toServices(rows: Row[], type: ServiceType, region: Region, providerServiceId: string): Service[] {
  return rows.map(([id, quantity, priceCents, regularPriceCents, bonus]) => ({
    id,
    type,
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

/** The panel's services that a new shop's packages are ordered from. */
export interface ProviderServiceIds {
  europe: string;
  spain: string;
  likes: string;
  views: string;
}

/** The catalogue of a new shop (S0 §9, D5); after that the database decides. */
export function seedServices(providerServiceIds: ProviderServiceIds): Service[] {
  const european = toServices(europe, 'followers', 'europe', providerServiceIds.europe);
  const ranged = (id: number, range: QuantityRange): Service[] =>
    toServices([[id, range.min, 0, 0, 0]], 'followers', 'europe', providerServiceIds.europe).map(
      (service) => {
        const { priceCents } = quantitySold(range, european, range.min);
        return { ...service, priceCents, regularPriceCents: priceCents, range };
      },
    );
  return [
    ...european,
    ...toServices(spain, 'followers', 'spain', providerServiceIds.spain),
    ...ranged(customServiceId, { min: 500, max: 100_000, step: 10 }),
    ...ranged(specialServiceId, { min: 100, max: 10_000, step: 10, bonusPercent: 10 }),
    ...toServices(likes, 'likes', 'none', providerServiceIds.likes),
    ...toServices(views, 'views', 'none', providerServiceIds.views),
  ];
}

/** Price of a follower, like or view if there are no packages (S0 §9). */
export const unitPriceWithoutPackages: Cents = 5;

/**
 * Price of a quantity between packages: linear between two, half up to the cent; outside of them the unit price of the
 * nearest one (D6).
 */
export function interpolatePriceCents(packages: readonly PricePoint[], quantity: number): Cents {
  const points = [...packages].sort((a, b) => a.quantity - b.quantity);
  const above = points.findIndex((point) => point.quantity >= quantity);
  const upper = points[above];
  const lower = above === -1 ? points.at(-1) : points[above - 1];
  if (upper?.quantity === quantity) return upper.priceCents;
  if (upper && lower) {
    const share =
      ((upper.priceCents - lower.priceCents) * (quantity - lower.quantity)) /
      (upper.quantity - lower.quantity);
    return roundCents(lower.priceCents + share);
  }
  const nearest = lower ?? upper;
  if (!nearest) return quantity * unitPriceWithoutPackages;
  return roundCents((nearest.priceCents * quantity) / nearest.quantity);
}

/** Price and bonus of a quantity in a range. The bonus never decreases as the quantity grows. */
export function quantitySold(
  range: QuantityRange,
  packages: readonly PricePoint[],
  quantity: number,
): PricePoint {
  const priceCents = interpolatePriceCents(packages, quantity);
  if (range.bonusPercent !== undefined)
    return { quantity, bonus: Math.floor((quantity * range.bonusPercent) / 100), priceCents };
  const reached = packages.filter((point) => point.quantity <= quantity).map((point) => point.bonus);
  return { quantity, bonus: Math.max(0, ...reached), priceCents };
}

/** Whether a quantity can be bought within a range. */
export function inRange(range: QuantityRange, quantity: number): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity >= range.min &&
    quantity <= range.max &&
    (quantity - range.min) % range.step === 0
  );
}

/** The nearest quantity that can be bought: into the range, then to its step (S0 §5). */
export function clampQuantity({ min, max, step }: QuantityRange, quantity: number): number {
  const within = Math.min(max, Math.max(min, Number.isFinite(quantity) ? quantity : min));
  const stepped = min + Math.round((within - min) / step) * step;
  return Math.min(stepped, min + Math.floor((max - min) / step) * step);
}

/**
 * A service as it is sold in a quantity: unchanged if it has a fixed size, else with the price and bonus of the
 * quantity. `packages` are the fixed sizes of its type and region. Undefined if that quantity isn't sold.
 */
export function asSold<S extends PricePoint & { range?: QuantityRange; regularPriceCents: Cents }>(
  service: S,
  packages: readonly PricePoint[],
  customQuantity: number | undefined,
): S | undefined {
  const { range } = service;
  if (!range)
    return customQuantity === undefined || customQuantity === service.quantity ? service : undefined;
  if (customQuantity === undefined || !inRange(range, customQuantity)) return undefined;
  const sold = quantitySold(range, packages, customQuantity);
  return { ...service, ...sold, regularPriceCents: sold.priceCents };
}

/**
 * A service of a catalogue as it is sold in a quantity. Browser and API price by the same rule, from the same list.
 * Undefined if the catalogue has no such service or doesn't sell that quantity.
 */
export function soldFrom<
  S extends PricePoint & {
    id: number;
    type: ServiceType;
    region: Region;
    range?: QuantityRange;
    regularPriceCents: Cents;
  },
>(services: readonly S[], serviceId: number, customQuantity: number | undefined): S | undefined {
  const service = services.find(({ id }) => id === serviceId);
  return service && asSold(service, packagesLike(service, services), customQuantity);
}

/** The packages of a service's type and region, which set the price of other quantities. */
export function packagesLike<S extends { type: ServiceType; region: Region; range?: QuantityRange }>(
  { type, region }: Pick<S, 'type' | 'region'>,
  services: readonly S[],
): S[] {
  return services.filter((one) => !one.range && one.type === type && one.region === region);
}
