import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { ReviewActivities } from '../activities/review-emails';

const { askForReviews } = proxyActivities<ReviewActivities>({
  startToCloseTimeout: '1 hour',
  // The activity heartbeats after each e-mail, which takes half a minute at most.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 minute', maximumInterval: '1 hour', maximumAttempts: 6 },
});

/** Asks buyers for a review, some days after everything was delivered. */
export async function reviewLetters(): Promise<{ asked: number; failed: number }> {
  setCurrentDetails('Asking buyers for a review. A failed e-mail is sent by the next run, in a day.');
  const { asked, failed } = await askForReviews();
  setCurrentDetails(
    `**${asked} e-mails went out, ${failed} failed.** The next run sends those that failed, except to unknown mailboxes; the log of e-mails says why.`,
  );
  return { asked, failed };
}
