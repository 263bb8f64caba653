import { Context, log } from '@temporalio/activity';
import { type Difference, examine } from '../purchases/doctor';
import type { Reach } from '../purchases/reach';

/** What the run of the Schedule is told. */
export interface ExaminedSummary {
  rows: number;
  runs: number;
  differences: Difference[];
}

/** The most differences in the workflow's result; the log has all. */
const mostTold = 50;

/** The activity that compares rows and runs. */
export function createDoctorActivities({ reach }: { reach: Reach }) {
  return {
    /** Compares open purchases with their runs and heals what can be. Safe to run again. */
    async examinePurchases(): Promise<ExaminedSummary> {
      const { rows, runs, differences } = await examine(reach, {
        heal: true,
        now: Date.now(),
        onPage: ({ rows: looked, runs: listed }) => Context.current().heartbeat({ looked, listed }),
      });
      for (const difference of differences)
        log.warn('Rows and run of a purchase differed', { ...difference });
      return { rows, runs, differences: differences.slice(0, mostTold) };
    },
  };
}
export type DoctorActivities = ReturnType<typeof createDoctorActivities>;
