import { newTarget } from '../api/testing/purchases';
import { insertRow } from '../api/testing/rows';
import { expect, test, withoutEvents } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

test('banner, coupons and conversions are shown and link on; an address is taken off marketing mail and put back; a failed overview says so [S1-2.15.81 S1-2.15.86]', {
  tag: '@both',
}, async ({ page, orderAsRows }) => {
  const email = `${newTarget()}@example.com`;
  const { own, order } = await orderAsRows({ discount_code: 'VIP5', amount_cents: 949 });
  const use = { order_id: order.id, code: 'VIP5', email: own.email, redeemed_at: new Date() };
  await insertRow(db, 'discount_redemptions', use);
  const conversion = { amount_cents: 949, currency: 'eur', source: 'ads', at: new Date() };
  await insertRow(db, 'conversions', { order_id: order.id, ...conversion });
  await page.goto('/admin/marketing');
  await expect(page.getByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Banner de cuenta atrás' });
  await expect(banner.getByText('En toda la tienda, salvo páginas de promoción.')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Editar en Ajustes' })).toBeVisible();
  const coupons = page.getByRole('region', { name: 'Cupones en uso' });
  // Only the five most used codes are listed, so this test's need not be one of them.
  const code = coupons.getByRole('link', { name: /^[A-Z0-9_-]+$/ }).first();
  await expect(code).toHaveAttribute('href', `/admin/discount-codes/${await code.textContent()}`);
  await expect(
    page.getByRole('region', { name: 'Experimento de oferta' }).getByText('Variante A'),
  ).toBeVisible();
  const requests = page.getByRole('region', { name: 'Contacto, bajas y borrados' });
  await expect(requests.getByRole('link', { name: 'Mensajes' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Conversiones', exact: true }).click();
  await expect(page.getByRole('link', { name: order.orderNumber }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/no dependen del consentimiento/)).toBeVisible();
  await page.getByText('Ver como tabla').click();
  await expect(page.getByRole('table', { name: 'Por día' })).toBeVisible();
  await page.getByLabel('Periodo').selectOption('7');
  await page.waitForURL(/days=7/);
  // The table's head and seven days.
  await expect(page.getByRole('table', { name: 'Por día' }).getByRole('row').nth(8)).toHaveCount(0);
  await expectSound(page);

  await page.getByRole('link', { name: 'Bajas de correo', exact: true }).click();
  await page.getByLabel('Buscar direcciones').fill(email);
  await expect(page.getByText('Ninguna dirección empieza así')).toBeVisible();
  const add = async () => {
    await page.getByRole('button', { name: 'Dar de baja' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dar de baja una dirección' });
    await dialog.getByLabel('Correo', { exact: true }).fill(email);
    await dialog.getByLabel('Motivo').fill('Lo pidió por teléfono');
    await dialog.getByRole('button', { name: 'Dar de baja' }).click();
    return dialog;
  };
  await add();
  await expect(page.getByText('Lo pidió por teléfono').filter({ visible: true })).toBeVisible();
  // A duplicate is refused, and the typed text stays.
  const again = await add();
  await expect(again.getByText('No se pudo dar de baja')).toBeVisible();
  await expect(again.getByText(/ya está dada de baja/)).toBeVisible();
  await expect(again.getByLabel('Correo', { exact: true })).toHaveValue(email);
  await again.getByRole('button', { name: 'Cancelar' }).click();
  await expect(again).toHaveCount(0);
  await expectSound(page);

  await page
    .getByRole('button', { name: `Retirar la baja de ${email}` })
    .filter({ visible: true })
    .click();
  const end = page.getByRole('dialog', { name: '¿Retirar la baja?' });
  await end.getByLabel('Cómo y cuándo lo pidió').fill('Escribió el 3 de noviembre');
  await end.getByRole('button', { name: 'Retirar la baja' }).click();
  await expect(end.getByText('Confirma que la persona lo ha pedido')).toBeVisible();
  await expectSound(page);
  await end.getByLabel('La persona ha pedido volver a recibir correo comercial').check();
  await end.getByRole('button', { name: 'Retirar la baja' }).click();
  await expect(page.getByText('Ninguna dirección empieza así')).toBeVisible();
  await page.getByLabel('Mostrar').selectOption('ended');
  await expect(page.getByText('Escribió el 3 de noviembre').filter({ visible: true })).toBeVisible();
  await expectSound(page);

  const refuse = {
    status: 400,
    json: { success: false, code: 'validation_failed', message: 'Revisa los datos', requestId: 'x' },
  };
  await withoutEvents(page);
  await page.route('**/api/admin/marketing', (route) => route.fulfill(refuse));
  await page.goto('/admin/marketing');
  const failure = page.getByText('No se pudo cargar el resumen');
  await expect(failure).toBeVisible();
  await page.unroute('**/api/admin/marketing');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failure).toHaveCount(0);
});
