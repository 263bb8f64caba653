import { Context, log } from '@temporalio/activity';
import { examineDeletions } from '../purchases/deletions';
import { type Difference, type Examination, examine, type Position } from '../purchases/doctor';
import { endForgottenRuns } from '../purchases/forgotten-runs';
import type { Reach } from '../purchases/reach';
import { heartbeat } from './heartbeat';

/** The result of the Schedule's run. */
export interface ExaminedSummary {
  rows: number;
  runs: number;
  ended: number;
  /** How many differ, and how many of them wait for a person. Earlier versions only had the list. */
  differed?: number;
  byHand?: number;
  /** The first of them. */
  differences: Difference[];
}

/** The most differences in the workflow's result; the log has all. */
const mostReported = 50;

/** How far back the Schedule checks runs that have ended, in ms. After a restore the operator's command checks all. */
const endedWithinMs = 24 * 3_600_000;

/** What an attempt and the earlier ones have found, and where the next one continues. */
interface Progress {
  found: Required<ExaminedSummary>;
  at?: Position;
}
const nothing = { rows: 0, runs: 0, ended: 0, differed: 0, byHand: 0, differences: [] };

/** The activity that compares rows and runs. */
export function createDoctorActivities({ reach }: { reach: Reach }) {
  return {
    /**
     * Compares purchases, requests for deletion and messages with their runs and repairs what it can. Safe to run
     * again; another attempt continues where the last one was.
     */
    async examinePurchases(): Promise<ExaminedSummary> {
      const last = Context.current().info.heartbeatDetails as Partial<Progress> | undefined;
      const { found = nothing, at } = last ?? {};
      const lost = await examineDeletions(reach, { heal: true, onEach: () => heartbeat(last) });
      for (const one of lost) log.warn('A request for deletion had no run', { ...one });
      const now = Date.now();
      const forgotten = await endForgottenRuns(reach, { heal: true, now, onEach: () => heartbeat(last) });
      if (forgotten > 0) log.warn('Runs outlived their requests or messages', { runs: forgotten });
      const seen = await examine(reach, {
        heal: true,
        now,
        endedSince: now - endedWithinMs,
        from: at,
        onPage: (soFar, position) => heartbeat({ found: sum(found, soFar), at: position } satisfies Progress),
        onFound: (difference) => log.warn('Rows and run of a purchase differed', { ...difference }),
      });
      return sum(found, seen);
    },
  };
}
export type DoctorActivities = ReturnType<typeof createDoctorActivities>;

function sum(
  earlier: Progress['found'],
  { rows, runs, ended, differences }: Examination,
): Required<ExaminedSummary> {
  return {
    rows: earlier.rows + rows,
    runs: earlier.runs + runs,
    ended: earlier.ended + ended,
    differed: earlier.differed + differences.length,
    byHand: earlier.byHand + differences.filter(({ done }) => done === 'person').length,
    differences: [...earlier.differences, ...differences].slice(0, mostReported),
  };
}
