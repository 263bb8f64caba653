import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filePaths } from '#domain/calls/files.ts';
import { followStream } from '../api-client/event-stream';
import { adminKeys } from './queries';

/** How the screens stay up to date: by notifications of changes, or by polling. */
export type LiveState = 'live' | 'reconnecting';

/**
 * Events within this time cause one refetch, in ms: a busy shop must not refetch its list for each. The API counts what
 * waits for a person again after a shorter time (api/session/routes.ts).
 */
const gatherMs = 400;
/** Between two refetches, in ms: in a busy shop there is always a change, and each screen asks for several lists. */
const pauseMs = 3000;
/** A slower answer, in ms, no longer blocks further refetches: its connection may be dead. */
const longestRefetchMs = 10_000;
/** Without the stream the screens poll this often, in ms. */
const pollMs = 20_000;
/** A stream that the server refused is reopened after this time, in ms. */
const reopenMs = 5000;

/** Keeps lists, counts and open orders up to date while the back office is open. */
export function useLiveChanges(enabled: boolean): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('live');
  useEffect(() => {
    if (!enabled) return;
    return followChanges(queryClient, setState);
  }, [enabled, queryClient]);
  return state;
}

/** Follows the server's events until the returned function is called. A hidden page refetches when it is shown again. */
export function followChanges(queryClient: QueryClient, onState: (state: LiveState) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let changed = false;
  const refresh = () => {
    changed = true;
    waiting ??= setTimeout(() => void refetch(), gatherMs);
  };
  // Without the stream only a refetch can tell that the session has ended.
  const isUnseen = () => document.hidden && stream.isOpen();
  const onShown = () => {
    if (changed) refresh();
  };
  // One after the other: each refetch cancels the previous one, so if changes come faster than answers none would
  // arrive.
  const refetch = async () => {
    if (isUnseen()) {
      waiting = undefined;
      return;
    }
    changed = false;
    const refetched = queryClient.invalidateQueries({
      queryKey: adminKeys.all,
      predicate: ({ meta }) => meta?.live !== false,
    });
    let late: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      refetched,
      new Promise((passed) => {
        late = setTimeout(passed, longestRefetchMs);
      }),
    ]);
    clearTimeout(late);
    if (closed) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (changed) refresh();
    }, pauseMs);
  };
  const stream = followStream(filePaths.changes, {
    // Includes the first event of each connection, which makes up for changes missed without one.
    events: { changed: refresh },
    onOpen: () => onState('live'),
    onLost: () => onState('reconnecting'),
    reopenMs,
  });
  const polling = setInterval(() => {
    if (!stream.isOpen()) refresh();
  }, pollMs);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    closed = true;
    document.removeEventListener('visibilitychange', onShown);
    stream.close();
    clearInterval(polling);
    clearTimeout(waiting);
  };
}
