import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { SweepView } from '../../../domain/calls/sweeps';
import { providerStatusMessages as text } from '../messages/provider-status';
import { sweepMessages } from '../messages/sweeps';
import { ResultList } from '../sweeps/result-list';
import { RunFacts } from '../sweeps/run-facts';
import { useAddressState } from '../ui/address-state';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Section } from '../ui/section';
import { statusRunQuery } from './queries';

const pageState = z.object({ page: z.coerce.number().int().min(1).default(1) });

/** The run to show: its progress, its sums and what it did with each order. */
export function SyncRun({ run }: { run: SweepView | undefined }) {
  return (
    <Section title={text.run}>
      {run ? <Run run={run} /> : <EmptyState title={text.noRun} text={text.noRunText} />}
    </Section>
  );
}

function Run({ run }: { run: SweepView }) {
  const { state, address } = useAddressState(pageState);
  const query = useQuery(statusRunQuery(run.id, state.page));
  return (
    <div className="grid gap-4">
      <RunFacts
        run={run}
        figures={[
          [text.total, run.checked],
          [text.updated, run.updated],
          [text.completed, run.completed],
          [text.processing, run.processing],
          [text.errors, run.errors],
        ]}
      />
      <Loaded query={query} failed={sweepMessages.resultsFailed}>
        {({ results, resultCount, page }) => (
          <ResultList
            results={results}
            total={resultCount}
            page={page}
            running={run.state === 'running'}
            address={(next) => address({ page: next })}
          />
        )}
      </Loaded>
    </div>
  );
}
