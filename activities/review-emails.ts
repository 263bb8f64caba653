import type { Pool } from 'pg';
import { purchasesToAsk } from '../db/reviews';
import { readSettings } from '../db/settings';
import { heartbeat } from './heartbeat';
import type { MailActivities } from './mail';
import { isRecipientRefused } from './mail-sender';

/** The most e-mails of one run; the rest are sent the next day. */
const mostAtOnce = 1000;
/** This many failures in a row mean that the mail server fails, not a single e-mail. */
const patience = 5;

/** Activities that ask buyers for a review of their order. */
export function createReviewActivities({
  pool,
  sendEmail,
}: { pool: Pool } & Pick<MailActivities, 'sendEmail'>) {
  return {
    /**
     * Sends the e-mails that are due. A failed one is retried the next day, and does not block the others. Safe to run
     * again: buyers who got an e-mail are no longer due.
     */
    async askForReviews(): Promise<{ asked: number; failed: number }> {
      const { reviews } = await readSettings(pool);
      const summary = { asked: 0, failed: 0 };
      if (!reviews.enabled) return summary;
      const { askAfterDays: afterDays } = reviews;
      const carts = await purchasesToAsk(pool, { now: new Date(), afterDays, limit: mostAtOnce });
      let inARow = 0;
      for (const cartId of carts) {
        try {
          if (await sendEmail({ cartId, kind: 'review-request' })) summary.asked += 1;
          inARow = 0;
        } catch (error) {
          summary.failed += 1;
          const refused = isRecipientRefused(error);
          inARow = refused ? 0 : inARow + 1;
          if (inARow === patience) throw error;
        }
        heartbeat(summary);
      }
      return summary;
    },
  };
}
export type ReviewActivities = ReturnType<typeof createReviewActivities>;
