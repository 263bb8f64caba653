import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { languages } from '../domain/money';
import { addressOf, isListed, pageNames } from '../domain/pages';
import { leave, quit, sizes, violations, visit } from './support/chromium';
import { chooseProfile } from './support/shopper';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

const listed = pageNames.filter(isListed);

/** Holds the app's own code back, as a slow network would; `come` lets it through. */
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

/** The marks that the app leaves: React writes its own into every element that it has taken over. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });

/** The app is in the page whole: only then do the links to other languages carry on the address's part after "#". */
const inPageAt = (page: Page, part: string) =>
  page.locator(`footer a[lang="fr"][href$="${part}"]`).waitFor({ state: 'attached' });

describe.each(languages)('in %s', (language) => {
  const { home, order, shell } = words[language];

  test('a browser without JavaScript shows headline, order form and footer, and follows links', async () => {
    const page = await visit('phone', language, { javaScriptEnabled: false });
    await page.goto(addressOf('home', language));
    await page.getByRole('heading', { level: 1, name: home.headline }).waitFor();
    for (const step of [order.steps.profile, order.steps.email])
      await page.getByRole('heading', { name: step }).waitFor();
    await page.getByText(home.faq.items[0]?.question ?? '').click();
    await page.locator('details[open] p').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: shell.terms }).click();
    await page.getByRole('heading', { level: 1, name: shell.terms }).waitFor();
  });

  test('an entry page fetches at most 90 kB of JavaScript before its visitor does something', async () => {
    const page = await visit();
    const files = new Map<string, number>();
    page.on('response', async (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      files.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    });
    await page.goto(addressOf('home', language));
    // The part that is fetched ahead counts too.
    const ahead = await page.locator('script[data-ahead]').getAttribute('data-ahead');
    await eventually(() => expect([...files.keys()].some((url) => url.endsWith(String(ahead)))).toBe(true));
    await page.waitForLoadState('networkidle');
    const total = [...files.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1_000);
    expect(total).toBeLessThanOrEqual(90_000);
  });

  test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
    'on a %s the app takes every rendered page over without a complaint or a movement',
    async (size) => {
      const page = await visit(size);
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const all = window as unknown as { moved: number };
            all.moved += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const name of listed) {
        await page.goto(addressOf(name, language));
        await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same', ''));
        await page.mouse.move(200, 300);
        await takenOver(page);
        // The heading is the one that the server sent.
        expect([name, await page.locator('h1[data-same]').count()]).toEqual([name, 1]);
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
        expect([name, moved < 0.02]).toEqual([name, true]);
      }
      expect(page.complaints).toEqual([]);
    },
  );
});

test('what is typed and pressed before the app is there is neither lost nor out of order', async () => {
  const username = newTarget();
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  const field = page.getByLabel('Nombre de usuario de Instagram');
  await field.click();
  await page.keyboard.type(username);
  const button = page.getByRole('button', { name: 'Continuar' });
  await button.click();
  // Heard, although nobody can answer yet.
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/ig');
  app.come();
  await page.getByText('¿Es usted?').waitFor();
  await page.getByText(`@${username}`).first().waitFor();
  expect(page.complaints).toEqual([]);
});

/** A page without its app yet, with `teslucia` typed and the caret where a `t` is missing. */
async function inTheMiddleOfAWord() {
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  const field = page.getByLabel('Nombre de usuario de Instagram');
  await field.click();
  await page.keyboard.type('teslucia');
  for (let step = 0; step < 'lucia'.length; step++) await page.keyboard.press('ArrowLeft');
  return { page, app, field };
}

