import type { Page } from '@playwright/test';
import { browser } from '../api/testing/browser';
import { type Bought, buy, newTarget } from '../api/testing/purchases';
import { message } from '../api/testing/requests';
import { eventually } from '../api/testing/wait';
import { readThread, sendContact } from '../domain/calls/support';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { threadToken } from '../purchases/thread-url';
import { readKeyring } from '../security/keyring';
import { untilHydrated } from './support/hydrated';
import { movePointer } from './support/pointer';
import { restored } from './support/restored';
import { measurementHits } from './support/sandbox';
import { startSecondShop } from './support/second-shop';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The same shop with a measurement configured; the default test shop has none. */
let measured: Awaited<ReturnType<typeof startSecondShop>>;
const id = 'G-CONSENT';
const tagOrigin = () => new URL(process.env.SANDBOX_ANALYTICS_URL ?? '').origin;

test.beforeAll(async () => {
  measured = await startSecondShop({
    ANALYTICS_ID: id,
    ANALYTICS_SCRIPT_URL: `${tagOrigin()}/tag.js`,
  });
});
test.afterAll(() => measured?.stop());

/** Every request that a visitor's pages make to the measurement. */
function watched(page: Page) {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin === tagOrigin()) requests.push(request.url());
  });
  return requests;
}

