import type { Page } from '@playwright/test';

/** Shows a page as the browser's back/forward cache gives it back: as it was left, without events of the time between. */
export function restored(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
