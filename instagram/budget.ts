import { ShopError } from '../domain/errors';
import type { InstagramDirectory } from './directory';

/**
 * Of the questions that Meta answers in an hour, the share that visitors may ask; the rest is left for refills, which can't
 * be counted without.
 */
export const visitorsShare = 0.75;

/**
 * A directory that visitors may ask as long as `spend` lets them. Where it throws `rate_limited`, it answers like one that
 * wants fewer questions.
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
