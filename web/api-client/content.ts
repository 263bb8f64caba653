import { queryOptions, useQuery } from '@tanstack/react-query';
import type { contentSection } from '#domain/calls/content.ts';
import { neutralContent } from '#domain/content/neutral.ts';
import { fillPlaceholders } from '#domain/content/placeholders.ts';
import type { ContentKey, ContentOf } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { useLanguage } from '../i18n/messages';
import { useCompliance } from '../shell/compliance';
import { api } from './api';
import { inEveryPage } from './in-every-page';
import { useSeller, useShopName } from './shop-config';

/** How long a text counts as fresh, in ms. */
const freshMs = 5_000;

/** A section of content as it is published now. */
export const contentQuery = <K extends ContentKey>(key: K, language: Language) =>
  queryOptions({
    queryKey: ['/api/content-sections', key, language],
    queryFn: ({ signal }) =>
      api<typeof contentSection>('GET /api/content-sections/key/:key', {
        params: { key },
        query: { language },
        signal,
      }),
    // The key decides which of the answers it is.
    select: ({ jsonContent }) => jsonContent as ContentOf<K>,
    staleTime: freshMs,
    meta: inEveryPage,
  });

/** A section in the page's language, with the names of shop and seller filled in; legal texts wait for the seller's. */
export function useContent<K extends ContentKey>(key: K) {
  const shop = useShopName();
  const seller = useSeller();
  const language = useLanguage();
  const { on: neutral } = useCompliance();
  const query = useQuery(contentQuery(key, language));
  const complete = seller !== undefined || !key.startsWith('legal-');
  const filled =
    query.data !== undefined && complete
      ? fillPlaceholders(query.data, { shop, seller: seller ?? '' })
      : undefined;
  const data = neutral && filled ? neutralContent(key, filled, language) : filled;
  return { data, isError: query.isError, isFetching: query.isFetching, refetch: query.refetch };
}
