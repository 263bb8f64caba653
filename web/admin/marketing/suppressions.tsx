import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SuppressionView, suppressionsPerPage } from '../../../domain/calls/admin-marketing';
import { Button } from '../../ui/button';
import { count } from '../format';
import { marketingMessages } from '../messages/marketing';
import { useMay } from '../session';
import { type Column, DataTable } from '../ui/data-table';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { SearchBox } from '../ui/search-box';
import { type MarketingState, suppressionsQuery } from './queries';
import { AddSuppression, EndSuppression } from './suppression-dialogs';

const text = marketingMessages.suppressions;

interface Props {
  state: MarketingState;
  change: (change: Partial<MarketingState>) => void;
  address: (change: Partial<MarketingState>) => string;
}

/** Who wants no marketing mail since when, and who asked for it again. */
export function Suppressions({ state, change, address }: Props) {
  const may = useMay('work-customers');
  const query = useQuery(suppressionsQuery(state));
  const [open, setOpen] = useState<'add' | SuppressionView>();
  const close = () => setOpen(undefined);
  const total = query.data?.total;
  const columns = state.state === 'ended' ? endedColumns : [...currentColumns];
  if (may && state.state === 'current')
    columns.push({
      key: 'act',
      title: text.columns.act,
      right: true,
      cell: (row) => (
        <Button
          size="small"
          className="max-lg:min-h-11"
          aria-label={text.endOf(row.email)}
          onClick={() => setOpen(row)}
        >
          {text.end}
        </Button>
      ),
    });
  return (
    <>
      <Inset className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={text.show}
          value={state.state === 'current' ? undefined : state.state}
          options={{ ended: text.states.ended }}
          all={text.states.current}
          onChange={(one) => change({ state: one ?? 'current' })}
        />
        <span role="status" className="text-sm text-muted tabular-nums">
          {total !== undefined && text.count(total, count(total))}
        </span>
        {may && (
          <Button size="small" className="max-lg:min-h-11 sm:ml-auto" onClick={() => setOpen('add')}>
            {text.add}
          </Button>
        )}
      </Inset>
      <Loaded query={query} failed={text.failed}>
        {({ suppressions }) => (
          <Frame stale={query.isPlaceholderData}>
            {suppressions.length > 0 ? (
              <>
                <DataTable label={text.list} columns={columns} rows={suppressions} rowKey={({ id }) => id} />
                <Pagination
                  page={state.page}
                  pageSize={suppressionsPerPage}
                  total={total ?? 0}
                  address={(page) => address({ page })}
                />
              </>
            ) : (
              <NoRows
                title={state.state === 'ended' ? text.emptyEnded : text.empty}
                text={text.emptyText}
                filtered={state.search !== ''}
                page={state.page}
                noneTitle={text.none}
                to="/admin/marketing?tab=suppressions"
              />
            )}
          </Frame>
        )}
      </Loaded>
      {open === 'add' && <AddSuppression onClose={close} />}
      {typeof open === 'object' && <EndSuppression suppression={open} onClose={close} />}
    </>
  );
}

const email: Column<SuppressionView> = {
  key: 'email',
  title: text.columns.email,
  cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
};
const currentColumns: Column<SuppressionView>[] = [
  email,
  { key: 'since', title: text.columns.since, cell: ({ since }) => <RelativeTime at={since} /> },
  { key: 'by', title: text.columns.by, cell: ({ addedBy }) => addedBy ?? text.self },
  {
    key: 'reason',
    title: text.columns.reason,
    cell: ({ reason }) => reason && <span className="text-muted wrap-anywhere">{reason}</span>,
  },
];
const endedColumns: Column<SuppressionView>[] = [
  email,
  { key: 'since', title: text.columns.since, cell: ({ since }) => <RelativeTime at={since} /> },
  {
    key: 'ended',
    title: text.columns.ended,
    cell: ({ endedAt }) => endedAt && <RelativeTime at={endedAt} />,
  },
  { key: 'endedBy', title: text.columns.endedBy, cell: ({ endedBy }) => endedBy },
  {
    key: 'endReason',
    title: text.columns.asked,
    cell: ({ endReason }) => endReason && <span className="text-muted wrap-anywhere">{endReason}</span>,
  },
];
