import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { commonMessages as text } from '../messages/common';
import { focusRow } from './row-link';
import { useKeys } from './use-keys';

/** One column of a table. The first one names its row. */
export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures and money stand at the right. */
  right?: boolean;
  /** Where the list may be sorted by it. */
  sort?: string;
  /** From which width on the table shows it; cards always do. */
  from?: 'lg' | 'xl' | '2xl';
  /** Cut off with an ellipsis at this width. */
  truncate?: string;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `column-asc` or `column-desc`. */
  sort?: string;
  sortAddress?: (sort: string) => string;
}

const cellStyle = 'border-b border-line px-3 py-2.5 align-top';
// Under a border-collapse table a sticky header would lose its line; hence the separate borders.
const head =
  'sticky top-(--sticky-top,0px) z-20 border-b border-line bg-sunken px-3 py-2 text-left text-xs font-medium text-muted';
const widths = { lg: 'hidden lg:table-cell', xl: 'hidden xl:table-cell', '2xl': 'hidden 2xl:table-cell' };

/**
 * Rows as a table with a head that stays, from tablets on; as cards with the same figures on phones. The keys j and k
 * go through rows that have a `RowLink`. Give it a list that isn't empty.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, sort, sortAddress }: Props<Row>) {
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  const width = ({ from }: Column<Row>) => (from ? widths[from] : '');
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <>
      <table aria-label={label} className="hidden w-full border-separate border-spacing-0 text-sm md:table">
        <thead>
          <tr>
            {columns.map((column) => (
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
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group/row relative hover:bg-sunken has-focus-visible:bg-sunken">
              <th scope="row" className={`${cellStyle} text-left font-medium`}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.key}
                  className={`${cellStyle} ${column.right ? 'text-right whitespace-nowrap tabular-nums' : ''} ${width(column)} ${column.truncate ? `truncate ${column.truncate}` : ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={label} className="divide-y divide-line md:hidden">
        {rows.map((row) => (
          <li key={rowKey(row)} className="group/row relative grid gap-2 px-4 py-3 text-sm active:bg-sunken">
            <div className="font-semibold wrap-anywhere">{first.cell(row)}</div>
            <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1">
              {others.map((column) => (
                <CardLine key={column.key} title={column.title}>
                  {column.cell(row)}
                </CardLine>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A figure of a card; one that the row doesn't have takes no room. */
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
