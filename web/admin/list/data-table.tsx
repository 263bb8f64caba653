import {
  type OnChangeFn,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKeys } from '../ui/use-keys';
import { RowCheckbox } from './row-checkbox';
import { focusRow } from './row-link';
import { listMessages as text } from './text';

/** One column of a table. The first one names its row and is always shown. */
export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for figures and money. */
  right?: boolean;
  /** Set if the list can be sorted by it. */
  sort?: string;
  /** The width from which the table shows it if nobody chose the columns; cards always do. */
  from?: 'lg' | 'xl' | '2xl';
  /** Shown only if somebody chose it. */
  chosenOnly?: boolean;
  /** Truncated with an ellipsis at this width. */
  truncate?: string;
}

/** The ticked rows, by key. */
export interface Ticks<Row> {
  ticked: RowSelectionState;
  onTicked: OnChangeFn<RowSelectionState>;
  /** Label of a row's checkbox. */
  label: (row: Row) => string;
  /** Label of the checkbox for all rows of the page. */
  allLabel: string;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `column-asc` or `column-desc`. */
  sort?: string;
  sortAddress?: (sort: string) => string;
  /** Keys of the chosen columns; the default ones if absent. */
  chosen?: readonly string[];
  ticks?: Ticks<Row>;
  /** A row's card on phones, instead of the list of its columns. */
  card?: (row: Row) => ReactNode;
}

// TanStack keeps the ticks; our columns are drawn below.
const features = tableFeatures({ rowSelectionFeature });
const noColumns: [] = [];

const cellStyle = 'border-b border-line px-3 py-2.5 align-top';
// Under a border-collapse table a sticky header would lose its line; hence the separate borders.
const head =
  'sticky top-(--sticky-top,0px) z-20 border-b border-line bg-sunken px-3 py-2 text-left text-xs font-medium whitespace-nowrap text-muted';
const widths = { lg: 'hidden lg:table-cell', xl: 'hidden xl:table-cell', '2xl': 'hidden 2xl:table-cell' };

/**
 * Rows as a table with a sticky head, from tablets on; as cards with the same figures on phones. The keys j and k move
 * through rows that have a `RowLink`. The list must not be empty.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  sortAddress,
  chosen,
  ticks,
  card,
}: Props<Row>) {
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  const table = useTable({
    features,
    data: rows,
    columns: noColumns,
    getRowId: rowKey,
    state: { rowSelection: ticks?.ticked ?? {} },
    onRowSelectionChange: ticks?.onTicked,
  });
  const visible = columns.filter(
    ({ key, chosenOnly }, index) => index === 0 || (chosen ? chosen.includes(key) : !chosenOnly),
  );
  const width = ({ from }: Column<Row>) => (from && !chosen ? widths[from] : '');
  const cells = (row: Row) => columns.slice(1).map((column) => [column, column.cell(row)] as const);
  return (
    <>
      <div className={chosen ? 'hidden overflow-x-auto md:block' : 'hidden md:block'}>
        <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              {ticks && (
                <th scope="col" className={`${head} w-9 pr-0`}>
                  <RowCheckbox
                    label={ticks.allLabel}
                    checked={table.getIsAllRowsSelected()}
                    mixed={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {visible.map((column) => (
                <Head
                  key={column.key}
                  column={column}
                  sort={sort}
                  address={sortAddress}
                  width={width(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                className="group/row relative hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:bg-sunken"
              >
                {ticks && (
                  <td className={`${cellStyle} w-9 pr-0`}>
                    <RowCheckbox
                      label={ticks.label(row.original)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {visible.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" className={`${cellStyle} text-left font-medium`}>
                      {column.cell(row.original)}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      className={`${cellStyle} ${column.right ? 'text-right whitespace-nowrap tabular-nums' : ''} ${width(column)} ${column.truncate ? `truncate ${column.truncate}` : ''}`}
                    >
                      {column.cell(row.original)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={label} className="divide-y divide-line md:hidden">
        {table.getRowModel().rows.map((row) => (
          <li
            key={row.id}
            className="group/row relative flex gap-3 px-4 py-3 text-sm active:bg-sunken has-checked:bg-accent-soft"
          >
            {ticks && (
              <RowCheckbox
                label={ticks.label(row.original)}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            )}
            {card ? (
              card(row.original)
            ) : (
              <div className="grid min-w-0 flex-1 gap-2">
                <div className="font-semibold wrap-anywhere">{columns[0]?.cell(row.original)}</div>
                <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1">
                  {cells(row.original).map(([{ key, title, chosenOnly }, shown]) =>
                    chosenOnly ? null : (
                      <CardLine key={key} title={title}>
                        {shown}
                      </CardLine>
                    ),
                  )}
                </dl>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A figure of a card; a missing one takes no room. */
function CardLine({ title, children }: { title: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 justify-self-end text-right tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  address: Props<Row>['sortAddress'];
  width: string;
}

function Head<Row>({ column, sort, address, width }: HeadProps<Row>) {
  const style = `${head} ${width} ${column.right ? 'text-right' : ''}`;
  if (!column.sort || !address)
    return (
      <th scope="col" className={style}>
        {column.title}
      </th>
    );
  const active = sort?.startsWith(`${column.sort}-`) ?? false;
  const descending = active && sort?.endsWith('-desc');
  const Icon = !active ? ChevronsUpDown : descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}
      className={style}
    >
      <Link
        to={address(`${column.sort}-${descending ? 'asc' : 'desc'}`)}
        replace
        preventScrollReset
        title={text.sortBy(column.title)}
        className={`inline-flex items-center gap-1 rounded hover:text-ink ${active ? 'text-ink' : ''}`}
      >
        {column.title}
        <Icon aria-hidden="true" className="size-3.5" />
      </Link>
    </th>
  );
}
