import type { Page } from '@playwright/test';

/** Holds a page's calls to a URL back, like a slow network; the returned function lets them go. */
export async function held(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
