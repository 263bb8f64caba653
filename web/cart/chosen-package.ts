import { useMemo } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { soldFrom } from '#domain/catalogue.ts';
import { useCart } from './cart-storage';

/** The package in the cart, as these services sell it; `gone` where it was chosen and isn't sold any more. */
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
