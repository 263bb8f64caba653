import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { z } from 'zod';
import { type BulkResultState, bulkPermission, bulkResultStates } from '#domain/bulk.ts';
import {
  adminBulkAction,
  adminCancelBulk,
  type BulkSummary,
  type bulkResult,
} from '#domain/calls/admin-bulk.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { messages } from '../messages';
import { orderColumn } from '../order/order-columns';
import { useWhyNot } from '../session';
import { ActionDialog } from '../ui/action-form';
import { DetailPage } from '../ui/detail-page';
import { Fact, Facts } from '../ui/facts';
import { Inset } from '../ui/page';
import { FullTime } from '../ui/relative-time';
import { RunLink } from '../ui/run-link';
import { BulkBadge, BulkProgress } from './bulk-progress';
import { bulkActionNames, bulkOutcomeNames, bulkStateNames, bulkMessages as text } from './bulk-text';

/** One bulk action, live: its progress, and the result of each order. Failures come first. */
export function BulkActionPage() {
  const { id = '' } = useParams();
  const list = useList(adminBulkAction, { params: { id } });
  return (
    <DetailPage
      query={list.rows}
      back={{ to: '/admin/bulk', label: text.back }}
      title={({ act: bulk }) =>
        text.lead(bulkActionNames[bulk.act].label, text.orders(bulk.total, count(bulk.total)))
      }
      fallback={text.title}
      failed={text.failed}
      actions={({ act: bulk }) => !bulk.endedAt && <Stop bulk={bulk} />}
    >
      {({ act: bulk, temporalUrl }) => (
        <>
          <Inset className="grid max-w-3xl gap-4">
            <div aria-live="polite" className="grid gap-2">
              <span>
                <BulkBadge bulk={bulk} />
              </span>
              <BulkProgress bulk={bulk} />
            </div>
            <Facts>
              <Fact name={text.by}>{bulk.startedBy}</Fact>
              <Fact name={text.reason}>{bulk.reason}</Fact>
              <Fact name={text.startedAt}>
                <FullTime at={bulk.startedAt} />
              </Fact>
              <Fact name={text.endedAt}>{bulk.endedAt && <FullTime at={bulk.endedAt} />}</Fact>
            </Facts>
            <RunLink href={temporalUrl}>{text.run}</RunLink>
          </Inset>
          <ListPage
            part
            list={list}
            text={text.results}
            rows={({ results }) => results}
            rowKey={({ orderNumber }) => orderNumber}
            columns={columns}
            filters={[
              {
                kind: 'choice',
                name: 'state',
                label: text.filter,
                options: stateOptions(bulk),
                all: `${text.all} (${count(bulk.total)})`,
              },
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}

function stateOptions({ counts }: BulkSummary): Record<BulkResultState, string> {
  return Object.fromEntries(
    bulkResultStates.map((state) => [state, `${bulkStateNames[state]} (${count(counts[state] ?? 0)})`]),
  ) as Record<BulkResultState, string>;
}

/** Stops an action after confirmation. */
function Stop({ bulk }: { bulk: BulkSummary }) {
  const [open, setOpen] = useState(false);
  const whyNot = useWhyNot(bulkPermission(bulk.act));
  return (
    <>
      <Button size="small" variant="danger" disabledReason={whyNot} onClick={() => setOpen(true)}>
        {text.stop}
      </Button>
      {open && (
        <ActionDialog
          call={adminCancelBulk}
          params={{ id: bulk.id }}
          title={text.stopTitle}
          description={text.stopText}
          submit={text.stop}
          done={text.stopDone}
          danger
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const tones: Record<BulkResultState, Tone> = {
  waiting: 'neutral',
  done: 'success',
  refused: 'warning',
  failed: 'danger',
  skipped: 'neutral',
};

const columns: readonly Column<z.output<typeof bulkResult>>[] = [
  orderColumn,
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
