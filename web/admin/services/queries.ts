import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminServiceStates } from '../../../domain/calls/admin-services';
import { getServices, getServicesId } from '../client';
import { serviceMessages } from '../messages/services';
import { retry } from '../queries';

/** What of the packages is shown, as it stands in the address. */
export const servicesState = z.object({
  search: z.string().max(100).default(''),
  /** Type and region, e.g. `followers-spain`. */
  line: z
    .string()
    .optional()
    .refine((line) => line === undefined || line in serviceMessages.lines),
  state: z.enum(adminServiceStates).default('all'),
  provider: z.coerce.number().int().positive().optional(),
  warned: z.enum(['true']).optional(),
});
export type ServicesState = z.output<typeof servicesState>;

/** Packages in the order of the shop; what was there stays in view until others are. */
export const servicesQuery = ({ line, ...list }: ServicesState) =>
  queryOptions({
    queryKey: ['admin', 'services', line ?? '', list],
    queryFn: ({ signal }) => {
      const [type, region] = (line?.split('-') ?? []) as Parameters<typeof asLine>;
      return getServices({ ...list, ...asLine(type, region) }, { signal });
    },
    placeholderData: keepPreviousData,
    retry,
  });

type Query = NonNullable<Parameters<typeof getServices>[0]>;
const asLine = (type: Query['type'], region: Query['region']) => ({ type, region });

/** One package with its history. */
export const serviceQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'service', id],
    queryFn: ({ signal }) => getServicesId(id, { signal }),
    retry,
  });
