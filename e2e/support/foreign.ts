import type { Page } from 'playwright-core';
import type { Language } from '../../domain/money';
import { foreignWords } from '../../web/i18n/testing/foreign-words';

/**
 * Everything a page says, seen or read out, that is not in its language: its text, labels, placeholders, title and
 * description.
 */
export async function foreignSentences(page: Page, language: Language): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, [lang]:not(html)')) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'content'])
        if (!element.closest('[lang]:not(html)')) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return said.flatMap((text) => {
    const found = foreignWords(text, language);
    return found ? [`${found}: ${text}`] : [];
  });
}
