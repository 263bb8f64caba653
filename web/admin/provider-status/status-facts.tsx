import type { providerStatusStats } from '#domain/calls/admin-provider-status.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, exactTime } from '../format';
import { Figures } from '../ui/figures';
import { RelativeTime } from '../ui/relative-time';
import { providerStatusMessages as text } from './text';

/** The state of the sync, at a glance. */
export function StatusFacts({ stats }: { stats: AnswerOf<typeof providerStatusStats> }) {
  const { autoSyncEnabled, syncIntervalMinutes, nextSyncTime, lastSyncTime, open, providers } = stats;
  const automatic = (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={autoSyncEnabled ? 'success' : 'warning'}>{autoSyncEnabled ? text.on : text.off}</Badge>
      <span>{text.every(count(syncIntervalMinutes))}</span>
    </span>
  );
  const last = lastSyncTime ? <RelativeTime at={lastSyncTime} /> : text.never;
  const byProvider = providers.map((one) => `${one.name}: ${count(one.open)}`).join(' · ');
  return (
    <div className="rounded-xl border border-line bg-surface px-4 py-3">
      <Figures
        figures={[
          [text.automatic, automatic, nextSyncTime && `${text.next} ${exactTime(nextSyncTime)}`],
          [text.last, last, lastSyncTime && exactTime(lastSyncTime)],
          [text.open, count(open), providers.length > 1 ? byProvider : text.openHint],
        ]}
      />
    </div>
  );
}
