import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnswerOf, Call, QueryOf } from '#domain/calls/call.ts';
import { request } from '#web/api-client/api.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { adminKeys, keepOfSame } from '../queries';
import { BackLink } from './back-link';
import { EmptyState } from './empty-state';
import { Loaded } from './loaded';
import { Page } from './page';

interface DetailOptions<C extends Call> {
  enabled?: boolean;
  /** The polling interval in ms; false: only on changes. */
  again?: (answer: AnswerOf<C>) => number | false;
  /** False for an answer that costs too much to be read again at every change of the shop. */
  live?: boolean;
}

/** The query of `useDetail`. */
export function detailQuery<C extends Call>(
  call: C,
  params: Record<string, string | number>,
  query?: QueryOf<C>,
) {
  return queryOptions({
    queryKey: [...adminKeys.all, 'detail', call.path, params, ...(query ? [query] : [])],
    queryFn: ({ signal }) => request(call, { params, query, signal }) as Promise<AnswerOf<C>>,
  });
}

/** The answer of a call about one object. With a query (e.g. a page of its parts) the previous answer stays visible. */
export function useDetail<C extends Call>(
  call: C,
  params: Record<string, string | number> = {},
  query?: QueryOf<C>,
  { enabled, again, live }: DetailOptions<C> = {},
): UseQueryResult<AnswerOf<C>> {
  return useQuery({
    ...detailQuery(call, params, query),
    enabled,
    refetchInterval: ({ state }) => (state.data !== undefined && again?.(state.data)) || false,
    placeholderData: keepOfSame(params),
    meta: { live },
  });
}

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The list that it belongs to. */
  back: { to: string; label: string };
  /** Its title; `fallback` until it is known. */
  title: (data: Data) => string;
  fallback: string;
  /** The displayed title, e.g. with a badge. */
  heading?: (data: Data) => ReactNode;
  failed: string;
  /** Shown if the object doesn't exist. */
  notFound?: { title: string; text: string };
  actions?: (data: Data) => ReactNode;
  /** Links to its neighbours. They stay while one of them is opened, and keep the focus. */
  steps?: ReactNode;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The page of one object: the back link, its title, actions and parts; or why it can't be shown. Another address starts
 * its parts again. The router keeps the screen, and the next object would have the form of this one.
 */
export function DetailPage<Data>({
  query,
  back,
  title,
  fallback,
  heading,
  failed,
  notFound,
  actions,
  steps,
  skeleton,
  children,
}: Props<Data>) {
  const { pathname } = useLocation();
  const { data, error } = query;
  const isGone =
    notFound && data === undefined && isApiError(error) && /not_found$|^validation_failed$/.test(error.code);
  const own = (part: ReactNode) => part && <Fragment key={pathname}>{part}</Fragment>;
  const buttons = own(data !== undefined && actions?.(data));
  return (
    <Page
      back={<BackLink to={back.to}>{back.label}</BackLink>}
      title={data === undefined ? fallback : title(data)}
      heading={isGone ? null : own(data !== undefined && heading?.(data))}
      actions={
        (steps || buttons) && (
          <>
            {steps}
            {buttons}
          </>
        )
      }
    >
      {own(
        isGone ? (
          <EmptyState {...notFound} heading />
        ) : (
          <Loaded query={query} failed={failed} skeleton={skeleton}>
            {children}
          </Loaded>
        ),
      )}
    </Page>
  );
}
