import { ApplicationFailure } from '@temporalio/common';
import type { Pool } from 'pg';
import { purchasesToAsk } from '../db/reviews';
import { readSettings } from '../db/settings';
import { goOn } from './go-on';
import type { MailActivities } from './mail';

/** The most letters of one run; what is left over is asked the next day. */
const mostAtOnce = 1000;
/** This many failures in a row mean that the mail server fails, not a letter. */
const patience = 5;

/** Activities that ask buyers what they think of their order. */
export function createReviewActivities({
  pool,
  sendEmail,
}: { pool: Pool } & Pick<MailActivities, 'sendEmail'>) {
  return {
    /**
     * Sends the letters that are due. A letter that fails is tried again the next day, and holds up no other. Safe to run
     * again: who got a letter is not among those to ask any more.
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
          const refused = error instanceof ApplicationFailure && error.type === 'recipient-refused';
          inARow = refused ? 0 : inARow + 1;
          if (inARow === patience) throw error;
        }
        goOn(summary);
      }
      return summary;
    },
  };
}
export type ReviewActivities = ReturnType<typeof createReviewActivities>;
