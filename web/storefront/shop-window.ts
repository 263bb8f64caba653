import type { ServiceView } from '#domain/calls/shop.ts';
import { seedServices } from '#domain/catalogue.ts';
import { useCatalogue } from '../api-client/services';
import { useDebounced } from '../ui/use-debounced';

/** How long to wait for prices before the table of S0 §9 replaces them, in ms. */
const lateMs = 3000;

/**
 * The static and fallback tables of S0 §9, which are what a new shop is seeded with. Shown, as orientative, only while
 * the server's prices can't be had; nothing is ever charged by them (decision 4).
 */
export const staticCatalogue: ServiceView[] = seedServices({ europe: '', spain: '', likes: '', views: '' })
  // Nothing is struck through: what these packages have cost before, only the server knows.
  .map(
    ({ providerId, providerServiceId, active, ...service }): ServiceView => ({
      ...service,
      regularPriceCents: service.priceCents,
    }),
  )
  .sort((a, b) => a.quantity - b.quantity);

/** What the order form shows of the shop. */
export interface ShopWindow {
  /** Undefined while they are on the way. */
  services: ServiceView[] | undefined;
  /** The prices are not the server's. */
  orientative: boolean;
  /** Asks the server at once; resolves to whether its prices are here. */
  confirm: () => Promise<boolean>;
}

/** The catalogue for the order form, fresh to 5 s. */
export function useShopWindow(): ShopWindow {
  const catalogue = useCatalogue({ live: true });
  const late = useDebounced(true, lateMs, false);
  const orientative = !catalogue.data && (catalogue.isError || late);
  return {
    services: catalogue.data ?? (orientative ? staticCatalogue : undefined),
    orientative,
    confirm: async () => catalogue.data !== undefined || (await catalogue.refetch()).data !== undefined,
  };
}
