import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Presses a key until an element has the focus, as a keyboard user does. Also into foreign frames. Arrows move within a
 * group that already has the focus.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (
      await target.evaluate(
        (element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus(),
      )
    )
      return;
    await page.keyboard.press(key);
    // Groups move the focus in a timer: a check before that would press once more, and go past.
    await page.evaluate(() => new Promise((moved) => setTimeout(moved)));
  }
  throw new Error('The keyboard does not reach it');
}
