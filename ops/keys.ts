import type { Client } from '@temporalio/client';
import type { Db } from '../db/pool';
import { countSealed, type SealedCount } from '../db/sealed';
import { listedHistory } from '../purchases/listed-history';
import { keyIdsIn } from '../temporal/codec';

/** For each key, what is still sealed with it: rows, and the histories of open runs. */
export async function keysInUse(
  db: Db,
  temporal: Client,
): Promise<Map<string, Omit<SealedCount, 'keyId'>[]>> {
  const found = new Map<string, Omit<SealedCount, 'keyId'>[]>();
  const add = ({ keyId, ...rest }: SealedCount) => {
    found.set(keyId, [...(found.get(keyId) ?? []), rest]);
  };
  for (const one of await countSealed(db)) add(one);
  for (const [keyId, count] of await openRunsByKey(temporal)) add({ keyId, what: 'open runs', count });
  return found;
}

/**
 * Schedules that are paused. Temporal keeps the result of a Schedule's last run, sealed with the key of its time, for
 * the next run, and shows it to nobody. The others run at least daily, so their result soon needs the new key.
 */
export async function pausedSchedules({ schedule }: Client): Promise<string[]> {
  const paused: string[] = [];
  for await (const { scheduleId, state } of schedule.list()) if (state.paused) paused.push(scheduleId);
  return paused;
}

/** A run is counted under each key that its history needs: without one of them it can't continue. */
async function openRunsByKey(client: Client): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const run of client.workflow.list({ query: `ExecutionStatus = 'Running'` })) {
    const history = await listedHistory(client, run);
    for (const keyId of keyIdsIn(history)) found.set(keyId, (found.get(keyId) ?? 0) + 1);
  }
  return found;
}
