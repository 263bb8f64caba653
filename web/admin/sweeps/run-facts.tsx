import type { SweepView } from '#domain/calls/sweeps.ts';
import { bySchedule } from '#domain/sweeps.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { count } from '../format';
import { Figures } from '../ui/figures';
import { RelativeTime } from '../ui/relative-time';
import { sweepMessages as text } from './text';

const tones: Record<SweepView['state'], Tone> = { running: 'info', done: 'success', failed: 'danger' };

/** Who started a run, when, its progress, and its counts. */
export function RunFacts({
  run,
  figures,
}: {
  run: SweepView;
  figures: readonly [name: string, value: number][];
}) {
  const progress = text.progressText(count(run.checked), count(run.total));
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={tones[run.state]}>{text.states[run.state]}</Badge>
        <RelativeTime at={run.startedAt} />
        <span>{text.startedBy(run.startedBy === bySchedule ? text.schedule : run.startedBy)}</span>
      </p>
      {run.state === 'running' && (
        <div className="grid gap-1.5">
          <ProgressBar value={run.checked} max={run.total} label={text.progress} text={progress} />
          <p role="status" className="text-sm text-muted tabular-nums">
            {progress}
          </p>
        </div>
      )}
      {run.state === 'failed' && (
        <Alert tone="danger" title={text.failedTitle}>
          {text.failedText}
        </Alert>
      )}
      <Figures figures={figures.map(([name, value]) => [name, count(value)])} />
    </div>
  );
}
