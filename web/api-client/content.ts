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
import { useContentFacts, useShopConfig } from './shop-config';

/** How long a text counts as fresh, in ms. */
const freshMs = 5_000;

/** A section of content as published now. */
export const contentQuery = <K extends ContentKey>(key: K, language: Language) =>
  queryOptions({
    queryKey: ['/api/content-sections', key, language],
    queryFn: ({ signal }) =>
      api<typeof contentSection>('GET /api/content-sections/key/:key', {
        params: { key },
        query: { language },
        signal,
      }),
    // The key decides the type of the answer.
    select: ({ jsonContent }) => jsonContent as ContentOf<K>,
    staleTime: freshMs,
    meta: inEveryPage,
  });

/**
 * A section in the page's language with the settings filled in; it waits for them. `prepare` changes the published text
 * before that.
 */
export function useContent<K extends ContentKey>(
  key: K,
  prepare: (published: ContentOf<K>) => ContentOf<K> = (published) => published,
) {
  const facts = useContentFacts();
  const language = useLanguage();
  const { on: neutral } = useCompliance();
  const query = useQuery(contentQuery(key, language));
  const filled = query.data && facts ? fillPlaceholders(prepare(query.data), facts) : undefined;
  const data = neutral && filled ? neutralContent(key, filled, language) : filled;
  const config = useShopConfig();
  const failed = [query, ...(facts ? [] : [config])].filter(({ isError }) => isError);
  return {
    data,
    isError: failed.length > 0,
    isFetching: query.isFetching || (!facts && config.isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
