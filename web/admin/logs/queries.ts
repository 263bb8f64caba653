import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getApiLogs, getEmailLogs } from '../client';
import { retry } from '../queries';

export type MailLine = Awaited<ReturnType<typeof getEmailLogs>>['mails'][number];
export type ApiLine = Awaited<ReturnType<typeof getApiLogs>>['lines'][number];

/** A page of letters; the page before stays in view until it is there. */
export const mailLogQuery = (list: Parameters<typeof getEmailLogs>[0]) =>
  queryOptions({
    queryKey: ['admin', 'email-logs', list],
    queryFn: ({ signal }) => getEmailLogs(list, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** A page of calls, events or refusals. */
export const apiLogQuery = (list: Parameters<typeof getApiLogs>[0]) =>
  queryOptions({
    queryKey: ['admin', 'api-logs', list],
    queryFn: ({ signal }) => getApiLogs(list, { signal }),
    // Of the same log only: another one's lines under its name would be untrue.
    placeholderData: (before, query) =>
      (query?.queryKey[2] as typeof list | undefined)?.source === list.source ? before : undefined,
    retry,
  });
