import type { Page } from '@playwright/test';
import type { Language } from '#domain/money.ts';
import { forbiddenWord } from '#domain/neutral-words.ts';

/** The page's text, visible or read out, that compliance mode forbids. */
export async function naming(page: Page, language: Language): Promise<string | undefined> {
  const read = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [alt], meta[name=description]')].flatMap(
      (element) =>
        ['aria-label', 'placeholder', 'alt', 'content'].map((name) => element.getAttribute(name) ?? ''),
    ),
  );
  const said = [await page.title(), ...(await page.locator('body').allInnerTexts()), ...read];
  return said.map((text) => forbiddenWord(text, language)).find(Boolean);
}
