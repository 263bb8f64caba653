import { payments } from '../api/testing/payments';
import { buy, startPurchase } from '../api/testing/purchases';
import { expect, follow, test } from './support/back-office';
import { decideDispute, openDispute } from './support/sandbox';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

test('a payment is found, partly refunded, then the bank disputes the rest; its refund, e-mails and calls are found in their lists; an empty list says what to do [S1-2.15.53 S1-2.15.115 S1-2.15.130 S1-2.15.133]', {
  tag: '@both',
}, async ({ page }) => {
  const bought = await buy();
  const { paymentIntentId } = bought.intent;
  const figure = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await page.goto(`/admin/payments?search=${bought.cart.email}`);
  const row = page.getByRole('link', { name: new RegExp(bought.order.orderNumber) });
  await expect(row.first()).toBeVisible();
  await expectSound(page);
  await row.first().click();
  await expect(page.getByRole('heading', { name: `Pago de ${bought.order.orderNumber}` })).toBeVisible();
  await expect(page.getByText(paymentIntentId).first()).toBeVisible();
  await expect(page.getByText('Queda cobrado')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Reembolsar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reembolsar' });
  await expect(dialog.getByText(/No se puede deshacer/)).toBeVisible();
  await dialog.getByLabel('Una parte').check();
  await dialog.getByLabel('Importe', { exact: true }).fill('100');
  await dialog.getByLabel('Motivo').fill('Llegó tarde');
  await expect(dialog.getByText('Indica un importe de 0,01 € a 9,99 €')).toBeVisible();
  await dialog.getByLabel('Importe', { exact: true }).fill('3,50');
  await dialog.getByLabel('Motivo').focus();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Devolver 3,50 €' }).dblclick();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  await expect(page.getByText('Llegó tarde')).toBeVisible();
  expect(await payments().refundsOf(paymentIntentId)).toMatchObject([{ amount: 350 }]);

  const { id: dispute } = await openDispute(paymentIntentId, 'fraudulent');
  await expect(page.getByText('Cargo no reconocido')).toBeVisible();
  await expect(page.getByText(/Responde en el proveedor de pagos antes/)).toBeVisible();
  await expect(page.getByText(/El banco disputa este pago/).first()).toBeVisible();
  await expectSound(page);
  await decideDispute(dispute, 'lost');
  // The bank takes the whole payment, also what was refunded.
  await expect(figure('Perdido en disputas')).toHaveText(/^9,99\s€$/);
  await expect(figure('Queda cobrado')).toHaveText(/^[-−]3,50\s€$/);

  // From the payment to its order, from there back, and to the buyer.
  await page.getByRole('link', { name: bought.order.orderNumber }).click();
  await expect(figure('Retenido')).toHaveText(/^[-−]3,50\s€$/);
  await expect(page.getByRole('link', { name: /^Recibo rectificativo R-/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver el pago' })).toHaveAttribute(
    'href',
    `/admin/payments/${paymentIntentId}`,
  );
  await expect(
    page.getByRole('region', { name: 'Envíos al proveedor' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/admin\/providers\/\d+$/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const block = page.getByRole('dialog', { name: 'Bloquear a un usuario' });
  await expect(block.getByLabel('Usuario de Instagram')).toHaveValue(bought.cart.username);
  await expect(block.getByLabel('Correo (opcional)')).toHaveValue(bought.cart.email);
  await expectSound(page);
  await block.getByLabel('Motivo').fill('Contracargo');
  await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Bloqueado', exact: true })).toHaveAttribute(
    'href',
    `/admin/blocked-users?search=${bought.cart.username}`,
  );
  await page.getByRole('link', { name: 'Ver cliente y sus pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page.getByText(bought.cart.email).filter({ visible: true }).first()).toBeVisible();

  await follow(page, '/admin/refunds');
  await expect(page.getByRole('heading', { name: 'Reembolsos', level: 1 })).toBeVisible();
  await page.getByLabel('Buscar reembolsos').fill(bought.cart.email);
  const refund = page.getByRole('link', { name: new RegExp(bought.order.orderNumber) });
  await expect(refund).toBeVisible();
  await expect(page.getByText('Llegó tarde').filter({ visible: true })).toHaveCount(1);
  await expectSound(page);
  await page.getByLabel('Estado').selectOption('failed');
  await page.waitForURL(/status=failed/);
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.getByLabel('Estado').selectOption('succeeded');
  await refund.click();
  await expect(page.getByRole('heading', { name: `Pago de ${bought.order.orderNumber}` })).toBeVisible();

  await test.step('the order’s e-mails and calls are found and opened', async () => {
    await follow(page, `/admin/email-logs?search=${bought.order.orderNumber}`);
    await expect(page.getByRole('heading', { name: 'Registro de correos' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'correo' })).toBeVisible();
    await expect(page.getByText('Confirmación de pedido').filter({ visible: true }).first()).toBeVisible();
    await expectSound(page);
    await page
      .getByRole('button', { name: /^Leer «Confirmación/ })
      .filter({ visible: true })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Confirmación/ });
    await expect(dialog.getByRole('region', { name: 'Texto del correo' })).toContainText(
      bought.order.orderNumber,
    );
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    const filters = page.getByRole('button', { name: 'Filtros' });
    if (await filters.isVisible()) await filters.click();
    await page.getByLabel('Estado').selectOption('Sin enviar');
    await expect(page.getByText('Nada coincide')).toBeVisible();
    // The field passes the years 1, 19 and 199 on the way.
    const from = page.getByLabel('Desde');
    await from.pressSequentially('11111999');
    await expect(from).toHaveValue('1999-11-11');
    expect(page.url()).not.toContain('from=');
    await from.blur();
    await expect(from).toHaveValue('');
    await from.pressSequentially('11112025');
    await page.waitForURL('**from=2025-11-11**');
    await expect(from).toHaveValue('2025-11-11');

    await follow(page, `/admin/api-logs?search=${bought.order.orderNumber}`);
    await page.getByText('Petición y respuesta').filter({ visible: true }).first().click();
    await expect(
      page
        .getByText(/"action"|"service"/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Proveedor de pagos' }).click();
    await expect(page.getByText('payment_intent.').filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).toContain('source=payments');
    await page.getByRole('link', { name: 'API propia' }).click();
    await page.waitForURL('**source=api**');
    await expect(page.getByRole('status').filter({ hasText: 'línea' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('at a desk: filters are in the URL, and an empty list says what to do', async () => {
    const refused = await startPurchase();
    await payments()
      .confirm(refused.intent.paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds')
      .catch(() => undefined);
    await page.setViewportSize(sizes.desk);
    await follow(page, `/admin/payments?search=${refused.intent.paymentIntentId}`);
    await expect(page.getByText('Fondos insuficientes (insufficient_funds)').first()).toBeVisible();
    await page.getByLabel('Estado').selectOption('failed');
    await page.waitForURL(/state=failed/);
    await page.getByLabel('Importe desde').fill('5000');
    await page.getByLabel('Importe desde').press('Enter');
    await page.waitForURL(/minCents=500000/);
    await expect(page.getByText('Nada coincide')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Quitar los filtros' }).click();
    await expect(page.getByRole('table', { name: 'Pagos' })).toBeVisible();
    await follow(page, '/admin/payments/pi_nothing_like_it');
    await expect(page.getByText('No se pudo cargar el pago')).toBeVisible();
    await expectSound(page);
  });
});
