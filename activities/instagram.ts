import { z } from 'zod';

const profile = z.object({ follower_count: z.number().int().nonnegative() });

/** Activities on the Instagram directory. */
export function createInstagramActivities({ baseUrl }: { baseUrl: string }) {
  return {
    /** Followers of a profile now; undefined where it is gone or private. Throws where the directory is away. */
    async readFollowerCount({ username }: { username: string }): Promise<{ count?: number }> {
      const response = await fetch(new URL(`/users/${encodeURIComponent(username)}`, baseUrl), {
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 404 || response.status === 403) return {};
      if (!response.ok) throw new Error(`The Instagram directory answered ${response.status}`);
      return { count: profile.parse(await response.json()).follower_count };
    },
  };
}
export type InstagramActivities = ReturnType<typeof createInstagramActivities>;