test('typing goes on in the middle of a word while the app takes over, where the caret was', async () => {
  const { page, app, field } = await inTheMiddleOfAWord();
  app.come();
  await takenOver(page);
  await page.keyboard.type('t');
  await page.getByRole('option', { name: /@testlucia/ }).waitFor();
  expect(await field.inputValue()).toBe('testlucia');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

test('a letter typed after the app has emptied the field, and before it is told what stood there, joins it', async () => {
  const { page, app, field } = await inTheMiddleOfAWord();
  // As the app does for a moment when it appears; how long that takes depends on the device.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await page.keyboard.type('t');
  expect(await field.inputValue()).toBe('testlucia');
  app.come();
  await page.getByRole('option', { name: /@testlucia/ }).waitFor();
  expect(await field.inputValue()).toBe('testlucia');
});

test('Enter pressed before the app is there sends the form once it is', async () => {
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  await page.getByLabel('Nombre de usuario de Instagram').press('Enter');
  app.come();
  await page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first().waitFor();
});

test('the menu of a phone, pressed before the app is there, opens and is accessible', async () => {
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  app.come();
  await page.getByRole('dialog').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the page stays where the visitor has scrolled to', async () => {
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  app.come();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a visitor who moves on after a reload is not taken to where they were before it', async () => {
  const page = await visit();
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

test('the page stays with a visitor who scrolls while the app takes it over', async () => {
  const page = await visit();
  const app = await slowApp(page);
  await page.goto('/es/ig#here');
  // A slow phone: the app needs many pictures' time to take the page over.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.evaluate(() => {
    let top = 0;
    const scroll = () => {
      if (window.scrollY < top) document.documentElement.dataset.thrownBack = `${top} to ${window.scrollY}`;
      top = Math.min(top + 2, 900);
      window.scrollTo({ top, behavior: 'instant' });
      requestAnimationFrame(scroll);
    };
    scroll();
  });
  app.come();
  await inPageAt(page, '#here');
  expect(await page.evaluate(() => document.documentElement.dataset.thrownBack)).toBeUndefined();
});

test('a link pressed before the app is there is followed at once', async () => {
  const page = await visit();
  await slowApp(page);
  await page.goto('/es/ig');
  await page.getByRole('link', { name: 'Política de privacidad' }).click();
  await page.waitForURL('**/es/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'Política de privacidad' }).waitFor();
});

test('code that does not come is asked for again', async () => {
  const page = await visit();
  let refusals = 1;
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/es/ig');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first().waitFor();
});

test('who comes back with a cart finds the form as they left it, not as it is for others', async () => {
  const username = newTarget();
  const page = await visit();
  await chooseProfile(page, username);
  await page.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  await page.goto('/es/ig');
  await page.getByText(`@${username}`).first().waitFor();
  expect(await page.getByText(/1[.]?000 seguidores/).count()).toBeGreaterThan(0);
  expect(await page.locator('header').count()).toBe(1);
  expect(page.complaints).toEqual([]);
});

test('what is typed survives also where the page has to be replaced', async () => {
  const page = await visit();
  const app = await slowApp(page);
  // The page reads the quantity, which the server does not know.
  await page.goto('/es/ig?followers=1000');
  await page.getByLabel('Nombre de usuario de Instagram').fill('testlucia');
  app.come();
  await page.getByRole('option', { name: /@testlucia/ }).waitFor();
  expect(await page.getByLabel('Nombre de usuario de Instagram').inputValue()).toBe('testlucia');
  expect(page.complaints).toEqual([]);
});

test('an address with the marks of an advertisement is taken over, and keeps them in the language switch', async () => {
  const page = await visit('desk');
  await page.goto('/es/ig?utm_source=test&gclid=1');
  await page.mouse.move(200, 300);
  await takenOver(page);
  const french = page.getByRole('navigation').getByRole('link', { name: 'Français' });
  await eventually(async () =>
    expect(await french.getAttribute('href')).toBe('/fr/ig?utm_source=test&gclid=1'),
  );
  expect(page.complaints).toEqual([]);
});

test('the payment provider hears of a visitor only when the checkout opens', async () => {
  const page = await visit();
  const provider = new URL(process.env.SANDBOX_PAYMENTS_URL ?? '').origin;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider) || /stripe\.com/.test(request.url())) asked.push(request.url());
  });
  const username = newTarget();
  await chooseProfile(page, username);
  await page.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  await eventually(() => expect(asked.length).toBeGreaterThan(0));
});
