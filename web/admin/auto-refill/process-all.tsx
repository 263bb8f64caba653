import { RefreshCw } from 'lucide-react';
import { processAllRefills, refillRun } from '#domain/calls/admin-refill.ts';
import { countLimit } from '#domain/calls/list.ts';
import type { SweepView } from '#domain/calls/sweeps.ts';
import { api } from '#web/api-client/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import { listMessages } from '../list/text';
import { useWhyNot } from '../session';
import { SweepRun } from '../sweeps/sweep-run';
import { useRunNow } from '../sweeps/use-run-now';
import { ActionFailure } from '../ui/action-failure';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { autoRefillMessages as text } from './text';

/** Checks every delivered order now, with progress and a result for each (S1 §2.15). */
export function ProcessAll({ run }: { run: SweepView | undefined }) {
  const whyNot = useWhyNot('work-orders');
  const all = useRunNow(run, () => api(processAllRefills), {
    done: text.processed,
    doneText: ({ checked, updated }) => text.processedText(count(checked), count(updated)),
    failed: text.processFailed,
    goesOn: text.goesOn,
    goesOnText: text.goesOnText,
  });
  return (
    <Section title={text.all}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-muted">{text.allLead}</p>
          <Button
            size="small"
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={all.busy}
            disabledReason={whyNot}
            onClick={() => all.run(undefined)}
          >
            {all.busy ? text.processing : text.processAll}
          </Button>
        </div>
        <ActionFailure error={all.error} title={text.processFailed} />
        {run && run.left > 0 && (
          <Alert
            tone="info"
            title={text.left(
              run.left,
              run.left > countLimit ? listMessages.moreThan(count(countLimit)) : count(run.left),
            )}
          >
            {text.leftText}
          </Alert>
        )}
        {run ? (
          <SweepRun
            call={refillRun}
            run={run}
            figures={[
              [text.checked, run.checked],
              [text.requested, run.updated],
              [text.notCounted, run.errors],
            ]}
          />
        ) : (
          <EmptyState title={text.noRun} text={text.noRunText} />
        )}
      </div>
    </Section>
  );
}
