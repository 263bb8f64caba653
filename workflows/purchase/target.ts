import type { Aim } from '#domain/capabilities.ts';
import { normaliseUsername, usernamePattern } from '#domain/person.ts';
import { shortcodePattern } from '#domain/posts.ts';

/** A target as a message names it; from a keyboard anything may come. */
interface Named {
  username?: unknown;
  shortcode?: unknown;
}

/** What a message aims at; undefined where it names nothing, both, or what can't be a target. */
export function aimOf({ username, shortcode }: Named): Aim | undefined {
  if (shortcode !== undefined)
    return username === undefined && shortcodePattern.test(String(shortcode)) ? 'post' : undefined;
  return usernamePattern.test(normaliseUsername(String(username ?? ''))) ? 'profile' : undefined;
}
