import { queryOptions } from '@tanstack/react-query';
import type { readThread } from '#domain/calls/support.ts';
import { api } from './api';

/** A thread with what was said in it. Fails with `link_invalid`. */
export const threadQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/contact/thread', token],
    queryFn: ({ signal }) => api<typeof readThread>('POST /api/contact/thread', { body: { token }, signal }),
    retry: false,
    // Support may have answered while nobody looked.
    staleTime: 0,
  });
