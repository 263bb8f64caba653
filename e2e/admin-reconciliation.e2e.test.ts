import { testDatabase } from '../api/testing/database';
import { anOrderRow, forgetOrderRows, noonOf, someDay } from '../api/testing/own-rows';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { payElsewhere } from './support/sandbox';

const db = testDatabase();
const carts: string[] = [];
const intents: string[] = [];
afterEach(leave);
afterAll(async () => {
  await quit();
  await forgetOrderRows(db, carts);
  await db.query('DELETE FROM payment_differences WHERE payment_intent_id = ANY ($1)', [intents]);
  await db.end();
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: days are compared, what differs is seen on both sides, settled with a note, and found again',
  async (size) => {
    const day = someDay();
    const created = noonOf(day);
    const stray = (await payElsewhere({ amount: 2500, created })).id;
    const other = (await payElsewhere({ amount: 1200, created })).id;
    const row = await anOrderRow(db, { intent: other, amountCents: 900, day });
    carts.push(row.cartId);
    intents.push(stray, other);

    const page = await visit(size);
    await logIn(page, '/admin/payments');
    await page.getByRole('navigation', { name: 'Partes de Pagos' }).getByText('Conciliación').click();
    await page.getByRole('heading', { name: 'Conciliación', level: 1 }).waitFor();
    // Days that have not begun are refused in words.
    await page.getByLabel('Desde').fill('2098-01-01');
    await page.getByLabel('Hasta').fill('2098-01-02');
    await page.getByRole('button', { name: 'Comprobar ahora' }).click();
    await page.getByText('Esos días aún no han pasado', { exact: false }).waitFor();
    await page.getByLabel('Desde').fill(day);
    await page.getByLabel('Hasta').fill(day);
    await page.getByRole('button', { name: 'Comprobar ahora' }).dblclick();
    await page.getByText('Comprobación terminada').first().waitFor();

    const list = page.getByRole('region', { name: 'Diferencias' });
    const search = list.getByLabel('Buscar diferencias');
    await search.fill(row.orderNumber);
    await page.waitForURL(/search=FNZ/);
    // The rows of before stay in view until those that are looked for are there.
    const mine = list.getByText('Importe distinto').locator('visible=true');
    await mine.nth(1).waitFor({ state: 'detached' });
    await mine.waitFor();
    await list.getByText('12,00 €').locator('visible=true').waitFor();
    await list.getByText('9,00 €').locator('visible=true').waitFor();
    await list
      .getByRole('link', { name: `Pedido ${row.orderNumber}` })
      .locator('visible=true')
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await search.fill(stray);
    await mine.waitFor({ state: 'detached' });
    await list.getByText('Cobro sin pedido').locator('visible=true').waitFor();
    await list.getByRole('button', { name: 'Resolver' }).locator('visible=true').click();
    const dialog = page.getByRole('dialog', { name: 'Resolver la diferencia' });
    await dialog.getByText(/no se mueve dinero/).waitFor();
    await dialog.getByRole('button', { name: 'Marcar como resuelta' }).click();
    await dialog.getByText('Indique el motivo (al menos 3 caracteres)').waitFor();
    await dialog.getByLabel('Motivo').fill('Cobro de la tienda física');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Marcar como resuelta' }).click();
    await page.getByText('Diferencia resuelta').first().waitFor();
    await list.getByText('Nada coincide').waitFor();
    await list.getByLabel('Estado').selectOption('settled');
    await list.getByText('Cobro de la tienda física', { exact: false }).locator('visible=true').waitFor();
    await page.waitForURL(/state=settled/);

    // The other one waits among all that needs a decision, and leads back here.
    await page.goto('/admin/needs-attention?kind=difference');
    const item = page.getByRole('article', { name: new RegExp(row.orderNumber) });
    await item.getByText('Se cobró otro importe', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await item.getByRole('button', { name: 'Resolver la diferencia' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Se devolvió lo que sobraba');
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como resuelta' }).click();
    await item.waitFor({ state: 'detached' });
    // A range that has not begun was refused, which the browser writes down.
    expect(page.complaints.filter((complaint) => !/422/.test(complaint))).toEqual([]);
  },
);
