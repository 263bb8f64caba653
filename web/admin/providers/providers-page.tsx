import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listProviders, type ProviderView } from '#domain/calls/admin-providers.ts';
import { Button } from '#web/ui/button.tsx';
import { count, moneyIn, percent } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { useWhyNot } from '../session';
import { NewProviderDialog } from './provider-form';
import { ProviderState } from './provider-state';
import { providerMessages as text } from './text';

/** Every provider, and the action to add one (S1 §2.15). */
export function ProvidersPage() {
  const whyNot = useWhyNot('manage-providers');
  const [adding, setAdding] = useState(false);
  return (
    <ListPage
      list={useList(listProviders)}
      text={text}
      rows={({ providers }) => providers}
      rowKey={({ id }) => String(id)}
      columns={columns}
      actions={
        <Button
          variant="primary"
          size="small"
          icon={<Plus aria-hidden className="size-4" />}
          disabledReason={whyNot}
          onClick={() => setAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      {adding && <NewProviderDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

const columns: readonly Column<ProviderView>[] = [
  {
    key: 'name',
    title: text.columns.name,
    cell: ({ id, name, baseUrl }) => (
      <>
        <RowLink to={`/admin/providers/${id}`} open={text.open}>
          {name}
        </RowLink>
        <span className="block font-normal text-muted wrap-anywhere">{baseUrl}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: (provider) => (
      <span className="inline-flex flex-wrap gap-1">
        <ProviderState provider={provider} />
      </span>
    ),
  },
  {
    key: 'balance',
    title: text.columns.balance,
    right: true,
    cell: ({ balance, balanceCurrency }) =>
      balance === undefined ? text.noBalance : moneyIn(balance, balanceCurrency),
  },
  {
    key: 'health',
    title: text.columns.health,
    right: true,
    cell: ({ health: { errorPercent } }) =>
      errorPercent === undefined ? text.noCalls : percent(errorPercent / 100),
  },
  {
    key: 'speed',
    title: text.columns.speed,
    right: true,
    from: 'xl',
    cell: ({ health: { p95Ms } }) => (p95Ms === undefined ? '' : text.ms(count(p95Ms))),
  },
  { key: 'services', title: text.columns.services, right: true, cell: (row) => count(row.services) },
  { key: 'open', title: text.columns.open, right: true, cell: (row) => count(row.open) },
];
