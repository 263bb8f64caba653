import { z } from 'zod';
import type { InstagramDirectory } from './directory';
import { graphApi } from './graph-api';
import { sandboxDirectory } from './sandbox-directory';

const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

/** Which Instagram directory to use; part of the environment of API and worker. */
export const instagramEnv = {
  /** A directory with the protocol of docs/sandbox.md; not needed with a token. */
  INSTAGRAM_BASE_URL: z.url('must be an address such as http://localhost:4030').optional(),
  /** Token and account for Meta's Graph API; used instead if both are set. */
  INSTAGRAM_GRAPH_TOKEN: optionalText,
  INSTAGRAM_GRAPH_USER_ID: optionalText,
  INSTAGRAM_GRAPH_URL: z
    .url('must be an address such as https://graph.facebook.com/v25.0')
    .default('https://graph.facebook.com/v25.0'),
  /** Calls per hour that Meta allows this account. */
  INSTAGRAM_GRAPH_CALLS_PER_HOUR: z.coerce.number('must be a number').int().min(4).default(200),
};
export type InstagramEnv = z.infer<z.ZodObject<typeof instagramEnv>>;

/** Whether an environment names a directory; `instagramMissing` reports one that doesn't. */
export function namesDirectory(env: Partial<InstagramEnv>): boolean {
  const { INSTAGRAM_GRAPH_TOKEN: token, INSTAGRAM_GRAPH_USER_ID: userId } = env;
  return token || userId ? Boolean(token && userId) : Boolean(env.INSTAGRAM_BASE_URL);
}
export const instagramMissing = {
  error:
    'is missing: set it to an address such as http://localhost:4030, or set both INSTAGRAM_GRAPH_TOKEN and INSTAGRAM_GRAPH_USER_ID',
  path: ['INSTAGRAM_BASE_URL'],
  // Reported together with any other errors.
  when: () => true,
};

/** The directory that the environment names (D16). */
export function openInstagram(env: Omit<InstagramEnv, 'INSTAGRAM_GRAPH_CALLS_PER_HOUR'>): InstagramDirectory {
  const { INSTAGRAM_GRAPH_TOKEN: token, INSTAGRAM_GRAPH_USER_ID: userId } = env;
  if (token && userId) return graphApi({ baseUrl: env.INSTAGRAM_GRAPH_URL, userId, token });
  if (!env.INSTAGRAM_BASE_URL) throw new Error(`INSTAGRAM_BASE_URL ${instagramMissing.error}`);
  return sandboxDirectory(env.INSTAGRAM_BASE_URL);
}
