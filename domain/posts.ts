import type { Service, ServiceType } from './catalogue';
import { allowed, refused, type Verdict } from './result';

/** A post that likes or views go to (S0 §3). */
export interface Post {
  id: string;
  /** The part of its address that identifies it. */
  shortcode: string;
}

/** As Instagram makes them. */
export const shortcodePattern = /^[A-Za-z0-9_-]{5,40}$/;

/** The address of a post in the form that panels accept. */
export function postLink(shortcode: string): string {
  return `https://www.instagram.com/p/${shortcode}/`;
}

/** The most posts that one order may have. */
export const mostPosts = 20;

/** The panels' usual minimum per post. */
const leastPerPost: Record<'likes' | 'views', number> = { likes: 10, views: 100 };

/** Whether a service goes to posts instead of a profile (D15 and 0011). */
export function goesToPosts(type: ServiceType): type is 'likes' | 'views' {
  return type !== 'followers';
}

/** A service as it is sold, as far as its posts depend on it. */
export type SoldToPosts = Pick<Service, 'type' | 'quantity' | 'bonus' | 'panelMin'>;

/** How many posts a service can be split over, so that its panel takes each part; none for followers. */
export function postsAllowed({ type, quantity, bonus, panelMin = 0 }: SoldToPosts): number {
  if (!goesToPosts(type)) return 0;
  const least = Math.max(leastPerPost[type], panelMin);
  return Math.max(1, Math.min(mostPosts, Math.floor((quantity + bonus) / least)));
}

/** Whether a service can be delivered to these posts. */
export function postsFit(
  sold: SoldToPosts,
  posts: readonly Post[] | undefined,
): Verdict<'posts_missing' | 'posts_too_many' | 'posts_not_wanted'> {
  const count = posts?.length ?? 0;
  if (!goesToPosts(sold.type)) return count === 0 ? allowed : refused('posts_not_wanted');
  if (count === 0) return refused('posts_missing');
  return count > postsAllowed(sold) ? refused('posts_too_many') : allowed;
}

/** Splits a quantity evenly; the remainder goes to the first parts (D15). */
export function splitEvenly(quantity: number, parts: number): number[] {
  const share = Math.floor(quantity / parts);
  return Array.from({ length: parts }, (_, index) => share + (index < quantity - share * parts ? 1 : 0));
}

/** The part of a share link after `p` or `reel` isn't a shortcode: only Instagram knows which post it leads to. */
const shareLink = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/share\//i;

/** Whether a text is the address that some versions of the app copy, which names no post. */
export function isShareLink(text: string): boolean {
  return shareLink.test(text.trim());
}

/** Addresses of posts as people paste them, with or without scheme, profile and query. */
const pastedLink =
  /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:(?!share\/)[\w.]{1,30}\/)?(?:p|reel|reels|tv)\/([\w-]{5,40})\/?(?:[?#].*)?$/i;

/** The shortcode in a post's address; undefined for anything that isn't one. */
export function shortcodeIn(text: string): string | undefined {
  return pastedLink.exec(text.trim())?.[1];
}
