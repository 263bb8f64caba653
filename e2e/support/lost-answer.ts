import type { Page } from '@playwright/test';

/** The shop takes a page's next call to a URL, but the page never gets the answer. */
export async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
