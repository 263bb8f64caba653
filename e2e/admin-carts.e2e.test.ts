import { startPurchase } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: a cart is found, reminded once, and closed',
  async (size) => {
    const { cart, intent } = await startPurchase();
    const number = intent.orderNumber;
    const page = await visit(size);
    await logIn(page);
    await page.goto(`/admin/abandoned-carts?search=${number}`);
    await page.getByRole('heading', { name: 'Carritos abandonados', level: 1 }).waitFor();
    await page.getByText(cart.email).filter({ visible: true }).waitFor();
    await page.getByText('Cifras del periodo').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const run = page.getByRole('link', { name: `Ver ${number} en Temporal` }).filter({ visible: true });
    expect(await run.getAttribute('href')).toContain(`purchase-${cart.cartId}`);

    const remind = page.getByRole('button', { name: `Recordar ahora ${number}` }).filter({ visible: true });
    await remind.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Enlace de recuperación').waitFor();
    await dialog.getByLabel('Motivo').fill('Llamó por teléfono');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Recordar ahora' }).click();
    await page.getByText('Recordatorio en camino').first().waitFor();
    await page
      .getByRole('button', { name: `Recordar ahora ${number}`, disabled: true })
      .first()
      .waitFor();

    await page
      .getByRole('button', { name: `Cerrar ${number}` })
      .filter({ visible: true })
      .click();
    await dialog.getByLabel('Motivo').fill('Compró por otro lado');
    await dialog.getByRole('button', { name: 'Cerrar la compra' }).click();
    await page.getByText('Compra cerrada').first().waitFor();
    await page.getByLabel('Mostrar').selectOption('closed');
    await page.getByText('Cancelado', { exact: true }).filter({ visible: true }).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);
