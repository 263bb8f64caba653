import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { followStream } from '../api-client/event-stream';
import { mayPass } from '../api-client/failure';
import { orderQuery } from '../api-client/orders';

/** How often the order is polled if its changes can't be streamed, in ms. */
const pollMs = 4000;
/** How often a streamed order is requested, in ms: what ends by time, e.g. its estimate, is no change to be streamed. */
const passingMs = 60_000;
/** A stream that the server refused is opened again after this time, in ms: places may be free again by then. */
const reopenMs = 30_000;
/** How often it is asked for again before its page says that it can't be loaded, and how soon, in ms. */
const patience = { retries: 4, retryMs: 2000 };

/** An order that stays up to date: streamed by the server, or polled every few seconds if that fails. */
export function useLiveOrder(id: string | undefined) {
  const queryClient = useQueryClient();
  const [streaming, setStreaming] = useState(false);
  const query = useQuery({
    ...orderQuery(id ?? ''),
    enabled: id !== undefined,
    retry: (failures, error) => failures < patience.retries && mayPass(error),
    retryDelay: patience.retryMs,
    refetchInterval: ({ state }) => (state.data ? (streaming ? passingMs : pollMs) : false),
  });
  const publicId = query.data?.order.id;
  // A stream keeps the view that its reader had when it was opened.
  const view = query.data?.order.view;

  useEffect(() => {
    if (id === undefined || publicId === undefined || view === undefined) return;
    const stream = followStream(addressOf(filePaths.ownChanges, { id: publicId }), {
      events: {
        order(data) {
          takeStreamed(queryClient, id, JSON.parse(data) as OrderView);
        },
      },
      onOpen: () => setStreaming(true),
      onLost: () => setStreaming(false),
      reopenMs,
    });
    return () => stream.close();
  }, [id, publicId, view, queryClient]);

  return { ...query, order: query.data?.order, streaming };
}

/**
 * Shows a streamed order. A request that is under way may bring an older one: it is cancelled. One that finds out what the
 * page may still see is made again instead.
 */
export function takeStreamed(queryClient: QueryClient, id: string, order: OrderView): void {
  const { queryKey } = orderQuery(id);
  if (queryClient.getQueryState(queryKey)?.isInvalidated) {
    void queryClient.invalidateQueries({ queryKey, exact: true });
    return;
  }
  // The coupon's key begins with the order's.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, { success: true, order });
}
