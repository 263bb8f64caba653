import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import type { Language } from '#domain/money.ts';
import { foreignSentences } from './foreign';

/** Screens that axe has found sound in this run: an empty file for each, as the workers share nothing else. */
const sound = join(tmpdir(), 'sound-screens');
mkdirSync(sound, { recursive: true });

/**
 * Expects a screen as it is now to keep WCAG 2.2 AA, not to move sideways and, if a language is given, to say nothing
 * in another. axe looks at each screen and state once: the same elements in the same look can't fail a second time.
 */
export async function expectSound(page: Page, language?: Language): Promise<void> {
  await untilStill(page);
  const screen = join(sound, await fingerprint(page));
  if (!existsSync(screen)) {
    const violations = await axeFinds(page);
    expect(
      violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      ),
      'what axe finds against WCAG 2.2 AA',
    ).toEqual([]);
    writeFileSync(screen, '');
  }
  expect(await overflows(page), 'whether the page can be moved sideways').toBe(false);
  expect(await cutOff(page), 'controls that reach beyond the screen').toEqual([]);
  if (language) expect(await foreignSentences(page, language), `words that are not ${language}`).toEqual([]);
}

/** A page of this worker where axe stays loaded and compiled, which is two thirds of what a look costs. */
let axePage: Page | undefined;

async function openAxePage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('A look at a page needs a browser of its own');
  const opened = await context.newPage();
  // Any address of the shop without a page, so that the style sheets are next to it.
  const address = new URL('/axe', process.env.SHOP_URL).href;
  await opened.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  );
  await opened.goto(address);
  await opened.evaluate(axe.source);
  // Style sheets arrive after the elements: what changes by them must not do so slowly.
  await opened.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  return opened;
}

/**
 * What axe finds against WCAG 2.2 AA in a copy of the page: the same elements under the same style sheets at the same
 * size, without scripts. A foreign frame is not ours to judge.
 */
async function axeFinds(page: Page): Promise<Result[]> {
  axePage ??= await openAxePage(page);
  const { colorScheme, ...screen } = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const frame of copy.querySelectorAll('iframe')) frame.removeAttribute('src');
    return {
      attributes: [...copy.attributes].map(({ name, value }): [string, string] => [name, value]),
      innerHTML: copy.innerHTML,
      size: { width: innerWidth, height: innerHeight },
      colorScheme: matchMedia('(prefers-color-scheme: dark)').matches
        ? ('dark' as const)
        : ('light' as const),
    };
  });
  await axePage.setViewportSize(screen.size);
  await axePage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return axePage.evaluate(async ({ attributes, innerHTML }) => {
    const root = document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const [name, value] of attributes) root.setAttribute(name, value);
    root.innerHTML = innerHTML;
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) =>
        link.sheet ||
        new Promise((done, fail) => {
          link.onload = done;
          link.onerror = () => fail(new Error(`No style sheet at ${link.href}`));
        }),
    );
    await Promise.all(styles);
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations;
  }, screen);
}

/** Whether the page can be moved sideways, which on a phone is always a mistake. */
async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

/** Controls that reach beyond the left or right edge of the screen, where nothing can be moved to bring them in. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element) =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const canBeMoved = (element: Element | null): boolean =>
      element !== null && (moves(element) || canBeMoved(element.parentElement));
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // What only a screen reader meets is a pixel wide, or far to the left.
        const isSeen =
          width > 1 &&
          right > 0 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isSeen && (left < -1 || right > innerWidth + 1) && !canBeMoved(element.parentElement);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** Waits for what is still coming into view, as until then it is too faint to count. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = document.getAnimations().filter(({ effect, playState }) => {
      const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && delay <= 0 && Number(endTime) < 1000;
    });
    await Promise.allSettled(coming.map(({ finished }) => finished));
  });
}

/** All that axe's rules depend on: elements, their look and state, and where they have words; not the words. */
async function fingerprint(page: Page): Promise<string> {
  const screen = await page.evaluate(() => {
    const parts = [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches].map(String);
    const text =
      /^(?:id|href|src|srcset|value|title|alt|content|for|name|d|points|datetime|aria-(?:label|labelledby|describedby|controls|owns|valuetext|valuenow))$/;
    for (const element of document.querySelectorAll('*')) {
      parts.push(element.tagName);
      for (const { name, value } of element.attributes)
        parts.push(name, text.test(name) ? String(value !== '') : value);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) parts.push('text');
    }
    return parts.join(' ');
  });
  return createHash('sha256').update(screen).digest('hex');
}
