import { useQuery } from '@tanstack/react-query';
import { cartsPerPage } from '../../../domain/calls/admin-carts';
import { count } from '../format';
import { cartMessages as text } from '../messages/abandoned-carts';
import { useAddressState } from '../ui/address-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
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
                <NoRows
                  title={text.empty}
                  text={text.emptyText}
                  filtered={state.search !== ''}
                  page={state.page}
                  to="/admin/abandoned-carts"
                />
              )}
            </Frame>
          </>
        )}
      </Loaded>
    </Page>
  );
}
