import { randomBytes } from 'node:crypto';
import { browser } from '../api/testing/browser';
import { aCart, buy } from '../api/testing/purchases';
import { applyDiscount, createPaymentIntent } from '../domain/calls/shop';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

const newCode = () => `T${randomBytes(5).toString('hex').toUpperCase()}`;

/** What a shopper hears who types a code into a cart of 9,99 €. */
async function tried(code: string): Promise<string> {
  const answer = await browser().send('POST', '/api/create-payment-intent', {
    body: aCart({ discountCode: code, amount: '7.99' }),
  });
  const body = answer.body as { amount?: string; code?: string };
  return body.amount ?? body.code ?? '';
}

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: a code is made, used by a shopper, changed, and refused once it is switched off',
  async (size) => {
    const code = newCode();
    const page = await visit(size);
    // Other tests have made more codes than a page shows.
    await logIn(page, '/admin/discount-codes?search=VIP5');
    await page.getByRole('heading', { name: 'Códigos de descuento', level: 1 }).waitFor();
    await page.getByText('En el banner').filter({ visible: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('button', { name: 'Nuevo código' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo código de descuento' });
    await form.getByRole('button', { name: 'Crear código' }).click();
    await form.getByText('El código necesita de 3 a 40 letras').waitFor();
    await form.getByText('Indique un porcentaje de 1 a 90').waitFor();
    await form.getByLabel('Código', { exact: true }).fill(code.toLowerCase());
    await form.getByLabel('Porcentaje (%)').fill('20');
    await form.getByLabel('Vale hasta').fill('2020-01-01T10:00');
    await form.getByLabel('Nota interna').fill('Campaña de otoño');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Crear código' }).click();
    await form.getByText('Este momento ya ha pasado').waitFor();
    await form.getByLabel('Vale hasta').fill('2099-01-01T10:00');
    await form.getByRole('button', { name: 'Crear código' }).click();

    await page.getByRole('heading', { name: code }).waitFor();
    await page.getByText('1 ene 2099, 10:00').waitFor();
    await page.getByText('Todavía no lo ha usado nadie.').waitFor();
    const bought = await buy({ discountCode: code, amount: '7.99' });
    await page.getByRole('link', { name: bought.order.orderNumber }).filter({ visible: true }).waitFor();
    await page.getByText('7,99', { exact: false }).filter({ visible: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('button', { name: 'Editar condiciones' }).click();
    const edit = page.getByRole('dialog', { name: `Condiciones de ${code}` });
    expect(await edit.getByLabel('Vale hasta').inputValue()).toBe('2099-01-01T10:00');
    await edit.getByLabel('Pedido mínimo (€)').fill('12,50');
    await edit.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Código cambiado').first().waitFor();
    await page.getByText('12,50', { exact: false }).first().waitFor();
    expect(await tried(code)).toBe('discount_minimum');

    await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
    const off = page.getByRole('dialog', { name: `¿Desactivar ${code}?` });
    await off.getByLabel('Motivo').fill('Se ha filtrado');
    await off.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByText('Desactivado', { exact: true }).waitFor();
    expect(await tried(code)).toBe('discount_invalid');
    expect(page.complaints).toEqual([]);
  },
);

test('many codes at once: made, downloaded, each used once, all switched off together', async () => {
  const page = await visit('desk');
  await logIn(page, '/admin/discount-codes');
  await page.getByRole('button', { name: 'Crear varios' }).click();
  const form = page.getByRole('dialog', { name: 'Crear varios códigos' });
  await form.getByRole('button', { name: 'Crear códigos' }).click();
  await form.getByText('El principio necesita de 2 a 20 letras o cifras').waitFor();
  await form.getByText('Indique cuántos códigos, de 1 a 1000').waitFor();
  await form.getByLabel('Principio').fill('inv');
  await form.getByLabel('Cuántos').fill('3');
  await form.getByLabel('Porcentaje (%)').fill('20');
  expect(await form.getByLabel('Usos en total').inputValue()).toBe('1');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Crear códigos' }).click();
  const made = page.getByRole('dialog', { name: '3 códigos creados' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('link', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^INV-[0-9A-F]{8}\.csv$/);
  await made.getByRole('button', { name: 'Listo' }).click();

  await page.getByText('3 códigos', { exact: true }).waitFor();
  expect(page.url()).toContain('batch=INV-');
  const code = (await page.getByRole('link', { name: /INV/ }).first().textContent())!.replace(/^\S+ /, '');
  await buy({ discountCode: code, amount: '7.99' });
  await page.getByText('Agotado').filter({ visible: true }).waitFor();
  expect(await tried(code)).toBe('discount_exhausted');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Desactivar todos' }).click();
  const off = page.getByRole('dialog');
  await off.getByLabel('Motivo').fill('Campaña anulada');
  await off.getByRole('button', { name: 'Desactivar todos' }).click();
  await page.getByText('3 códigos cambiados').first().waitFor();
  await page.getByLabel('Mostrar').selectOption('active');
  await page.getByText('Nada coincide').waitFor();
  expect(page.complaints).toEqual([]);
});

test('who edits what a colleague has changed sees it and decides; what is missing or fails says what to do', async () => {
  const code = newCode();
  const page = await visit('desk');
  await logIn(page, '/admin/discount-codes');
  await page.getByRole('button', { name: 'Nuevo código' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Código', { exact: true }).fill(code);
  await form.getByLabel('Porcentaje (%)').fill('20');
  await form.getByRole('button', { name: 'Crear código' }).click();
  await page.getByRole('heading', { name: code }).waitFor();

  const colleague = await page.context().newPage();
  await colleague.goto(`/admin/discount-codes/${code}`);
  for (const one of [page, colleague]) await one.getByRole('button', { name: 'Editar condiciones' }).click();
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await mine.getByLabel('Porcentaje (%)').fill('30');
  await theirs.getByLabel('Porcentaje (%)').fill('10');
  await theirs.getByRole('button', { name: 'Guardar' }).click();
  await mine.getByText('Otra persona ha cambiado este código mientras tanto').waitFor();
  await mine.getByText('Ahora está guardado: 10 %.').waitFor();
  expect(await mine.getByLabel('Porcentaje (%)').inputValue()).toBe('30');
  expect(await violations(page)).toEqual([]);
  await mine.getByRole('button', { name: 'Seguir con lo mío' }).click();
  await mine.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('30 %', { exact: true }).waitFor();
  const half = await browser().call(applyDiscount, {
    body: { code, originalPrice: '10.00', userEmail: 'nobody@example.com' },
  });
  expect(half.discountedPrice).toBe('7.00');
  await browser().call(createPaymentIntent, { body: aCart({ discountCode: code, amount: '6.99' }) });

  await page.goto('/admin/discount-codes/NOSUCHCODE');
  await page.getByRole('heading', { name: 'Este código no existe' }).waitFor();
  await page.goto('/admin/discount-codes?search=NOSUCHCODE');
  await page.getByText('Nada coincide').waitFor();
  await page.route('**/api/admin/discount-codes?*', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'validation_failed', message: 'Revise los datos', requestId: 'x' },
    }),
  );
  await page.reload();
  await page.getByText('No se pudieron cargar los códigos').waitFor();
  await page.getByText('La dirección de esta página no es válida').waitFor();
  await page.unroute('**/api/admin/discount-codes?*');
  // What happens in the shop may bring it back before the button does.
  await page
    .getByRole('button', { name: 'Reintentar' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await page.getByText('Nada coincide').waitFor();
  expect(await violations(page)).toEqual([]);
});
