import { type ReactNode, useCallback } from 'react';
import { HoldContext } from '../ui/hold';
import { useKeys } from '../ui/use-keys';
import { focusRow } from './row-link';
import { listMessages as text } from './text';

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  item: (row: Row) => ReactNode;
  /** Whether the list no longer has this row: it is only held. */
  isGone: (row: Row) => boolean;
  hold: (key: string, by: 1 | -1) => void;
}

/** Rows as cards; the keys j and k move through those that have a `RowLink`. */
export function Items<Row>({ label, rows, rowKey, item, isGone, hold }: Props<Row>) {
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  return (
    <ul aria-label={label} className="grid max-w-4xl gap-3 px-4 lg:px-0">
      {rows.map((row) => (
        <Item key={rowKey(row)} id={rowKey(row)} hold={hold} gone={isGone(row)}>
          {item(row)}
        </Item>
      ))}
    </ul>
  );
}

interface ItemProps {
  id: string;
  gone: boolean;
  hold: Props<never>['hold'];
  children: ReactNode;
}

function Item({ id, gone, hold, children }: ItemProps) {
  const holdThis = useCallback((by: 1 | -1) => hold(id, by), [hold, id]);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p role="status" className="text-sm text-muted empty:hidden">
        {gone && text.held}
      </p>
      <HoldContext value={holdThis}>{children}</HoldContext>
    </li>
  );
}
