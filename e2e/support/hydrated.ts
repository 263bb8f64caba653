import type { Page } from '@playwright/test';

/** Waits until the page is hydrated: React writes its own marks into every element that it controls. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
