import { useQuery } from '@tanstack/react-query';
import { Pause, Play, RefreshCw, RotateCw } from 'lucide-react';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import {
  postProviderStatusStartAutoSync,
  postProviderStatusStopAutoSync,
  postProviderStatusSyncAll,
} from '../client';
import { commonMessages } from '../messages/common';
import { providerStatusMessages as text } from '../messages/provider-status';
import { useMay } from '../session';
import { useRunEnd } from '../sweeps/use-run-end';
import { ActFailure } from '../ui/act-failure';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';
import { IntervalForm } from './interval-form';
import { statsQuery } from './queries';
import { StatusFacts } from './status-facts';
import { SyncRun } from './sync-run';

/** The status sync: whether it runs by itself, a run at once, and what the last one did (S1 §2.15). */
export function ProviderStatusPage() {
  const toast = useToast();
  const query = useQuery(statsQuery);
  const mayWork = useMay('work-orders');
  const mayManage = useMay('manage-providers');
  const stats = query.data;
  const running = stats?.run?.state === 'running';
  const tellDone = (updated: number) =>
    toast({ tone: 'success', title: text.synced, text: text.syncedText(updated) });
  const sync = useAct(() => postProviderStatusSyncAll(), {
    onDone: ({ run, summary }) => {
      if (run.state === 'done') tellDone(summary.updated);
      else if (run.state === 'failed') toast({ tone: 'danger', title: text.syncFailed });
      else {
        toast({ tone: 'info', title: text.goesOn, text: text.goesOnText });
        follow(run.id);
      }
    },
  });
  const follow = useRunEnd(stats?.run, ({ state, updated }) => {
    // The call itself tells of a run that it waits for.
    if (sync.busy) return;
    if (state === 'done') tellDone(updated);
    else toast({ tone: 'danger', title: text.syncFailed });
  });
  const change = useAct(
    (enable: boolean) => (enable ? postProviderStatusStartAutoSync() : postProviderStatusStopAutoSync()),
    { done: ({ autoSyncEnabled }) => (autoSyncEnabled ? text.activated : text.paused) },
  );
  const enabled = stats?.autoSyncEnabled;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Button
            size="small"
            className="max-lg:min-h-11"
            icon={<RotateCw aria-hidden className="size-4" />}
            busy={query.isFetching && !running}
            onClick={() => void query.refetch()}
          >
            {text.reload}
          </Button>
          {stats && (
            <Button
              size="small"
              className="max-lg:min-h-11"
              icon={
                enabled ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />
              }
              busy={change.busy}
              disabledReason={mayManage ? undefined : commonMessages.notAllowed}
              onClick={() => change.run(!enabled)}
            >
              {enabled ? text.pause : text.activate}
            </Button>
          )}
          <Button
            look="primary"
            size="small"
            className="max-lg:min-h-11"
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={sync.busy || running}
            disabledReason={mayWork ? undefined : commonMessages.notAllowed}
            onClick={() => sync.run(undefined)}
          >
            {sync.busy || running ? text.syncing : text.syncNow}
          </Button>
        </>
      }
    >
      {(sync.error || change.error) && (
        <Inset className="grid gap-2">
          <ActFailure error={sync.error} title={text.syncFailed} />
          <ActFailure error={change.error} title={text.switchFailed} />
        </Inset>
      )}
      <Loaded query={query} failed={text.statsFailed}>
        {(data) => (
          <Inset className="grid gap-4">
            <StatusFacts stats={data} />
            <SyncRun run={data.run} />
            <Section title={text.scheduling}>
              <IntervalForm
                // Another administrator's interval begins a new form.
                key={data.syncIntervalMinutes}
                minutes={data.syncIntervalMinutes}
                scheduleUrl={data.scheduleUrl}
              />
            </Section>
          </Inset>
        )}
      </Loaded>
    </Page>
  );
}
