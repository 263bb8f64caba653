import { useState } from 'react';
import { type BlockedUser, blockedUsers } from '#domain/calls/admin-blocked-users.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { useMay } from '../session';
import { Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { BlockForm } from './block-form';
import { blockedMessages as text } from './text';
import { UnblockDialog } from './unblock-dialog';

/** Blocked users: search, add, list, unblock (S1 §2.15). */
export function BlockedUsersPage() {
  const may = useMay('work-customers');
  const [asking, setAsking] = useState<BlockedUser>();
  return (
    <ListPage
      list={useList(blockedUsers)}
      text={text}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={may ? [...columns, actionColumn(setAsking)] : columns}
      filters={[{ kind: 'choice', name: 'state', label: text.stateLabel, options: text.states }]}
      above={
        may && (
          <Inset>
            <Section title={text.form.title}>
              <BlockForm />
            </Section>
          </Inset>
        )
      }
    >
      {asking && <UnblockDialog block={asking} onClose={() => setAsking(undefined)} />}
    </ListPage>
  );
}

const { columns: titles } = text;
const columns: Column<BlockedUser>[] = [
  { key: 'username', title: titles.username, cell: ({ username }) => `@${username}` },
  { key: 'reason', title: titles.reason, cell: ({ reason }) => <Words>{reason}</Words> },
  { key: 'email', title: titles.email, from: 'lg', cell: ({ email }) => <Words>{email ?? '—'}</Words> },
  { key: 'by', title: titles.by, from: 'xl', cell: ({ blockedBy }) => <Words>{blockedBy}</Words> },
  { key: 'since', title: titles.since, cell: ({ blockedAt }) => <RelativeTime at={blockedAt} /> },
  { key: 'state', title: titles.state, cell: (block) => <State block={block} /> },
];

const actionColumn = (ask: (block: BlockedUser) => void): Column<BlockedUser> => ({
  key: 'act',
  title: titles.action,
  right: true,
  cell: (block) =>
    block.isActive && (
      <Button size="small" aria-label={text.unblock.name(block.username)} onClick={() => ask(block)}>
        {text.unblock.action}
      </Button>
    ),
});

/** Long words wrap instead of widening the table. */
function Words({ children }: { children: string }) {
  return <span className="wrap-anywhere">{children}</span>;
}

function State({ block }: { block: BlockedUser }) {
  if (block.isActive) return <Badge tone="danger">{text.blocked}</Badge>;
  return (
    <span className="inline-grid justify-items-start gap-0.5 max-md:justify-items-end">
      <Badge tone="success">{text.unblocked}</Badge>
      {block.unblockedBy && (
        <span className="text-xs text-muted wrap-anywhere">
          {text.unblockedBy(block.unblockedBy)}{' '}
          {block.unblockedAt && <RelativeTime at={block.unblockedAt} side="right" />}
        </span>
      )}
    </span>
  );
}
