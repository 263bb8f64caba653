import type { ServiceType } from './catalogue';
import { normaliseUsername, notProfiles, usernamePattern } from './instagram-username';
import { goesToPosts, shortcodeIn } from './posts';

/** Where an order is delivered to: a profile, or one post (D15). */
export type Target =
  | { username: string; shortcode?: undefined }
  | { shortcode: string; username?: undefined };

const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([\w.]{1,30})\/?(?:[?#].*)?$/i;

/** Reads the address of a profile or a post, as people paste it; undefined for anything else. */
export function targetIn(url: string): Target | undefined {
  const shortcode = shortcodeIn(url);
  if (shortcode) return { shortcode };
  const name = profileAddress.exec(url.trim())?.[1];
  if (!name || notProfiles.test(name)) return undefined;
  const username = normaliseUsername(name);
  return usernamePattern.test(username) ? { username } : undefined;
}

/** The target given by an address and a user name together; undefined if they contradict each other or name none. */
export function targetOf(input: { url?: string; username?: string }): Target | undefined {
  const fromUrl = input.url === undefined ? undefined : targetIn(input.url);
  if (input.url !== undefined && !fromUrl) return undefined;
  if (input.username === undefined) return fromUrl;
  const username = normaliseUsername(input.username);
  if (!usernamePattern.test(username)) return undefined;
  return fromUrl && fromUrl.username !== username ? undefined : { username };
}

/** An open delivery to a profile, or to one of its posts. */
export interface Delivery {
  type: ServiceType;
  shortcode?: string;
}

/**
 * Whether a cart for the same profile would have to wait for one of these deliveries: panels can't tell two orders of
 * the same product to the same target apart. `claimSubmission` (db/submissions.ts) holds it back by this rule.
 */
export function waitsFor(
  deliveries: readonly Delivery[],
  cart: { type: ServiceType; posts: readonly { shortcode: string }[] },
): boolean {
  const toPosts = goesToPosts(cart.type);
  const isChosen = (shortcode?: string) => cart.posts.some((post) => post.shortcode === shortcode);
  return deliveries.some(
    ({ type, shortcode }) => type === cart.type && (toPosts ? isChosen(shortcode) : shortcode === undefined),
  );
}
