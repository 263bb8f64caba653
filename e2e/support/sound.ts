import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import type { Language } from '#domain/money.ts';
import { foreignSentences } from './foreign-sentences';
import { sizes } from './sizes';

/** What axe has passed in this run: an empty file for each part of a screen, because the workers share nothing else. */
const sound = join(tmpdir(), 'sound-screens');
mkdirSync(sound, { recursive: true });
/** The most elements in a part. */
const mostElements = 25;

/**
 * Expects the current screen to satisfy WCAG 2.2 AA, not to scroll sideways and, if a language is given, to contain no
 * other; in a test tagged `@both` also at desktop size. axe checks each part of a screen once: the same elements with
 * the same style and position can't fail a second time.
 */
export async function expectSound(page: Page, language?: Language): Promise<void> {
  await expectSoundNow(page, language);
  const phone = page.viewportSize();
  if (!phone || !test.info().tags.includes('@both')) return;
  await page.setViewportSize(sizes.desk);
  await expectSoundNow(page, language);
  await page.setViewportSize(phone);
}

/** Expects the same of a screen that is open at desktop size, and of its phone size. */
export async function expectSoundAtBothSizes(page: Page): Promise<void> {
  await expectSound(page);
  await page.setViewportSize(sizes.phone);
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
}

async function expectSoundNow(page: Page, language?: Language): Promise<void> {
  await untilStill(page);
  expect(
    (await axeFinds(page)).map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
    'what axe finds against WCAG 2.2 AA',
  ).toEqual([]);
  expect(await overflows(page), 'whether the page can be moved sideways').toBe(false);
  expect(await cutOff(page), 'controls that reach beyond the screen').toEqual([]);
  if (language) expect(await foreignSentences(page, language), `words that are not ${language}`).toEqual([]);
}

/** A page of this worker where axe stays loaded and compiled, which saves two thirds of a check's cost. */
let axePage: Page | undefined;

async function openAxePage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('Checking a page needs its own browser');
  const opened = await context.newPage();
  // Any address of the shop without a page, so that the style sheets are on the same origin.
  const address = new URL('/axe', process.env.SHOP_URL).href;
  await opened.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  );
  await opened.goto(address);
  await opened.evaluate(axe.source);
  // Style sheets arrive after the elements: their changes must not be animated.
  await opened.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  return opened;
}

/**
 * axe's findings against WCAG 2.2 AA in a copy of the page: the same elements under the same style sheets at the same
 * size, without scripts. A foreign frame is not ours to judge.
 */
async function axeFinds(page: Page): Promise<Result[]> {
  const { markups, wholes, size, colorScheme, ...copy } = await page.evaluate(readScreen, mostElements);
  const fileOf = (markup: string) =>
    join(sound, createHash('sha256').update(`${size.width} ${colorScheme} ${markup}`).digest('hex'));
  const parts = markups.map(fileOf);
  const all = [...parts, ...wholes.map(fileOf)];
  if (all.every((one) => existsSync(one))) return [];
  axePage ??= await openAxePage(page);
  await axePage.setViewportSize(size);
  await axePage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await axePage.evaluate(copyIn, copy);
  // Of rows that look alike, one is judged.
  const known = parts.map((part, place) => parts.indexOf(part) < place || existsSync(part));
  const violations = await axePage.evaluate(judge, known);
  if (violations.length === 0) for (const one of all) writeFileSync(one, '');
  return violations;
}

/**
 * In the page: copies it, and divides it into parts, which `data-part` numbers in the copy. `markups` has for each part
 * everything that axe's rules depend on: elements, their style and state, their position, their references, and where
 * they have text; not the text. `wholes` has what rules about the page, and about elements of several parts, depend on.
 */
