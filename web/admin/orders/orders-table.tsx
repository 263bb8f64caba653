import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminOrderListRow } from '../../../domain/calls/admin-order-list';
import { orderListMessages as words } from '../messages/order-list';
import { listMessages as text } from '../messages/orders';
import { RowLink } from '../ui/row-link';
import { Tick } from '../ui/tick';
import { columnLooks } from './columns';
import { type ListColumn, type ListSort, type ListState, usualColumns } from './list-state';
import { orderAddress } from './package-name';

/** What the rows of the list need to be ticked; nothing where nobody may act. */
export interface Ticks {
  isTicked: (id: string) => boolean;
  tick: (ids: readonly string[], on: boolean) => void;
}

interface Props {
  orders: AdminOrderListRow[];
  state: ListState;
  sortAddress: (sort: ListSort) => string;
  ticks?: Ticks;
}

const cell = 'border-b border-line px-3 py-2.5 align-top';
// Under a border-collapse table a sticky header would lose its line; hence the separate borders.
const head =
  'sticky top-(--sticky-top,0px) z-20 border-b border-line bg-sunken px-3 py-2 text-left text-xs font-medium whitespace-nowrap text-muted';

/** The orders as a table, from tablets on. Chosen columns are all shown; the usual ones as far as there is room. */
export function OrdersTable({ orders, state, sortAddress, ticks }: Props) {
  const columns = state.columns ?? usualColumns;
  const width = (column: ListColumn) => (state.columns ? '' : (columnLooks[column].usually ?? ''));
  const ids = orders.map(({ id }) => id);
  const ticked = ticks ? ids.filter(ticks.isTicked).length : 0;
  return (
    <div className={state.columns ? 'hidden overflow-x-auto md:block' : 'hidden md:block'}>
      <table className="w-full border-separate border-spacing-0 text-sm" aria-label={text.table}>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" className={`${head} w-9 pr-0`}>
                <Tick
                  label={words.selectPage}
                  checked={ticked === ids.length}
                  mixed={ticked > 0}
                  onChange={(on) => ticks.tick(ids, on)}
                />
              </th>
            )}
            <th scope="col" className={head}>
              {text.columns.number}
            </th>
            {columns.map((column) => (
              <Head key={column} column={column} state={state} address={sortAddress} width={width(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr
              key={order.id}
              className="group/row relative hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:bg-sunken"
            >
              {ticks && (
                <td className={`${cell} w-9 pr-0`}>
                  <Tick
                    label={words.select(order.orderNumber)}
                    checked={ticks.isTicked(order.id)}
                    onChange={(on) => ticks.tick([order.id], on)}
                  />
                </td>
              )}
              <th scope="row" className={`${cell} text-left font-medium whitespace-nowrap`}>
                <RowLink to={orderAddress(order.orderNumber)} open={text.open}>
                  {order.orderNumber}
                </RowLink>
              </th>
              {columns.map((column) => {
                const { style = '', right, cell: show } = columnLooks[column];
                return (
                  <td
                    key={column}
                    className={`${cell} ${style} ${right ? 'text-right' : ''} ${width(column)}`}
                  >
                    {show(order)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  column: ListColumn;
  state: ListState;
  address: Props['sortAddress'];
  width: string;
}

function Head({ column, state, address, width }: HeadProps) {
  const { sort, right } = columnLooks[column];
  const name = words.columns[column];
  const style = `${head} ${right ? 'text-right' : ''} ${width}`;
  if (!sort)
    return (
      <th scope="col" className={style}>
        {name}
      </th>
    );
  const [sorted, direction] = state.sort.split('-');
  const active = sorted === sort;
  const Icon = !active ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  const next: ListSort = `${sort}-${active && direction === 'desc' ? 'asc' : 'desc'}`;
  return (
    <th
      scope="col"
      aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={style}
    >
      <Link
        to={address(next)}
        replace
        preventScrollReset
        title={text.sortBy(name)}
        className={`inline-flex items-center gap-1 rounded hover:text-ink ${active ? 'text-ink' : ''}`}
      >
        {name}
        <Icon aria-hidden="true" className="size-3.5" />
      </Link>
    </th>
  );
}
