import type { ServiceView } from '../../domain/calls/shop';
import { useServices } from '../api-client/services';
import { useCart } from './cart-storage';

/** The package in the cart, once the packages of its region are here. */
export function useChosenService(): ServiceView | undefined {
  const { region, serviceId } = useCart();
  return useServices(region).data?.find((service) => service.id === serviceId);
}
