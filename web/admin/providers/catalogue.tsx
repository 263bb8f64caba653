import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { cataloguePageSize, type ProviderView } from '../../../domain/calls/admin-providers';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { type getProvidersIdCatalogue, postProvidersIdCataloguePreview } from '../client';
import { count, exactTime } from '../format';
import { commonMessages } from '../messages/common';
import { providerMessages as text } from '../messages/providers';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Frame, Inset } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { SearchBox } from '../ui/search-box';
import { useAct } from '../ui/use-act';
import { CatalogueChanges } from './catalogue-changes';
import { panelMoney } from './figures';
import { catalogueQuery } from './queries';

type Service = Awaited<ReturnType<typeof getProvidersIdCatalogue>>['services'][number];

const listState = z.object({
  search: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).default(1),
});
const said = (value: boolean | undefined) =>
  value === undefined ? text.unknown : value ? text.yes : text.no;

const columns = (currency: string | undefined): readonly Column<Service>[] => [
  {
    key: 'service',
    title: text.fields.service,
    cell: ({ id, name, category, goneAt }) => (
      <>
        <span className="tabular-nums">{id}</span> {name}{' '}
        {goneAt && <Badge tone="warning">{text.gone}</Badge>}
        <span className="block font-normal text-muted">{category}</span>
      </>
    ),
  },
  { key: 'rate', title: text.fields.rate, right: true, cell: ({ rate }) => panelMoney(rate, currency) },
  {
    key: 'range',
    title: text.fields.range,
    right: true,
    cell: ({ min, max }) => `${count(min)}–${count(max)}`,
  },
  { key: 'refill', title: text.fields.refill, cell: ({ refill }) => said(refill) },
  { key: 'cancel', title: text.fields.cancel, from: 'xl', cell: ({ cancel }) => said(cancel) },
];

/** What a provider offers, and the way to take its changes over: first shown, then chosen. */
export function Catalogue({ provider }: { provider: ProviderView }) {
  const mayManage = useMay('manage-providers');
  const { state, change, address } = useAddressState(listState);
  const query = useQuery(catalogueQuery(provider.id, state));
  const [shown, setShown] = useState(false);
  const preview = useAct(() => postProvidersIdCataloguePreview(provider.id), {
    onDone: () => setShown(true),
  });
  return (
    <section aria-label={text.catalogue} className="grid gap-3">
      <Inset className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{text.catalogue}</h2>
          <p className="text-sm text-muted">
            {provider.catalogueTakenAt
              ? text.catalogueLead(exactTime(provider.catalogueTakenAt))
              : text.catalogueNever}
          </p>
        </div>
        <Button
          size="small"
          className="max-lg:min-h-11"
          busy={preview.busy}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
          onClick={() => preview.run(undefined)}
        >
          {preview.busy ? text.previewing : text.preview}
        </Button>
      </Inset>
      {preview.error && (
        <Inset>
          <ActFailure error={preview.error} title={text.previewFailed} />
        </Inset>
      )}
      {shown && preview.answer && (
        <CatalogueChanges
          providerId={provider.id}
          currency={provider.balanceCurrency}
          preview={preview.answer}
          onClose={() => setShown(false)}
        />
      )}
      <Inset>
        <SearchBox
          label={text.search}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
      </Inset>
      <Loaded query={query} failed={text.catalogueFailed}>
        {({ services, total, page }) =>
          services.length === 0 ? (
            <EmptyState title={text.catalogueEmpty} text={text.catalogueEmptyText} />
          ) : (
            <Frame stale={query.isPlaceholderData}>
              <DataTable
                label={text.catalogue}
                columns={columns(provider.balanceCurrency)}
                rows={services}
                rowKey={({ id }) => id}
              />
              <Pagination
                page={page}
                pageSize={cataloguePageSize}
                total={total}
                address={(next) => address({ page: next })}
              />
            </Frame>
          )
        }
      </Loaded>
    </section>
  );
}
