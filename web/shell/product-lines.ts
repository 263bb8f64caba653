import { Eye, Heart, Users } from 'lucide-react';
import type { ServiceView } from '#domain/calls/shop.ts';
import type { ServiceType } from '#domain/catalogue.ts';
import { productLines } from '#domain/product-lines.ts';
import { useCatalogue } from '../api-client/services';
import { usePaths } from './paths';

/** The product lines for menus. `from` is the lowest price in cents, derived from the catalogue (D5). */
export interface ProductLine {
  key: ServiceType;
  /** Its name in forms (S0 §7). */
  prd: string;
  path: string;
  /** Unknown until the catalogue has loaded. */
  from?: number;
}

/** The icon of each line. */
export const lineIcons = { followers: Users, likes: Heart, views: Eye } as const;

/** The lines in the order of the menu (S0 §2). */
export function useProductLines(): ProductLine[] {
  const services = useCatalogue().data ?? [];
  const { service } = usePaths();
  return productLines.map(({ key, prd }) => ({
    key,
    prd,
    path: service(key),
    from: leastPrice(services, key),
  }));
}

/** The lowest price of a line in cents; undefined if nothing of it is on sale. */
export function leastPrice(
  services: readonly Pick<ServiceView, 'type' | 'priceCents'>[],
  line: ServiceType,
): number | undefined {
  const prices = services.filter(({ type }) => type === line).map(({ priceCents }) => priceCents);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
