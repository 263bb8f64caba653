import type { InstagramPost, InstagramUser } from '../domain/calls/instagram';

/** Profiles and posts of Instagram, from whatever directory is configured (decision 16). */
export interface InstagramDirectory {
  /** Matching profiles; `limited` where the directory wants fewer questions just now. */
  search(text: string): Promise<{ users: InstagramUser[]; limited: boolean }>;
  /** One profile. Throws `not_found`, `rate_limited` or `unavailable`. */
  profile(username: string): Promise<InstagramUser>;
  /** The newest posts of a public profile. Throws `private_profile`, `not_found` or `unavailable`. */
  posts(username: string): Promise<{ posts: InstagramPost[]; limited: boolean }>;
  /** Followers now, never a remembered figure; undefined where the profile is gone or can't be seen. */
  followerCount(username: string): Promise<number | undefined>;
  /** Where pictures come from besides Instagram's own hosts. */
  readonly pictureOrigin?: string;
}

/** How many posts the picker is given. */
export const mostPostsListed = 30;

/** Pictures are shown from our own address, so that visitors aren't seen by Instagram. */
export function viaProxy(pictureUrl: string): string {
  return `/api/instagram/image-proxy?url=${encodeURIComponent(pictureUrl)}`;
}

/** A caption as the picker has room for it. */
export function shortCaption(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : line;
}
