import { Link, useLocation } from 'react-router-dom';
import type { AdminOrderRow } from '../../../domain/calls/admin';
import { listMessages } from '../messages/orders';
import { orderAddress } from './package-name';

/** How the links of rows are found by the keys j and k. */
export const rowLinkMark = 'data-row-link';

/**
 * The link that covers its whole row: a real one, so that middle click, the
 * context menu and Enter do what they do everywhere. It remembers the list, so
 * that the way back keeps the filters.
 */
export function RowLink({ order }: { order: Pick<AdminOrderRow, 'orderNumber'> }) {
  const { search } = useLocation();
  return (
    <Link
      to={orderAddress(order.orderNumber)}
      state={{ list: search }}
      {...{ [rowLinkMark]: '' }}
      className="tabular-nums outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      <span className="sr-only">{listMessages.open('')}</span>
      {order.orderNumber}
    </Link>
  );
}

/** Moves the focus to the next or the previous row; from nowhere to the first. */
export function focusRow(step: 1 | -1): void {
  // Table and cards are both in the page; only one is shown.
  const rows = [...document.querySelectorAll<HTMLElement>(`[${rowLinkMark}]`)].filter(
    (row) => row.getClientRects().length > 0,
  );
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
