import { useQuery } from '@tanstack/react-query';
import { type CustomerRow, customerSorts, customersPerPage } from '../../../domain/calls/admin-customers';
import { Badge } from '../../ui/badge';
import { count, euros } from '../format';
import { customerMessages as text } from '../messages/customers';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { SearchBox } from '../ui/search-box';
import { customersQuery, customersState } from './queries';

const { columns: names } = text;
const columns: Column<CustomerRow>[] = [
  {
    key: 'email',
    title: names.email,
    cell: ({ id, email, blocked }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <RowLink to={`/admin/customers/${id}`} open={text.open}>
          {email}
        </RowLink>
        {blocked && <Badge tone="danger">{text.blocked}</Badge>}
      </span>
    ),
  },
  {
    key: 'username',
    title: names.username,
    cell: ({ username }) => username && <span className="text-muted wrap-anywhere">@{username}</span>,
  },
  { key: 'orders', title: names.orders, sort: 'orders', right: true, cell: ({ orders }) => count(orders) },
  {
    key: 'spent',
    title: names.spent,
    sort: 'spent',
    right: true,
    cell: ({ spentCents }) => euros(spentCents),
  },
  {
    key: 'refunded',
    title: names.refunded,
    right: true,
    from: 'xl',
    cell: ({ refundedCents }) => (refundedCents > 0 ? euros(refundedCents) : '—'),
  },
  {
    key: 'first',
    title: names.first,
    from: 'xl',
    cell: ({ firstOrderAt }) => <RelativeTime at={firstOrderAt} />,
  },
  {
    key: 'newest',
    title: names.newest,
    sort: 'newest',
    cell: ({ lastOrderAt }) => <RelativeTime at={lastOrderAt} />,
  },
];

/** Who has bought: addresses with their sums. What is listed stands in the address. */
export function CustomersPage() {
  const { state, change, address, filtered } = useAddressState(customersState);
  const list = useQuery(customersQuery(state));
  const total = list.data?.total;
  const { 'newest-desc': usual, ...sorts } = text.sorts;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={total === undefined ? undefined : text.count(total, count(total))}
    >
      <Inset className="flex flex-wrap gap-2">
        <SearchBox
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        {/* On phones the table's heads are not there to press. */}
        <div className="md:hidden">
          <FilterSelect
            label={text.sortLabel}
            value={state.sort === 'newest-desc' ? undefined : state.sort}
            options={sorts}
            all={usual}
            onChange={(sort) => change({ sort: sort ?? 'newest-desc' })}
          />
        </div>
      </Inset>
      <Loaded query={list} failed={text.failed}>
        {(answer) => (
          <Frame stale={list.isPlaceholderData}>
            {answer.customers.length > 0 ? (
              <>
                <DataTable
                  label={text.list}
                  columns={columns}
                  rows={answer.customers}
                  rowKey={({ id }) => id}
                  sort={state.sort}
                  sortAddress={(sort) =>
                    address({ sort: customerSorts.find((known) => known === sort) ?? 'newest-desc' })
                  }
                />
                <Pagination
                  page={answer.page}
                  pageSize={customersPerPage}
                  total={answer.total}
                  address={(page) => address({ page })}
                />
              </>
            ) : (
              <NoRows
                title={text.empty}
                text={text.emptyText}
                filtered={filtered}
                page={state.page}
                to="/admin/customers"
              />
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}
