import { useState } from 'react';
import type { BlockedUser } from '../../../domain/calls/admin-blocked-users';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { blockedMessages as text } from '../messages/blocked-users';
import { type Column, DataTable } from '../ui/data-table';
import { RelativeTime } from '../ui/relative-time';
import { UnblockDialog } from './unblock-dialog';

/** The blocks, and the way out of those in force. */
export function BlockedTable({ blocks, may }: { blocks: BlockedUser[]; may: boolean }) {
  const [asking, setAsking] = useState<BlockedUser>();
  const { columns } = text;
  const shown: Column<BlockedUser>[] = [
    { key: 'username', title: columns.username, cell: ({ username }) => `@${username}` },
    { key: 'reason', title: columns.reason, cell: ({ reason }) => <Words>{reason}</Words> },
    { key: 'email', title: columns.email, from: 'lg', cell: ({ email }) => <Words>{email ?? '—'}</Words> },
    { key: 'by', title: columns.by, from: 'xl', cell: ({ blockedBy }) => <Words>{blockedBy}</Words> },
    { key: 'since', title: columns.since, cell: ({ blockedAt }) => <RelativeTime at={blockedAt} /> },
    { key: 'state', title: columns.state, cell: (block) => <State block={block} /> },
  ];
  if (may)
    shown.push({
      key: 'act',
      title: columns.act,
      right: true,
      cell: (block) =>
        block.isActive && (
          <Button
            size="small"
            className="max-lg:min-h-11"
            aria-label={text.unblock.name(block.username)}
            onClick={() => setAsking(block)}
          >
            {text.unblock.act}
          </Button>
        ),
    });
  return (
    <>
      <DataTable label={text.list} columns={shown} rows={blocks} rowKey={({ id }) => id} />
      {asking && <UnblockDialog block={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** Words of any length: they break rather than push the table wide. */
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
