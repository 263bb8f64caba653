import { useState } from 'react';
import {
  type ProviderView,
  previewCatalogue,
  providerCatalogue,
  type TakenService,
} from '#domain/calls/admin-providers.ts';
import { api } from '#web/api-client/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { count, exactTime, moneyIn, panelRange } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { useWhyNot } from '../session';
import { ActionFailure } from '../ui/action-failure';
import { Inset } from '../ui/page';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { CatalogueChanges } from './catalogue-changes';
import { catalogueMessages as text } from './text';

/** A provider's services, and the import of its changes: first shown, then chosen. */
export function Catalogue({ provider }: { provider: ProviderView }) {
  const { id, catalogueTakenAt, balanceCurrency } = provider;
  const whyNot = useWhyNot('manage-providers');
  const [shown, setShown] = useState(false);
  const [outdated, setOutdated] = useState(0);
  const preview = useAdminMutation(() => api(previewCatalogue, { params: { id } }), {
    onDone: () => setShown(true),
  });
  return (
    <ListPage
      part
      list={useList(providerCatalogue, { params: { id: String(id) } })}
      text={{ ...text, lead: catalogueTakenAt ? text.taken(exactTime(catalogueTakenAt)) : text.never }}
      rows={({ services }) => services}
      rowKey={(service) => service.id}
      columns={columns(balanceCurrency)}
      actions={
        <Button
          size="small"
          busy={preview.busy}
          disabledReason={whyNot}
          onClick={() => {
            setOutdated(0);
            preview.run(undefined);
          }}
        >
          {preview.busy ? text.previewing : text.preview}
        </Button>
      }
      above={
        <Inset>
          <ActionFailure error={preview.error} title={text.previewFailed} />
          {outdated > 0 && <Alert tone="warning">{text.outdated(outdated, count(outdated))}</Alert>}
        </Inset>
      }
    >
      {shown && preview.answer && (
        <CatalogueChanges
          providerId={id}
          currency={balanceCurrency}
          preview={preview.answer}
          onOutdated={setOutdated}
          onClose={() => setShown(false)}
        />
      )}
    </ListPage>
  );
}

const said = (value: boolean | undefined) =>
  value === undefined ? text.unknown : value ? text.yes : text.no;

const columns = (currency: string | undefined): readonly Column<TakenService>[] => [
  {
    key: 'service',
    title: text.columns.service,
    cell: ({ id, name, category, goneAt }) => (
      <>
        <span className="tabular-nums">{id}</span> {name}{' '}
        {goneAt && <Badge tone="warning">{text.gone}</Badge>}
        <span className="block font-normal text-muted">{category}</span>
      </>
    ),
  },
  { key: 'rate', title: text.columns.rate, right: true, cell: ({ rate }) => moneyIn(rate, currency) },
  { key: 'range', title: text.columns.range, right: true, cell: panelRange },
  { key: 'refill', title: text.columns.refill, cell: ({ refill }) => said(refill) },
  { key: 'cancel', title: text.columns.cancel, from: 'xl', cell: ({ cancel }) => said(cancel) },
];
