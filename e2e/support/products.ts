import { newTarget } from '../../api/testing/purchases';
import { eventually } from '../../api/testing/wait';
import type { InstagramPost } from '../../domain/calls/instagram';
import type { Language } from '../../domain/money';
import { overflows, violations, type visit } from './chromium';
import { foreignSentences } from './foreign';
import { words } from './words';

/** A visitor's page. */
export type Visitor = Awaited<ReturnType<typeof visit>>;

/** No violation, no sideways move, no word of another language. */
export async function isSound(page: Visitor, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(await foreignSentences(page, language)).toEqual([]);
}

/** A profile's newest posts, in the order of the grid. */
export async function postsOf(username: string): Promise<InstagramPost[]> {
  return eventually(async () => {
    const answer = await fetch(new URL(`/api/instagram/posts/${username}`, process.env.SHOP_URL));
    if (!answer.ok) throw new Error(`The list of posts answered ${answer.status}`);
    return ((await answer.json()) as { posts: InstagramPost[] }).posts;
  });
}

/** A target with a video among its newest posts, as nearly all have. */
export async function targetWithVideo(): Promise<string> {
  const username = newTarget();
  const posts = await postsOf(username);
  return posts.some((post) => post.media_type === 'video') ? username : targetWithVideo();
}

/** The status badge says that the order is completed, on the page as it stands. */
export async function isCompleted(page: Visitor, language: Language): Promise<void> {
  await page.waitForFunction(
    (word) =>
      [...document.querySelectorAll('main *')].some(
        (e) => e.childElementCount === 0 && e.textContent === word,
      ),
    words[language].tracking.statuses.completed,
    { timeout: 60_000 },
  );
}
