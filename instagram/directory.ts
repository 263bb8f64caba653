import type { InstagramPost, InstagramUser } from '../domain/calls/instagram';

/** Profiles and posts of Instagram, from whatever directory is configured (D16). */
export interface InstagramDirectory {
  /** Matching profiles; `limited` when the directory is rate limiting. */
  search(text: string): Promise<{ users: InstagramUser[]; limited: boolean }>;
  /** One profile. Throws `not_found`, `rate_limited` or `unavailable`. */
  profile(username: string): Promise<InstagramUser>;
  /** The newest posts of a public profile. Throws `private_profile`, `not_found` or `unavailable`. */
  posts(username: string): Promise<{ posts: InstagramPost[]; limited: boolean }>;
  /** The current follower count, never cached; undefined if the profile is gone or can't be seen. */
  followerCount(username: string): Promise<number | undefined>;
  /** An additional origin of pictures, next to Instagram's own hosts. */
  readonly pictureOrigin?: string;
}

/** The most posts the picker gets. */
export const mostPostsListed = 30;

/** Pictures go through our own address, so that Instagram doesn't see the visitors. */
export function viaProxy(pictureUrl: string): string {
  return `/api/instagram/image-proxy?url=${encodeURIComponent(pictureUrl)}`;
}

/** A caption shortened for the picker. */
export function shortCaption(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : line;
}
