import type { InstagramDirectory } from '../instagram/directory';

/** Activities on the Instagram directory. */
export function createInstagramActivities(directory: InstagramDirectory) {
  return {
    /** Current followers of a profile; undefined if it is gone or not visible. Throws if the directory is down. */
    async readFollowerCount({ username }: { username: string }): Promise<{ count?: number }> {
      return { count: await directory.followerCount(username) };
    },
  };
}
export type InstagramActivities = ReturnType<typeof createInstagramActivities>;
