import type { ReactNode } from 'react';
import type { providerStatusStats } from '#domain/calls/admin-provider-status.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, exactTime } from '../format';
import { RelativeTime } from '../ui/relative-time';
import { providerStatusMessages as text } from './text';

type Stats = AnswerOf<typeof providerStatusStats>;

/** The state of the sync, at a glance. */
export function StatusFacts({ stats }: { stats: Stats }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Card name={text.automatic}>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={stats.autoSyncEnabled ? 'success' : 'warning'}>
            {stats.autoSyncEnabled ? text.on : text.off}
          </Badge>
          <span className="text-base">{text.every(count(stats.syncIntervalMinutes))}</span>
        </span>
        {stats.nextSyncTime && (
          <Small>
            {text.next} {exactTime(stats.nextSyncTime)}
          </Small>
        )}
      </Card>
      <Card name={text.last}>
        <span className="text-base">
          {stats.lastSyncTime ? <RelativeTime at={stats.lastSyncTime} /> : text.never}
        </span>
        {stats.lastSyncTime && <Small>{exactTime(stats.lastSyncTime)}</Small>}
      </Card>
      <Card name={text.open}>
        <span className="text-base font-semibold tabular-nums">{count(stats.open)}</span>
        <Small>
          {stats.providers.length > 1
            ? stats.providers.map(({ name, open }) => `${name}: ${count(open)}`).join(' · ')
            : text.openHint}
        </Small>
      </Card>
    </dl>
  );
}

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-xl border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 grid gap-0.5">{children}</dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="text-sm text-muted tabular-nums">{children}</span>;
}
