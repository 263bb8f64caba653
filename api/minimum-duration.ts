import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` and returns its result, or throws its error, no sooner than `ms` after the start. So the response time
 * doesn't reveal what the work found.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const slot = sleep(ms);
  try {
    return await work();
  } finally {
    await slot;
  }
}
