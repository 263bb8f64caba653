import { randomBytes } from 'node:crypto';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { aCart, buy } from '../api/testing/purchases';
import { insertRow } from '../api/testing/rows';
import { announce } from '../db/pool';
import { adminCreateDiscount } from '../domain/calls/admin-discounts';
import { applyDiscount } from '../domain/calls/shop';
import { expect, follow, test } from './support/back-office';
import { held } from './support/held';
import { loseAnswer } from './support/lost-answer';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const newCode = () => `T${randomBytes(5).toString('hex').toUpperCase()}`;

/** The shop's message to a shopper who enters a code into a cart of 9,99 €. */
async function tried(code: string): Promise<string> {
  const answer = await browser().send('POST', '/api/create-payment-intent', {
    body: aCart({ discountCode: code, amount: '7.99' }),
  });
  const body = answer.body as { amount?: string; code?: string };
  return body.amount ?? body.code ?? '';
}

test('a thank-you code with a condition is not given away; another code is created, used by a shopper, changed, and refused once it is switched off [S1-2.15.77]', {
  tag: '@both',
}, async ({ page }) => {
  await test.step('a thank-you code with a condition is not given away, and its page says so', async () => {
    await page.goto('/admin/discount-codes/SAVE10');
    await expect(page.getByText('La página de éxito lo regala')).toBeVisible();
    try {
      await page.getByRole('button', { name: 'Editar condiciones' }).click();
      const edit = page.getByRole('dialog', { name: 'Condiciones de SAVE10' });
      await edit.getByLabel('Pedido mínimo (€)').fill('20');
      await edit.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('La página de éxito no lo regala')).toBeVisible();
      await expect(page.getByText('La página de éxito lo regala')).toHaveCount(0);
      await expectSound(page);
    } finally {
      await db.query(`UPDATE discount_codes SET min_order_cents = NULL WHERE code = 'SAVE10'`);
    }
  });

  const code = newCode();
  // Other tests have created more codes than a page shows.
  await follow(page, '/admin/discount-codes?search=VIP5');
  await expect(page.getByRole('heading', { name: 'Códigos de descuento', level: 1 })).toBeVisible();
  await expect(page.getByText('En el banner').filter({ visible: true }).first()).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Nuevo código' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo código de descuento' });
  await form.getByRole('button', { name: 'Crear código' }).click();
  await expect(form.getByText('El código necesita de 3 a 40 letras')).toBeVisible();
  await expect(form.getByText('Indica un porcentaje entero, de 1 a 90')).toBeVisible();
  await form.getByLabel('Código', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('Porcentaje (%)').fill('20');
  await form.getByLabel('Vale hasta').fill('2020-01-01T10:00');
  await form.getByLabel('Nota interna').fill('Campaña de otoño');
  await expectSound(page);
  await form.getByRole('button', { name: 'Crear código' }).click();
  await expect(form.getByText('Este momento ya ha pasado')).toBeVisible();
  await form.getByLabel('Vale hasta').fill('2099-01-01T10:00');
  await form.getByRole('button', { name: 'Crear código' }).click();

  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('1 ene 2099, 10:00')).toBeVisible();
  await expect(page.getByText('Todavía no lo ha usado nadie')).toBeVisible();
  const bought = await buy({ discountCode: code, amount: '7.99' });
  await expect(
    page.getByRole('link', { name: bought.order.orderNumber }).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText('7,99', { exact: false }).filter({ visible: true }).first()).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Editar condiciones' }).click();
  const edit = page.getByRole('dialog', { name: `Condiciones de ${code}` });
  await expect(edit.getByLabel('Vale hasta')).toHaveValue('2099-01-01T10:00');
  await edit.getByLabel('Pedido mínimo (€)').fill('12,50');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Código cambiado').first()).toBeVisible();
  await expect(page.getByText('12,50', { exact: false }).first()).toBeVisible();
  expect(await tried(code)).toBe('discount_minimum');

  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  const off = page.getByRole('dialog', { name: `¿Desactivar ${code}?` });
  await off.getByLabel('Motivo').fill('Se ha filtrado');
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Desactivado', { exact: true })).toBeVisible();
  expect(await tried(code)).toBe('discount_invalid');
});

