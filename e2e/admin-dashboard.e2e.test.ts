import { logInAs } from '../api/testing/administrator';
import { testDatabase } from '../api/testing/database';
import { buy } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: the panel opens after the login, and its figures lead to what they count',
  async (size) => {
    await buy();
    const page = await visit(size);
    await logIn(page);
    await page.getByRole('heading', { name: 'Requiere atención' }).waitFor();
    const net = page.getByText('Ingresos brutos', { exact: true });
    await net.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('link', { name: 'Hoy' }).click();
    await page.waitForURL(/range=today/);
    await page.getByText(/hasta esta misma hora/).waitFor();
    await page.getByRole('button', { name: 'Ver como tabla: Pedidos' }).click();
    await page.getByRole('columnheader', { name: 'Periodo anterior' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('link', { name: 'Otras fechas' }).click();
    await page.getByLabel('Desde').fill('2026-01-01');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await page.waitForURL(/from=2026-01-01/);
    // Far enough for months instead of days.
    await page.getByText('1 ene 2026', { exact: false }).first().waitFor();
    expect(await overflows(page)).toBe(false);

    await page.getByRole('link', { name: '7 días' }).click();
    await page.waitForURL(/range=7/);
    const failures = page.locator('dl > div', { hasText: 'Pagos rechazados' }).getByRole('link');
    await failures.click();
    await page.waitForURL(/admin\/payments\?state=failed&from=/);
    await page.getByRole('heading', { name: 'Pagos' }).waitFor();
    expect(page.complaints).toEqual([]);
  },
);

test('support finds no sum of money, and nothing that leads to one', async () => {
  await buy();
  const support = await logInAs(db, 'support');
  const page = await visit('desk');
  await page
    .context()
    .addCookies([{ name: 'admin', value: support.cookie('admin') ?? '', url: process.env.SHOP_URL ?? '' }]);
  await page.goto('/admin/dashboard');
  await page.getByText('Conversión', { exact: true }).waitFor();
  expect(await page.getByText(/€/).count()).toBe(0);
  expect(await page.locator('a[href^="/admin/payments"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
});
