import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does some work and gives its result, or throws its error, no sooner than so many ms after the start: how long the
 * work itself took tells nobody what it found.
 */
export async function inEvenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const slot = sleep(ms);
  try {
    return await work();
  } finally {
    await slot;
  }
}
