import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { differenceKinds, differenceStates } from '../../../domain/reconciliation';
import { getReconciliation, getReconciliationDifferences } from '../client';
import { retry } from '../queries';

/** What the list of differences shows; all of it stands in the address. */
export const differenceListState = z.object({
  state: z.enum([...differenceStates, 'all']).default('open'),
  kind: z.enum(differenceKinds).optional(),
  search: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(400).default(1),
});
export type DifferenceListState = z.infer<typeof differenceListState>;

/** The newest comparisons, and how many differences wait. */
export const reconciliationQuery = queryOptions({
  queryKey: ['admin', 'reconciliation'] as const,
  queryFn: ({ signal }) => getReconciliation({ signal }),
  retry,
});

/** A page of differences; the page before stays in view until it is there. */
export const differencesQuery = ({ state, kind, search, page }: DifferenceListState) =>
  queryOptions({
    queryKey: ['admin', 'reconciliation', 'differences', { state, kind, search, page }] as const,
    queryFn: ({ signal }) =>
      getReconciliationDifferences(
        { state: state === 'all' ? undefined : state, kind, search: search || undefined, page },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry,
  });
