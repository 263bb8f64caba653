import { anOrderRow, noonOf, someDay } from '../api/testing/order-rows';
import { forgetOrders, type OwnNames } from '../api/testing/rows';
import { startOf } from '../domain/days';
import { expect, follow, test } from './support/back-office';
import { payElsewhere } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const rows: OwnNames[] = [];
const intents: string[] = [];
test.afterAll(async () => {
  await forgetOrders(db, rows);
  await db.query('DELETE FROM payment_differences WHERE payment_intent_id = ANY ($1)', [intents]);
});

test('days are compared, a difference is shown from both sides, settled with a note, and found again [S1-2.15.52]', {
  tag: '@both',
}, async ({ page }) => {
  const day = someDay();
  const created = noonOf(day);
  const stray = (await payElsewhere({ amount: 2500, created })).id;
  const other = (await payElsewhere({ amount: 1200, created })).id;
  const row = await anOrderRow(db, { intent: other, amountCents: 900, day });
  rows.push(row);
  intents.push(stray, other);

  await page.goto('/admin/payments');
  await page.getByRole('navigation', { name: 'Partes de Pagos' }).getByText('Conciliación').click();
  await expect(page.getByRole('heading', { name: 'Conciliación', level: 1 })).toBeVisible();
  // Days in the future are refused with a message.
  await page.getByLabel('Desde').fill('2098-01-01');
  await page.getByLabel('Hasta').fill('2098-01-02');
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByText('Esos días aún no han pasado', { exact: false })).toBeVisible();
  await page.getByLabel('Desde').fill(day);
  await page.getByLabel('Hasta').fill(day);
  // The comparison may be over before the screen fetches its status.
  const over = `SELECT 1 FROM reconciliations WHERE from_at = $1 AND finished_at IS NOT NULL`;
  await page.route('**/api/admin/reconciliation', async (route) => {
    await expect.poll(async () => (await db.query(over, [startOf(day)])).rowCount).toBeGreaterThan(0);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Comprobar ahora' }).dblclick();
  await expect(page.getByText('Comprobación terminada').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  const list = page.getByRole('region', { name: 'Diferencias' });
  const search = list.getByLabel('Buscar diferencias');
  await search.fill(row.orderNumber);
  await page.waitForURL(/search=FNZ/);
  // The previous rows stay visible until the new ones have loaded.
  const mine = list.getByText('Importe distinto').locator('visible=true');
  await expect(mine.nth(1)).toHaveCount(0);
  await expect(mine).toBeVisible();
  await expect(list.getByText('12,00 €').locator('visible=true')).toBeVisible();
  await expect(list.getByText('9,00 €').locator('visible=true')).toBeVisible();
  await expect(
    list.getByRole('link', { name: `Pedido ${row.orderNumber}` }).locator('visible=true'),
  ).toBeVisible();
  await expectSound(page);

  await search.fill(stray);
  await expect(mine).toHaveCount(0);
  await expect(list.getByText('Cobro sin pedido').locator('visible=true')).toBeVisible();
  await list.getByRole('button', { name: 'Resolver' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: 'Resolver la diferencia' });
  await expect(dialog.getByText(/no se mueve dinero/)).toBeVisible();
  await expect(dialog.getByText('25,00 €')).toBeVisible();
  await dialog.getByRole('button', { name: 'Marcar como resuelta' }).click();
  await expect(dialog.getByText('Indica el motivo (al menos 3 caracteres)')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Cobro de la tienda física');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Marcar como resuelta' }).click();
  await expect(page.getByText('Diferencia resuelta').first()).toBeVisible();
  await expect(list.getByText('Nada coincide')).toBeVisible();
  await list.getByLabel('Estado').selectOption('settled');
  await expect(
    list.getByText('Cobro de la tienda física', { exact: false }).locator('visible=true'),
  ).toBeVisible();
  await page.waitForURL(/state=settled/);

  // The other one is in the queue, and links back here.
  await follow(page, '/admin/needs-attention?kind=difference');
  const item = page.getByRole('article', { name: new RegExp(row.orderNumber) });
  await expect(item.getByText('Se cobró otro importe', { exact: false })).toBeVisible();
  await expectSound(page);
  await item.getByRole('button', { name: 'Resolver la diferencia' }).click();
  await expect(page.getByRole('dialog').getByText('9,00 €')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Se devolvió lo que sobraba');
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como resuelta' }).click();
  await expect(item).toHaveCount(0);
});
