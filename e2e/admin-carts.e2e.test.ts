import { administrator } from '../api/testing/administrator';
import { payments } from '../api/testing/payments';
import { newTarget, startPurchase } from '../api/testing/purchases';
import { adminAddSuppression } from '../domain/calls/admin-marketing';
import { createOrderAfterPayment } from '../domain/calls/shop';
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

test('who wants no mail is not reminded, a payment that was quicker is told, and a list that fails says so', async () => {
  const prefix = newTarget();
  const [left, late] = [
    await startPurchase({ email: `${prefix}.a@example.com` }),
    await startPurchase({ email: `${prefix}.b@example.com` }),
  ];
  await (await administrator()).call(adminAddSuppression, {
    body: { email: left.cart.email, reason: 'Lo pidió por teléfono' },
  });
  const page = await visit('desk');
  await logIn(page, `/admin/abandoned-carts?search=${prefix}`);
  const remind = (number: string) =>
    page.getByRole('button', { name: `Recordar ahora ${number}` }).filter({ visible: true });
  await page.getByText('No quiere correo comercial').filter({ visible: true }).waitFor();
  await remind(left.intent.orderNumber).waitFor();
  expect(await remind(left.intent.orderNumber).getAttribute('title')).toBe(
    'Esta dirección no quiere correo comercial.',
  );

  await remind(late.intent.orderNumber).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Llamó por teléfono');
  const { paymentIntentId } = late.intent;
  await payments().confirm(paymentIntentId);
  await late.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await dialog.getByRole('button', { name: 'Recordar ahora' }).click();
  await dialog.getByText('No se ha hecho').waitFor();
  await dialog.getByText(/pagad/).waitFor();
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Llamó por teléfono');
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/admin/abandoned-carts?*', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'validation_failed', message: 'Revise los datos', requestId: 'x' },
    }),
  );
  await page.reload();
  await page.getByText('No se pudieron cargar los carritos').waitFor();
  expect(await violations(page)).toEqual([]);
});
