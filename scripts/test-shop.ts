import { availableParallelism } from 'node:os';
import { setSchedule } from '../api/schedules';
import { connectClient, temporalEnv } from '../temporal/connection';
import { schedules } from '../workflows/messages';
import type { StackEnv } from './environment';

/**
 * Parallel test workers, each with its own shop (docs/decisions/0028). One more than there are processors, because
 * tests often wait for a page, a timer or a panel.
 */
export const TEST_WORKERS = Math.min(3, availableParallelism() + 1);

/** Additional variables for the processes of a test stack. Tests make many calls from one address. */
export const TEST_ENV: StackEnv = {
  RATE_LIMIT_FACTOR: '100',
  // A machine that stands still for some seconds fails no test.
  DATABASE_WAIT_SECONDS: '60',
  SANDBOX_DELIVERY_SECONDS: '3',
  PROVIDER_TRIAL_SECONDS: '2',
  // Browsers resolve every name below localhost to the machine itself.
  PROMO_HOST: 'promo.localhost',
};

/** Settings with short waits: the waits of a real shop would be the tests' waits. */
export const TEST_SETTINGS: Record<string, unknown> = {
  purchase: {
    densePollingEverySeconds: 1,
    submissionRetrySeconds: 1,
    targetRetrySeconds: 1,
    refillPollingEverySeconds: 1,
  },
};

/**
 * Lets sweeps run in a shop when a test requests one, and at midnight: a scheduled one would end deliveries that a test
 * still needs, whenever its minutes contain a multiple of ten.
 */
export async function sweepSeldom(env: StackEnv): Promise<void> {
  const client = await connectClient(temporalEnv.parse(env));
  for (const id of [schedules.statusSync, schedules.refillSweep])
    await setSchedule(client, id, { everyMinutes: 24 * 60 });
  await client.connection.close();
}
