import type { Pool } from 'pg';
import { type PurchaseToAsk, purchasesToAsk } from '../db/reviews';
import { readSettings } from '../db/settings';
import { heartbeat } from './heartbeat';
import type { MailActivities } from './mail';
import { isRecipientRefused } from './mail-sender';

/** How many purchases one query reads. */
const pageSize = 1000;
/** This many failures in a row mean that the mail server fails, not a single e-mail. */
const patience = 5;

/** Activities that ask buyers for a review of their order. */
export function createReviewActivities({
  pool,
  sendEmail,
  limit = pageSize,
}: { pool: Pool; limit?: number } & Pick<MailActivities, 'sendEmail'>) {
  return {
    /**
     * Sends all e-mails that are due: what a run leaves may be too old for the next. A failed one is retried the next day,
     * and does not block the others. Safe to run again: buyers who got an e-mail are no longer due.
     */
    async askForReviews(): Promise<{ asked: number; failed: number }> {
      const { reviews } = await readSettings(pool);
      const summary = { asked: 0, failed: 0 };
      if (!reviews.enabled) return summary;
      const { askAfterDays: afterDays } = reviews;
      const now = new Date();
      let inARow = 0;
      for (let after: PurchaseToAsk | undefined; ; ) {
        const due = await purchasesToAsk(pool, { now, afterDays, limit, after });
        for (const { cartId } of due) {
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
        if (due.length < limit) return summary;
        after = due.at(-1);
      }
    },
  };
}
export type ReviewActivities = ReturnType<typeof createReviewActivities>;
