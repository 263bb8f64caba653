import {
  type PricePoint,
  packagesLike,
  quantitySold,
  type Region,
  type Service,
  type ServiceType,
} from './catalogue';
import type { Cents } from './money';

/** The part of a service on sale that a price is compared by. */
export type Card = Pick<Service, 'id' | 'type' | 'region' | 'range'> & PricePoint;

/** One purchase: a package, or a quantity of a service for quantities. */
export interface Buy extends PricePoint {
  serviceId: number;
}

type Kind = { type: ServiceType; region: Region };

/**
 * The cheapest single purchase of a type and region that brings at least this many units, bonus included. Undefined if
 * nothing on sale brings as many.
 */
export function cheapestFor(kind: Kind, cards: readonly Card[], units: number): Buy | undefined {
  return cheapest(buys(kind, cards, bringing(units), units));
}

/** The most units, bonus included, that a single purchase of a type and region brings; 0 if nothing is on sale. */
export function mostUnits(kind: Kind, cards: readonly Card[]): number {
  const sold = buys(kind, cards, () => true, Number.POSITIVE_INFINITY);
  return Math.max(0, ...sold.map(({ quantity, bonus }) => quantity + bonus));
}

/**
 * The packages that one service on sale makes pointless: alone it sells at least as many units, bonus included, for
 * less, or more for no more.
 */
export function madePointlessBy<C extends Card>(seller: Card, cards: readonly C[]): C[] {
  const priceFor = (units: number) =>
    cheapest(buys(seller, cards, bringing(units), units, [seller]))?.priceCents ?? Number.POSITIVE_INFINITY;
  return packagesLike(seller, cards).filter(({ id, quantity, bonus, priceCents }) => {
    const units = quantity + bonus;
    return id !== seller.id && (priceFor(units) < priceCents || priceFor(units + 1) <= priceCents);
  });
}

const bringing = (units: number) => (sold: PricePoint) => sold.quantity + sold.bonus >= units;

/** The price of exactly this quantity bought alone; undefined if it isn't sold. */
export function priceOfQuantity(kind: Kind, cards: readonly Card[], quantity: number): Cents | undefined {
  return cheapest(buys(kind, cards, (sold) => sold.quantity === quantity, quantity))?.priceCents;
}

function cheapest(found: readonly Buy[]): Buy | undefined {
  return found.reduce<Buy | undefined>(
    (best, one) => (best && best.priceCents <= one.priceCents ? best : one),
    undefined,
  );
}

/**
 * The matching things that `sellers` of a kind sell; `cards` is what is on sale, which sets the price of other
 * quantities.
 */
function buys(
  kind: Kind,
  cards: readonly Card[],
  fits: (sold: PricePoint) => boolean,
  units: number,
  sellers = cards,
): Buy[] {
  const packages = packagesLike(kind, cards);
  const ofKind = sellers.filter(({ type, region }) => type === kind.type && region === kind.region);
  return ofKind.flatMap(({ id: serviceId, range, quantity, bonus, priceCents }) => {
    const sold = range
      ? quantitiesWorthAsking({ range, packages, units }).map((asked) => quantitySold(range, packages, asked))
      : [{ quantity, bonus, priceCents }];
    return sold.filter(fits).map((point) => ({ serviceId, ...point }));
  });
}

/**
 * The quantities of a range that can be its cheapest with at least this many units. Between two packages a price only
 * rises or only falls, so these are the least quantity that fits and those next to each package's.
 */
function quantitiesWorthAsking({
  range,
  packages,
  units,
}: {
  range: NonNullable<Card['range']>;
  packages: readonly PricePoint[];
  units: number;
}): number[] {
  const { min, max, step } = range;
  const last = Math.floor((max - min) / step);
  const at = (index: number) => min + Math.min(last, Math.max(0, index)) * step;
  const brings = (index: number) => {
    const { quantity, bonus } = quantitySold(range, packages, at(index));
    return quantity + bonus;
  };
  // Units never decrease as the quantity grows.
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (brings(middle) >= units) high = middle;
    else low = middle + 1;
  }
  const beside = packages.flatMap(({ quantity }) => {
    const index = (quantity - min) / step;
    return [Math.floor(index), Math.floor(index) + 1];
  });
  const itself = (units - min) / step;
  return [...new Set([low, last, ...beside, ...(Number.isInteger(itself) ? [itself] : [])].map(at))];
}
