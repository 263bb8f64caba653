import { noteAlerts, untoldAttention, waitingByKind } from '../db/attention';
import { readSettings } from '../db/settings';
import { alertedKinds } from '../domain/attention';
import { composeAlert, composeDigest } from './mail-alerts';
import { createPost, type PostDeps } from './post';

/** The most items of one letter; the next run mails the rest. */
const mostAtOnce = 500;

/** Activities that tell people of what waits for them. */
export function createAlertActivities(deps: PostDeps) {
  const { pool } = deps;
  const post = createPost(deps);

  async function reader(): Promise<string> {
    const { alertEmail, supportEmail } = await readSettings(pool);
    return alertEmail ?? supportEmail;
  }

  return {
    /** Mails what has begun to wait since the last letter, in one letter. Run again after a crash it may tell twice. */
    async sendAlerts(): Promise<{ told: number }> {
      const items = await untoldAttention(pool, alertedKinds, mostAtOnce);
      if (items.length === 0) return { told: 0 };
      await post.send(await reader(), composeAlert(items, await post.shop()));
      await noteAlerts(pool, items, new Date());
      return { told: items.length };
    },

    /** Mails all that waits, by kind; nothing where nothing does. */
    async sendDigest(): Promise<{ waiting: number }> {
      const waiting = await waitingByKind(pool);
      if (waiting.length > 0) await post.send(await reader(), composeDigest(waiting, await post.shop()));
      return { waiting: waiting.reduce((sum, { count }) => sum + count, 0) };
    },
  };
}
export type AlertActivities = ReturnType<typeof createAlertActivities>;
