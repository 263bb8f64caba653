import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { SweepView } from '../../../domain/calls/sweeps';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { postRefillProcessAll } from '../client';
import { count } from '../format';
import { autoRefillMessages as text } from '../messages/auto-refill';
import { commonMessages } from '../messages/common';
import { sweepMessages } from '../messages/sweeps';
import { useMay } from '../session';
import { ResultList } from '../sweeps/result-list';
import { RunFacts } from '../sweeps/run-facts';
import { useRunEnd } from '../sweeps/use-run-end';
import { ActFailure } from '../ui/act-failure';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';
import { refillRunQuery } from './queries';

interface Props {
  run: SweepView | undefined;
  page: number;
  address: (page: number) => string;
}

/** Looks at every delivered order at once, with progress and a result for each (S1 §2.15). */
export function ProcessAll({ run, page, address }: Props) {
  const toast = useToast();
  const mayWork = useMay('work-orders');
  const running = run?.state === 'running';
  const all = useAct(() => postRefillProcessAll(), {
    onDone: ({ run: asked, message }) => {
      if (asked.state === 'done') toast({ tone: 'success', title: text.processed, text: message });
      else if (asked.state === 'failed') toast({ tone: 'danger', title: text.processFailed });
      else {
        toast({ tone: 'info', title: text.goesOn, text: message });
        follow(asked.id);
      }
    },
  });
  const follow = useRunEnd(run, ({ state, checked, updated }) => {
    if (all.busy) return;
    if (state === 'done')
      toast({
        tone: 'success',
        title: text.processed,
        text: text.processedText(count(checked), count(updated)),
      });
    else toast({ tone: 'danger', title: text.processFailed });
  });
  return (
    <Section title={text.all}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-muted">{text.allLead}</p>
          <Button
            size="small"
            className="max-lg:min-h-11"
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={all.busy || running}
            disabledReason={mayWork ? undefined : commonMessages.notAllowed}
            onClick={() => all.run(undefined)}
          >
            {all.busy || running ? text.processing : text.processAll}
          </Button>
        </div>
        <ActFailure error={all.error} title={text.processFailed} />
        {run ? (
          <Run run={run} page={page} address={address} />
        ) : (
          <EmptyState title={text.noRun} text={text.noRunText} />
        )}
      </div>
    </Section>
  );
}

function Run({ run, page, address }: { run: SweepView; page: number; address: Props['address'] }) {
  const query = useQuery(refillRunQuery(run.id, page));
  return (
    <>
      <RunFacts
        run={run}
        figures={[
          [text.checked, run.checked],
          [text.requested, run.updated],
          [text.notCounted, run.errors],
        ]}
      />
      <Loaded query={query} failed={sweepMessages.resultsFailed}>
        {(data) => (
          <ResultList
            results={data.results}
            total={data.resultCount}
            page={data.page}
            running={run.state === 'running'}
            address={address}
          />
        )}
      </Loaded>
    </>
  );
}
