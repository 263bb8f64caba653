import { ShopError } from '../domain/errors';
import type { InstagramDirectory } from './directory';
import type { InstagramEnv } from './open-directory';

/** The share of Meta's hourly calls that visitors may use; the rest is for refills, which need follower counts. */
export const visitorsShare = 0.75;
/** The part of the visitors' share that one caller may use, so that nobody uses up that of all others. */
export const callersPart = 0.2;

/** Profiles that refills may count in an hour, beside its visitors; undefined if the directory sets no limit. */
export function countsBeside({
  INSTAGRAM_GRAPH_TOKEN: token,
  INSTAGRAM_GRAPH_CALLS_PER_HOUR: perHour,
}: Pick<InstagramEnv, 'INSTAGRAM_GRAPH_TOKEN' | 'INSTAGRAM_GRAPH_CALLS_PER_HOUR'>): number | undefined {
  return token ? perHour - Math.floor(perHour * visitorsShare) : undefined;
}

/**
 * A directory that visitors may ask as long as `spend` allows it. When `spend` throws `rate_limited`, it answers like a
 * rate-limited directory.
 */
export function withinBudget(directory: InstagramDirectory, spend: () => Promise<void>): InstagramDirectory {
  const isSpent = () =>
    spend().then(
      () => false,
      (error: unknown) => {
        if (error instanceof ShopError && error.code === 'rate_limited') return true;
        throw error;
      },
    );
  return {
    ...directory,
    search: async (text) => ((await isSpent()) ? { users: [], limited: true } : directory.search(text)),
    async profile(username) {
      await spend();
      return directory.profile(username);
    },
    posts: async (username) => ((await isSpent()) ? { posts: [], limited: true } : directory.posts(username)),
  };
}
