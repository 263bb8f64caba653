import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { noteAlerts, unmailedAttention, waitingByKind } from '../db/attention';
import { inTransaction } from '../db/pool';
import { readSettings } from '../db/settings';
import { type AttentionKind, alertedKinds } from '../domain/attention';
import { alertsTo } from '../domain/settings';
import { composeAlert, composeDigest } from './mail-alerts';
import { createMailSender, type MailSenderDeps } from './mail-sender';

/** The most items of one e-mail; the next run mails the rest. */
const mostAtOnce = 500;

/** Activities that mail what waits for a person. */
export function createAlertActivities(deps: MailSenderDeps) {
  const { pool } = deps;
  const mailSender = createMailSender(deps);

  async function reader(): Promise<string> {
    return alertsTo(await readSettings(pool));
  }

  /**
   * Mails the items that haven't been mailed yet; `undefined` if another process is doing so. After a crash it may send
   * twice.
   */
  function notify(kinds: readonly AttentionKind[]): Promise<{ told: number } | undefined> {
    return inTransaction(pool, async (db) => {
      const { rows } = await db.query("SELECT pg_try_advisory_xact_lock(hashtext('alerts')) AS mine");
      if (!rows[0]?.mine) return undefined;
      const items = await unmailedAttention(db, kinds, mostAtOnce);
      if (items.length === 0) return { told: 0 };
      await mailSender.send(await reader(), composeAlert(items, await mailSender.shop()));
      await noteAlerts(db, items, new Date());
      return { told: items.length };
    });
  }

  return {
    /** Mails what has begun to wait since the last e-mail, in one e-mail. */
    async sendAlerts(): Promise<{ told: number }> {
      const done = await notify(alertedKinds);
      if (!done)
        throw ApplicationFailure.create({
          message: 'Another process is telling; tried again',
          category: ApplicationFailureCategory.BENIGN,
        });
      return done;
    },

    /** Mails what stops all purchases, in one e-mail. Called by the API, because all workers may be down. */
    async sendIncidents(): Promise<void> {
      await notify(['incident']);
    },

    /** Mails everything that waits, by kind; nothing if nothing waits. */
    async sendDigest(): Promise<{ waiting: number }> {
      const waiting = await waitingByKind(pool);
      if (waiting.length > 0)
        await mailSender.send(await reader(), composeDigest(waiting, await mailSender.shop()));
      return { waiting: waiting.reduce((sum, { count }) => sum + count, 0) };
    },
  };
}
export type AlertActivities = ReturnType<typeof createAlertActivities>;
