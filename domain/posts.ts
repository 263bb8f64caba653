import type { ServiceType } from './catalogue';
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

/** The panels' minimum per post. */
const leastPerPost: Record<'likes' | 'views', number> = { likes: 10, views: 100 };

/** Whether a service goes to posts instead of a profile (decisions 15 and 0011). */
export function goesToPosts(type: ServiceType): type is 'likes' | 'views' {
  return type !== 'followers';
}

/** How many posts a quantity can be split over. */
export function postsAllowed(type: 'likes' | 'views', totalQuantity: number): number {
  return Math.max(1, Math.min(mostPosts, Math.floor(totalQuantity / leastPerPost[type])));
}

/** Whether a service can be delivered to these posts. */
export function postsFit(
  type: ServiceType,
  totalQuantity: number,
  posts: readonly Post[] | undefined,
): Verdict<'posts_missing' | 'posts_too_many' | 'posts_not_wanted'> {
  const count = posts?.length ?? 0;
  if (!goesToPosts(type)) return count === 0 ? allowed : refused('posts_not_wanted');
  if (count === 0) return refused('posts_missing');
  return count > postsAllowed(type, totalQuantity) ? refused('posts_too_many') : allowed;
}

/** Splits a quantity evenly; the remainder goes to the first parts (decision 15). */
export function splitEvenly(quantity: number, parts: number): number[] {
  const share = Math.floor(quantity / parts);
  return Array.from({ length: parts }, (_, index) => share + (index < quantity - share * parts ? 1 : 0));
}

/** Addresses of posts as people paste them, with or without scheme, profile and query. */
const pastedLink =
  /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:[\w.]{1,30}\/)?(?:p|reel|reels|tv)\/([\w-]{5,40})\/?(?:[?#].*)?$/i;

/** The shortcode in a post's address; undefined for anything that isn't one. */
export function shortcodeIn(text: string): string | undefined {
  return pastedLink.exec(text.trim())?.[1];
}
