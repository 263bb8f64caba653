import { useMemo } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { soldFrom } from '#domain/catalogue.ts';
import { useCart } from './cart-storage';

/** The package in the cart, as these services sell it; `gone` if it was chosen and is no longer sold. */
export function useChosenPackage(services: ServiceView[] | undefined): {
  service: ServiceView | undefined;
  gone: boolean;
} {
  const { serviceId, customQuantity } = useCart();
  const service = useMemo(
    () => (services && serviceId !== undefined ? soldFrom(services, serviceId, customQuantity) : undefined),
    [services, serviceId, customQuantity],
  );
  return { service, gone: services !== undefined && serviceId !== undefined && service === undefined };
}
