import type { Page } from '@playwright/test';
import { payments } from '../api/testing/payments';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { announce } from '../db/pool';
import { readSettings, writeSettings } from '../db/settings';
import { addressOf } from '../domain/pages';
import { shopChanged } from '../domain/settings';
import { untilHydrated } from './support/hydrated';
import { movePointer } from './support/pointer';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

let usual: Awaited<ReturnType<typeof readSettings>>['banner'];

test.beforeAll(async () => {
  usual = (await readSettings(db)).banner;
});

const { banner: spanish } = words.es;
const bar = (page: Page, language: keyof typeof words = 'es') =>
  page.getByRole('complementary', { name: words[language].banner.region });
/** The clock's text, e.g. `00:09:58`. */
const clock = (page: Page) => page.locator('[data-countdown] [data-unit]').allInnerTexts();

/** Sets the banner, and waits until calls and pages have it: each caches the settings for at most five seconds. */
async function settle(banner: typeof usual): Promise<void> {
  await writeSettings(db, { banner });
  const wanted = banner.enabled
    ? { seconds: banner.seconds, restarts: !banner.noRestartIn.includes('ES') }
    : undefined;
  await eventually(async () => {
    const answer = await (await fetch(`${process.env.SHOP_URL}/api/offer`)).json();
    expect((answer as { offer?: { banner?: unknown } }).offer?.banner).toEqual(wanted);
  });
  await eventually(async () => {
    const html = await (await fetch(`${process.env.SHOP_URL}/es/ig`)).text();
    expect(/data-countdown="(\d+)" data-restarts="(\w+)"/.exec(html)?.slice(1)).toEqual(
      wanted && [String(wanted.seconds), String(wanted.restarts)],
    );
  });
}

/** Runs `work` with other settings of the banner, once pages have them. */
async function withBanner(change: Partial<typeof usual>, work: () => Promise<void>): Promise<void> {
  try {
    await settle({ ...usual, ...change });
    await work();
  } finally {
    await settle(usual);
  }
}

const setActive = (on: boolean, via: Pick<typeof db, 'query'> = db) =>
  via.query('UPDATE discount_codes SET active = $1 WHERE code = $2', [on, 'VIP5']);

/** Runs `work`, which switches the advertised code off, and switches it on again for the next test. */
async function thenOnAgain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await setActive(true);
    await settle(usual);
  }
}

test('code, percentage, clock and labels; it counts down, also before the app is there [S1-2.14.1]', {
  tag: '@both',
}, async ({ page }) => {
  await page.route(/\/assets\/main-[^/]+\.js$/, () => undefined);
  await page.goto(addressOf('home', 'es'));
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByText(spanish.offer(5))).toBeVisible();
  await expect(bar(page).getByRole('button', { name: spanish.use('VIP5') })).toBeVisible();
  for (const label of ['HOR', 'MIN', 'SEG'])
    await expect(bar(page).getByText(label, { exact: true })).toBeVisible();
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:09:5\d$/));
  const [, , seconds] = await clock(page);
  await eventually(async () => expect((await clock(page))[2]).not.toBe(seconds));
  await expectSound(page);
});

test('it continues on the next page and after a reload, without shifting the content; at zero it restarts [S1-2.14.2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('bannerEndsAt'))
      sessionStorage.setItem('bannerEndsAt', String(Date.now() + 125_000));
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (
          entry as PerformanceEntry & { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:0[12]:/));
  expect(await moved()).toBeLessThan(0.02);
  await page.reload();
  await movePointer(page);
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:0[12]:/));
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.heads.terms.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.es.heads.terms.title })).toBeVisible();
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:0[12]:/));
  await page.evaluate(() => sessionStorage.setItem('bannerEndsAt', String(Date.now() + 3000)));
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:00:0\d$/));
  await eventually(async () => expect((await clock(page)).join(':')).toMatch(/^00:(10:00|09:5\d)$/));
});

test('if the settings forbid a restart it ends: its space stays, the next page has none; switched off it is nowhere [S1-2.14.2]', async ({
  visit,
}) => {
  await withBanner({ noRestartIn: ['ES'] }, async () => {
    const page = await visit();
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('bannerEndsAt'))
        sessionStorage.setItem('bannerEndsAt', String(Date.now() + 3000));
    });
    await page.goto(addressOf('home', 'es'));
    await movePointer(page);
    await expect(bar(page)).toBeVisible();
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await top();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => top()).toBe(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => top()).toBeLessThan(before);

    // Waits until it is neither in pages nor in calls.
    await settle({ ...usual, enabled: false });
  });
});

