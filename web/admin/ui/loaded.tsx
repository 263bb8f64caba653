import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { messages } from '../messages';
import { LoadFailure } from './load-failure';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** What could not be loaded, e.g. "No se pudieron cargar los pagos". */
  failed: string;
  /** In the size of what comes; a plain block without it. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query answers; while it loads its outline, and beside what was there a failure that can be tried again. */
export function Loaded<Data>({ query, failed, skeleton, children }: Props<Data>) {
  return (
    <>
      {query.error && (
        <div className="px-4 lg:px-0">
          <LoadFailure title={failed} error={query.error} onRetry={query.refetch} busy={query.isFetching} />
        </div>
      )}
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && !query.error && (
        <div role="status">
          <span className="sr-only">{messages.shell.loading}</span>
          {skeleton ?? <Skeleton className="h-96" />}
        </div>
      )}
    </>
  );
}
