import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { messages } from '../messages';
import { LoadFailure } from './load-failure';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** What could not be loaded, e.g. "No se pudieron cargar los pagos". */
  failed: string;
  /** With the size of the content; a plain block by default. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A query's data; a skeleton while it loads, and next to earlier data a failure that can be retried. */
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
          {skeleton ?? <Skeleton className="mx-4 h-96 lg:mx-0" />}
        </div>
      )}
    </>
  );
}