function readScreen(mostElements: number) {
  const text =
    /^(?:id|href|src|srcset|value|title|alt|content|for|name|d|points|datetime|hreflang|aria-(?:label|labelledby|describedby|controls|owns|valuetext|valuenow))$/;
  /** A name may come from another part: whether it exists, and has text. */
  const referred = (element: Element) => [
    ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'].flatMap((name) =>
      (element.getAttribute(name)?.split(/\s+/) ?? []).map(
        (id) =>
          `${name}:${document.getElementById(id)?.textContent?.trim() ? 'text' : document.getElementById(id)?.tagName}`,
      ),
    ),
    ...[...((element as HTMLInputElement).labels ?? [])].map(
      (label) => `label:${Boolean(label.textContent?.trim())}`,
    ),
  ];
  const own = (element: Element) =>
    [
      element.tagName,
      ...referred(element),
      ...[...element.attributes].flatMap(({ name, value }) => {
        // An empty style counts as none. --bar-height only moves what is fixed at the bottom.
        if (name === 'style') return value.replace(/--bar-height: [\d.]+px;?/, '').trim() || [];
        // Its language is judged with the page itself, which is no part.
        const isText = text.test(name) || (name === 'lang' && element === document.documentElement);
        return `${name}=${isText ? String(value !== '') : value}`;
      }),
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        ? 'text'
        : '',
    ].join(' ');
  const invisible = 'script, link:not([rel=stylesheet])';
  const shown = (element: Element) => [...element.children].filter((child) => !child.matches(invisible));
  /** Of an icon only its size matters. */
  const icon = ({ classList }: Element) =>
    ['icon', ...[...classList].filter((name) => !name.startsWith('lucide'))].join(' ');
  const whole = (element: Element): string =>
    element.matches('svg[aria-hidden=true]')
      ? icon(element)
      : [own(element), ...shown(element).map(whole), '/'].join('\n');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll('*');
  const places = new Map(
    [...document.documentElement.querySelectorAll('*')].map((element, at) => [element, at]),
  );
  const markups: string[] = [];
  const metas = document.querySelectorAll('meta[name=viewport], meta[http-equiv]');
  const wholes = [
    [document.documentElement.lang, document.title.trim() !== ''].join(),
    ...[...metas].map(({ outerHTML }) => outerHTML),
  ];
  const add = (element: Element, markup: string): void => {
    copies[places.get(element) ?? -1]?.setAttribute('data-part', String(markups.length));
    markups.push(markup);
  };
  const divide = (element: Element, place: string): void => {
    // What lies behind a dialog can't be read or used, and axe doesn't look at it: one part, whatever it shows.
    if (element.matches('[data-aria-hidden], [inert]')) {
      add(element, 'behind a dialog');
      return;
    }
    if (element.querySelectorAll('*').length >= mostElements) {
      const here = `${place}\n${own(element)}`;
      const kinds = shown(element).map((child) => `${child.tagName} ${child.role}`);
      wholes.push(`${here}\nof ${[...new Set(kinds)].sort().join()}`);
      for (const child of shown(element)) divide(child, here);
      return;
    }
    add(element, `${place}\n${whole(element)}`);
  };
  divide(document.body, own(document.documentElement));

  for (const frame of copy.querySelectorAll('iframe')) frame.removeAttribute('src');
  // The copy would fetch the app's files again.
  for (const unused of copy.querySelectorAll(invisible)) unused.remove();
  return {
    markups,
    wholes,
    attributes: [...copy.attributes].map(({ name, value }): [string, string] => [name, value]),
    innerHTML: copy.innerHTML,
    size: { width: innerWidth, height: innerHeight },
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
  };
}

/** In axe's page: inserts the elements and waits for their style sheets. */
async function copyIn(screen: { attributes: [string, string][]; innerHTML: string }): Promise<void> {
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of screen.attributes) root.setAttribute(name, value);
  root.innerHTML = screen.innerHTML;
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) =>
        link.sheet ||
        new Promise((done, fail) => {
          link.onload = done;
          link.onerror = () => fail(new Error(`No style sheet at ${link.href}`));
        }),
    ),
  );
}

/** In axe's page: axe's findings outside of the parts that are known to pass, which are given by number. */
async function judge(known: readonly boolean[]): Promise<Result[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const exclude = known.flatMap((isKnown, part) => (isKnown ? [[`[data-part="${part}"]`]] : []));
  const { violations } = await inPage.run(
    { include: document.documentElement, ...(exclude.length > 0 && { exclude }) },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    },
  );
  return violations;
}

/** Whether the page scrolls sideways, which on a phone is always a mistake. */
async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

/** Controls beyond the left or right edge of a screen that doesn't scroll. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element) =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const canBeMoved = (element: Element | null): boolean =>
      element !== null && (moves(element) || canBeMoved(element.parentElement));
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // Elements for screen readers only are a pixel wide, or far to the left.
        const isSeen =
          width > 1 &&
          right > 0 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isSeen && (left < -1 || right > innerWidth + 1) && !canBeMoved(element.parentElement);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** Waits for elements that are still fading in, because their contrast is too low until then. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = document.getAnimations().filter(({ effect, playState }) => {
      const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && delay <= 0 && Number(endTime) < 1000;
    });
    await Promise.allSettled(coming.map(({ finished }) => finished));
  });
}