test('many codes at once: created, downloaded, each used once, all switched off together; corrected rules make others; an edit that conflicts with a colleague’s is shown and decided; a code that does not exist says so [S1-2.15.78 S1-2.15.79]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  await page.goto('/admin/discount-codes');
  await page.getByRole('button', { name: 'Crear varios' }).click();
  const form = page.getByRole('dialog', { name: 'Crear varios códigos' });
  await form.getByRole('button', { name: 'Crear códigos' }).click();
  await expect(form.getByText('El principio necesita de 2 a 20 letras o cifras')).toBeVisible();
  await expect(form.getByText('Indica cuántos códigos, de 1 a 1000')).toBeVisible();
  await form.getByLabel('Principio').fill('inv');
  await form.getByLabel('Cuántos').fill('3');
  await form.getByLabel('Porcentaje (%)').fill('20');
  await expect(form.getByLabel('Usos en total')).toHaveValue('1');
  await expectSound(page);
  await form.getByRole('button', { name: 'Crear códigos' }).click();
  const made = page.getByRole('dialog', { name: '3 códigos creados' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('link', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^INV-[0-9A-F]{8}\.csv$/);
  await made.getByRole('button', { name: 'Listo' }).click();

  await expect(page.getByText('3 códigos', { exact: true })).toBeVisible();
  expect(page.url()).toContain('batch=INV-');
  const code = (await page.getByRole('link', { name: /INV/ }).first().textContent())!.replace(/^\S+ /, '');
  const { own, order } = await orderAsRows({ discount_code: code });
  const use = { order_id: order.id, code, email: own.email, redeemed_at: new Date() };
  await insertRow(db, 'discount_redemptions', use);
  await announce(db, order.orderNumber);
  await expect(page.getByText('Agotado').filter({ visible: true })).toBeVisible();
  expect(await tried(code)).toBe('discount_exhausted');
  await expectSound(page);

  await page.getByRole('button', { name: 'Desactivar todos' }).click();
  const off = page.getByRole('dialog');
  await off.getByLabel('Motivo').fill('Campaña anulada');
  await off.getByRole('button', { name: 'Desactivar todos' }).click();
  await expect(page.getByText('3 códigos cambiados').first()).toBeVisible();
  const list = page.url();
  await page.getByLabel('Mostrar').selectOption('active');
  await expect(page.getByText('Nada coincide')).toBeVisible();

  // One of them leaks: the batch must not switch it on again.
  await follow(page, `/admin/discount-codes/${code}`);
  await expect(
    page.getByText('Si se activa su lote, este código volverá a valer.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mantener desactivado' }).click();
  const keepOff = page.getByRole('dialog', { name: `¿Mantener ${code} desactivado?` });
  await expectSound(page);
  await keepOff.getByLabel('Motivo').fill('Se ha filtrado');
  await keepOff.getByRole('button', { name: 'Mantener desactivado' }).click();
  await expect(page.getByText('El código seguirá desactivado').first()).toBeVisible();
  await expect(page.getByText('Activar su lote no lo activará.', { exact: false })).toBeVisible();
  await follow(page, list);
  await page.getByRole('button', { name: 'Activar el lote' }).click();
  const on = page.getByRole('dialog');
  await on.getByLabel('Motivo').fill('Vuelve la campaña');
  await on.getByRole('button', { name: 'Activar el lote' }).click();
  await expect(page.getByText('2 códigos cambiados').first()).toBeVisible();
  expect(await tried(code)).toBe('discount_invalid');

  await test.step('rules that were corrected after a lost answer make other codes', async () => {
    const create = '**/api/admin/discount-codes/batch';
    await page.getByRole('button', { name: 'Crear varios' }).click();
    const another = page.getByRole('dialog', { name: 'Crear varios códigos' });
    const prefix = `Z${randomBytes(4).toString('hex').toUpperCase()}`;
    await another.getByLabel('Principio').fill(prefix);
    await another.getByLabel('Cuántos').fill('2');
    await another.getByLabel('Porcentaje (%)').fill('80');
    await loseAnswer(page, create);
    await another.getByRole('button', { name: 'Crear códigos' }).click();
    await expect(another.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
    await another.getByLabel('Porcentaje (%)').fill('8');
    // While they are created the dialog takes no other rules.
    const answer = await held(page, create);
    await another.getByLabel('Porcentaje (%)').press('Enter');
    await expect(another.getByRole('button', { name: 'Crear códigos' })).toBeHidden();
    await page.keyboard.type('5');
    await expect(another.getByLabel('Porcentaje (%)')).toHaveValue('8');
    await expectSound(page);
    answer();
    await page
      .getByRole('dialog', { name: '2 códigos creados' })
      .getByRole('button', { name: 'Listo' })
      .click();
    await expect(page.getByText('2 códigos', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: /^8\s%$/ })).toHaveCount(2);
  });

  await test.step('an edit that conflicts with a colleague’s is shown and decided', async () => {
    const other = newCode();
    const twenty = { kind: 'percent' as const, percent: 20 };
    await (await administrator()).call(adminCreateDiscount, {
      body: { code: other, off: twenty, active: true, oncePerEmail: false, note: '' },
    });
    await follow(page, `/admin/discount-codes/${other}`);
    const colleague = await page.context().newPage();
    await colleague.goto(`/admin/discount-codes/${other}`);
    for (const one of [page, colleague])
      await one.getByRole('button', { name: 'Editar condiciones' }).click();
    const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
    await mine.getByLabel('Porcentaje (%)').fill('30');
    await theirs.getByLabel('Porcentaje (%)').fill('10');
    await theirs.getByRole('button', { name: 'Guardar' }).click();
    await expect(mine.getByText('Otra persona ha cambiado este código mientras tanto')).toBeVisible();
    await expect(mine.getByText('Ahora está guardado: 10 %.')).toBeVisible();
    await expect(mine.getByLabel('Porcentaje (%)')).toHaveValue('30');
    await expectSound(page);
    await mine.getByRole('button', { name: 'Seguir con lo mío' }).click();
    await mine.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('30 %', { exact: true })).toBeVisible();
    const half = await browser().call(applyDiscount, {
      body: { code: other, originalPrice: '10.00', userEmail: 'nobody@example.com' },
    });
    expect(half.discountedPrice).toBe('7.00');

    await follow(page, '/admin/discount-codes/NOSUCHCODE');
    await expect(page.getByRole('heading', { name: 'Este código no existe' })).toBeVisible();
  });
});
