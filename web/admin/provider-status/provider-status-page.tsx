import { Pause, Play, RefreshCw, RotateCw } from 'lucide-react';
import {
  providerStatusRun,
  providerStatusStats,
  startAutoSync,
  stopAutoSync,
  syncAllStatuses,
} from '#domain/calls/admin-provider-status.ts';
import type { SweepView } from '#domain/calls/sweeps.ts';
import { api } from '#web/api-client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useWhyNot } from '../session';
import { SweepRun, whileRunning } from '../sweeps/sweep-run';
import { useRunNow } from '../sweeps/use-run-now';
import { ActionFailure } from '../ui/action-failure';
import { useDetail } from '../ui/detail-page';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { RunLink } from '../ui/run-link';
import { Section } from '../ui/section';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { IntervalForm } from './interval-form';
import { StatusFacts } from './status-facts';
import { providerStatusMessages as text } from './text';

/** The status sync: whether it runs on schedule, a run on demand, and the results of the last run (S1 §2.15). */
export function ProviderStatusPage() {
  const query = useDetail(providerStatusStats, {}, undefined, { again: whileRunning });
  const whyNotSync = useWhyNot('work-orders');
  const whyNotSwitch = useWhyNot('manage-providers');
  const stats = query.data;
  const sync = useRunNow(stats?.run, () => api(syncAllStatuses), {
    done: text.synced,
    doneText: ({ updated }) => text.syncedText(updated),
    failed: text.syncFailed,
    goesOn: text.goesOn,
    goesOnText: text.goesOnText,
  });
  const change = useAdminMutation((enable: boolean) => (enable ? api(startAutoSync) : api(stopAutoSync)), {
    done: ({ autoSyncEnabled }) => (autoSyncEnabled ? text.activated : text.paused),
  });
  const enabled = stats?.autoSyncEnabled;
  const Switch = enabled ? Pause : Play;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Button
            size="small"
            icon={<RotateCw aria-hidden className="size-4" />}
            busy={query.isFetching && stats?.run?.state !== 'running'}
            onClick={() => void query.refetch()}
          >
            {text.reload}
          </Button>
          {stats && (
            <Button
              size="small"
              icon={<Switch aria-hidden className="size-4" />}
              busy={change.busy}
              disabledReason={whyNotSwitch}
              onClick={() => change.run(!enabled)}
            >
              {enabled ? text.pause : text.activate}
            </Button>
          )}
          <Button
            variant="primary"
            size="small"
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={sync.busy}
            disabledReason={whyNotSync}
            onClick={() => sync.run(undefined)}
          >
            {sync.busy ? text.syncing : text.syncNow}
          </Button>
        </>
      }
    >
      {(sync.error || change.error) && (
        <Inset className="grid gap-2">
          <ActionFailure error={sync.error} title={text.syncFailed} />
          <ActionFailure error={change.error} title={text.switchFailed} />
        </Inset>
      )}
      <Loaded query={query} failed={text.statsFailed}>
        {(data) => (
          <Inset className="grid gap-4">
            <StatusFacts stats={data} />
            <Section title={text.run}>
              {data.run ? (
                <SweepRun call={providerStatusRun} run={data.run} figures={figuresOf(data.run)} />
              ) : (
                <EmptyState title={text.noRun} text={text.noRunText} />
              )}
            </Section>
            <Section
              title={text.scheduling}
              aside={<RunLink href={data.scheduleUrl}>{text.temporal}</RunLink>}
            >
              <IntervalForm minutes={data.syncIntervalMinutes} />
            </Section>
          </Inset>
        )}
      </Loaded>
    </Page>
  );
}

const figuresOf = (run: SweepView): [name: string, value: number][] => [
  [text.total, run.checked],
  [text.updated, run.updated],
  [text.completed, run.completed],
  [text.processing, run.processing],
  [text.errors, run.errors],
];
