import type { Page } from '@playwright/test';
import { test as base, expect } from './test';

export { expect };

/** Tests of the back office: their `page` is signed in as the shop's first administrator. */
export const test = base.extend({
  storageState: ({ signedIn }, use) => use(signedIn),
});

/**
 * Leads the open app to another of its screens, as a link does. Another document would parse and run all of the app
 * again, which takes several times as long.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * The page gets no events of the shop: what failed to load stays so until somebody retries. Not offline, because the
 * app refetches when it is online again.
 */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/api/admin/events', (route) => route.abort());
}
