import { expect, type Page } from '@playwright/test';
import { newTarget } from '#api/testing/purchases.ts';
import { eventually } from '#api/testing/wait.ts';
import type { InstagramPost } from '#domain/calls/instagram.ts';
import type { Language } from '#domain/money.ts';
import { words } from './words';

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

/** The status badge says that the order is completed, without a reload. */
export async function isCompleted(page: Page, language: Language): Promise<void> {
  const badge = page
    .getByRole('main')
    .getByText(words[language].tracking.statuses.completed, { exact: true });
  await expect(badge.first()).toBeVisible({ timeout: 60_000 });
}
