import type { Page } from '@playwright/test';

/** Moves the pointer over a page, as a visitor who does nothing else: the app comes. */
export async function movePointer(page: Page): Promise<void> {
  // Two places: at its first the pointer may rest already, which is no movement.
  await page.mouse.move(100, 300);
  await page.mouse.move(102, 302);
}
