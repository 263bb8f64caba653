import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { type BulkResultState, bulkResultStates } from '../../../domain/bulk';
import { type BulkSummary, bulkPageSize, type bulkResult } from '../../../domain/calls/admin-bulk';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { postBulkIdCancel } from '../client';
import { count } from '../format';
import { messages } from '../messages';
import { bulkActNames, bulkOutcomeNames, bulkStateNames, bulkMessages as text } from '../messages/bulk';
import { commonMessages } from '../messages/common';
import { orderAddress } from '../orders/package-name';
import { bulkActQuery } from '../orders/queries';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAddressState } from '../ui/address-state';
import { BackLink } from '../ui/back-link';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Fact, Facts } from '../ui/facts';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { OutsideLink } from '../ui/outside-link';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { FullTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { useAct } from '../ui/use-act';
import { BulkBadge, BulkProgress } from './bulk-progress';

type Result = z.output<typeof bulkResult>;

const tones: Record<BulkResultState, Tone> = {
  waiting: 'neutral',
  done: 'success',
  refused: 'warning',
  failed: 'danger',
  skipped: 'neutral',
};

const stateSchema = z.object({
  state: z.enum(bulkResultStates).optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
});

const columns: readonly Column<Result>[] = [
  {
    key: 'order',
    title: text.order,
    cell: ({ orderNumber }) => (
      <RowLink to={orderAddress(orderNumber)} open={text.open}>
        {orderNumber}
      </RowLink>
    ),
  },
  {
    key: 'result',
    title: text.result,
    cell: ({ state }) => <Badge tone={tones[state]}>{bulkStateNames[state]}</Badge>,
  },
  {
    key: 'why',
    title: text.why,
    cell: ({ message, outcome }) =>
      message ?? (outcome ? (bulkOutcomeNames[outcome] ?? outcome) : messages.shell.unknown),
  },
  {
    key: 'at',
    title: text.at,
    from: 'lg',
    cell: ({ at }) => (at ? <FullTime at={at} /> : messages.shell.unknown),
  },
];

/** One act on many orders, live: how far it is, and what became of each. What went wrong stands first. */
export function BulkActPage() {
  const { id = '' } = useParams();
  const { state, change, address } = useAddressState(stateSchema);
  const query = useQuery(bulkActQuery(id, state));
  const act = query.data?.act;
  const title = act
    ? text.lead(bulkActNames[act.act].label, text.orders(act.total, count(act.total)))
    : text.title;
  return (
    <Page
      back={<BackLink to="/admin/orders">{text.back}</BackLink>}
      title={title}
      actions={act && !act.endedAt && <Stop act={act} />}
    >
      <Loaded query={query} failed={text.failed}>
        {(data) => (
          <>
            <Inset className="grid max-w-3xl gap-4">
              <div aria-live="polite" className="grid gap-2">
                <span>
                  <BulkBadge act={data.act} />
                </span>
                <BulkProgress act={data.act} />
              </div>
              <Facts>
                <Fact name={text.by}>{data.act.startedBy}</Fact>
                <Fact name={text.reason}>{data.act.reason}</Fact>
                <Fact name={text.startedAt}>
                  <FullTime at={data.act.startedAt} />
                </Fact>
                {data.act.endedAt && (
                  <Fact name={text.endedAt}>
                    <FullTime at={data.act.endedAt} />
                  </Fact>
                )}
              </Facts>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <FilterSelect
                  label={text.filter}
                  all={`${text.all} (${count(data.act.total)})`}
                  value={state.state}
                  options={stateOptions(data.act)}
                  onChange={(next) => change({ state: next })}
                />
                <OutsideLink href={data.temporalUrl}>{text.run}</OutsideLink>
              </div>
            </Inset>
            <Frame stale={query.isPlaceholderData}>
              {data.results.length === 0 ? (
                <EmptyState title={text.none} text={text.noneText} />
              ) : (
                <>
                  <DataTable
                    label={text.table}
                    columns={columns}
                    rows={data.results}
                    rowKey={(row) => row.orderNumber}
                  />
                  <Pagination
                    page={data.page}
                    pageSize={bulkPageSize}
                    total={data.matching}
                    address={(page) => address({ page })}
                  />
                </>
              )}
            </Frame>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function stateOptions({ counts }: BulkSummary): Record<BulkResultState, string> {
  return Object.fromEntries(
    bulkResultStates.map((state) => [state, `${bulkStateNames[state]} (${count(counts[state] ?? 0)})`]),
  ) as Record<BulkResultState, string>;
}

/** Stops an act after asking. */
function Stop({ act }: { act: BulkSummary }) {
  const [open, setOpen] = useState(false);
  const may = useMay('work-orders');
  const stop = useAct(() => postBulkIdCancel(act.id), { done: text.stopDone, onDone: () => setOpen(false) });
  return (
    <>
      <Button
        size="small"
        look="danger"
        disabledReason={may ? undefined : commonMessages.notAllowed}
        onClick={() => setOpen(true)}
      >
        {text.stop}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.stopTitle}
        description={text.stopText}
        closeLabel={messages.shell.close}
        width="small"
      >
        <div className="grid gap-3">
          <ActFailure error={stop.error} />
          <div className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>{commonMessages.cancel}</Button>
            <Button look="danger" busy={stop.busy} onClick={() => stop.run(undefined)}>
              {text.stop}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
