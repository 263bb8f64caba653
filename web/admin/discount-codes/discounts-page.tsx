import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { discountsPerPage } from '../../../domain/calls/admin-discounts';
import { Button } from '../../ui/button';
import { count } from '../format';
import { discountMessages as text } from '../messages/discount-codes';
import { useMay } from '../session';
import { useAddressState } from '../ui/address-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { SearchBox } from '../ui/search-box';
import { BatchBar } from './batch-bar';
import { NewCodeDialog } from './code-dialog';
import { CodesTable } from './codes-table';
import { type Made, MadeDialog, ManyDialog } from './many-dialog';
import { discountsQuery, discountsState } from './queries';

type Open = 'new' | 'many' | { made: Made };

/** Discount codes: what they bring, and the making and changing of them. */
export function DiscountsPage() {
  const { state, change, address, filtered } = useAddressState(discountsState);
  const list = useQuery(discountsQuery(state));
  const may = useMay('move-money');
  const withMoney = useMay('read-money');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const total = list.data?.total;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={total === undefined ? undefined : text.count(total, count(total))}
      actions={
        may && (
          <>
            <Button size="small" className="max-lg:min-h-11" onClick={() => setOpen('many')}>
              {text.addMany}
            </Button>
            <Button look="primary" size="small" className="max-lg:min-h-11" onClick={() => setOpen('new')}>
              {text.add}
            </Button>
          </>
        )
      }
    >
      <Inset className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={text.stateLabel}
          value={state.state === 'all' ? undefined : state.state}
          options={text.stateNames}
          all={text.allStates}
          onChange={(one) => change({ state: one ?? 'all' })}
        />
      </Inset>
      {state.batch && (
        <Inset>
          <BatchBar batch={state.batch} onLeave={() => change({ batch: '' })} />
        </Inset>
      )}
      <Loaded query={list} failed={text.failed}>
        {(answer) => (
          <Frame stale={list.isPlaceholderData}>
            {answer.codes.length > 0 ? (
              <>
                <CodesTable codes={answer.codes} withMoney={withMoney} />
                <Pagination
                  page={answer.page}
                  pageSize={discountsPerPage}
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
                to="/admin/discount-codes"
              />
            )}
          </Frame>
        )}
      </Loaded>
      {open === 'new' && <NewCodeDialog onClose={close} />}
      {open === 'many' && <ManyDialog onClose={close} onMade={(made) => setOpen({ made })} />}
      {typeof open === 'object' && (
        <MadeDialog
          made={open.made}
          onClose={() => {
            close();
            change({ ...discountsState.parse({}), batch: open.made.batch });
          }}
        />
      )}
    </Page>
  );
}
