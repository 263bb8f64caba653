import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProviders, getProvidersId, getProvidersIdCatalogue } from '../client';
import { retry } from '../queries';

/** Every provider. */
export const providersQuery = queryOptions({
  queryKey: ['admin', 'providers'],
  queryFn: async ({ signal }) => (await getProviders({ signal })).providers,
  retry,
});

/** One provider. */
export const providerQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'provider', id],
    queryFn: async ({ signal }) => (await getProvidersId(id, { signal })).provider,
    retry,
  });

/** A page of what a provider offers, as it was last taken over. */
export const catalogueQuery = (id: number, list: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'provider', id, 'catalogue', list.search, list.page],
    queryFn: ({ signal }) => getProvidersIdCatalogue(id, list, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
