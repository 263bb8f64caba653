import type { Page } from '@playwright/test';

/** Moves the pointer over a page, as an otherwise idle visitor does: the app loads. */
export async function movePointer(page: Page): Promise<void> {
  // Two places: the pointer may already be at the first, which is no movement.
  await page.mouse.move(100, 300);
  await page.mouse.move(102, 302);
}
