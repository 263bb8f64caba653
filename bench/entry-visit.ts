import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Messages } from '../web/i18n/shape';

/** Slow 4G as Lighthouse simulates it, and a processor a quarter as fast as this one. */
export const slow4G = {
  latencyMs: 150,
  downKbit: 1638.4,
  upKbit: 750,
  cpuSlowdown: 4,
} as const;

/** A line of text from the same server: the cost of network, browser and machine without any page. */
const bareAddress = '/api/stripe-config';

/** The measurements of one visit of an entry page; times in ms, sizes in bytes. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Each script loaded before the visitor did anything, by name, as gzip. */
  scripts: Record<string, number>;
  /** Bytes of everything loaded by then, as transferred. */
  transferred: number;
  /** The slowest visible reaction to a click or a key, including while the app was starting. */
  slowestInteraction: number;
  /** From pressing "go on" to the answer: including the start of the app, if it had not started, and its call. */
  answered: number;
  /** The total layout shift by then. */
  layoutShiftAtEnd: number;
  /** The same browser's paint of the bare answer, just before. */
  bare: number;
}

interface Watched {
  paint: number;
  shift: number;
  slowest: number;
  pressedAt: number;
}

/** Runs in the page before everything else: records the browser's own measurements. */
function watch(): void {
  const kept: Watched = { paint: 0, shift: 0, slowest: 0, pressedAt: 0 };
  Object.assign(window, { kept });
  const on = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    each: (entry: never) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as never);
    }).observe({ buffered: true, ...options });
  on({ type: 'largest-contentful-paint' }, (entry: PerformanceEntry) => {
    kept.paint = entry.startTime;
  });
  on({ type: 'layout-shift' }, (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) kept.shift += entry.value;
  });
  on({ type: 'event', durationThreshold: 16 }, (entry: { duration: number; interactionId: number }) => {
    if (entry.interactionId) kept.slowest = Math.max(kept.slowest, entry.duration);
  });
  addEventListener(
    'click',
    () => {
      kept.pressedAt = performance.now();
    },
    true,
  );
}

const kept = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { kept: Watched }).kept }));

/**
 * A first-time visitor reads, then types a name and presses "go on"; returns the browser's measurements. `words` are
 * those of the page's language.
 */
export async function visitEntry(
  browser: Browser,
  shop: string,
  language: Language,
  words: Messages,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const scripts: Visit['scripts'] = {};
    page.on('response', async (response) => {
      const name = /\/assets\/([^/?]+\.js)$/.exec(response.url())?.[1];
      if (name) scripts[name] = gzipSync(await response.body(), { level: 9 }).length;
    });
    // The runner names functions with its own helper, which pages don't have.
    await page.addInitScript('globalThis.__name = (made) => made');
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4G.latencyMs,
      downloadThroughput: (slow4G.downKbit * 1000) / 8,
      uploadThroughput: (slow4G.upKbit * 1000) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow4G.cpuSlowdown });

    await page.goto(bareAddress, { waitUntil: 'load' });
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    await page.waitForFunction(painted);
    const bare = (await page.evaluate(painted)) ?? Number.NaN;

    await page.goto(addressOf('home', language), { waitUntil: 'load' });
    // Preloaded files count as loaded before the first sign of a visitor.
    const ahead = (await page.locator('script[data-ahead]').getAttribute('data-ahead')) ?? '';
    await page.waitForFunction(
      (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
      ahead,
    );
    await page.waitForLoadState('networkidle');
    const read = await kept(page);
    if (read.paint === 0) throw new Error('The browser reported no largest paint');
    const before = { ...scripts };
    const { firstPaint, transferred } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      transferred: [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    }));

    await page.getByLabel(words.order.usernameLabel).tap();
    await page.keyboard.type('testlucia', { delay: 90 });
    await page.getByRole('button', { name: words.order.continue, exact: true }).tap();
    const { pressedAt } = await kept(page);
    await page.getByText(words.order.isThisYou).waitFor();
    const answeredAt = await page.evaluate(() => performance.now());
    // The browser reports an interaction with the frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
    const done = await kept(page);
    if (done.slowest === 0) throw new Error('The browser reported no interaction');
    return {
      firstPaint,
      largestPaint: read.paint,
      layoutShift: read.shift,
      scripts: before,
      transferred,
      slowestInteraction: done.slowest,
      answered: answeredAt - pressedAt,
      layoutShiftAtEnd: done.shift,
      bare,
    };
  } finally {
    await context.close();
  }
}
