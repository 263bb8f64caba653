import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { BROWSER_ARGS } from '../../scripts/browser';

/** Sizes that every journey must work at: a phone and a desk. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

let browser: Browser | undefined;
const openContexts = new Set<BrowserContext>();

/** A fresh visitor's page. Errors on the page and refusals of the content policy fail the test that sees them. */
export async function visit(
  size: keyof typeof sizes = 'phone',
  locale = 'es-ES',
  more: BrowserContextOptions = {},
): Promise<Page & { complaints: string[] }> {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: BROWSER_ARGS });
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: process.env.SHOP_URL,
    locale,
    reducedMotion: 'reduce',
    ...more,
  });
  openContexts.add(context);
  const page = Object.assign(await context.newPage(), { complaints: [] as string[] });
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is an answer that the screen shows; everything else is a defect.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      page.complaints.push([message.text(), message.location().url].filter(Boolean).join(' '));
  });
  return page;
}

/** Closes the visitors of a test. */
export async function leave(): Promise<void> {
  for (const context of openContexts) await context.close();
  openContexts.clear();
}

/** Ends the browser. */
export async function quit(): Promise<void> {
  await leave();
  await browser?.close();
  browser = undefined;
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA on a page as it stands: rule and places, none where all is well.
 * What is still coming into view is waited for, as until then it is too faint to count.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const coming = document.getAnimations().filter(({ effect, playState }) => {
      const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && delay <= 0 && Number(endTime) < 1000;
    });
    await Promise.allSettled(coming.map(({ finished }) => finished));
  });
  // A call of its own: the content policy lets axe in only before a call's first wait.
  const found = await page.evaluate(async (source) => {
    if (!('axe' in window)) new Function(source)();
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: list } = await tool.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return list.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, axe);
  return found;
}

/** Whether the page can be moved sideways, which on a phone is always a mistake. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}
