import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actsPerPage, mostActs } from '../../../domain/calls/admin-audit';
import { getAuditLog, getAuditLogId } from '../client';
import { retry } from '../queries';

/** What the log shows, as it stands in the address. */
export const auditState = z.object({
  search: z.string().max(100).default(''),
  actor: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostActs / actsPerPage)
    .default(1),
});
export type AuditState = z.output<typeof auditState>;

/** A page of acts; the page before stays in view until it is there. */
export const auditQuery = ({ search, ...state }: AuditState) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', search, state] as const,
    queryFn: ({ signal }) => getAuditLog({ ...state, search: search || undefined }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** One act with before and after. */
export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit-entry', id] as const,
    queryFn: async ({ signal }) => (await getAuditLogId(id, { signal })).act,
    retry,
  });
