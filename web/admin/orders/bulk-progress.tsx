import type { BulkSummary } from '#domain/calls/admin-bulk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { count } from '../format';
import { bulkMessages as text } from './bulk-text';

/** Whether an action runs, was stopped or has ended. */
export function BulkBadge({ bulk }: { bulk: Pick<BulkSummary, 'endedAt' | 'cancelled'> }) {
  if (!bulk.endedAt) return <Badge tone="info">{text.running}</Badge>;
  return bulk.cancelled ? (
    <Badge tone="warning">{text.cancelled}</Badge>
  ) : (
    <Badge tone="success">{text.ended}</Badge>
  );
}

/** How many orders had their turn. */
export function BulkProgress({ bulk }: { bulk: BulkSummary }) {
  const ended = bulk.total - (bulk.counts.waiting ?? 0);
  const said = text.progressOf(count(ended), count(bulk.total));
  return (
    <div className="grid gap-1">
      <ProgressBar value={ended} max={bulk.total} label={text.progress} text={said} />
      <span className="text-sm text-muted tabular-nums">{said}</span>
    </div>
  );
}
