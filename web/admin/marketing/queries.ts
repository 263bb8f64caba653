import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { conversionDays, suppressionStates } from '../../../domain/calls/admin-marketing';
import { getConversions, getMarketing, getSuppressions } from '../client';
import { adminKeys, retry } from '../queries';

export const marketingTabs = ['overview', 'conversions', 'suppressions'] as const;
export type MarketingTab = (typeof marketingTabs)[number];

/** What the screen shows; it stands in the address. What belongs to another tab keeps its default. */
export const marketingState = z.object({
  tab: z.enum(marketingTabs).default('overview'),
  days: z.enum(conversionDays).default('30'),
  source: z.string().max(40).optional(),
  search: z.string().max(100).default(''),
  state: z.enum(suppressionStates).default('current'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type MarketingState = z.output<typeof marketingState>;

/** Where everything stands, with the figures of the last 30 days. */
export const overviewQuery = queryOptions({
  queryKey: [...adminKeys.all, 'marketing'],
  queryFn: async ({ signal }) => (await getMarketing({ signal })).overview,
  retry,
});

/** Conversions of the last days; the page before stays in view until it is there. */
export const conversionsQuery = ({ days, source, page }: MarketingState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'conversions', days, source ?? '', page],
    queryFn: ({ signal }) => getConversions({ days, source, page }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** A page of addresses that want no marketing mail; the page before stays in view until it is there. */
export const suppressionsQuery = ({ search, state, page }: MarketingState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'suppressions', search, state, page],
    queryFn: ({ signal }) => getSuppressions({ search, state, page }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
