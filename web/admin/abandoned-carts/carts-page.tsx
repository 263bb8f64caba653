import { useQuery } from '@tanstack/react-query';
import { cartsPerPage } from '../../../domain/calls/admin-carts';
import { Button } from '../../ui/button';
import { count } from '../format';
import { cartMessages as text } from '../messages/abandoned-carts';
import { commonMessages } from '../messages/common';
import { useAddressState } from '../ui/address-state';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { SearchBox } from '../ui/search-box';
import { CartFigures } from './cart-figures';
import { CartsTable } from './carts-table';
import { cartsQuery, cartsState } from './queries';

/** Purchases that nobody has paid, what became of them, and what can be done. */
export function CartsPage() {
  const { state, change, address } = useAddressState(cartsState);
  const list = useQuery(cartsQuery(state));
  const total = list.data?.total;
  const { open, ...others } = text.states;
  const { '30': usual, ...days } = text.days;
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
        <FilterSelect
          label={text.stateLabel}
          value={state.state === 'open' ? undefined : state.state}
          options={others}
          all={open}
          onChange={(one) => change({ state: one ?? 'open' })}
        />
        <FilterSelect
          label={text.daysLabel}
          value={state.days === '30' ? undefined : state.days}
          options={days}
          all={usual}
          onChange={(one) => change({ days: one ?? '30' })}
        />
      </Inset>
      <Loaded query={list} failed={text.failed}>
        {(answer) => (
          <>
            <Inset>
              <CartFigures figures={answer.figures} />
            </Inset>
            <Frame stale={list.isPlaceholderData}>
              {answer.carts.length > 0 ? (
                <>
                  <CartsTable carts={answer.carts} />
                  <Pagination
                    page={answer.page}
                    pageSize={cartsPerPage}
                    total={answer.total}
                    address={(page) => address({ page })}
                  />
                </>
              ) : (
                <None
                  searched={state.search !== ''}
                  page={state.page}
                  onClear={() => change({ search: '' })}
                />
              )}
            </Frame>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function None({ searched, page, onClear }: { searched: boolean; page: number; onClear: () => void }) {
  if (!searched && page === 1) return <EmptyState title={text.empty} text={text.emptyText} />;
  return (
    <EmptyState
      title={searched ? commonMessages.noneTitle : commonMessages.pageGoneTitle}
      text={searched ? commonMessages.noneText : commonMessages.pageGoneText}
    >
      <Button size="small" className="max-lg:min-h-11" onClick={onClear}>
        {searched ? commonMessages.clearFilters : commonMessages.firstPage}
      </Button>
    </EmptyState>
  );
}
