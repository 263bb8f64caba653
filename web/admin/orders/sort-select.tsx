import { orderListMessages as words } from '../messages/order-list';
import { listMessages as text } from '../messages/orders';
import type { ListSort } from './list-state';

/** The sorting on phones, where there is no head of a table. */
export function SortSelect({ sort, onSort }: { sort: ListSort; onSort: (sort: ListSort) => void }) {
  return (
    <select
      aria-label={text.sort}
      value={sort}
      onChange={(event) => onSort(event.target.value as ListSort)}
      className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:w-auto sm:text-sm md:hidden"
    >
      {Object.entries(words.sorts).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
