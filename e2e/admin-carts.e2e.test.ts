import { payments } from '../api/testing/payments';
import { newTarget, startPurchase } from '../api/testing/purchases';
import { forgetOrders, insertRow, ownNames } from '../api/testing/rows';
import { createOrderAfterPayment } from '../domain/calls/shop';
import { expect, follow, test } from './support/back-office';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

test('a cart is found, reminded once, and closed; a buyer without marketing mail is not reminded, and a payment made meanwhile is shown', {
  tag: '@both',
}, async ({ page }) => {
  const { cart, intent } = await startPurchase();
  const number = intent.orderNumber;
  await page.goto(`/admin/abandoned-carts?search=${number}`);
  await expect(page.getByRole('heading', { name: 'Carritos abandonados', level: 1 })).toBeVisible();
  await expect(page.getByText(cart.email).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Cifras del periodo')).toBeVisible();
  await expectSound(page);
  const run = page.getByRole('link', { name: `Ver ${number} en Temporal` }).filter({ visible: true });
  await expect(run).toHaveAttribute('href', new RegExp(`purchase-${cart.cartId}`));

  const remind = page.getByRole('button', { name: `Recordar ahora ${number}` }).filter({ visible: true });
  await remind.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Enlace de recuperación')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Llamó por teléfono');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Recordar ahora' }).click();
  await expect(page.getByText('Recordatorio en camino').first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Recordar ahora ${number}`, disabled: true }).first(),
  ).toBeVisible();

  await page
    .getByRole('button', { name: `Cerrar ${number}` })
    .filter({ visible: true })
    .click();
  await dialog.getByLabel('Motivo').fill('Compró por otro lado');
  await dialog.getByRole('button', { name: 'Cerrar la compra' }).click();
  await expect(page.getByText('Compra cerrada').first()).toBeVisible();
  await page.getByLabel('Mostrar').selectOption('closed');
  await expect(page.getByText('Cancelado', { exact: true }).filter({ visible: true })).toBeVisible();
  await expectSound(page);

  const prefix = newTarget();
  const late = await startPurchase({ email: `${prefix}.b@example.com` });
  const left = { ...ownNames(), email: `${prefix}.a@example.com` };
  try {
    await insertRow(db, 'purchases', {
      cart_id: left.cartId,
      order_number: left.orderNumber,
      owner: 'nobody',
      language: 'es',
      variant: 'A',
      stage: 'awaiting-payment',
      payment_status: 'pending',
      payment_intent_id: left.intent,
      amount_cents: 999,
      service_id: 204,
      quantity: 1000,
      username: left.username,
      email: left.email,
      created_at: new Date(),
      updated_at: new Date(),
    });
    await insertRow(db, 'email_suppressions', { email: left.email });
    await page.setViewportSize(sizes.desk);
    await follow(page, `/admin/abandoned-carts?search=${prefix}`);
    const remind = (number: string) =>
      page.getByRole('button', { name: `Recordar ahora ${number}` }).filter({ visible: true });
    await expect(page.getByText('No quiere correo comercial').filter({ visible: true })).toBeVisible();
    await expect(remind(left.orderNumber)).toBeVisible();
    await expect(remind(left.orderNumber)).toHaveAttribute(
      'title',
      'Esta dirección no quiere correo comercial.',
    );

    await remind(late.intent.orderNumber).click();
    await dialog.getByLabel('Motivo').fill('Llamó por teléfono');
    const { paymentIntentId } = late.intent;
    await payments().confirm(paymentIntentId);
    await late.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
    await dialog.getByRole('button', { name: 'Recordar ahora' }).click();
    await expect(dialog.getByText('No se ha hecho')).toBeVisible();
    await expect(dialog.getByText(/pagad/)).toBeVisible();
    await expect(dialog.getByLabel('Motivo')).toHaveValue('Llamó por teléfono');
    await expectSound(page);
  } finally {
    await forgetOrders(db, [left]);
  }
});
