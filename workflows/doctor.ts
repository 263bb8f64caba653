import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { DoctorActivities, ExaminedSummary } from '../activities/doctor';

const { examinePurchases } = proxyActivities<DoctorActivities>({
  startToCloseTimeout: '1 hour',
  // The activity heartbeats after each page.
  heartbeatTimeout: '2 minutes',
  // The next run checks everything again.
  retry: { initialInterval: '10 seconds', maximumInterval: '5 minutes', maximumAttempts: 5 },
});

/** Compares the rows of open purchases with their runs, and repairs either from the other. */
export async function doctor(): Promise<ExaminedSummary> {
  const seen = await examinePurchases();
  const { rows, runs, differences } = seen;
  // Earlier versions only had the list, which is cut.
  const {
    differed = differences.length,
    byHand = differences.filter(({ done }) => done === 'person').length,
  } = seen;
  setCurrentDetails(
    `**${rows} open purchases by their rows, ${runs} by their runs; ${differed} differed, ${byHand} wait for a person.**`,
  );
  return seen;
}
