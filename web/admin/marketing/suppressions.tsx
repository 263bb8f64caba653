import { useState } from 'react';
import { adminSuppressions, type SuppressionView } from '#domain/calls/admin-marketing.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { useMay } from '../session';
import { RelativeTime } from '../ui/relative-time';
import { AddSuppression, EndSuppression } from './suppression-dialogs';
import { marketingMessages } from './text';

const text = marketingMessages.suppressions;

/** Unsubscribed addresses with their dates, and those that subscribed again. */
export function Suppressions() {
  const may = useMay('work-customers');
  const list = useList(adminSuppressions);
  const { state, search } = list.state;
  const [open, setOpen] = useState<'add' | SuppressionView>();
  const close = () => setOpen(undefined);
  const columns =
    state === 'ended' ? endedColumns : may ? [...currentColumns, actionColumn(setOpen)] : currentColumns;
  return (
    <ListPage
      part
      list={list}
      text={{ ...text, none: search === '' ? text.emptyEnded : text.none }}
      rows={({ suppressions }) => suppressions}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[{ kind: 'choice', name: 'state', label: text.show, options: text.states }]}
      actions={
        may && (
          <Button size="small" onClick={() => setOpen('add')}>
            {text.add}
          </Button>
        )
      }
    >
      {open === 'add' && <AddSuppression onClose={close} />}
      {typeof open === 'object' && <EndSuppression suppression={open} onClose={close} />}
    </ListPage>
  );
}

const { columns: titles } = text;
const muted = (words: string | undefined) =>
  words && <span className="text-muted wrap-anywhere">{words}</span>;

const common: Column<SuppressionView>[] = [
  {
    key: 'email',
    title: titles.email,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { key: 'since', title: titles.since, cell: ({ since }) => <RelativeTime at={since} /> },
];
const currentColumns: Column<SuppressionView>[] = [
  ...common,
  { key: 'by', title: titles.by, cell: ({ addedBy }) => addedBy ?? text.self },
  { key: 'reason', title: titles.reason, cell: ({ reason }) => muted(reason) },
];
const endedColumns: Column<SuppressionView>[] = [
  ...common,
  { key: 'ended', title: titles.ended, cell: ({ endedAt }) => endedAt && <RelativeTime at={endedAt} /> },
  { key: 'endedBy', title: titles.endedBy, cell: ({ endedBy }) => endedBy },
  { key: 'endReason', title: titles.asked, cell: ({ endReason }) => muted(endReason) },
];
const actionColumn = (end: (suppression: SuppressionView) => void): Column<SuppressionView> => ({
  key: 'act',
  title: titles.action,
  right: true,
  cell: (row) => (
    <Button size="small" aria-label={text.endOf(row.email)} onClick={() => end(row)}>
      {text.end}
    </Button>
  ),
});
