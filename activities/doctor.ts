import { log } from '@temporalio/activity';
import { examineDeletions } from '../purchases/deletions';
import { type Difference, examine } from '../purchases/doctor';
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

/** The activity that compares rows and runs. */
export function createDoctorActivities({ reach }: { reach: Reach }) {
  return {
    /** Compares purchases and requests for deletion with their runs and repairs what it can. Safe to run again. */
    async examinePurchases(): Promise<ExaminedSummary> {
      const lost = await examineDeletions(reach, { heal: true, onEach: heartbeat });
      for (const one of lost) log.warn('A request for deletion had no run', { ...one });
      const now = Date.now();
      const { rows, runs, ended, differences } = await examine(reach, {
        heal: true,
        now,
        endedSince: now - endedWithinMs,
        onPage: ({ rows: looked, runs: listed }) => heartbeat({ looked, listed }),
      });
      for (const difference of differences)
        log.warn('Rows and run of a purchase differed', { ...difference });
      return {
        rows,
        runs,
        ended,
        differed: differences.length,
        byHand: differences.filter(({ done }) => done === 'person').length,
        differences: differences.slice(0, mostReported),
      };
    },
  };
}
export type DoctorActivities = ReturnType<typeof createDoctorActivities>;
