import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import type { AnswerOf, Call, QueryOf } from '#domain/calls/call.ts';
import { request } from '#web/api-client/api.ts';
import { adminKeys, keepOfSame } from '../queries';
import { useAddressState } from './address-state';

/** A call that returns a list, mostly in pages: its query is also the list's state in the URL. */
export type ListCall = Call<
  z.ZodType,
  z.ZodObject,
  z.ZodType,
  z.ZodType<{ success: true; total?: number; page?: number; pageSize?: number; seenAt?: string }>
>;

/** A list's state, as its call takes it. */
export type ListStateOf<C extends ListCall> = z.output<NonNullable<C['query']>>;

/** Keys of the address that don't affect the rows. */
const ofTheTable = z.object({ columns: z.string().max(300).optional() });

interface ListOptions<C extends ListCall> {
  /** Fills in the call's path. */
  params?: Record<string, string>;
  /** A list with another value of this is a different list: its rows don't keep the previous ones visible. */
  apart?: keyof ListStateOf<C>;
}

/** The rows of a call and the list's state, which is in the URL. */
export function useList<C extends ListCall>(call: C, { params, apart }: ListOptions<C> = {}) {
  const schema = useMemo(() => {
    const fields = { ...(call.query?.shape as Record<string, z.ZodType>) };
    delete fields.pageSize;
    return z.object({ ...fields, ...ofTheTable.shape });
  }, [call]);
  const { state, defaults, change, address, filtered } = useAddressState(schema);
  const { columns, ...shown } = state as Record<string, unknown> & { columns?: string };
  const query = shown as ListStateOf<C> & QueryOf<C>;
  const which = [params, apart && query[apart]];
  const rows = useQuery({
    queryKey: [...adminKeys.all, 'list', call.path, which, query],
    queryFn: ({ signal }) => request(call, { params, query, signal }) as Promise<AnswerOf<C>>,
    placeholderData: keepOfSame(which),
  });
  return {
    call,
    rows,
    answer: rows.data,
    /** Filters, sorting and page. */
    state: query,
    /** The state of an empty address. */
    defaults: defaults as Partial<ListStateOf<C>>,
    /** Names of the chosen columns; undefined: the default ones. */
    columns: columns?.split('.'),
    filtered,
    change: change as (change: ListChange<C>) => void,
    /** The address after a change, for links. */
    address: address as (change: ListChange<C>) => string,
  };
}

type ListChange<C extends ListCall> = Partial<ListStateOf<C>> & { columns?: string };

export type List<C extends ListCall> = ReturnType<typeof useList<C>>;