/** Opens a page and moves the pointer: a page may wait for a sign of its visitor before it acts. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await movePointer(page);
}

const notice = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].consent.title });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('consent.v1'));

interface Watched {
  shifts: number[];
}

/** Runs in the page: sums up layout shifts that involve the notice or what it covers. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  const isNotice = (node: Node | null) =>
    node?.parentElement?.closest('[aria-labelledby=cookie-notice]') ||
    (node instanceof Element && node.matches('[aria-labelledby=cookie-notice], body, footer'));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[])
      if (entry.sources.some(({ node }) => isNotice(node))) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a page rendered before the offer is known says nothing about it, and shows it once it is', async ({
  page,
  tolerated,
}) => {
  // The call may wait for the database longer than it may.
  tolerated.push(/status of 503/);
  const { none } = words.es.campaigns.specialOffer;
  const slow = await db.connect();
  try {
    await slow.query('BEGIN');
    await slow.query('LOCK TABLE discount_codes IN ACCESS EXCLUSIVE MODE');
    // First of this file's tests, because this process must never have read the offer.
    const response = await page.goto(measured.url + addressOf('specialOffer', 'es'));
    expect(await response?.text()).not.toContain(none.headline);
    await movePointer(page);
    // A browser that renders something else than the server reports an error, which fails this test.
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: none.headline })).toHaveCount(0);
    await slow.query('COMMIT');
    await expect(page.getByText('VIP5', { exact: true })).toBeVisible();
  } finally {
    await slow.query('ROLLBACK');
    slow.release();
  }
});

test('both answers look alike, nothing shifts, nothing is fetched before', async ({ page, language }) => {
  const { consent } = words[language];
  const requests = watched(page);
  await page.addInitScript(watchShifts);
  for (const size of ['desk', 'phone'] as const)
    await test.step(size, async () => {
      await page.setViewportSize(sizes[size]);
      await open(page, measured.url + addressOf('home', language));
      const box = notice(page, language);
      const [refuse, accept] = [consent.refuse, consent.accept].map((name) =>
        box.getByRole('button', { name, exact: true }),
      );
      if (!refuse || !accept) throw new Error('Two answers');
      await expect(refuse).toBeVisible();
      const styleOf = (button: typeof refuse) =>
        button.evaluate((element) => {
          const { width, height, top } = element.getBoundingClientRect();
          const { backgroundColor, backgroundImage, color, fontSize, fontWeight, borderColor } =
            getComputedStyle(element);
          return [
            Math.round(width),
            height,
            top,
            backgroundColor,
            backgroundImage,
            color,
            fontSize,
            fontWeight,
            borderColor,
          ];
        });
      expect(await styleOf(refuse)).toEqual(await styleOf(accept));
      // The username field and its button are not covered.
      const covered = await page.evaluate(
        () =>
          [...document.querySelectorAll('main form input, main form button')].filter((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return (
              height > 0 && top < window.innerHeight && !!found?.closest('[aria-labelledby=cookie-notice]')
            );
          }).length,
      );
      expect(covered).toBe(0);
      await expectSound(page, language);
      expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toEqual([]);
    });

  await open(page, measured.url + addressOf('chooser', language));
  await expect(notice(page, language)).toBeVisible();
  expect(requests).toEqual([]);
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
});

test('refused by keyboard: stored with version and time, never asked or fetched again', async ({
  page,
  language,
}) => {
  const { consent, shell } = words[language];
  const home = () => measured.url + addressOf('home', language);
  const requests = watched(page);
  await open(page, home());
  const box = notice(page, language);
  await expect(box).toBeVisible();
  // First on the page, so that the keyboard and screen readers come to it first.
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => !!document.activeElement?.closest('[aria-labelledby=cookie-notice]')))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page.getByText(consent.saved).first()).toBeVisible();
  const choice = JSON.parse((await stored(page)) ?? '{}');
  expect(choice).toEqual({ analytics: false, version: expect.any(String), at: expect.any(Number) });
  expect(Math.abs(Date.now() - choice.at)).toBeLessThan(60_000);
  await open(page, home());
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: shell.cookieSettings }),
  ).toBeVisible();
  await expect(notice(page, language)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('accepted: pages are reported by plain URLs; withdrawn in the footer, all of it ends', async ({
  page,
  language,
}) => {
  const { consent, heads, shell } = words[language];
  const requests = watched(page);
  const before = (await measurementHits(id)).length;
  await open(page, `${measured.url}${addressOf('track', language)}?order=FNZ-261121-AB3K`);
  await notice(page, language).getByRole('button', { name: consent.accept, exact: true }).click();
  await expect(notice(page, language)).toBeHidden();
  const pages = async () =>
    (await measurementHits(id)).slice(before).map((hit) => (hit.kind === 'script' ? 'script' : hit.page));
  await eventually(async () =>
    expect(await pages()).toEqual(['script', measured.url + addressOf('track', language)]),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: heads.terms.title }).click();
  await eventually(async () =>
    expect((await pages()).at(-1)).toBe(measured.url + addressOf('terms', language)),
  );
  expect(JSON.stringify(await measurementHits(id))).not.toContain('FNZ-261121');
  await expect.poll(() => cookieNames(page)).toContain('_ga');

  const settings = page.getByRole('contentinfo').getByRole('button', { name: shell.cookieSettings });
  await settings.click();
  const box = notice(page, language);
  await expect(box.getByText(consent.now.accepted)).toBeVisible();
  await expectSound(page);
  // The focus moves to the notice; Escape changes nothing and returns it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cookie-notice');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(settings).toBeFocused();
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ analytics: true });

  await settings.click();
  const loaded = page.waitForEvent('load');
  await box.getByRole('button', { name: consent.refuse, exact: true }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  const count = requests.length;
  await page.getByRole('contentinfo').getByRole('link', { name: heads.privacy.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: heads.privacy.title })).toBeVisible();
  expect(requests.length).toBe(count);
});

test('the price bar and the notice are stacked, and the form can be completed', async ({ page }) => {
  const { order } = words.es;
  const username = newTarget();
  await open(page, `${measured.url}/es/ig`);
  await page.getByLabel(order.usernameLabel).fill(username);
  await page.getByRole('option', { name: new RegExp(`@${username}`) }).click();
  await page.getByRole('checkbox', { name: order.publicProfile }).check();
  await page.getByRole('button', { name: order.continue, exact: true }).click();
  const bar = page.getByRole('region', { name: order.yourOrder });
  await expect(bar).toBeVisible();
  await expect(async () => {
    const [below, above] = await Promise.all([bar.boundingBox(), notice(page, 'es').boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass({ timeout: 30_000 });
  await page.getByRole('radio', { name: /^1.000\s/ }).click();
  const email = page.getByLabel(order.emailLabel);
  // At 400 % zoom both together are higher than the window.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await email.focus();
  await expect(email).toBeInViewport({ ratio: 1 });
  const isOnTop = (field: HTMLElement) => {
    const { left, top, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 8, top + height / 2) === field;
  };
  await expect.poll(() => email.evaluate(isOnTop)).toBe(true);
  if (size) await page.setViewportSize(size);
  await email.fill(`${username}@example.com`);
  await page.getByRole('button', { name: order.proceed }).first().click();
  // The question may stay open: it blocks no purchase.
  await shopperIn(page, 'es').frame();
  await expect.poll(() => stored(page)).toBeNull();
});

test('a lost file of the notice leaves the page usable; it is fetched again once the choice is opened', async ({
  page,
}) => {
  const file = '**/assets/consent-notice-*.js';
  await page.route(file, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await open(page, `${measured.url}/es/ig`);
  await lost;
  const username = newTarget();
  await page.getByLabel(words.es.order.usernameLabel).fill(username);
  await expect(page.getByRole('option', { name: new RegExp(`@${username}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(file);
  await page.getByRole('contentinfo').getByRole('button', { name: words.es.shell.cookieSettings }).click();
  await expect(notice(page, 'es')).toBeVisible();
});

test('a choice applies in the other tabs at once: a refusal ends the measurement there, and what is typed stays', async ({
  page,
}) => {
  const { consent, heads, shell, thread } = words.es;
  const requests = watched(page);
  const said = message();
  const token = threadToken(readKeyring(process.env.ENCRYPTION_KEYS ?? ''), said.id);
  await browser().call(sendContact, { body: said });
  await eventually(() => browser().call(readThread, { body: { token } }));
  await open(page, `${measured.url}${addressOf('thread', 'es')}?token=${token}`);
  const other = await page.context().newPage();
  await open(other, `${measured.url}/fr/ig`);
  await expect(notice(other, 'fr')).toBeVisible();
  await notice(page, 'es').getByRole('button', { name: consent.accept, exact: true }).click();
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  await expect(notice(other, 'fr')).toBeHidden();
  await other.getByRole('contentinfo').getByRole('button', { name: words.fr.shell.cookieSettings }).click();
  const typed = page.getByLabel(thread.message);
  await typed.fill('ABC 1234');
  const loads: unknown[] = [];
  page.on('load', (again) => loads.push(again));
  const loaded = other.waitForEvent('load');
  await notice(other, 'fr').getByRole('button', { name: words.fr.consent.refuse, exact: true }).click();
  await loaded;
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  // Scripts that report on their own, e.g. a scroll, look here first.
  await expect.poll(() => page.evaluate((name) => Reflect.get(window, name), `ga-disable-${id}`)).toBe(true);
  const count = requests.length;
  await expect(typed).toHaveValue('ABC 1234');
  await page.getByRole('contentinfo').getByRole('link', { name: heads.privacy.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: heads.privacy.title })).toBeVisible();
  expect(requests.length).toBe(count);
  expect(loads).toEqual([]);

  // Accepted again, this tab reports again: it still has the script.
  await page.getByRole('contentinfo').getByRole('button', { name: shell.cookieSettings }).click();
  await notice(page, 'es').getByRole('button', { name: consent.accept, exact: true }).click();
  await expect
    .poll(() => requests.slice(count).join())
    .toContain(encodeURIComponent(addressOf('privacy', 'es')));

  // Refused elsewhere while this page was in the back/forward cache.
  await page.evaluate(() => {
    const choice = JSON.parse(window.localStorage.getItem('consent.v1') ?? '{}');
    window.localStorage.setItem('consent.v1', JSON.stringify({ ...choice, analytics: false }));
  });
  await restored(page);
  await expect.poll(() => page.evaluate((name) => Reflect.get(window, name), `ga-disable-${id}`)).toBe(true);
});

/** The purchases that were reported of an order. */
const reports = async (number: string) =>
  (await measurementHits(id)).filter(
    ({ name, transaction }) => name === 'purchase' && transaction === number,
  );

/** How often a page under this URL was reported: anything reported with it has arrived by then. */
const pageViews = async (address: string) =>
  (await measurementHits(id)).filter(({ name, page }) => name === 'page_view' && page === address).length;

const successAddress = (language: Language) => measured.url + addressOf('success', language);

async function openOrder(page: Page, { order }: Bought, language: Language): Promise<void> {
  await page.goto(`${successAddress(language)}/${order.id}`);
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) }).first()).toBeVisible();
  // The notice waits for a sign of its visitor.
  await movePointer(page);
}

const answer = (page: Page, language: Language, name: 'accept' | 'refuse') =>
  notice(page, language).getByRole('button', { name: words[language].consent[name], exact: true }).click();

test('a purchase is reported once, by its buyer, and never before consent; the shop’s own record doesn’t depend on it [S1-7.5]', async ({
  page: stranger,
  buyer,
  language,
}) => {
  const bought = await buy({ language });
  const number = bought.order.orderNumber;
  const success = successAddress(language);
  // The shop's own record is the truth (D29).
  const recorded = async () => {
    const { rows } = await db.query(
      `SELECT c.amount_cents, c.currency, c.source FROM conversions c JOIN orders o ON o.id = c.order_id
       WHERE o.order_number = $1`,
      [number],
    );
    return rows;
  };

  await test.step('a stranger who views it reports the page, but no purchase', async () => {
    const views = await pageViews(success);
    await openOrder(stranger, bought, language);
    await answer(stranger, language, 'accept');
    await eventually(async () => expect(await pageViews(success)).toBeGreaterThan(views));
    const terms = measured.url + addressOf('terms', language);
    const before = await pageViews(terms);
    await stranger
      .getByRole('contentinfo')
      .getByRole('link', { name: words[language].heads.terms.title })
      .click();
    await eventually(async () => expect(await pageViews(terms)).toBeGreaterThan(before));
    expect(await reports(number)).toEqual([]);
  });

  await test.step('a buyer who refuses is not reported, but has bought', async () => {
    const page = await buyer.pageOf(bought);
    await openOrder(page, bought, language);
    await answer(page, language, 'refuse');
    await expect(page.getByText(words[language].consent.saved).first()).toBeVisible();
    await openOrder(page, bought, language);
    expect(await reports(number)).toEqual([]);
    expect(await recorded()).toHaveLength(1);
  });

  await test.step('one who accepts is reported once, also after a reload and in a second tab', async () => {
    const page = await buyer.pageOf(bought);
    const requests = watched(page);
    await openOrder(page, bought, language);
    await expect(notice(page, language)).toBeVisible();
    expect(requests).toEqual([]);
    await answer(page, language, 'accept');
    const [report] = await eventually(async () => {
      const found = await reports(number);
      if (found.length === 0) throw new Error('No report yet');
      return found;
    });
    expect(report).toMatchObject({
      // The plain URL: the real one names the order.
      page: success,
      value: '9.99',
      currency: 'EUR',
      affiliation: 'Fanzeo',
    });
    expect(JSON.parse(report?.items ?? '')).toEqual([
      { item_id: '204', item_name: '1000 followers', affiliation: 'Fanzeo', price: 9.99, quantity: 1 },
    ]);
    const views = await pageViews(success);
    const other = await page.context().newPage();
    await page.reload();
    await openOrder(other, bought, language);
    await eventually(async () => expect(await pageViews(success)).toBeGreaterThanOrEqual(views + 2));
    expect(await recorded()).toEqual([{ amountCents: 999, currency: 'EUR', source: 'other' }]);
    expect(await reports(number)).toHaveLength(1);
    expect(JSON.stringify(await measurementHits(id))).not.toContain(bought.cart.username);
  });
});