test('it ends with its code, whatever the settings say; a code that is valid again is shown again [S1-2.14.4]', async ({
  page,
}) => {
  const setEnd = async (end: Date | null) => {
    await db.query('UPDATE discount_codes SET valid_until = $1 WHERE code = $2', [end, 'VIP5']);
    // As after an administrator's change: the API reads again.
    await announce(db, shopChanged);
  };
  try {
    await setEnd(new Date(Date.now() + 20_000));
    await eventually(async () => {
      await page.goto(addressOf('home', 'es'));
      // The page's first script runs the clock: nobody has moved yet.
      expect((await clock(page)).join(':')).toMatch(/^00:00:[01]\d$/);
    });
    await movePointer(page);
    await untilHydrated(page);
    expect((await clock(page)).join(':')).toMatch(/^00:00:[01]\d$/);
    await expect(bar(page)).toHaveCount(0, { timeout: 30_000 });
  } finally {
    await setEnd(null);
    await settle(usual);
  }
  await page.goto(addressOf('home', 'es'));
  await expect(bar(page)).toBeVisible();
});

test('it hides nothing that has the focus, and no part of a page that a link leads to; closed by keyboard it is gone for the session, and the focus goes on with the page [S1-2.14.6]', async ({
  page,
}) => {
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  const height = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('aside') ? undefined : element?.getBoundingClientRect().top;
    });
    if (top !== undefined) expect(top).toBeGreaterThanOrEqual(height);
  }
  await page.goto(`${addressOf('home', 'es')}#preguntas`);
  const anchor = await page.locator('#preguntas').evaluate((element) => element.getBoundingClientRect().top);
  expect(anchor).toBeGreaterThanOrEqual(height);

  await bar(page).getByRole('button', { name: spanish.close }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido');
  await page.goto(addressOf('track', 'es'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('behind a dialog it is dimmed like the rest of the page, and can’t be pressed', async ({ page }) => {
  // The element painted at its middle, whether or not it can be pressed there.
  const inFront = () =>
    page.locator('[data-banner] aside').evaluate((banner) => {
      const all = document.createElement('style');
      all.textContent = '* { pointer-events: auto !important }';
      document.head.append(all);
      const root = document.getElementById('root');
      const inert = root?.hasAttribute('inert') === true;
      root?.removeAttribute('inert');
      const { left, top, width, height } = banner.getBoundingClientRect();
      const painted = document.elementFromPoint(left + width / 2, top + height / 2);
      root?.toggleAttribute('inert', inert);
      all.remove();
      return banner.contains(painted);
    });
  const { heads, order } = words.es;
  const field = page.getByLabel(order.usernameLabel);
  const dialog = page.getByRole('dialog', { name: order.privateDialog.title });
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  for (const size of ['desk', 'phone'] as const)
    await test.step(size, async () => {
      await page.setViewportSize(sizes[size]);
      const close = await bar(page).getByRole('button', { name: spanish.close }).boundingBox();
      if (!close) throw new Error('The banner has no place');
      expect(await inFront()).toBe(true);
      await field.fill('privado.ejemplo');
      await page.getByRole('option', { name: /@privado\.ejemplo/ }).click();
      await expect(dialog).toBeVisible();
      expect(await inFront()).toBe(false);
      // A press there is outside the dialog.
      await page.mouse.click(close.x + close.width / 2, close.y + close.height / 2);
      await expect(dialog).toBeHidden();
      await expect(bar(page)).toBeVisible();
      await field.clear();
    });

  const isBehind = async () => {
    for (const size of ['desk', 'phone'] as const) {
      await page.setViewportSize(sizes[size]);
      expect(await inFront()).toBe(false);
    }
  };
  const shopper = shopperIn(page, 'es');
  const username = newTarget();
  await shopper.chooseProfile(username);
  await shopper.openCheckout(username, 'spain');
  await shopper.offered();
  await isBehind();
  await shopper.answerOffer('decline');
  await expect(page.getByRole('dialog', { name: heads.checkout.title })).toBeVisible();
  await isBehind();
});

test('pressed, its code is carried to the checkout and taken off the price [S1-2.14.5]', async ({
  visit,
}) => {
  const page = await visit({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const shopper = shopperIn(page, 'es');
  const username = newTarget();
  await shopper.chooseProfile(username);
  await bar(page)
    .getByRole('button', { name: spanish.use('VIP5') })
    .click();
  await expect(page.getByText(spanish.usedText).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VIP5');
  await expect(bar(page).getByRole('button', { name: spanish.used('VIP5') })).toBeVisible();
  // A form that asks for the address itself has no price of the server yet.
  const { checkout } = words.es;
  await page.getByRole('radio', { name: /^1.000\s/ }).click();
  await page.goto(addressOf('cardForm', 'es'));
  await expect(page.getByRole('button', { name: /^Pagar 9,49\s€/ })).toBeVisible();
  await expect(page.getByText(checkout.discountLine('VIP5'))).toBeVisible();
  await expectSound(page);
  await page.goto(addressOf('home', 'es'));
  const begun = page.waitForResponse('**/api/create-payment-intent');
  await shopper.toCheckout(username);
  await shopper.frame();
  await expect(page.getByText(checkout.discount.applied('VIP5'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pagar 9,49\s€/ })).toBeVisible();
  const { paymentIntentId } = await (await begun).json();
  expect(await payments().retrieve(paymentIntentId)).toMatchObject({ amount: 949 });
});

test('a carried code that is no longer valid does not block the order, and is removed for good', async ({
  page,
}) => {
  const shopper = shopperIn(page, 'es');
  const username = newTarget();
  await shopper.chooseProfile(username);
  await bar(page)
    .getByRole('button', { name: spanish.use('VIP5') })
    .click();
  await thenOnAgain(async () => {
    await setActive(false);
    await shopper.openCheckout(username);
    await shopper.frame();
    await expect(page.getByText(words.es.checkout.discount.lost('VIP5'))).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('carriedCode'))).toBeNull();
  });
});

test('a code that is switched off disappears from an open page [S1-2.14.4]', async ({ page }) => {
  await page.clock.install();
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  await expect(bar(page)).toBeVisible();
  await thenOnAgain(async () => {
    await setActive(false);
    // As after an administrator's change: the API reads again.
    await announce(db, shopChanged);
    await eventually(async () => {
      await page.clock.runFor(31_000);
      await expect(bar(page)).toHaveCount(0, { timeout: 2_000 });
    });
  });
});

test('a page that the database did not tell the offer in time shows the last one, and asks at once', async ({
  page,
}) => {
  const { none } = words.es.campaigns.specialOffer;
  await page.goto(addressOf('specialOffer', 'es'));
  const slow = await db.connect();
  await thenOnAgain(async () => {
    try {
      await slow.query('BEGIN');
      await slow.query('LOCK TABLE discount_codes IN ACCESS EXCLUSIVE MODE');
      await setActive(false, slow);
      // As after an administrator's change: the API reads again.
      await announce(db, shopChanged);
      await expect(async () => {
        const asked = page.waitForRequest('**/api/offer?*', { timeout: 10_000 });
        await Promise.all([asked, page.reload().then(() => movePointer(page))]);
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText('VIP5', { exact: true })).toBeVisible();
      await slow.query('COMMIT');
      // The regular check comes after thirty seconds.
      await expect(page.getByRole('heading', { name: none.headline })).toBeVisible({ timeout: 15_000 });
    } finally {
      await slow.query('ROLLBACK');
      slow.release();
    }
  });
});

test('a page that nobody has told the offer yet does not say that there is none', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  const { none } = words.es.campaigns.specialOffer;
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<meta name="site"[^>]*>/, `<meta name="site" content='{"offerIsOld":true}'>`)
      .replace(/<div id="root"[\s\S]*<\/body>/, '<div id="root"></div></body>');
    await route.fulfill({ response, body: html });
  });
  await page.route('**/api/offer?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(addressOf('specialOffer', 'es'));
  await movePointer(page);
  await expect(
    page.getByRole('heading', { level: 1, name: words.es.heads.specialOffer.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(words.es.common.textFailed)).toBeVisible();
  await expectSound(page);
  await page.unroute('**/api/offer?*');
  await page.getByRole('button', { name: words.es.common.retry }).click();
  await expect(page.getByText('VIP5', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: none.headline })).toHaveCount(0);
});
