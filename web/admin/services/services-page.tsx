import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { Button } from '../../ui/button';
import { count, percent } from '../format';
import { commonMessages } from '../messages/common';
import { serviceMessages as text } from '../messages/services';
import { providersQuery } from '../providers/queries';
import { useMay } from '../session';
import { useAddressState } from '../ui/address-state';
import { DataTable } from '../ui/data-table';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { SearchBox } from '../ui/search-box';
import { CreateDialog } from './create-dialog';
import { lineName, lineOf } from './figures';
import { OrderDialog } from './order-dialog';
import { servicesQuery, servicesState } from './queries';
import { serviceColumns } from './service-columns';

/** The packages of the shop, each line in the order in which shoppers see it (S1 §2.15). */
export function ServicesPage() {
  const { state, change, filtered } = useAddressState(servicesState);
  const query = useQuery(servicesQuery(state));
  const providers = useQuery(providersQuery).data ?? [];
  const mayChange = useMay('move-money');
  const mayImport = useMay('manage-providers');
  const [open, setOpen] = useState<'new' | { order: string }>();
  const total = query.data?.services.length;
  const vat = query.data?.vat;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={total === undefined ? undefined : text.count(total, count(total))}
      actions={
        <>
          {mayImport && (
            <Button size="small" className="max-lg:min-h-11" asChild>
              <Link to="/admin/services/import">{text.import}</Link>
            </Button>
          )}
          <Button
            look="primary"
            size="small"
            className="max-lg:min-h-11"
            icon={<Plus aria-hidden className="size-4" />}
            disabledReason={mayChange ? undefined : commonMessages.notAllowed}
            onClick={() => setOpen('new')}
          >
            {text.add}
          </Button>
        </>
      }
    >
      <Inset className="flex min-w-0 flex-wrap items-center gap-2">
        <SearchBox
          label={text.search}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={text.line}
          value={state.line}
          options={text.lines}
          onChange={(line) => change({ line })}
        />
        <FilterSelect
          label={text.state}
          value={state.state === 'all' ? undefined : state.state}
          options={text.states}
          onChange={(one) => change({ state: one ?? 'all' })}
        />
        <FilterSelect
          label={text.provider}
          value={state.provider === undefined ? undefined : String(state.provider)}
          options={Object.fromEntries(providers.map(({ id, name }) => [String(id), name]))}
          onChange={(id) => change({ provider: id === undefined ? undefined : Number(id) })}
        />
        <FilterSelect
          label={text.warned}
          value={state.warned}
          options={text.warnedOnly}
          onChange={(warned) => change({ warned })}
        />
      </Inset>
      <Loaded query={query} failed={text.failed}>
        {({ services }) =>
          services.length === 0 ? (
            <NoRows
              title={text.empty}
              text={text.emptyText}
              filtered={filtered}
              page={1}
              to="/admin/services"
            />
          ) : (
            linesOf(services).map(([line, rows]) => (
              <section
                key={line}
                aria-label={lineName(line)}
                className="grid grid-cols-[minmax(0,1fr)] gap-2"
              >
                <Inset className="flex items-center justify-between gap-3">
                  <h2 className="text-base font-semibold">
                    {lineName(line)}{' '}
                    <span className="text-sm font-normal text-muted tabular-nums">
                      {text.count(rows.length, count(rows.length))}
                    </span>
                  </h2>
                  {mayChange && (
                    <Button
                      size="small"
                      look="quiet"
                      className="max-lg:min-h-11"
                      aria-label={`${text.order.open} ${lineName(line)}`}
                      onClick={() => setOpen({ order: line })}
                    >
                      {text.order.open}
                    </Button>
                  )}
                </Inset>
                <Frame stale={query.isPlaceholderData}>
                  <DataTable
                    label={lineName(line)}
                    columns={serviceColumns}
                    rows={rows}
                    rowKey={({ id }) => String(id)}
                  />
                </Frame>
              </section>
            ))
          )
        }
      </Loaded>
      {vat && (
        <Inset>
          <p className="text-sm text-muted">
            {text.vat(percent(vat.ratePercent / 100))} {vat.byDestination && text.vatDestination}
          </p>
        </Inset>
      )}
      {open === 'new' && <CreateDialog onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && <OrderDialog line={open.order} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

/** Packages by line, in the order in which the shop has them. */
function linesOf(services: readonly AdminServiceView[]): [line: string, rows: AdminServiceView[]][] {
  const lines = new Map<string, AdminServiceView[]>();
  for (const service of services) {
    const line = lineOf(service);
    lines.set(line, [...(lines.get(line) ?? []), service]);
  }
  return [...lines];
}
