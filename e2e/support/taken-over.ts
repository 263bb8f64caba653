import type { Page } from '@playwright/test';

/** Waits until the app has taken the page over: React writes its own marks into every element that it has. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
