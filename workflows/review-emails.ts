import { proxyActivities } from '@temporalio/workflow';
import type { ReviewActivities } from '../activities/review-emails';

const { askForReviews } = proxyActivities<ReviewActivities>({
  startToCloseTimeout: '1 hour',
  // The activity heartbeats after each e-mail, which takes half a minute at most.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 minute', maximumInterval: '1 hour', maximumAttempts: 6 },
});

/** Asks buyers for a review, some days after everything was delivered. */
export async function reviewLetters(): Promise<{ asked: number; failed: number }> {
  return askForReviews();
}
