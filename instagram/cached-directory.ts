import type { InstagramDirectory } from './directory';

/**
 * How long answers are cached, in ms: S0 §9's two minutes, and less for posts, which a buyer may have just published.
 */
const cacheMs = { search: 120_000, profile: 120_000, posts: 30_000 };
/** How many answers of a kind are cached. */
const maxEntries = 1000;

/**
 * A cache for a directory, whoever asks it: never asks the same thing twice within two minutes, nor twice at once.
 * Refusals, and what the buyer may change next (a private profile, one not found), are never cached.
 */
export function directoryCache(
  now: () => number = Date.now,
): (directory: InstagramDirectory) => InstagramDirectory {
  const search = cache<Answer<'search'>>(
    cacheMs.search,
    now,
    ({ limited, users }) => !limited && !users.some(({ is_private }) => is_private),
  );
  const profile = cache<Answer<'profile'>>(
    cacheMs.profile,
    now,
    ({ is_private, unverified }) => !is_private && !unverified,
  );
  const posts = cache<Answer<'posts'>>(cacheMs.posts, now, ({ limited }) => !limited);
  return (directory) => ({
    ...directory,
    search: (text) => search(text, directory.search),
    profile: (username) => profile(username, directory.profile),
    posts: (username) => posts(username, directory.posts),
  });
}

type Answer<Question extends 'search' | 'profile' | 'posts'> = Awaited<
  ReturnType<InstagramDirectory[Question]>
>;

function cache<T>(
  ms: number,
  now: () => number,
  lasting: (answer: T) => boolean,
): (text: string, ask: (text: string) => Promise<T>) => Promise<T> {
  const known = new Map<string, { until: number; answer: Promise<T> }>();
  return (text, ask) => {
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
