import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { requestsPerPage } from '../../../domain/calls/admin-requests';
import { Badge } from '../../ui/badge';
import { Checkbox } from '../../ui/checkbox';
import { Field, inputStyle } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { messages } from '../messages';
import { requestsQuery } from '../queries';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure } from '../ui/load-failure';
import { Pagination } from '../ui/pagination';
import { useTitle } from '../ui/use-title';
import { RequestCard } from './request-card';
import { type RequestList, readRequestList, writeRequestList } from './request-list';

const text = messages.requests;

/** What people asked of the shop, newest first. The address holds what is shown. */
export function RequestsPage() {
  useTitle(text.title);
  const [params, setParams] = useSearchParams();
  const list = readRequestList(params);
  const query = useQuery(requestsQuery(list));
  const show = (change: Partial<RequestList>) =>
    setParams(writeRequestList({ ...list, page: 1, ...change }), { replace: true });
  return (
    <div className="grid max-w-4xl gap-4 p-4 lg:p-6">
      <header className="grid gap-1">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold tracking-tight">
          {text.title}
          {query.data && query.data.openCount > 0 && (
            <Badge tone="warning">{text.waiting(query.data.openCount)}</Badge>
          )}
        </h1>
        <p className="max-w-prose text-sm text-muted">{text.lead}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Field label={text.kind} hideLabel>
          {(control) => (
            <select
              {...control}
              value={list.kind ?? ''}
              onChange={({ target }) => show({ kind: (target.value || undefined) as RequestList['kind'] })}
              className={`${inputStyle} min-h-11! text-sm! lg:min-h-9!`}
            >
              <option value="">{text.all}</option>
              {(['contact', 'unsubscribe', 'deletion'] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Checkbox checked={list.open} onChange={(open) => show({ open })}>
          {text.onlyOpen}
        </Checkbox>
      </div>
      {query.error && (
        <LoadFailure
          title={text.failed}
          error={query.error}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {!query.data && !query.error && <Skeleton className="h-64" />}
      {query.data?.requests.length === 0 && <EmptyState title={text.emptyTitle} text={text.emptyText} />}
      {query.data && query.data.requests.length > 0 && (
        <>
          <ul className="grid gap-3">
            {query.data.requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
          {query.data.pages > 1 && (
            <Pagination
              page={query.data.page}
              pageSize={requestsPerPage}
              total={query.data.total}
              address={(page) => `?${writeRequestList({ ...list, page })}`}
            />
          )}
        </>
      )}
    </div>
  );
}
