import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ServiceView, services } from '#domain/calls/shop.ts';
import { packagesLike } from '#domain/catalogue.ts';
import { api } from './api';
import { inEveryPage } from './in-every-page';

/**
 * How often prices are polled while somebody chooses or pays, and how long an answer counts as fresh (S0 §7), in ms.
 */
export const pollMs = 5000;
const freshMs = 2000;

/**
 * Everything on sale in the shop's order, in one answer, so that all prices on a page are of the same moment. Refetched
 * on focus and on mount; if nothing changed, the browser gets a 304 and keeps its copy.
 */
export const catalogueQuery = queryOptions({
  queryKey: ['/api/services'],
  queryFn: async ({ signal }) => {
    const { services: all } = await api<typeof services>('GET /api/services', { signal });
    return { services: all.map(ownFields) };
  },
  select: ({ services: all }): ServiceView[] => all,
  staleTime: freshMs,
  refetchOnWindowFocus: true,
  meta: inEveryPage,
});

const ownNames = [
  'id',
  'type',
  'region',
  'quantity',
  'bonus',
  'priceCents',
  'regularPriceCents',
  'featured',
  'panelMin',
  'withoutRefills',
  'range',
] as const;

/** Without the specifications' names, which would bloat the state of every page. */
function ownFields(service: ServiceView): Pick<ServiceView, (typeof ownNames)[number]> {
  return Object.fromEntries(ownNames.map((name) => [name, service[name]])) as ServiceView;
}

/** The catalogue. `live` while prices matter: then it is polled every 5 s, as long as the tab is visible. */
export function useCatalogue({ live = false }: { live?: boolean } = {}) {
  return useQuery({ ...catalogueQuery, refetchInterval: live && pollMs });
}

/** Whether each package of followers has the guarantee; false until known. */
export function useFollowersGuaranteed(): boolean {
  const { data } = useCatalogue();
  return data?.every(({ type, withoutRefills }) => type !== 'followers' || !withoutRefills) ?? false;
}

const europeanFollowers = ({ services: all }: { services: ServiceView[] }) =>
  packagesLike<ServiceView>({ type: 'followers', region: 'europe' }, all);

/** The packages of European followers. */
export function useEuropeanFollowers() {
  return useQuery({ ...catalogueQuery, select: europeanFollowers });
}
