import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The inputs of the provider's split card fields, each in its own frame, once they can be filled. */
export async function cardFrames(page: Page): Promise<Record<'number' | 'expiry' | 'cvc', Locator>> {
  const field = (type: string) => page.frameLocator(`iframe[src*="/frames/${type}"]`).locator('input');
  const fields = { number: field('cardNumber'), expiry: field('cardExpiry'), cvc: field('cardCvc') };
  for (const input of Object.values(fields)) await expect(input).toBeVisible();
  return fields;
}

/** Fills the split fields. */
export async function fillSplitCard(page: Page, number: string): Promise<void> {
  const fields = await cardFrames(page);
  await fields.number.fill(number);
  await fields.expiry.fill('1234');
  await fields.cvc.fill('123');
}
