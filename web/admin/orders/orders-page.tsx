import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { count } from '../format';
import { listMessages as text } from '../messages/orders';
import { ordersQuery } from '../queries';
import { LoadFailure } from '../ui/load-failure';
import { useKeys } from '../ui/use-keys';
import { useTitle } from '../ui/use-title';
import { changeListState, type ListState, readListState, writeListState } from './list-state';
import { OrdersCards } from './orders-cards';
import { OrdersEmpty } from './orders-empty';
import { OrdersSkeleton } from './orders-skeleton';
import { OrdersTable } from './orders-table';
import { Pagination } from './pagination';
import { focusRow } from './row-link';
import { SearchBox, searchFieldId } from './search-box';
import { SortSelect } from './sort-select';
import { StatusTabs } from './status-tabs';

/** The list of orders. What it shows stands in the address. */
export function OrdersPage() {
  useTitle(text.title);
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const list = useQuery(ordersQuery(state));
  const address = (change: Partial<ListState>) => `?${writeListState(changeListState(state, change))}`;
  const change = (changed: Partial<ListState>) =>
    setParams(writeListState(changeListState(state, changed)), { replace: true });
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    '/': () => document.getElementById(searchFieldId)?.focus(),
  });
  const answer = list.data;
  return (
    <div className="grid gap-3 py-4 lg:p-6">
      <div className="grid gap-3 px-4 lg:px-0">
        <div className="flex items-baseline gap-3">
          <h1 className="text-xl font-semibold tracking-tight">{text.title}</h1>
          <span role="status" className="text-sm text-muted tabular-nums">
            {answer && text.count(answer.total, count(answer.total))}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <SearchBox search={state.search} onSearch={(search) => change({ search })} />
          <SortSelect sort={state.sort} onSort={(sort) => change({ sort })} />
        </div>
        <StatusTabs
          state={state}
          counts={answer?.counts}
          address={(filter) => address({ status: undefined, ...filter })}
        />
        {list.error && (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.refetch} busy={list.isFetching} />
        )}
      </div>
      {!answer && !list.error && (
        <Frame>
          <OrdersSkeleton />
        </Frame>
      )}
      {answer && (
        <Frame>
          <div
            aria-busy={list.isPlaceholderData}
            className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}
          >
            {answer.orders.length === 0 ? (
              <OrdersEmpty state={state} total={answer.total} address={address} />
            ) : (
              <>
                <OrdersTable orders={answer.orders} state={state} sortAddress={(sort) => address({ sort })} />
                <OrdersCards orders={answer.orders} />
                <Pagination
                  page={answer.page}
                  pageSize={answer.pageSize}
                  total={answer.total}
                  address={(page) => address({ page })}
                />
              </>
            )}
          </div>
        </Frame>
      )}
    </div>
  );
}

/** No overflow of its own: the head of the table sticks to the window. */
function Frame({ children }: { children: React.ReactNode }) {
  return <div className="border-y border-line bg-surface lg:rounded-card lg:border-x">{children}</div>;
}
