import { queryOptions } from '@tanstack/react-query';
import type { instagramProfile } from '../../domain/calls/instagram';
import { address, request } from './request';

/** One profile, for a name that was typed in full and not chosen from the list. */
export const instagramProfileQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/instagram/profile', username],
    queryFn: ({ signal }) =>
      request<typeof instagramProfile>({
        method: 'GET',
        path: address('/api/instagram/profile/:username', { username }),
        signal,
      }),
    staleTime: 2 * 60_000,
  });
