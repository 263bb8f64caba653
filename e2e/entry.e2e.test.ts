import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { defaultContent } from '../domain/content/defaults';
import { questionsOf } from '../domain/content/questions';
import { addressOf } from '../domain/pages';
import { untilHydrated } from './support/hydrated';
import { movePointer } from './support/pointer';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Holds the app's code back, like a slow network; `come` releases it. */
async function slowApp(page: Page): Promise<{ come: () => void }> {
  let come: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await here;
    await route.continue();
  });
  return { come };
}

/** Waits until the app is hydrated: only then do the links to other languages keep the URL's fragment. */
const inPageAt = (page: Page, part: string) =>
  page.locator(`footer a[lang="fr"][href$="${part}"]`).waitFor({ state: 'attached' });

test('a browser without JavaScript shows headline, order form and footer, and follows links', async ({
  visit,
  language,
}) => {
  const { heads, home, order } = words[language];
  const page = await visit({
    locale: language,
    javaScriptEnabled: false,
  });
  await page.goto(addressOf('home', language));
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  for (const step of [order.steps.profile, order.steps.email])
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  const [question] = questionsOf('followers', defaultContent('faq', language).entries);
  await page.getByText(question?.pregunta ?? '').click();
  await expect(page.locator('details[open] p')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: heads.terms.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: heads.terms.title })).toBeVisible();
});

test('an entry page fetches at most 90 kB of JavaScript before its visitor does something, and 220 kB until it answers', async ({
  page,
}) => {
  // The language with the most text.
  const { order } = words.fr;
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    files.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto(addressOf('home', 'fr'));
  // The preloaded part counts too.
  const ahead = await page.locator('script[data-ahead]').getAttribute('data-ahead');
  await eventually(() => expect([...files.keys()].some((url) => url.endsWith(String(ahead)))).toBe(true));
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: what is not fetched shows once nothing more comes
  await page.waitForLoadState('networkidle');
  const total = () => [...files.values()].reduce((sum, size) => sum + size, 0);
  expect(total()).toBeGreaterThan(1_000);
  expect(total()).toBeLessThanOrEqual(90_000);
  const field = page.getByLabel(order.usernameLabel);
  await field.fill('testlucia');
  // Not with the button, which the suggestions may cover by then.
  await field.press('Enter');
  await expect(page.getByText(order.isThisYou, { exact: true })).toBeVisible();
  expect(total()).toBeLessThanOrEqual(220_000);
});

test('what is typed and pressed before the app is there is neither lost nor out of order', async ({
  page,
}) => {
  const username = newTarget();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  const field = page.getByLabel('Nombre de usuario de Instagram');
  await field.click();
  await page.keyboard.type(username);
  const button = page.getByRole('button', { name: 'Continuar' });
  await button.click();
  // The press is acknowledged before the app can handle it.
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/ig');
  app.come();
  await expect(page.getByText('¿Eres tú?', { exact: true })).toBeVisible();
  await expect(page.getByText(`@${username}`).first()).toBeVisible();
});

test('typing goes on in the middle of a word while the app takes over, also if the app has emptied the field', async ({
  page,
}) => {
  const app = await slowApp(page);
  await page.goto('/es/ig');
  const field = page.getByLabel('Nombre de usuario de Instagram');
  await field.click();
  await page.keyboard.type('teucia');
  for (let step = 0; step < 'ucia'.length; step++) await page.keyboard.press('ArrowLeft');
  // The app does this for a moment during hydration; how long depends on the device.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await page.keyboard.type('s');
  await expect(field).toHaveValue('tesucia');
  app.come();
  await untilHydrated(page);
  await page.keyboard.type('tl');
  await expect(page.getByRole('option', { name: /@testlucia/ })).toBeVisible();
  await expect(field).toHaveValue('testlucia');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

test('Enter pressed before the app is there sends the form once it is, also if its code fails to load at first', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 50\d/);
  let refusals = 1;
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/es/ig');
  await page.getByLabel('Nombre de usuario de Instagram').press('Enter');
  await expect(page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first()).toBeVisible();
  expect(refusals).toBeLessThan(0);
});

