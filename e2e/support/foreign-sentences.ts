import type { Page } from '@playwright/test';
import type { Language } from '#domain/money.ts';
import { foreignWords } from '#web/i18n/testing/foreign-words.ts';

/**
 * All text of a page, visible or read out, that is not in its language: its text, labels, placeholders, title and
 * description.
 */
export async function foreignSentences(page: Page, language: Language): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, [lang]:not(html)')) texts.push(node.textContent ?? '');
    // In the head only titles and descriptions are sentences.
    const sentence = /(description|title|alt)$/;
    for (const meta of document.querySelectorAll('meta[content]'))
      if (sentence.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
        texts.push(meta.getAttribute('content') ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
        if (!element.closest('[lang]:not(html)')) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return said.flatMap((text) => {
    // Names of accounts, masked or not, and of the sandbox's and the tests' people aren't texts of the shop.
    const found = foreignWords(text.replace(/(?<!\S)@[\w.•…*]+|\bPrueba\b(?: [0-9a-z._]+)?/g, ''), language);
    return found ? [`${found}: ${text}`] : [];
  });
}
