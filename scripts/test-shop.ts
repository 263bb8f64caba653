import { availableParallelism } from 'node:os';
import { google } from '@temporalio/proto';
import { connectClient, temporalEnv } from '../temporal/connection';
import { changeSchedule } from '../temporal/schedules';
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

/** Work of the whole shop at fixed times. The rest only reads, or asks Stripe for what it has already told. */
const SWEEPS = [
  schedules.statusSync,
  schedules.refillSweep,
  schedules.doctor,
  schedules.retention,
  schedules.digest,
  schedules.reviewLetters,
  schedules.reconciliation,
];

/**
 * Lets sweeps run in a shop only when a test requests one, for the next twelve hours: at a full hour, a scheduled one would
 * end deliveries that a test still needs, or ask for a person because an order of a test has rows and no run.
 */
export async function sweepSeldom(env: StackEnv): Promise<void> {
  const client = await connectClient(temporalEnv.parse(env));
  const day = 24 * 3600;
  const phase = Math.floor(Date.now() / 1000 + day / 2) % day;
  const [interval, offset] = [day, phase].map((seconds) => google.protobuf.Duration.fromObject({ seconds }));
  for (const id of SWEEPS)
    await changeSchedule(client, id, ({ spec: { intervals } }) =>
      intervals?.[0]?.offset === phase * 1000
        ? undefined
        : { spec: { interval: [{ interval, phase: offset }] } },
    );
  await client.connection.close();
}
