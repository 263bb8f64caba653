import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProviderView } from '../../../domain/calls/admin-providers';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { providerMessages as text } from '../messages/providers';
import { useMay } from '../session';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Frame, Page } from '../ui/page';
import { RowLink } from '../ui/row-link';
import { panelMoney, percentText } from './figures';
import { ProviderForm } from './provider-form';
import { providersQuery } from './queries';

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
    cell: ({ active, balanceLow }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={active ? 'success' : 'neutral'}>{active ? text.active : text.inactive}</Badge>
        {balanceLow && <Badge tone="warning">{text.lowBalance}</Badge>}
      </span>
    ),
  },
  {
    key: 'balance',
    title: text.columns.balance,
    right: true,
    cell: ({ balance, balanceCurrency }) =>
      balance === undefined ? text.noBalance : panelMoney(balance, balanceCurrency),
  },
  {
    key: 'health',
    title: text.columns.health,
    right: true,
    cell: ({ health: { errorPercent } }) =>
      errorPercent === undefined ? text.noCalls : percentText(errorPercent),
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

/** Every provider, and the way to add one (S1 §2.15). */
export function ProvidersPage() {
  const query = useQuery(providersQuery);
  const navigate = useNavigate();
  const mayManage = useMay('manage-providers');
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button
          look="primary"
          size="small"
          className="max-lg:min-h-11"
          icon={<Plus aria-hidden className="size-4" />}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
          onClick={() => setAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      <Loaded query={query} failed={text.failed}>
        {(providers) =>
          providers.length === 0 ? (
            <EmptyState title={text.empty} text={text.emptyText} />
          ) : (
            <Frame>
              <DataTable
                label={text.title}
                columns={columns}
                rows={providers}
                rowKey={({ id }) => String(id)}
              />
            </Frame>
          )
        }
      </Loaded>
      {adding && (
        <Dialog
          open
          width="medium"
          onClose={() => setAdding(false)}
          title={text.addTitle}
          description={text.addText}
          closeLabel={messages.shell.close}
        >
          <ProviderForm onSaved={({ id }) => navigate(`/admin/providers/${id}`)} />
        </Dialog>
      )}
    </Page>
  );
}
