import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InstagramPost, instagramPosts } from '#domain/calls/instagram.ts';
import { api } from './api';
import { ApiError, isApiError } from './api-error';

/** A profile's newest posts, or why there are none to show. */
export interface PostList {
  posts: InstagramPost[];
  /** Instagram is rate limiting; the list may load later. */
  limited: boolean;
}

/** The newest posts of a public profile. A 429 gives an empty list, as in the search for profiles (S0 §7). */
export const instagramPostsQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/instagram/posts', username],
    queryFn: async ({ signal }): Promise<PostList> => {
      try {
        const answer = await api<typeof instagramPosts>('GET /api/instagram/posts/:username', {
          params: { username },
          signal,
        });
        return { posts: answer.posts, limited: answer.rateLimited === true };
      } catch (error) {
        if (isApiError(error) && error.status === 429) return { posts: [], limited: true };
        throw error;
      }
    },
    // As the profile search (S0 §9): cached 2 min, kept 10 min; a refusal isn't retried.
    staleTime: (query) => (query.state.data?.limited ? 0 : 2 * 60_000),
    gcTime: 10 * 60_000,
    retry: (failures, error) =>
      failures < 2 && !(error instanceof ApiError && error.status < 500 && error.status > 0),
  });

/** Asks once a profile is known. */
export function useInstagramPosts(username: string) {
  return useQuery({ ...instagramPostsQuery(username), enabled: username !== '' });
}
