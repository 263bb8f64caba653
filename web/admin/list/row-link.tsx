import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rememberRows, useListState } from './list-rows';

/** Marks the links of rows for the keys j and k. */
const rowLinkMark = 'data-row-link';

interface Props {
  to: string;
  open: string;
  /** Only the text is the link: the row has other controls. */
  inText?: boolean;
  children: ReactNode;
}

const wholeRow =
  "outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent";

/**
 * The link that covers its whole row (which is `relative`): a real one, so that middle click, the context menu and
 * Enter work as usual. It stores the list and its rows, so that the way back keeps the filters, and the opened page
 * knows its neighbours.
 */
export function RowLink({ to, open, inText, children }: Props) {
  const list = useListState();
  return (
    <Link
      to={to}
      state={list}
      {...{ [rowLinkMark]: '' }}
      onClick={() =>
        rememberRows(
          list,
          shownRows().map((row) => new URL(row.href).pathname),
        )
      }
      className={`tabular-nums ${inText ? 'text-accent-ink underline underline-offset-2' : wholeRow}`}
    >
      <span className="sr-only">{open} </span>
      {children}
    </Link>
  );
}

/** Moves the focus to the next or the previous row; to the first if none has it. */
export function focusRow(step: 1 | -1): void {
  const rows = shownRows();
  const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
  const next = at < 0 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** A row may be on the page twice, as table and as card; only one is visible. */
function shownRows(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[${rowLinkMark}]`)].filter(
    (row) => row.getClientRects().length > 0,
  );
}
