import { z } from 'zod';
import type { InstagramPost, InstagramUser } from '../domain/calls/instagram';
import { ShopError } from '../domain/errors';
import { normaliseUsername, usernamePattern } from '../domain/instagram-username';
import { shortcodePattern } from '../domain/posts';
import { type InstagramDirectory, mostPostsListed, shortCaption, viaProxy } from './directory';
import { type DirectoryAnswer, getJson, retryAfter } from './request';

/** The account that calls the Graph API. */
export interface GraphAccess {
  /** With version, e.g. `https://graph.facebook.com/v25.0`. */
  baseUrl: string;
  /** The professional account that makes the calls. */
  userId: string;
  token: string;
}

/** Meta's codes for "fewer questions": app, user, page, custom, and Instagram's own limit. */
const limitCodes = new Set([4, 17, 32, 613, 80_002]);
/** Its codes for an account that doesn't exist or isn't professional: the answer doesn't say which. */
const unseenCodes = new Set([24, 100, 110]);

const failure = z.object({ error: z.object({ code: z.number(), message: z.string().catch('') }) });
const count = z.number().int().nonnegative();
const found = z.object({
  business_discovery: z.object({
    username: z.string().regex(usernamePattern),
    name: z.string().max(500).default(''),
    profile_picture_url: z.url().max(2000).optional(),
    followers_count: count.optional(),
    media: z.object({ data: z.array(z.unknown()) }).optional(),
  }),
});
type Found = z.infer<typeof found>['business_discovery'];
const media = z.object({
  id: z.string().min(1).max(80),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: z.url().max(2000).optional(),
  thumbnail_url: z.url().max(2000).optional(),
  permalink: z.string().max(500),
  caption: z.string().max(5000).default(''),
  like_count: count.optional(),
  timestamp: z.string().max(40).optional(),
});

const profileFields = 'username,name,profile_picture_url,followers_count';
const mediaFields = 'id,caption,media_type,media_url,thumbnail_url,permalink,like_count,timestamp';
const kinds = { IMAGE: 'image', VIDEO: 'video', CAROUSEL_ALBUM: 'carousel' } as const;

/**
 * The adapter to Meta's Graph API (business discovery). It sees only professional accounts: any other name may be
 * private, personal or made up, so such a name is "unverified", never "private". There is no search: a search looks the
 * name up as typed.
 */
export function graphApi({ baseUrl, userId, token }: GraphAccess): InstagramDirectory {
  /** The account, `unseen`, or `limited` with the seconds to wait. Throws `unavailable`. */
  async function discover(username: string, fields: string): Promise<Found | 'unseen' | { wait: number }> {
    // The name becomes part of a Meta expression: allow only the characters of a user name.
    if (!usernamePattern.test(username)) return 'unseen';
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${encodeURIComponent(userId)}`);
    url.searchParams.set('fields', `business_discovery.username(${username}){${fields}}`);
    // Not in the URL, which proxies and logs keep.
    const answer = await getJson(url, { headers: { authorization: `Bearer ${token}` }, limited });
    if (limited(answer)) return { wait: retryAfter(answer.headers) };
    const problem = failure.safeParse(answer.body);
    if (problem.success && isUnseen(problem.data.error)) return 'unseen';
    const result = found.safeParse(answer.body);
    if (answer.status === 200 && result.success) return result.data.business_discovery;
    const code = problem.success ? `code ${problem.data.error.code}` : 'no known shape';
    throw new ShopError('unavailable', undefined, {
      cause: new Error(`The Graph API answered ${answer.status} with ${code}`),
    });
  }

  async function profile(username: string): Promise<InstagramUser | { wait: number }> {
    const account = await discover(username, profileFields);
    return account === 'unseen' ? unverified(username) : 'wait' in account ? account : toUser(account);
  }

  return {
    async search(text) {
      const username = normaliseUsername(text);
      if (!usernamePattern.test(username)) return { users: [], limited: false };
      const user = await profile(username);
      return 'wait' in user ? { users: [], limited: true } : { users: [user], limited: false };
    },
    async profile(username) {
      const user = await profile(username);
      if ('wait' in user) throw new ShopError('rate_limited', { retryAfterSeconds: user.wait });
      return user;
    },
    async posts(username) {
      const account = await discover(
        username,
        `${profileFields},media.limit(${mostPostsListed}){${mediaFields}}`,
      );
      if (account === 'unseen') throw new ShopError('not_found');
      if ('wait' in account) return { posts: [], limited: true };
      return {
        posts: (account.media?.data ?? []).flatMap(toPost).slice(0, mostPostsListed),
        limited: false,
      };
    },
    async followerCount(username) {
      const account = await discover(username, 'username,followers_count');
      if (account === 'unseen') return undefined;
      if ('wait' in account) throw new ShopError('rate_limited', { retryAfterSeconds: account.wait });
      return account.followers_count;
    },
  };
}

function limited({ status, body }: DirectoryAnswer): boolean {
  const problem = failure.safeParse(body);
  return status === 429 || (problem.success && limitCodes.has(problem.data.error.code));
}

/** Code 100 also means fields unknown to this version: that is our fault, not the account's. */
function isUnseen({ code, message }: { code: number; message: string }): boolean {
  return unseenCodes.has(code) && !/fields?\b/i.test(message);
}

function toUser(account: Found): InstagramUser {
  return {
    username: account.username,
    full_name: account.name,
    profile_pic_url: account.profile_picture_url ? viaProxy(account.profile_picture_url) : '',
    // Business discovery never shows a private account.
    is_private: false,
    follower_count: account.followers_count,
  };
}

function unverified(username: string): InstagramUser {
  return { username, full_name: '', profile_pic_url: '', is_private: false, unverified: true };
}

/** A post that can be ordered for and shown; empty for any other. */
function toPost(entry: unknown): InstagramPost[] {
  const result = media.safeParse(entry);
  if (!result.success) return [];
  const { id, media_type, media_url, thumbnail_url, permalink, caption, like_count, timestamp } = result.data;
  const shortcode = /^https:\/\/www\.instagram\.com\/(?:p|reel|tv)\/([^/?#]+)/.exec(permalink)?.[1] ?? '';
  // The URL of a video is not a picture.
  const picture = thumbnail_url ?? (media_type === 'VIDEO' ? undefined : media_url);
  if (!shortcodePattern.test(shortcode)) return [];
  const taken = timestamp === undefined ? Number.NaN : Date.parse(timestamp.replace(/\+0000$/, 'Z'));
  return [
    {
      id,
      shortcode,
      media_type: kinds[media_type],
      thumbnail_url: picture ? viaProxy(picture) : '',
      caption: shortCaption(caption),
      like_count,
      timestamp: Number.isNaN(taken) ? undefined : new Date(taken).toISOString(),
    },
  ];
}
