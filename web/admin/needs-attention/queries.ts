import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AttentionKind } from '../../../domain/attention';
import { getAttention } from '../client';
import { adminKeys, retry } from '../queries';

/** A page of the queue; the page before stays in view until it is there. */
export const attentionQuery = (list: { kind?: AttentionKind; page: number }) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'attention', list],
    queryFn: ({ signal }) => getAttention(list, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
