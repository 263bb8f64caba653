import type { InstagramDirectory } from './directory';

/**
 * How long answers are cached, in ms: S0 §9's two minutes, and less for posts, which a buyer may have just published.
 */
const cacheMs = { search: 120_000, profile: 120_000, posts: 30_000 };
/** How many answers of a kind are cached. */
const maxEntries = 1000;

/**
 * Caches a directory: never asks the same thing twice within two minutes, nor twice at once. Refusals, and what the
 * buyer may change next (a private profile, one not found), are never cached.
 */
export function cachedDirectory(
  directory: InstagramDirectory,
  now: () => number = Date.now,
): InstagramDirectory {
  const { pictureOrigin } = directory;
  return {
    pictureOrigin,
    search: cached(
      cacheMs.search,
      now,
      directory.search,
      ({ limited, users }) => !limited && !users.some(({ is_private }) => is_private),
    ),
    profile: cached(
      cacheMs.profile,
      now,
      directory.profile,
      ({ is_private, unverified }) => !is_private && !unverified,
    ),
    posts: cached(cacheMs.posts, now, directory.posts, ({ limited }) => !limited),
    followerCount: directory.followerCount,
  };
}

function cached<T>(
  ms: number,
  now: () => number,
  ask: (text: string) => Promise<T>,
  lasting: (answer: T) => boolean,
): (text: string) => Promise<T> {
  const known = new Map<string, { until: number; answer: Promise<T> }>();
  return (text) => {
    const key = text.trim().toLowerCase();
    const kept = known.get(key);
    if (kept && now() < kept.until) return kept.answer;
    const entry = { until: now() + ms, answer: ask(text) };
    known.delete(key);
    known.set(key, entry);
    const oldest = known.keys().next();
    if (known.size > maxEntries && !oldest.done) known.delete(oldest.value);
    const forget = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    entry.answer.then((answer) => lasting(answer) || forget(), forget);
    return entry.answer;
  };
}
