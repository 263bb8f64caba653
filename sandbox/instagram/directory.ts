import { between, hash, spread } from '../random';
import { captions, seeds } from './seeds';

/** The changing part of the directory; everything else is derived from names. */
export interface DirectoryState {
  /** Followers gained or lost on top of the made-up count, by username. */
  followers: Record<string, number>;
  /** Likes and views gained or lost on top of the made-up count, by the post's shortcode. */
  likes: Record<string, number>;
  views: Record<string, number>;
}

/** A public profile in the adapter protocol; counts are whole numbers. */
export interface Profile {
  username: string;
  full_name: string;
  biography: string;
  is_private: boolean;
  is_verified: boolean;
  follower_count: number;
  media_count: number;
}

/** One post; `taken_at` in Unix seconds. */
export interface Post {
  id: string;
  shortcode: string;
  type: 'image' | 'carousel' | 'video';
  caption: string;
  like_count: number;
  taken_at: number;
}

/** What an order at the panel can raise. */
export type Counter = 'followers' | 'likes' | 'views';

/** The made-up Instagram: accounts, posts and their counts. */
export interface Directory {
  /** The account, or undefined if the username is unknown or invalid. */
  find(username: string): Profile | undefined;
  /** Accounts whose username or name contains the text; prefix matches come first. */
  search(text: string, limit: number): Profile[];
  /** The newest posts first. */
  posts(profile: Profile, limit: number): Post[];
  /** The current count of a profile's followers, or of a post's likes or views (`target` is its shortcode). */
  count(counter: Counter, target: string): number;
  /** Adds to (or takes from) a count. It never falls below zero. */
  add(counter: Counter, target: string, amount: number): void;
  /** Usernames of the seeded accounts. */
  usernames(): string[];
}

/** An empty change set. */
export function emptyDirectoryState(): DirectoryState {
  return { followers: {}, likes: {}, views: {} };
}

/** Any of these names exists from the start, so that a test can have any number of targets. */
const TEST_NAME = /^test[a-z0-9._]{0,20}$/;

/** Instagram's own rule for usernames: letters, digits, dots, underscores, at most 30. */
const USERNAME = /^[a-z0-9._]{1,30}$/;

const DAY_SECONDS = 86_400;

/** Opens the directory on its changes. `now` gives milliseconds and only dates the posts. */
export function openDirectory(
  state: DirectoryState,
  changed: () => void,
  now: () => number = Date.now,
): Directory {
  const byName = new Map(seeds.map((seed) => [seed[0], seed]));

  function count(counter: Counter, target: string): number {
    return Math.max(0, madeUp(counter, target) + (state[counter][target] ?? 0));
  }

  function find(raw: string): Profile | undefined {
    const username = normalUsername(raw);
    const seed = byName.get(username);
    if (!seed && !TEST_NAME.test(username)) return undefined;
    const [, fullName, biography, kind] = seed ?? [username, testName(username), 'Cuenta de pruebas'];
    return {
      username,
      full_name: fullName,
      biography,
      is_private: kind === 'private',
      is_verified: kind === 'verified',
      follower_count: count('followers', username),
      media_count: between(`media ${username}`, 12, 30),
    };
  }

  function search(text: string, limit: number): Profile[] {
    const wanted = fold(text.trim().replace(/^@/, ''));
    if (!wanted) return [];
    const first: string[] = [];
    const later: string[] = [];
    for (const [username, fullName] of seeds) {
      const name = fold(fullName);
      if (username.startsWith(wanted) || name.startsWith(wanted)) first.push(username);
      else if (username.includes(wanted) || name.includes(wanted)) later.push(username);
    }
    const made = TEST_NAME.test(wanted) && !byName.has(wanted) ? [wanted] : [];
    return [...made, ...first, ...later].slice(0, limit).flatMap((username) => find(username) ?? []);
  }

  function posts(profile: Profile, limit: number): Post[] {
    // Dated from midnight, so that two calls on one day agree.
    const today = Math.floor(now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
    return Array.from({ length: Math.min(limit, profile.media_count) }, (_, index) => {
      const serial = profile.media_count - index;
      const key = `${profile.username} ${serial}`;
      const shortcode = shortcodeOf(key);
      const type = (['image', 'carousel', 'video'] as const)[hash(`type ${key}`) % 3] ?? 'image';
      return {
        id: String(3_000_000_000_000 + hash(key)),
        shortcode,
        type,
        caption: captions[hash(`caption ${key}`) % captions.length] ?? '',
        like_count: count('likes', shortcode),
        taken_at: today - index * 3 * DAY_SECONDS - between(`time ${key}`, 0, 2 * DAY_SECONDS),
      };
    });
  }

  function add(counter: Counter, target: string, amount: number): void {
    const made = madeUp(counter, target);
    state[counter][target] = Math.max(-made, (state[counter][target] ?? 0) + amount);
    changed();
  }

  return { find, search, posts, count, add, usernames: () => [...byName.keys()] };
}

/** A username as Instagram stores it, or '' if it can't be one. */
export function normalUsername(raw: string): string {
  const username = raw.trim().replace(/^@/, '').toLowerCase();
  return USERNAME.test(username) ? username : '';
}

/** A post's counts depend only on its shortcode: an order's link names nothing else. */
function madeUp(counter: Counter, target: string): number {
  if (counter === 'followers') return spread(`followers ${target}`, 180, 52_000);
  const likes = spread(`likes ${target}`, 12, 2_400);
  return counter === 'likes' ? likes : likes * between(`views ${target}`, 6, 20);
}

function shortcodeOf(key: string): string {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(hash(`shortcode ${key}`), 0);
  bytes.writeUInt32BE(hash(`${key} shortcode`), 4);
  return `C${bytes.toString('base64url').slice(0, 10)}`;
}

function testName(username: string): string {
  return `Prueba ${username.slice('test'.length).replace(/[._]+/g, ' ').trim()}`.trim();
}

/** Lower case without accents, so that "leo" finds "Léo". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
