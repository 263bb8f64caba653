import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DiscountView, discountsPerPage } from '../../../domain/calls/admin-discounts';
import { Button } from '../../ui/button';
import { count } from '../format';
import { commonMessages } from '../messages/common';
import { discountMessages as text } from '../messages/discount-codes';
import { useMay } from '../session';
import { useAddressState } from '../ui/address-state';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { SearchBox } from '../ui/search-box';
import { CodeDialog } from './code-dialog';
import { CodesTable } from './codes-table';
import { type Made, MadeDialog, ManyDialog } from './many-dialog';
import { discountsQuery, discountsState } from './queries';

type Open = 'new' | 'many' | { edit: DiscountView } | { made: Made };

/** Discount codes: what they bring, and the making and changing of them. */
export function DiscountsPage() {
  const { state, change, address, filtered } = useAddressState(discountsState);
  const list = useQuery(discountsQuery(state));
  const may = useMay('move-money');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const total = list.data?.total;
  const { all, ...states } = text.states;
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
          options={states}
          all={all}
          onChange={(one) => change({ state: one ?? 'all' })}
        />
        {state.batch && (
          <>
            <span className="text-sm wrap-anywhere">{text.ofBatch(state.batch)}</span>
            <Button size="small" className="max-lg:min-h-11" onClick={() => change({ batch: '' })}>
              {text.allBatches}
            </Button>
          </>
        )}
      </Inset>
      <Loaded query={list} failed={text.failed}>
        {(answer) => (
          <Frame stale={list.isPlaceholderData}>
            {answer.codes.length > 0 ? (
              <>
                <CodesTable codes={answer.codes} may={may} onEdit={(edit) => setOpen({ edit })} />
                <Pagination
                  page={answer.page}
                  pageSize={discountsPerPage}
                  total={answer.total}
                  address={(page) => address({ page })}
                />
              </>
            ) : (
              <EmptyState
                title={filtered ? commonMessages.noneTitle : text.empty}
                text={filtered ? commonMessages.noneText : text.emptyText}
              >
                {(filtered || state.page > 1) && (
                  <Button
                    size="small"
                    className="max-lg:min-h-11"
                    onClick={() => change(discountsState.parse({}))}
                  >
                    {commonMessages.clearFilters}
                  </Button>
                )}
              </EmptyState>
            )}
          </Frame>
        )}
      </Loaded>
      {open === 'new' && <CodeDialog onClose={close} />}
      {open === 'many' && <ManyDialog onClose={close} onMade={(made) => setOpen({ made })} />}
      {typeof open === 'object' && 'edit' in open && <CodeDialog code={open.edit} onClose={close} />}
      {typeof open === 'object' && 'made' in open && (
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
