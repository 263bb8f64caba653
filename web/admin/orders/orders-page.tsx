import { Link } from 'react-router-dom';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { filePaths } from '#domain/calls/files.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPage } from '../list/list-page';
import { type ListStateOf, useList } from '../list/use-list';
import { useMay } from '../session';
import { EmptyState } from '../ui/empty-state';
import { Inset } from '../ui/page';
import { BulkBar } from './bulk-bar';
import { BulkPanel } from './bulk-panel';
import { bulkMessages } from './bulk-text';
import { orderColumns } from './columns';
import { OrderCard } from './order-card';
import { StatusTabs } from './status-tabs';
import { ordersText as text } from './text';
import { useOrderFilters } from './use-order-filters';

/** The list of orders. */
export function OrdersPage() {
  const list = useList(adminOrders);
  const { state, answer } = list;
  const mayChange = useMay('work-orders');
  const mayExport = useMay('export-data');
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ orders }) => orders}
      rowKey={({ id }) => id}
      columns={orderColumns}
      card={(order) => <OrderCard order={order} />}
      filters={useOrderFilters()}
      actions={
        <Button asChild size="small">
          <Link to="/admin/bulk">{bulkMessages.seeAll}</Link>
        </Button>
      }
      file={mayExport ? `${filePaths.orders}?${queryOf(state)}` : undefined}
      between={
        <Inset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <StatusTabs
            state={state}
            counts={answer?.counts}
            address={({ status, attention }) =>
              list.address({ status, attention: attention ? 'true' : undefined })
            }
          />
          <BulkPanel />
        </Inset>
      }
      emptyState={isCalm(state) && <Calm address={list.address({ attention: undefined })} />}
      selection={
        mayChange
          ? {
              label: ({ orderNumber }) => text.select(orderNumber),
              allLabel: text.selectPage,
              bar: (selection, total) => (
                <BulkBar
                  filter={filterOf(state)}
                  selection={selection}
                  orders={answer?.orders ?? []}
                  total={total}
                />
              ),
            }
          : undefined
      }
    />
  );
}

type State = ListStateOf<typeof adminOrders>;

/** Only the filter, as calls take it. */
function filterOf({ page: _page, pageSize: _pageSize, sort: _sort, ...filter }: State) {
  return filter;
}

/** Filter and sorting as the query of the file. */
function queryOf({ page: _page, pageSize: _pageSize, ...query }: State): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/** Only the filter "waits for a person" is set. */
function isCalm(state: State): boolean {
  const { attention, ...others } = filterOf(state);
  return attention !== undefined && Object.values(others).every((value) => !value);
}

function Calm({ address }: { address: string }) {
  return (
    <EmptyState title={text.calmTitle} text={text.calmText}>
      <Button asChild size="small">
        <Link to={address}>{text.seeAll}</Link>
      </Button>
    </EmptyState>
  );
}
