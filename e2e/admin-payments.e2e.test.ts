import { payments } from '../api/testing/payments';
import { buy, startPurchase } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { openDispute } from './support/sandbox';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: a payment is found, a part of it given back, then the bank disputes the rest',
  async (size) => {
    const bought = await buy();
    const { paymentIntentId } = bought.intent;
    const page = await visit(size);
    await logIn(page, `/admin/payments?search=${bought.cart.email}`);
    const row = page.getByRole('link', { name: new RegExp(bought.order.orderNumber) });
    await row.first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await row.first().click();
    await page.getByRole('heading', { name: `Pago de ${bought.order.orderNumber}` }).waitFor();
    await page.getByText(paymentIntentId).first().waitFor();
    await page.getByText('Queda cobrado').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('button', { name: 'Reembolsar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reembolsar' });
    await dialog.getByText(/No se puede deshacer/).waitFor();
    await dialog.getByLabel('Una parte').check();
    await dialog.getByLabel('Importe', { exact: true }).fill('100');
    await dialog.getByLabel('Motivo').fill('Llegó tarde');
    await dialog.getByText('Indique un importe de 0,01 € a 9,99 €').waitFor();
    await dialog.getByLabel('Importe', { exact: true }).fill('3,50');
    await dialog.getByLabel('Motivo').focus();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Devolver 3,50 €' }).dblclick();
    await page.getByText('Reembolso hecho').first().waitFor();
    await page.getByText('Llegó tarde').waitFor();
    expect(await payments().refundsOf(paymentIntentId)).toHaveLength(1);

    await openDispute(paymentIntentId, 'fraudulent');
    await page.getByText('Cargo no reconocido').waitFor();
    await page.getByText(/Responda en el proveedor de pagos antes/).waitFor();
    await page
      .getByText(/El banco disputa este pago/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);

test('filters stand in the address, and a list that is empty says what to do', async () => {
  const refused = await startPurchase();
  await payments()
    .confirm(refused.intent.paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds')
    .catch(() => undefined);
  const page = await visit('desk');
  await logIn(page, `/admin/payments?search=${refused.intent.paymentIntentId}`);
  await page.getByText('Fondos insuficientes (insufficient_funds)').first().waitFor();
  await page.getByLabel('Estado').selectOption('failed');
  await page.waitForURL(/state=failed/);
  await page.getByLabel('Importe desde').fill('5000');
  await page.getByLabel('Importe desde').press('Enter');
  await page.waitForURL(/minCents=500000/);
  await page.getByText('Nada coincide').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await page.getByRole('table', { name: 'Pagos' }).waitFor();
  await page.goto('/admin/payments/pi_nothing_like_it');
  await page.getByText('No se pudo cargar el pago').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
});
