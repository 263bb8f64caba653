import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ServiceView, servicesByRegion } from '../../domain/calls/shop';
import { address, request } from './request';

export type FollowerRegion = 'spain' | 'europe';

/** Packages of a region. Asked for again on focus, so that prices are today's (S0 §7; 304 where they are). */
export const servicesQuery = (region: FollowerRegion) =>
  queryOptions({
    queryKey: ['/api/services/region', region],
    queryFn: ({ signal }) =>
      request<typeof servicesByRegion>({
        method: 'GET',
        path: address('/api/services/region/:region', { region }),
        signal,
      }),
    select: (answer): ServiceView[] =>
      answer.services
        .filter((service) => service.type === 'followers')
        .sort((a, b) => a.quantity - b.quantity),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });

export function useServices(region: FollowerRegion) {
  return useQuery(servicesQuery(region));
}
