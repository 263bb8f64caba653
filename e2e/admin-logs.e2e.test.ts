import { buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: an order’s letters and calls are found, opened and led back to it',
  async (size) => {
    const { order } = await buy();
    const page = await visit(size);
    await logIn(page, `/admin/email-logs?search=${order.orderNumber}`);
    await page.getByRole('heading', { name: 'Registro de correos' }).waitFor();
    await eventually(async () => {
      await page.reload();
      await page.getByRole('status').filter({ hasText: 'correo' }).waitFor();
      expect(
        await page.getByText('Confirmación de pedido').filter({ visible: true }).count(),
      ).toBeGreaterThan(0);
    });
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (process.env.SHOTS) await page.screenshot({ path: `/tmp/shots-content/mails-${size}.png` });
    await page.getByLabel('Estado').selectOption('Sin enviar');
    await page.getByText('Nada coincide').waitFor();

    await page.goto(`/admin/api-logs?search=${order.orderNumber}`);
    await page.getByText('Petición y respuesta').filter({ visible: true }).first().click();
    await page
      .getByText(/"action"|"service"/)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (process.env.SHOTS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `/tmp/shots-content/api-${size}-${colorScheme}.png` });
      }
    await page.getByRole('link', { name: 'Proveedor de pagos' }).click();
    await page.getByText('payment_intent.').filter({ visible: true }).first().waitFor();
    expect(page.url()).toContain('source=payments');
    await page.getByRole('link', { name: 'API propia' }).click();
    await page.waitForURL('**source=api**');
    await page.getByRole('status').filter({ hasText: 'línea' }).waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  },
);
