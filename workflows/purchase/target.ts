import type { Aim } from '#domain/capabilities.ts';
import { normaliseUsername, usernamePattern } from '#domain/instagram-username.ts';
import { shortcodePattern } from '#domain/posts.ts';

/** A target as a message names it; an operator may send anything. */
interface Named {
  username?: unknown;
  shortcode?: unknown;
}

/** The target of a message; undefined if it names none, both kinds, or an invalid one. */
export function aimOf({ username, shortcode }: Named): Aim | undefined {
  if (shortcode !== undefined)
    return username === undefined && shortcodePattern.test(String(shortcode)) ? 'post' : undefined;
  return usernamePattern.test(normaliseUsername(String(username ?? ''))) ? 'profile' : undefined;
}