test('before the app is there a link is followed at once; the menu of a phone opens once it is, and is accessible', async ({
  page,
}) => {
  const app = await slowApp(page);
  await page.goto('/es/ig');
  await page.getByRole('link', { name: 'Política de privacidad' }).click();
  await page.waitForURL('**/es/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  app.come();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expectSound(page);
});

test('what has changed since the page was rendered is shown once the app has taken it over', async ({
  page,
}) => {
  await page.route('**/api/stripe-config?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), shopName: 'Otro nombre' } });
  });
  // The answer is there before the app.
  await page.route(/\/assets\/home-page-[^/]+\.js$/, async (route) => {
    await page.waitForResponse('**/api/stripe-config?*');
    await setTimeout(300);
    await route.continue();
  });
  await page.goto(addressOf('home', 'es'));
  await movePointer(page);
  await untilHydrated(page);
  await expect(page.getByRole('contentinfo')).toContainText('Otro nombre');
});

test('a page opened with another query begins at its top', async ({ page }) => {
  await page.goto('/es/faq?of=one');
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.goto('/es/faq?of=another');
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor who moves on after a reload is not taken to where they were before it', async ({ page }) => {
  await page.goto('/es/ig#here');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await inPageAt(page, '#here');
  const app = await slowApp(page);
  await page.reload();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  app.come();
  await inPageAt(page, '#here');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('the page stays where its visitor has scrolled to, also if they scroll while the app takes it over', async ({
  page,
}) => {
  const app = await slowApp(page);
  await page.goto('/es/ig#here');
  // A slow phone: hydration takes many frames.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.evaluate(() => {
    let top = 900;
    window.scrollTo({ top, behavior: 'instant' });
    const scroll = () => {
      if (window.scrollY < top) document.documentElement.dataset.thrownBack = `${top} to ${window.scrollY}`;
      top = Math.min(top + 2, 1800);
      window.scrollTo({ top, behavior: 'instant' });
      requestAnimationFrame(scroll);
    };
    scroll();
  });
  app.come();
  await inPageAt(page, '#here');
  expect(await page.evaluate(() => document.documentElement.dataset.thrownBack)).toBeUndefined();
});

test('a page whose app could not be loaded starts it at the next press', async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/, /dynamically imported module/);
  let served = false;
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) =>
    served ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/es/ig');
  const givenUp = page.waitForEvent('pageerror');
  await movePointer(page);
  await givenUp;
  served = true;
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first()).toBeVisible();
});

test('typed text survives, and typing goes on, even if the page has to be replaced', async ({ page }) => {
  // As on a busy phone: the app can't answer at once after it has replaced the elements.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, { setTimeout: (then: () => void, ms = 200) => later(then, ms) });
  });
  const app = await slowApp(page);
  // The page reads the quantity from the query; the server's rendering ignores it.
  await page.goto('/es/ig?followers=1000');
  const field = page.getByLabel('Nombre de usuario de Instagram');
  const rendered = await field.elementHandle();
  await field.click();
  await page.keyboard.type('testlia');
  for (let step = 0; step < 'ia'.length; step++) await page.keyboard.press('ArrowLeft');
  app.come();
  await page.waitForFunction((input) => !input?.isConnected, rendered);
  await page.keyboard.type('u');
  await untilHydrated(page);
  await expect(field).toHaveValue('testluia');
  await page.keyboard.type('c');
  await expect(page.getByRole('option', { name: /@testlucia/ })).toBeVisible();
  await expect(field).toHaveValue('testlucia');
});

test('a URL with an advertisement’s parameters is hydrated, and the language switch keeps them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/es/ig?utm_source=test&gclid=1');
  await movePointer(page);
  await untilHydrated(page);
  const french = page.getByRole('navigation').getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', '/fr/ig?utm_source=test&gclid=1');
});
