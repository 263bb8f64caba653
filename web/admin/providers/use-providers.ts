import { listProviders, type ProviderView } from '#domain/calls/admin-providers.ts';
import { useDetail } from '../ui/detail-page';

/** Every provider; none until they are there. */
export function useProviders(): readonly ProviderView[] {
  return useDetail(listProviders).data?.providers ?? [];
}

/** The names of all providers by id, to choose from. */
export function useProviderNames(): Record<string, string> {
  return Object.fromEntries(useProviders().map(({ id, name }) => [id, name]));
}
