import type { ServiceView } from '#domain/calls/shop.ts';
import { seedServices } from '#domain/catalogue.ts';
import { useCatalogue } from '../api-client/services';
import { useDebounced } from '../ui/use-debounced';

/** How long to wait for prices before the table of S0 §9 replaces them, in ms. */
const lateMs = 3000;

/**
 * The static and fallback tables of S0 §9, which also seed a new shop. Shown as approximate, and only while the
 * server's prices are missing; nothing is ever charged by them (D4).
 */
export const staticCatalogue: ServiceView[] = seedServices({ europe: '', spain: '', likes: '', views: '' })
  // No struck-through prices: only the server knows what these packages have cost before.
  .map(
    ({ providerId, providerServiceId, active, ...service }): ServiceView => ({
      ...service,
      regularPriceCents: service.priceCents,
    }),
  )
  .sort((a, b) => a.quantity - b.quantity);

/** The shop's data for the order form. */
export interface ShopCatalogue {
  /** Undefined while they load. */
  services: ServiceView[] | undefined;
  /** The prices are not the server's. */
  orientative: boolean;
  /** Refetches them; resolves to whether the server's prices are here. */
  confirm: () => Promise<boolean>;
}

/** The catalogue for the order form, at most 5 s old. */
export function useShopCatalogue(): ShopCatalogue {
  const catalogue = useCatalogue({ live: true });
  const late = useDebounced(true, lateMs, false);
  const orientative = !catalogue.data && (catalogue.isError || late);
  return {
    services: catalogue.data ?? (orientative ? staticCatalogue : undefined),
    orientative,
    confirm: async () => catalogue.data !== undefined || (await catalogue.refetch()).data !== undefined,
  };
}
