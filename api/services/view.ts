import { type Card, madePointlessBy } from '#domain/best-buy.ts';
import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import { clampQuantity, type PricePoint, packagesLike, quantitySold } from '#domain/catalogue.ts';
import { type Margin, marginOf } from '#domain/margin.ts';
import { referencePrice } from '#domain/reference-price.ts';
import { serviceWarningsOf, sourceWarningsOf } from '#domain/service-warnings.ts';
import type { AdminServiceRow, SourceRow } from './sql';

/** Inputs of a package's calculations, in addition to its row. */
export interface Reckoning {
  vatRatePercent: number;
  /** What is on sale: it sets other quantities' prices, and what a package makes pointless. */
  onSale: readonly Card[];
}

/** A package in the back office, with its costs, margins and warnings. */
export function serviceView(row: AdminServiceRow, reckoning: Reckoning): AdminServiceView {
  const { range, prices, sources, position, ...plain } = row;
  const sold = range ? soldAt(row, reckoning, range.min) : row;
  const largest = range ? soldAt(row, reckoning, clampQuantity(range, range.max)) : row;
  const units = {
    type: row.type,
    least: sold.quantity + sold.bonus,
    most: largest.quantity + largest.bonus,
  };
  const views = sources.map((source, place) => {
    const margin = marginAt(sold, source, reckoning);
    const own = place > 0 ? sources[0] : undefined;
    return { ...sourceView(source, margin), warnings: sourceWarningsOf(units, source, margin, own) };
  });
  const seller = reckoning.onSale.find(({ id }) => id === row.id);
  const pointless = seller
    ? madePointlessBy(seller, reckoning.onSale).map(({ id, quantity }) => ({ id, quantity }))
    : [];
  return {
    ...plain,
    bonus: sold.bonus,
    priceCents: sold.priceCents,
    regularPriceCents: range ? sold.priceCents : row.regularPriceCents,
    referencePriceCents: range ? sold.priceCents : referencePrice(row.priceCents, prices),
    position: position ?? undefined,
    range: range ?? undefined,
    sources: views,
    pointless,
    warnings: serviceWarningsOf(
      views.map(({ warnings }) => warnings),
      pointless.length > 0,
    ),
  };
}

/** A quantity of a range as it is sold (D6). */
export function soldAt(
  row: Pick<AdminServiceRow, 'type' | 'region' | 'range'> & PricePoint,
  { onSale }: Reckoning,
  quantity: number,
): PricePoint {
  return row.range ? quantitySold(row.range, packagesLike(row, onSale), quantity) : row;
}

/** The margin of a sale if this panel delivers it. */
export function marginAt(
  sold: PricePoint,
  source: Pick<SourceRow, 'currency'> & { listed: { rate: string } | null },
  { vatRatePercent }: Reckoning,
): Margin {
  return marginOf({
    priceCents: sold.priceCents,
    vatRatePercent,
    units: sold.quantity + sold.bonus,
    rate: source.listed?.rate,
    currency: source.currency ?? undefined,
  });
}

function sourceView({ listed, currency, known: _known, ...source }: SourceRow, margin: Margin) {
  return { ...source, listed: listed ?? undefined, currency: currency ?? undefined, margin };
}
