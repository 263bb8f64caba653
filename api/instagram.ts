import { z } from 'zod';
import type { InstagramUser } from '../domain/calls/shop';
import { ShopError } from '../domain/errors';

/** Profiles of Instagram, from whatever directory is configured (decision 16). */
export interface InstagramDirectory {
  /** Matching profiles; `limited` where the directory wants fewer questions just now. */
  search(text: string): Promise<{ users: InstagramUser[]; limited: boolean }>;
  /** One profile. Throws `not_found`, `rate_limited` or `unavailable`. */
  profile(username: string): Promise<InstagramUser>;
}

const timeoutMs = 5000;

const profile = z.object({
  username: z.string(),
  full_name: z.string().default(''),
  profile_pic_url: z.string(),
  is_private: z.boolean(),
  follower_count: z.number().int().optional(),
});

/** The adapter to a directory with the protocol of docs/sandbox.md: /search?q= and /users/:username. */
export function instagramDirectory(baseUrl: string): InstagramDirectory {
  async function get(path: string): Promise<Response> {
    try {
      return await fetch(new URL(path, baseUrl), {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: { accept: 'application/json' },
      });
    } catch (cause) {
      throw new ShopError('unavailable', undefined, { cause });
    }
  }

  async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
    if (response.status === 404) throw new ShopError('not_found');
    if (response.status === 429)
      throw new ShopError('rate_limited', { retryAfterSeconds: waitOf(response.headers.get('retry-after')) });
    if (!response.ok) throw new ShopError('unavailable', { directoryStatus: response.status });
    const result = schema.safeParse(await response.json().catch(() => undefined));
    if (!result.success) throw new ShopError('unavailable', undefined, { cause: result.error });
    return result.data;
  }

  return {
    async search(text) {
      const response = await get(`search?q=${encodeURIComponent(text)}&limit=10`);
      if (response.status === 429) return { users: [], limited: true };
      const found = await read(response, z.object({ users: z.array(profile) }));
      return { users: found.users.map(viaProxy), limited: false };
    },
    async profile(username) {
      return viaProxy(await read(await get(`users/${encodeURIComponent(username)}`), profile));
    },
  };
}

/** Pictures are shown from our own address, so that visitors aren't seen by Instagram. */
function viaProxy(user: z.infer<typeof profile>): InstagramUser {
  return {
    ...user,
    profile_pic_url: `/api/instagram/image-proxy?url=${encodeURIComponent(user.profile_pic_url)}`,
  };
}

function waitOf(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60;
}
