import { queryOptions, useQuery } from '@tanstack/react-query';
import type { currentOffer } from '#domain/calls/offer.ts';
import type { Language } from '#domain/money.ts';
import type { Offer } from '#domain/offer.ts';
import { useLanguage } from '../i18n/messages';
import { useSite } from '../shell/site';
import { api } from './api';

/** How often a page that shows a code checks that it is still valid (D33), in ms. */
const checkEveryMs = 30_000;

const offerQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/offer', language],
    queryFn: ({ signal }) => api<typeof currentOffer>('GET /api/offer', { query: { language }, signal }),
    staleTime: checkEveryMs,
    refetchInterval: checkEveryMs,
    refetchOnWindowFocus: true,
    retry: 2,
  });

/** The advertised discount: first as the server rendered it, then the current one. */
export function useAdvertised() {
  const { offer, offerIsOld } = useSite();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...offerQuery(useLanguage()),
    initialData: { success: true, offer },
    initialDataUpdatedAt: offerIsOld && 0,
  });
  return {
    /** Undefined without a discount. */
    offer: data.offer,
    /** Whether nobody has said yet if there is a discount: the server could not read it in time. */
    isUnknown: !data.offer && dataUpdatedAt === 0,
    isError,
    isFetching,
    refetch,
  };
}

/** The advertised discount, or undefined without one. */
export const useOffer = (): Offer | undefined => useAdvertised().offer;
