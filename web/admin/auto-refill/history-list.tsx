import { useQuery } from '@tanstack/react-query';
import { refillsPerPage } from '../../../domain/calls/admin-refill';
import { Badge, type Tone } from '../../ui/badge';
import type { getRefillHistory } from '../client';
import { refillStateNames, autoRefillMessages as text } from '../messages/auto-refill';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { Frame, Inset } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import type { RefillListState } from './list-state';
import { historyQuery } from './queries';

type Refill = Awaited<ReturnType<typeof getRefillHistory>>['refills'][number];
type State = keyof typeof refillStateNames;

const tones: Record<State, Tone> = {
  sending: 'info',
  requested: 'info',
  unknown: 'warning',
  completed: 'success',
  rejected: 'danger',
};
const people: Record<string, string> = { system: text.bySystem, customer: text.byCustomer };

const columns: readonly Column<Refill>[] = [
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderId, orderNumber }) => (
      <RowLink to={`/admin/orders/${orderId}`} open={text.open}>
        {orderNumber}
      </RowLink>
    ),
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: ({ state }) => (
      <Badge tone={tones[state as State] ?? 'neutral'}>{refillStateNames[state as State] ?? state}</Badge>
    ),
  },
  {
    key: 'requested',
    title: text.columns.requested,
    cell: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
  },
  { key: 'by', title: text.columns.by, cell: ({ requestedBy }) => people[requestedBy] ?? requestedBy },
  {
    key: 'ended',
    title: text.columns.ended,
    cell: ({ endedAt }) => endedAt && <RelativeTime at={endedAt} />,
  },
  {
    key: 'reason',
    title: text.columns.reason,
    from: 'xl',
    truncate: 'max-w-64',
    cell: ({ reason, providerRefillId }) => reason ?? providerRefillId,
  },
];

interface Props {
  page: number;
  state: RefillListState['state'];
  onState: (state: RefillListState['state']) => void;
  address: (page: number) => string;
}

/** Refills, newest first. */
export function HistoryList({ page, state, onState, address }: Props) {
  const query = useQuery(historyQuery({ page, state }));
  return (
    <div className="grid gap-3">
      <Inset>
        <FilterSelect label={text.state} value={state} options={refillStateNames} onChange={onState} />
      </Inset>
      <Loaded query={query} failed={text.historyFailed}>
        {({ refills, total }) =>
          refills.length === 0 ? (
            <EmptyState title={text.historyEmpty} text={text.historyEmptyText} />
          ) : (
            <Frame stale={query.isPlaceholderData}>
              <DataTable label={text.tabs.history} columns={columns} rows={refills} rowKey={({ id }) => id} />
              <Pagination page={page} pageSize={refillsPerPage} total={total} address={address} />
            </Frame>
          )
        }
      </Loaded>
    </div>
  );
}
