import { z } from 'zod';
import type { providerStatusRun } from '#domain/calls/admin-provider-status.ts';
import type { refillRun } from '#domain/calls/admin-refill.ts';
import { page } from '#domain/calls/list.ts';
import type { SweepView } from '#domain/calls/sweeps.ts';
import { useAddressState } from '../list/address-state';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { ResultList } from './result-list';
import { RunFacts } from './run-facts';
import { sweepMessages as text } from './text';

/** A running run is polled this often, in ms; each page that it writes is announced too. */
const runningMs = 1500;

/** How long to wait before a run is polled again; false once it has ended. */
export const whileRunning = ({ run }: { run?: SweepView }) =>
  run?.state === 'running' ? runningMs : (false as const);

/** Which page of the results is shown. */
const shown = z.object({ results: page });

interface Props {
  /** Returns a page of the run. */
  call: typeof refillRun | typeof providerStatusRun;
  run: SweepView;
  figures: readonly [name: string, value: number][];
}

/** A run: its progress, its sums and its result for each order. */
export function SweepRun({ call, run, figures }: Props) {
  const { state, address } = useAddressState(shown);
  const query = useDetail(call, { id: run.id }, { page: state.results }, { again: whileRunning });
  return (
    <div className="grid gap-4">
      <RunFacts run={run} figures={figures} />
      <Loaded query={query} failed={text.resultsFailed}>
        {({ results, resultCount, page }) => (
          <ResultList
            results={results}
            total={resultCount}
            page={page}
            running={run.state === 'running'}
            address={(results) => address({ results })}
          />
        )}
      </Loaded>
    </div>
  );
}
