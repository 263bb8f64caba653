import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentKey } from '../../../domain/content/sections';
import type { Language } from '../../../domain/money';
import {
  getContentSections,
  getContentSectionsKeyLanguage,
  getContentSectionsKeyLanguageVersionsVersion,
} from '../client';
import { retry } from '../queries';

export type ContentState = Awaited<ReturnType<typeof getContentSectionsKeyLanguage>>;

/** Every section in every language. */
export const overviewQuery = queryOptions({
  queryKey: ['admin', 'content'],
  queryFn: async ({ signal }) => (await getContentSections({ signal })).sections,
  retry,
});

/** One of them: published text, draft, versions. */
export const sectionQuery = (key: ContentKey, language: Language) =>
  queryOptions({
    queryKey: ['admin', 'content', key, language],
    queryFn: ({ signal }) => getContentSectionsKeyLanguage(key, language, { signal }),
    retry,
  });

/** What a version said; it never changes. */
export const versionQuery = (key: ContentKey, language: Language, version: number) =>
  queryOptions({
    queryKey: ['content-version', key, language, version],
    queryFn: async ({ signal }) =>
      (await getContentSectionsKeyLanguageVersionsVersion(key, language, version, { signal })).content,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry,
  });
