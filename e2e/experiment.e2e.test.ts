import { administrator } from '../api/testing/administrator';
import { anOrder, forgetOrders, ownNames } from '../api/testing/rows';
import { adminSetUpsellShare, adminUpsellExperiment } from '../domain/calls/admin-experiment';
import { expect, test, withoutEvents } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const own = ownNames();
test.afterEach(() => forgetOrders(db, [own]));

test('the administrator sees what each offer earns and sets the share', {
  tag: '@both',
}, async ({ page }) => {
  const admin = await administrator();
  const now = { created_at: new Date() };
  await anOrder(db, own, {
    purchase: { variant: 'A', service_id: 204, attention: null, ...now },
    order: now,
  });
  await page.goto('/admin/upsell-experiment');
  await expect(page.getByRole('heading', { name: 'Experimento de oferta' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Variante A/ })).toBeVisible();
  const period = page.getByLabel('Periodo');
  await expect(period).toHaveValue('90');
  await period.selectOption('Todo');
  await expect(page).toHaveURL(/days=all/);
  await expect(page.getByRole('rowheader', { name: /^Variante A/ })).toBeVisible();
  // A's dearest of Europe that isn't offered, and what the shop sells for less.
  const beaten = page.getByRole('row', { name: /^20\.000 · Europa Variante A/ });
  await expect(beaten).toContainText(/\+5\.000: en total 27\.000 por 144,98\s€/);
  await expect(beaten).toContainText(/27\.000 por 134,99\s€/);
  await expectSound(page);
  const field = page.getByLabel('Carritos nuevos que ven la variante B (%)');
  await field.fill('muchos');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Indica un porcentaje de 0 a 100, sin decimales')).toBeVisible();
  await expectSound(page);
  try {
    await field.fill('25');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Reparto guardado').first()).toBeVisible();
    // A colleague's share isn't overwritten unseen.
    await withoutEvents(page);
    await page.reload();
    await expect(field).toHaveValue('25');
    await field.fill('30');
    await admin.call(adminSetUpsellShare, { body: { upsellVariantBPercent: 40, seen: 25 } });
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Ahora es 40.')).toBeVisible();
    await expect(field).toHaveValue('30');
    await expectSound(page);
    await page.getByRole('button', { name: 'Guardar el mío' }).click();
    await expect(page.getByText('Reparto guardado').first()).toBeVisible();
    expect(await admin.call(adminUpsellExperiment, {})).toMatchObject({ upsellVariantBPercent: 30 });
  } finally {
    const { upsellVariantBPercent: seen } = await admin.call(adminUpsellExperiment, {});
    await admin.call(adminSetUpsellShare, { body: { upsellVariantBPercent: 0, seen } });
  }
});
