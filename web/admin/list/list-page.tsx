import { Columns3, Download, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import { countLimit } from '#domain/calls/list.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { count } from '../format';
import { FileLink } from '../ui/file-link';
import { Loaded } from '../ui/loaded';
import { Frame, Inset, Page, Part } from '../ui/page';
import { ColumnsDialog } from './columns-dialog';
import { type Column, DataTable } from './data-table';
import { FilterChips } from './filter-chips';
import { FilterSelect } from './filter-select';
import { type Filter, Filters, setFilters, type Values } from './filters';
import { useHeldRows } from './held-rows';
import { Items } from './items';
import { NoRows } from './no-rows';
import { Pagination } from './pagination';
import { SearchBox } from './search-box';
import { listMessages as words } from './text';
import type { List, ListCall } from './use-list';
import { type Selection, useSelection } from './use-selection';
import { ViewsBar } from './views-bar';

/** The texts of a list. */
export interface ListText {
  title: string;
  lead?: string;
  /** E.g. `12 pedidos`; `shown` is the formatted number. */
  count: (total: number, shown: string) => string;
  /** Names the table for screen readers, if the title doesn't. */
  list?: string;
  search?: { label: string; placeholder: string };
  failed: string;
  empty: string;
  emptyText: string;
  /** Shown for a search without a match, instead of the default. */
  none?: string;
}

interface Props<C extends ListCall, Row extends object> {
  list: List<C>;
  text: ListText;
  /** The displayed title, if it is more than text. */
  heading?: ReactNode;
  rows: (answer: AnswerOf<C>) => readonly Row[];
  rowKey: (row: Row) => string;
  /** Without columns `item` renders the rows. */
  columns?: readonly Column<Row>[];
  item?: (row: Row) => ReactNode;
  /** Groups rows under headings, in their order. */
  group?: { by: (row: Row) => string; heading: (key: string, rows: readonly Row[]) => ReactNode };
  filters?: readonly Filter[];
  /** Main actions of the screen, to the right of its title. */
  actions?: ReactNode;
  /** Address of the list as a file. */
  file?: string;
  /** Between title and filters, e.g. tabs or a form. */
  above?: ReactNode;
  /** Between filters and rows. */
  between?: ReactNode;
  /** Below the rows, e.g. notes and dialogs. */
  children?: ReactNode;
  /** Rows can be ticked; `bar` shows the actions on them. */
  selection?: {
    label: (row: Row) => string;
    allLabel: string;
    bar: (selection: Selection, total: number) => ReactNode;
  };
  card?: (row: Row) => ReactNode;
  /** Shown instead of an empty list; undefined: the default. */
  emptyState?: ReactNode;
  /** A part of a screen: its title is a second-level heading. */
  part?: boolean;
}

/** A list of the back office: its complete state is in the URL. */
export function ListPage<C extends ListCall, Row extends object>(props: Props<C, Row>) {
  const { list, text, columns = [], filters = [], actions, file, above, between, children, part } = props;
  const { rows: query, answer, state } = list;
  const [choosing, setChoosing] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const values = state as Values;
  const defaults = list.defaults as Values;
  const change = list.change as (change: Values) => void;
  const address = list.address as (change: Values) => string;
  const shown = filters.filter(({ folded }) => !folded);
  const folded = filters.filter((filter) => filter.folded);
  const chips = setFilters(folded, values, defaults);
  // On phones more than two of them would push the rows off the screen.
  const crowded = shown.length > 2;
  const set = folded.length > 0 ? chips.length : setFilters(shown, values, defaults).length;
  const controls = (some: readonly Filter[]) => (
    <Filters filters={some} state={values} defaults={defaults} onChange={change} />
  );
  const body = (
    <>
      {above}
      <Inset className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        <ViewsBar list={list.call.path} own={Object.keys(defaults)} />
        {(text.search || filters.length > 0 || columns.length > 0) && (
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            {text.search && (
              <SearchBox
                {...text.search}
                search={(values.search as string | undefined) ?? ''}
                onSearch={(search) => change({ search })}
              />
            )}
            <SortSelect columns={columns} sort={values.sort} onSort={(sort) => change({ sort })} />
            <span className={crowded && !unfolded ? 'contents max-md:hidden' : 'contents'}>
              {controls(shown)}
            </span>
            {(folded.length > 0 || crowded) && (
              <Button
                size="small"
                className={folded.length > 0 ? '' : 'md:hidden'}
                aria-expanded={unfolded}
                icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
                onClick={() => setUnfolded(!unfolded)}
              >
                {unfolded ? words.hideFilters : set > 0 ? words.filtersOn(set) : words.filters}
              </Button>
            )}
            {columns.length > 0 && (
              <Button
                size="small"
                className="max-md:hidden"
                icon={<Columns3 aria-hidden="true" className="size-4" />}
                onClick={() => setChoosing(true)}
              >
                {words.chooseColumns}
              </Button>
            )}
          </div>
        )}
        {unfolded && folded.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3">
            <legend className="sr-only">{words.filters}</legend>
            {controls(folded)}
          </fieldset>
        )}
        <FilterChips chips={chips} address={address} />
      </Inset>
      {between}
      <Loaded
        query={query}
        failed={text.failed}
        skeleton={
          <Frame>
            <Skeleton className="h-96" />
          </Frame>
        }
      >
        {(loaded) => <Rows {...props} answer={loaded} />}
      </Loaded>
      {choosing && (
        <ColumnsDialog
          columns={columns.slice(1)}
          chosen={list.columns}
          onChoose={(columns) => change({ columns: columns?.join('.'), page: values.page })}
          onClose={() => setChoosing(false)}
        />
      )}
      {children}
    </>
  );
  const Around = part ? Part : Page;
  return (
    <Around
      title={text.title}
      heading={props.heading}
      lead={text.lead}
      count={answer && counted(text, answer.total ?? props.rows(answer).length)}
      actions={
        (actions || file) && (
          <>
            {file && <ExportLink file={file} />}
            {actions}
          </>
        )
      }
    >
      {body}
    </Around>
  );
}

