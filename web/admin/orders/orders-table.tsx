import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminOrderRow } from '../../../domain/calls/admin';
import { euros } from '../format';
import { messages } from '../messages';
import { listMessages as text } from '../messages/orders';
import { RelativeTime } from '../ui/relative-time';
import type { ListSort, ListState } from './list-state';
import { packageName } from './package-name';
import { RowLink } from './row-link';
import { AttentionMark, PaymentBadge, StatusBadge, WithdrawalMark } from './status-badge';

interface Props {
  orders: AdminOrderRow[];
  state: ListState;
  sortAddress: (sort: ListSort) => string;
}

const cell = 'border-b border-line px-3 py-2.5 align-top';
// Under a border-collapse table a sticky header would lose its line; hence the separate borders.
const head =
  'sticky top-(--sticky-top,0px) z-20 border-b border-line bg-sunken px-3 py-2 text-left text-xs font-medium text-muted';

/** The orders as a table, from tablets on. */
export function OrdersTable({ orders, state, sortAddress }: Props) {
  const { columns } = text;
  return (
    <table
      className="hidden w-full border-separate border-spacing-0 text-sm md:table"
      aria-label={text.table}
    >
      <thead>
        <tr>
          <th scope="col" className={head}>
            {columns.number}
          </th>
          <SortableHead column="createdAt" name={columns.created} state={state} address={sortAddress} />
          <th scope="col" className={head}>
            {columns.customer}
          </th>
          <th scope="col" className={`${head} hidden xl:table-cell`}>
            {columns.package}
          </th>
          <th scope="col" className={head}>
            {columns.status}
          </th>
          <th scope="col" className={`${head} hidden min-[90rem]:table-cell`}>
            {columns.payment}
          </th>
          <th scope="col" className={`${head} hidden 2xl:table-cell`}>
            {columns.provider}
          </th>
          <SortableHead column="amount" name={columns.amount} state={state} address={sortAddress} right />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: AdminOrderRow }) {
  return (
    <tr className="group/row relative hover:bg-sunken has-focus-visible:bg-sunken">
      <th scope="row" className={`${cell} text-left font-medium whitespace-nowrap`}>
        <RowLink order={order} />
      </th>
      <td className={cell}>
        <RelativeTime at={order.createdAt} />
      </td>
      <td className={`${cell} max-w-44 2xl:max-w-64`}>
        <span className="block truncate">{order.email}</span>
        <span className="block truncate text-muted">@{order.username}</span>
      </td>
      <td className={`${cell} hidden whitespace-nowrap xl:table-cell`}>{packageName(order)}</td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1">
          {order.attention && <AttentionMark reason={order.attention} />}
          {order.withdrawalOpen && <WithdrawalMark />}
          <StatusBadge status={order.status} />
        </span>
      </td>
      <td className={`${cell} hidden min-[90rem]:table-cell`}>
        <PaymentBadge status={order.paymentStatus} />
      </td>
      <td className={`${cell} hidden text-muted tabular-nums 2xl:table-cell`}>
        {order.providerOrderId ?? messages.shell.unknown}
      </td>
      <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
        {euros(order.amountCents)}
        {order.refundedCents > 0 && (
          <span className="block text-xs text-muted">{text.refundedPart(euros(order.refundedCents))}</span>
        )}
      </td>
    </tr>
  );
}

interface HeadProps {
  column: 'createdAt' | 'amount';
  name: string;
  state: ListState;
  address: Props['sortAddress'];
  right?: boolean;
}

function SortableHead({ column, name, state, address, right }: HeadProps) {
  const [sorted, direction] = state.sort.split('-');
  const active = sorted === column;
  const Icon = !active ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  const next: ListSort = `${column}-${active && direction === 'desc' ? 'asc' : 'desc'}`;
  return (
    <th
      scope="col"
      aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`${head} ${right ? 'text-right' : ''}`}
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
