import { queryOptions, useQuery } from '@tanstack/react-query';
import type { stripeConfig } from '../../domain/calls/shop';
import { request } from './request';

/** Public configuration: payment key, VAT, shop's name. */
export const shopConfigQuery = queryOptions({
  queryKey: ['/api/stripe-config'],
  queryFn: ({ signal }) =>
    request<typeof stripeConfig>({ method: 'GET', path: '/api/stripe-config', signal }),
});

export function useShopConfig() {
  return useQuery(shopConfigQuery);
}

/** The shop's name is a setting (decision 34); its default until the settings are here. */
export function useShopName(): string {
  return useShopConfig().data?.shopName ?? 'Fanzeo';
}
