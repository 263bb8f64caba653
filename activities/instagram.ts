import type { Pool } from 'pg';
import { takeCount } from '../db/refills';
import { ShopError } from '../domain/errors';
import type { InstagramDirectory } from '../instagram/directory';

/** Activities on the Instagram directory. */
export function createInstagramActivities(deps: {
  pool: Pool;
  directory: Pick<InstagramDirectory, 'followerCount'>;
  /** As for the sweeps, which share these counts (`createMaintenanceActivities`). */
  countsPerHour?: number;
}) {
  const { pool, directory, countsPerHour } = deps;

  return {
    /**
     * Current followers of a profile; undefined if it is gone or not visible, or if the hour's counts are used up: then
     * another attempt would only take visitors' calls. Throws if the directory is down.
     */
    async readFollowerCount({ username }: { username: string }): Promise<{ count?: number }> {
      if (!(await takeCount(pool, countsPerHour))) return {};
      try {
        return { count: await directory.followerCount(username) };
      } catch (error) {
        if (error instanceof ShopError && error.code === 'rate_limited') return {};
        throw error;
      }
    },
  };
}
export type InstagramActivities = ReturnType<typeof createInstagramActivities>;
