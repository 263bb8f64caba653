import type { InstagramDirectory } from '../instagram/directory';

/** Activities on the Instagram directory. */
export function createInstagramActivities(directory: InstagramDirectory) {
  return {
    /** Followers of a profile now; undefined where it is gone or unseen. Throws where the directory is away. */
    async readFollowerCount({ username }: { username: string }): Promise<{ count?: number }> {
      return { count: await directory.followerCount(username) };
    },
  };
}
export type InstagramActivities = ReturnType<typeof createInstagramActivities>;
