import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { chooseProfile, goToCheckout } from './support/shopper';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

test('a private profile is told what to change', async () => {
  const page = await visit();
  await page.goto('/es/ig');
  await page.getByLabel('Nombre de usuario de Instagram').fill('privado.ejemplo');
  await page.getByRole('option', { name: /@privado\.ejemplo/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Su perfil debe ser público' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('going on without a choice says what is missing, step by step', async () => {
  const page = await visit();
  await page.goto('/es/ig');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first().waitFor();
  await chooseProfile(page, newTarget());
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  await page.getByText('Por favor, selecciona un paquete de seguidores').first().waitFor();
  await page.getByRole('radio', { name: /^500 seguidores/ }).click();
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  await page.getByText('Por favor, introduce tu correo electrónico').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('nothing typed is lost on reload', async () => {
  const username = newTarget();
  const page = await visit();
  await chooseProfile(page, username);
  await page.getByRole('radio', { name: /^2[.]?500 seguidores/ }).click();
  await page.getByLabel('Correo electrónico').fill('lucia@example.com');
  await page.reload();
  await page.getByText(`@${username}`).first().waitFor();
  expect(await page.getByText(/2[.]?500 seguidores/).count()).toBeGreaterThan(0);
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('lucia@example.com');
});

test('the offer: both answers are there, Escape declines, accepting is charged and shown', async () => {
  const page = await visit();
  const username = newTarget();
  await chooseProfile(page, username);
  await page.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  await page.getByRole('button', { name: '+ Añadir' }).click();
  await page.getByRole('button', { name: /^Pagar 14,98\s€/ }).waitFor();
});

test('the reviews turn every eight seconds until somebody turns them by hand, and are cut', async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/fr/ig');
  await page.mouse.wheel(0, 400);
  const reviews = page.getByRole('region', { name: 'Avis' });
  await reviews.getByText(/^Page 1 sur [23]$/).waitFor();
  await eventually(async () => {
    // The page's clock: it turns once the app is there.
    await page.clock.runFor(8000);
    await reviews.getByText(/^Page 2 sur/).waitFor({ timeout: 500 });
  });
  await reviews.getByRole('button', { name: 'Avis précédents' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await reviews.getByText(/^Page 1 sur/).waitFor();
  const comments = await reviews.locator('blockquote').allInnerTexts();
  expect(comments.every((comment) => comment.length <= 80 + '«  »'.length)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('a toast goes by itself after five seconds', async () => {
  const page = await visit();
  await page.clock.install();
  const start = Date.now();
  await page.goto('/es/cancel');
  const toast = page.getByText(words.es.pages.cancel.toast).first();
  await toast.waitFor();
  // From here on only the test moves the clock; so long at most the toast has stood there.
  const now = (await page.evaluate(() => Date.now())) + 300;
  await page.clock.pauseAt(now);
  const age = now - start;
  await page.clock.runFor(Math.max(1, 4500 - age));
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(age + 1000);
  await toast.waitFor({ state: 'hidden' });
});

test('an order that does not exist is said so, and the number stays to be mended', async () => {
  const page = await visit();
  await page.goto('/track');
  await page.getByLabel('Número de pedido').fill('#FNZ-000000-XXXX');
  await page.getByRole('button', { name: 'Buscar pedido' }).click();
  await page.getByText(words.es.tracking.notFoundReference).first().waitFor();
  expect(await page.getByLabel('Número de pedido').inputValue()).toContain('FNZ-000000-XXXX');
  expect(await violations(page)).toEqual([]);
});

test('a page that does not exist says 404, also to machines', async () => {
  const page = await visit();
  const response = await page.goto('/es/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByText('404 Page Not Found').first().waitFor();
});

describe.each(Object.keys(sizes) as (keyof typeof sizes)[])('on a %s', (size) => {
  test.each([
    '/es/ig',
    '/track',
    '/cancel',
    '/payment-failed',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
    '/checkout',
  ])('%s has no accessibility violation and does not move sideways', async (path) => {
    const page = await visit(size);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  });
});

test('in the checkout nothing moves sideways', async () => {
  const page = await visit('phone');
  await goToCheckout(page, newTarget());
  expect(await overflows(page)).toBe(false);
});
