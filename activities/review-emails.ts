import { Context } from '@temporalio/activity';
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

/** What the attempts of a run have done. The next attempt continues with what follows `after`. */
interface Progress {
  asked: number;
  failed: number;
  /** Failures since the mail server last proved to work, in all attempts. */
  inARow: number;
  after?: PurchaseToAsk;
}

/** Activities that ask buyers for a review of their order. */
export function createReviewActivities({
  pool,
  sendEmail,
  limit = pageSize,
}: { pool: Pool; limit?: number } & Pick<MailActivities, 'sendEmail'>) {
  return {
    /**
     * Sends all e-mails that are due: what a run leaves may be too old for the next. A failed one is retried the next
     * day unless there is no such mailbox, and does not block the others. Safe to run again: buyers who got an e-mail
     * are no longer due.
     */
    async askForReviews(): Promise<{ asked: number; failed: number }> {
      const { reviews } = await readSettings(pool);
      if (!reviews.enabled) return { asked: 0, failed: 0 };
      const { askAfterDays: afterDays } = reviews;
      const now = new Date();
      const last = Context.current().info.heartbeatDetails as Partial<Progress> | undefined;
      const progress: Progress = { asked: 0, failed: 0, inARow: 0, ...last };
      for (;;) {
        const due = await purchasesToAsk(pool, { now, afterDays, limit, after: progress.after });
        for (const purchase of due) {
          let failure: unknown;
          try {
            if (await sendEmail({ cartId: purchase.cartId, kind: 'review-request' })) progress.asked += 1;
            progress.inARow = 0;
          } catch (error) {
            progress.failed += 1;
            progress.inARow = isRecipientRefused(error) ? 0 : progress.inARow + 1;
            failure = error;
          }
          progress.after = purchase;
          heartbeat({ ...progress });
          // Addresses that keep failing gather at the front: the next attempt continues after them.
          if (progress.inARow > 0 && progress.inARow % patience === 0) throw failure;
        }
        if (due.length === limit) continue;
        if (progress.inARow < patience || !progress.after) break;
        // Nothing shows that the mail server works: start from the front again.
        progress.failed = 0;
        progress.after = undefined;
      }
      return { asked: progress.asked, failed: progress.failed };
    },
  };
}
export type ReviewActivities = ReturnType<typeof createReviewActivities>;
