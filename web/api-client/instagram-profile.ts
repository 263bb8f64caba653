import { queryOptions } from '@tanstack/react-query';
import type { instagramProfile } from '#domain/calls/instagram.ts';
import { api } from './api';

/** One profile, for a name typed in full and not chosen from the list. */
export const instagramProfileQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/instagram/profile', username],
    queryFn: ({ signal }) =>
      api<typeof instagramProfile>('GET /api/instagram/profile/:username', { params: { username }, signal }),
    // A private profile may become public any moment: never cache it.
    staleTime: (query) => (query.state.data?.profile.is_private ? 0 : 2 * 60_000),
  });
