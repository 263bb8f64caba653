import { z } from 'zod';
import type { InstagramPost, InstagramUser } from '../domain/calls/instagram';
import { ShopError } from '../domain/errors';
import { usernamePattern } from '../domain/instagram-username';
import { shortcodePattern } from '../domain/posts';
import { type InstagramDirectory, mostPostsListed, shortCaption, viaProxy } from './directory';
import { type DirectoryAnswer, getJson, retryAfter } from './request';

const count = z.number().int().nonnegative();
const profile = z.object({
  username: z.string().regex(usernamePattern),
  full_name: z.string().max(200).default(''),
  profile_pic_url: z.url().max(2000),
  is_private: z.boolean(),
  follower_count: count.optional(),
});
const post = z.object({
  id: z.string().min(1).max(80),
  shortcode: z.string().regex(shortcodePattern),
  type: z.enum(['image', 'video', 'carousel']),
  thumbnail_url: z.url().max(2000),
  caption: z.string().max(5000).default(''),
  like_count: count.optional(),
  /** Unix seconds. */
  taken_at: count.max(8_640_000_000_000).optional(),
});

/** The adapter to a directory with the protocol of docs/sandbox.md: /search?q=, /users/:username, …/posts. */
export function sandboxDirectory(baseUrl: string): InstagramDirectory {
  const get = (path: string) => getJson(new URL(path, baseUrl));
  const user = (username: string) => `/users/${encodeURIComponent(username)}`;

  return {
    pictureOrigin: new URL(baseUrl).origin,
    async search(text) {
      const answer = await get(`/search?q=${encodeURIComponent(text)}&limit=10`);
      if (answer.status === 429) return { users: [], limited: true };
      const { users } = read(answer, z.object({ users: z.array(z.unknown()) }));
      return { users: valid(users, profile).map(toUser), limited: false };
    },
    async profile(username) {
      return toUser(read(await get(user(username)), profile));
    },
    async posts(username) {
      const answer = await get(`${user(username)}/posts?limit=${mostPostsListed}`);
      if (answer.status === 429) return { posts: [], limited: true };
      if (answer.status === 403) throw new ShopError('private_profile');
      const { posts } = read(answer, z.object({ posts: z.array(z.unknown()) }));
      return { posts: valid(posts, post).slice(0, mostPostsListed).map(toPost), limited: false };
    },
    async followerCount(username) {
      const answer = await get(user(username));
      if (answer.status === 404 || answer.status === 403) return undefined;
      return read(answer, profile).follower_count;
    },
  };
}

function read<T>(answer: DirectoryAnswer, schema: z.ZodType<T>): T {
  if (answer.status === 404) throw new ShopError('not_found');
  if (answer.status === 429)
    throw new ShopError('rate_limited', { retryAfterSeconds: retryAfter(answer.headers) });
  if (answer.status !== 200)
    throw new ShopError('unavailable', undefined, {
      cause: new Error(`The Instagram directory answered ${answer.status}`),
    });
  const result = schema.safeParse(answer.body);
  if (!result.success) throw new ShopError('unavailable', undefined, { cause: result.error });
  return result.data;
}

/** One bad entry must not hide the others. */
function valid<T>(entries: unknown[], schema: z.ZodType<T>): T[] {
  return entries.flatMap((entry) => {
    const result = schema.safeParse(entry);
    return result.success ? [result.data] : [];
  });
}

function toUser(found: z.infer<typeof profile>): InstagramUser {
  return { ...found, profile_pic_url: viaProxy(found.profile_pic_url) };
}

function toPost(found: z.infer<typeof post>): InstagramPost {
  return {
    id: found.id,
    shortcode: found.shortcode,
    media_type: found.type,
    thumbnail_url: viaProxy(found.thumbnail_url),
    caption: shortCaption(found.caption),
    like_count: found.like_count,
    timestamp: found.taken_at === undefined ? undefined : new Date(found.taken_at * 1000).toISOString(),
  };
}
