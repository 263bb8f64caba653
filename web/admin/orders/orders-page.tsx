import { useQuery } from '@tanstack/react-query';
import { Columns3, Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countLimit } from '../../../domain/calls/admin-order-list';
import { Button } from '../../ui/button';
import { count } from '../format';
import { orderListMessages as words } from '../messages/order-list';
import { listMessages as text } from '../messages/orders';
import { useMay } from '../session';
import { LoadFailure } from '../ui/load-failure';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { focusRow } from '../ui/row-link';
import { SearchBox } from '../ui/search-box';
import { useKeys } from '../ui/use-keys';
import { BulkBar } from './bulk-bar';
import { BulkPanel } from './bulk-panel';
import { ColumnsDialog } from './columns-dialog';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import {
  changeListState,
  exportAddress,
  filterQuery,
  type ListState,
  panelCount,
  readListState,
  writeListState,
} from './list-state';
import { OrdersCards } from './orders-cards';
import { OrdersEmpty } from './orders-empty';
import { OrdersSkeleton } from './orders-skeleton';
import { OrdersTable } from './orders-table';
import { ordersQuery } from './queries';
import { SortSelect } from './sort-select';
import { StatusTabs } from './status-tabs';
import { useSelection } from './use-selection';
import { ViewsBar } from './views-bar';

/** The list of orders. What it shows stands in the address. */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const list = useQuery(ordersQuery(state));
  const [dialog, setDialog] = useState<'columns'>();
  const [unfolded, setUnfolded] = useState(false);
  const mayAct = useMay('work-orders');
  const mayExport = useMay('export-data');
  const { selection, toggle, takeAll, clear } = useSelection(JSON.stringify(filterQuery(state)));
  const address = (change: Partial<ListState>) => `?${writeListState(changeListState(state, change))}`;
  const change = (changed: Partial<ListState>) =>
    setParams(writeListState(changeListState(state, changed)), { replace: true, preventScrollReset: true });
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  const answer = list.data;
  const more = answer !== undefined && answer.total > countLimit;
  const ticks = mayAct
    ? { isTicked: (id: string) => selection.all || selection.ids.has(id), tick: toggle }
    : undefined;
  const filters = panelCount(state);
  return (
    <Page
      title={text.title}
      count={
        answer &&
        (more ? words.moreThanOrders(count(countLimit)) : text.count(answer.total, count(answer.total)))
      }
      actions={
        mayExport && (
          <Button asChild size="small" className="max-sm:min-h-11">
            <a href={exportAddress(state)} download title={words.exportHint}>
              <Download aria-hidden="true" className="size-4" />
              {words.exportFile}
            </a>
          </Button>
        )
      }
    >
      <Inset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ViewsBar state={state} />
        <div className="flex flex-wrap gap-2">
          <SearchBox
            label={text.search}
            placeholder={text.searchPlaceholder}
            search={state.search}
            onSearch={(search) => change({ search })}
          />
          <SortSelect sort={state.sort} onSort={(sort) => change({ sort })} />
          <Button
            size="small"
            className="max-sm:min-h-11"
            aria-expanded={unfolded}
            icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? words.hideFilters : filters > 0 ? words.filtersOn(filters) : words.filters}
          </Button>
          <Button
            size="small"
            className="max-md:hidden"
            icon={<Columns3 aria-hidden="true" className="size-4" />}
            onClick={() => setDialog('columns')}
          >
            {words.chooseColumns}
          </Button>
        </div>
        {unfolded && <FilterPanel state={state} onChange={change} />}
        <FilterChips state={state} address={address} />
        <StatusTabs
          state={state}
          counts={answer?.counts}
          address={(filter) => address({ status: undefined, ...filter })}
        />
        <BulkPanel />
        {list.error && (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.refetch} busy={list.isFetching} />
        )}
      </Inset>
      {answer && mayAct && (
        <BulkBar state={state} selection={selection} total={answer.total} onAll={takeAll} onClear={clear} />
      )}
      {!answer && !list.error && (
        <Frame>
          <OrdersSkeleton />
        </Frame>
      )}
      {answer && (
        <Frame stale={list.isPlaceholderData}>
          {answer.orders.length === 0 ? (
            <OrdersEmpty state={state} total={answer.total} address={address} />
          ) : (
            <>
              <OrdersTable
                orders={answer.orders}
                state={state}
                sortAddress={(sort) => address({ sort })}
                ticks={ticks}
              />
              <OrdersCards orders={answer.orders} ticks={ticks} />
              <Pagination
                page={answer.page}
                pageSize={answer.pageSize}
                total={Math.min(answer.total, countLimit)}
                totalText={more ? words.moreThan(count(countLimit)) : undefined}
                address={(page) => address({ page })}
              />
            </>
          )}
        </Frame>
      )}
      {dialog && (
        <ColumnsDialog
          columns={state.columns}
          onChoose={(columns) => setParams(writeListState({ ...state, columns }), { replace: true })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Page>
  );
}
