import type { Page } from '@playwright/test';
import { headerVariant } from '../domain/header-variant';
import { languages } from '../domain/money';
import { showsBanner } from '../domain/offer';
import { addressOf, findPage, headLinks, isListed, type PageName, pageNames } from '../domain/pages';
import { untilHydrated } from './support/hydrated';
import { movePointer } from './support/pointer';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

/** How far the content of a page has shifted, and what: elements with their position before and after. */
interface Shifts {
  moved: number;
  movers: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records the shifts of each page of this visitor. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: Shifts = Object.assign(window, { moved: 0, movers: [] });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        seen.moved += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.movers.push(
            `${Math.round(startTime)} ms: ${node?.outerHTML?.slice(0, 200)} ${JSON.stringify([previousRect, currentRect])}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects the app to take over the page just as the server sent it. */
async function expectUnchanged(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same', ''));
  await movePointer(page);
  await untilHydrated(page);
  // The heading is the one that the server sent.
  await expect(page.locator('h1[data-same]')).toHaveCount(1);
  const { moved, movers } = await page.evaluate(() => {
    const { moved, movers } = window as unknown as Shifts;
    return { moved, movers };
  });
  expect(moved, movers.join('\n')).toBeLessThan(0.02);
  // This shop has no measurement, so there is nothing to choose.
  await expect(page.locator('#cookie-notice')).toHaveCount(0);
}

for (const language of languages) {
  const { heads, campaigns, checkout, demo, success, withdrawal } = words[language];
  const headlines: Partial<Record<PageName, string>> = {
    landing: heads.chooser.title,
    igTools: campaigns.igTools.headline,
    adsLanding: campaigns.adsLanding.headline,
    marketing: campaigns.marketing.headline,
    specialOffer: campaigns.specialOffer.headline(5),
  };
  const sentences: Partial<Record<PageName, string>> = {
    // No order was begun.
    checkout: checkout.noData.title,
    cardPayment: checkout.noData.title,
    cardForm: checkout.noData.title,
    demo: demo.note,
    terms: 'Fanzeo Ejemplo, S.L. · B00000000',
    privacy: 'Fanzeo Ejemplo, S.L. · B00000000',
    refunds: 'Fanzeo Ejemplo, S.L. · B00000000',
  };

  test(`every page in ${language} has its head and banner, is sound, and hydrates unchanged [S0-2.10 S0-2.25 S1-2.1.6 S1-2.1.9 S1-2.1.15 S1-2.14.3 V38]`, {
    // Words need the most room on a phone; the desktop layout is the same in each language.
    tag: language === 'es' ? '@both' : '@phone',
  }, async ({ page }) => {
    await watchShifts(page);
    const links = new Set<string>();
    for (const name of pageNames)
      await test.step(name, async () => {
        const address = addressOf(name, language);
        await page.goto(address);
        const heading = headlines[name]
          ? page.getByRole('heading', { level: 1, name: headlines[name] })
          : page.locator('h1, h2').first();
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => page.title()).toContain(`${heads[name].title} · `);
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          heads[name].description,
        );
        const head = await page
          .locator('link[rel=canonical], link[rel=alternate]')
          .evaluateAll((all) =>
            all.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
          );
        const { origin } = new URL(page.url());
        expect(head).toEqual(
          headLinks(name, language, origin).map(({ hreflang, href }) => [hreflang ?? null, href]),
        );
        if (isListed(name)) {
          await expectUnchanged(page);
          await expect(page.getByRole('button', { name: words[language].shell.cookieSettings })).toHaveCount(
            0,
          );
          await expect(page.locator('[data-banner]')).toHaveCount(showsBanner(address, false) ? 1 : 0);
        }
        const main = page.getByRole('main');
        await expect(main).toContainText(sentences[name] ?? '');
        if (name === 'demo') {
          await expect(main.getByText(demo.badge, { exact: true })).toBeVisible();
          await expect(main.getByText(success.title)).toBeVisible();
        }
        if (name === 'refunds') await expect(main.getByRole('link', { name: withdrawal.link })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(headerVariant(address, false) === 'none' ? 0 : 1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expectSound(page, language);
        const hrefs = await page
          .locator('a[href^="http"], a[href^="/"]')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        for (const href of hrefs) if (href.startsWith(origin)) links.add(href);
      });
    // The pages themselves answer 200: rendered-pages.api.test.ts.
    for (const link of links)
      if (!findPage(new URL(link).pathname)) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  });
}

test('a page of each layout hydrates unchanged at a desk, too', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchShifts(page);
  for (const name of ['home', 'likes', 'chooser', 'faq', 'specialOffer', 'terms'] as const)
    await test.step(name, async () => {
      await page.goto(addressOf(name, 'es'));
      await expectUnchanged(page);
    });
});
