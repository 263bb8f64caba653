import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countLimit } from '#domain/calls/list.ts';
import { statusNames } from '#domain/order-names.ts';
import { type OrderStatus, orderStatuses } from '#domain/states.ts';
import { count } from '../format';
import { ordersText as text } from './text';

interface Props {
  state: { status?: OrderStatus; attention?: 'true' };
  counts?: { attention: number; byStatus?: Record<string, number> };
  address: (change: { status?: OrderStatus; attention: boolean }) => string;
}

const tab =
  'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-lg px-3 text-sm whitespace-nowrap hover:bg-sunken sm:h-8 aria-[current]:bg-sunken aria-[current]:font-semibold';

/** The filters as links, so that each can be opened in a new tab; what needs a person comes first. */
export function StatusTabs({ state, counts, address }: Props) {
  return (
    <nav aria-label={text.tabs} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-1">
        <li>
          <Link
            to={address({ attention: true })}
            preventScrollReset
            aria-current={state.attention ? 'true' : undefined}
            className={`${tab} ${counts && counts.attention > 0 ? 'text-danger' : ''}`}
          >
            <TriangleAlert aria-hidden="true" className="size-4" />
            {text.attention}
            <Count value={counts?.attention} />
          </Link>
        </li>
        <li>
          <Link
            to={address({ attention: false })}
            preventScrollReset
            aria-current={!state.attention && !state.status ? 'true' : undefined}
            className={tab}
          >
            {text.all}
          </Link>
        </li>
        {orderStatuses.map((status) => (
          <li key={status}>
            <Link
              to={address({ attention: false, status })}
              preventScrollReset
              aria-current={state.status === status ? 'true' : undefined}
              className={tab}
            >
              {statusNames[status]}
              <Count value={counts?.byStatus && (counts.byStatus[status] ?? 0)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Nothing while the number isn't known; its space stays. */
function Count({ value }: { value: number | undefined }) {
  return (
    <span className="min-w-4 text-right text-xs font-normal text-muted tabular-nums">
      {value !== undefined && (value > countLimit ? text.plus(count(countLimit)) : count(value))}
    </span>
  );
}
