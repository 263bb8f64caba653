import { useQuery } from '@tanstack/react-query';
import { blocksPerPage } from '../../../domain/calls/admin-blocked-users';
import { count } from '../format';
import { blockedMessages as text } from '../messages/blocked-users';
import { useMay } from '../session';
import { useAddressState } from '../ui/address-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { SearchBox } from '../ui/search-box';
import { BlockForm } from './block-form';
import { BlockedTable } from './blocked-table';
import { blockedQuery, blockedState } from './queries';

/** Who may not buy: search, add, list, unblock (S1 §2.15). What is listed stands in the address. */
export function BlockedUsersPage() {
  const { state, change, address, filtered } = useAddressState(blockedState);
  const list = useQuery(blockedQuery(state));
  const may = useMay('work-customers');
  const total = list.data?.total;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={total === undefined ? undefined : text.count(total, count(total))}
    >
      {may && (
        <Inset>
          <BlockForm />
        </Inset>
      )}
      <Inset className="flex flex-wrap gap-2">
        <SearchBox
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={text.stateLabel}
          value={state.state === 'active' ? undefined : state.state}
          options={{ ended: text.states.ended, all: text.states.all }}
          all={text.states.active}
          onChange={(one) => change({ state: one ?? 'active' })}
        />
      </Inset>
      <Loaded query={list} failed={text.failed}>
        {({ data, page, total: all }) => (
          <Frame stale={list.isPlaceholderData}>
            {data.length > 0 ? (
              <>
                <BlockedTable blocks={data} may={may} />
                <Pagination
                  page={page}
                  pageSize={blocksPerPage}
                  total={all}
                  address={(to) => address({ page: to })}
                />
              </>
            ) : (
              <NoRows
                title={text.empty}
                text={text.emptyText}
                noneTitle={text.empty}
                filtered={filtered}
                page={page}
                to="/admin/blocked-users"
              />
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}