function Rows<C extends ListCall, Row extends object>({
  list,
  text,
  rows,
  rowKey,
  columns = [],
  item,
  group,
  selection,
  card,
  emptyState,
  part,
  answer,
}: Props<C, Row> & { answer: AnswerOf<C> }) {
  const own = rows(answer);
  const { total = own.length, page = 1, pageSize, seenAt } = answer;
  const { shown, hold } = useHeldRows(own, rowKey);
  const { page: _page, sort, ...filter } = list.state as Values;
  const ticks = useSelection(JSON.stringify(filter), seenAt);
  const address = list.address as (change: Values) => string;
  const table = (some: readonly Row[], label = text.list ?? text.title) =>
    item ? (
      <Items
        label={label}
        rows={some}
        rowKey={rowKey}
        item={item}
        isGone={(row) => !own.includes(row)}
        hold={hold}
      />
    ) : (
      <DataTable
        label={label}
        columns={columns}
        rows={some}
        rowKey={rowKey}
        sort={sort as string | undefined}
        sortAddress={sort === undefined ? undefined : (next) => address({ sort: next })}
        chosen={list.columns}
        ticks={selection && { ...selection, ticked: ticks.ticked, onTicked: ticks.onTicked }}
        card={card}
      />
    );
  const stale = list.rows.isPlaceholderData;
  // Also above an empty page: its dialogs keep what is typed in them.
  const bar = selection?.bar(ticks.selection, total);
  if (shown.length === 0)
    return (
      <>
        {bar}
        <Frame stale={stale}>
          {emptyState || (
            <NoRows
              title={text.empty}
              text={text.emptyText}
              noneTitle={text.none}
              filtered={list.filtered}
              page={page}
              total={total}
              to={address(total > 0 ? { page: 1 } : list.defaults)}
              part={part}
            />
          )}
        </Frame>
      </>
    );
  if (group)
    return [...grouped(shown, group.by)].map(([key, some]) => (
      <section key={key} aria-label={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {group.heading(key, some)}
        <Frame stale={stale}>{table(some, key)}</Frame>
      </section>
    ));
  return (
    <>
      {bar}
      {item && table(shown)}
      <Frame stale={stale}>
        {!item && table(shown)}
        {pageSize !== undefined && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={Math.min(total, countLimit)}
            totalText={total > countLimit ? words.moreThan(count(countLimit)) : undefined}
            address={(to) => address({ page: to })}
            part={part}
          />
        )}
      </Frame>
    </>
  );
}

/** Rows by key; keys and rows in their order. */
function grouped<Row>(rows: readonly Row[], by: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups;
}

/** On phones a table has no headers to click. */
function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: unknown;
  onSort: (sort: string | undefined) => void;
}) {
  if (typeof sort !== 'string') return null;
  const options = Object.fromEntries(
    columns.flatMap((column) =>
      column.sort
        ? [
            [`${column.sort}-desc`, words.sortDown(column.title)],
            [`${column.sort}-asc`, words.sortUp(column.title)],
          ]
        : [],
    ),
  );
  return (
    <span className="md:hidden">
      <FilterSelect label={words.sort} value={sort} options={options} onChange={onSort} needed />
    </span>
  );
}

function ExportLink({ file }: { file: string }) {
  return (
    <Button asChild size="small">
      <FileLink
        href={file}
        title={words.exportHint}
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        {words.exportFile}
      </FileLink>
    </Button>
  );
}

/** The total, as far as it is counted. */
function counted(text: ListText, total: number): string {
  const shown = total > countLimit ? words.moreThan(count(countLimit)) : count(total);
  const said = text.count(total, shown);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
