import { buy, newTarget } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: banner, coupons and conversions are seen and lead on; an address is taken off marketing mail and put back',
  async (size) => {
    const email = `${newTarget()}@example.com`;
    const bought = await buy({ discountCode: 'VIP5', amount: '9.49' });
    const page = await visit(size);
    await logIn(page, '/admin/marketing');
    await page.getByRole('heading', { name: 'Marketing', level: 1 }).waitFor();
    const banner = page.getByRole('region', { name: 'Banner de cuenta atrás' });
    await banner.getByText('En toda la tienda, salvo páginas de promoción.').waitFor();
    await banner.getByRole('link', { name: 'Editar en Ajustes' }).waitFor();
    const coupons = page.getByRole('region', { name: 'Cupones en uso' });
    expect(await coupons.getByRole('link', { name: 'VIP5' }).getAttribute('href')).toBe(
      '/admin/discount-codes/VIP5',
    );
    await page.getByRole('region', { name: 'Experimento de oferta' }).getByText('Variante A').waitFor();
    const requests = page.getByRole('region', { name: 'Contacto, bajas y borrados' });
    await requests.getByRole('link', { name: 'Mensajes' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('link', { name: 'Conversiones', exact: true }).click();
    await page.getByRole('link', { name: bought.order.orderNumber }).filter({ visible: true }).waitFor();
    await page.getByText(/no dependen del consentimiento/).waitFor();
    await page.getByText('Ver como tabla').click();
    await page.getByRole('table', { name: 'Por día' }).waitFor();
    await page.getByLabel('Periodo').selectOption('7');
    await page.waitForURL(/days=7/);
    // The table's head and seven days.
    await page.getByRole('table', { name: 'Por día' }).getByRole('row').nth(8).waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('link', { name: 'Bajas de correo', exact: true }).click();
    await page.getByLabel('Buscar direcciones').fill(email);
    await page.getByText('Ninguna dirección empieza así').waitFor();
    const add = async () => {
      await page.getByRole('button', { name: 'Dar de baja' }).click();
      const dialog = page.getByRole('dialog', { name: 'Dar de baja una dirección' });
      await dialog.getByLabel('E-mail').fill(email);
      await dialog.getByLabel('Motivo').fill('Lo pidió por teléfono');
      await dialog.getByRole('button', { name: 'Dar de baja' }).click();
      return dialog;
    };
    await add();
    await page.getByText('Lo pidió por teléfono').filter({ visible: true }).waitFor();
    // The same again is refused, and what was typed stays.
    const again = await add();
    await again.getByText('No se pudo dar de baja').waitFor();
    await again.getByText(/ya está dada de baja/).waitFor();
    expect(await again.getByLabel('E-mail').inputValue()).toBe(email);
    await again.getByRole('button', { name: 'Cancelar' }).click();
    await again.waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page
      .getByRole('button', { name: `Retirar la baja de ${email}` })
      .filter({ visible: true })
      .click();
    const end = page.getByRole('dialog', { name: '¿Retirar la baja?' });
    await end.getByLabel('Cómo y cuándo lo pidió').fill('Escribió el 3 de noviembre');
    await end.getByRole('button', { name: 'Retirar la baja' }).click();
    await end.getByText('Confirme que la persona lo ha pedido').waitFor();
    expect(await violations(page)).toEqual([]);
    await end.getByLabel('La persona ha pedido volver a recibir correo comercial').check();
    await end.getByRole('button', { name: 'Retirar la baja' }).click();
    await page.getByText('Ninguna dirección empieza así').waitFor();
    await page.getByLabel('Mostrar').selectOption('ended');
    await page.getByText('Escribió el 3 de noviembre').filter({ visible: true }).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);

test('each part that can not be loaded says so and can be tried again', async () => {
  const page = await visit('desk');
  await logIn(page, '/admin/marketing');
  const refuse = {
    status: 400,
    json: { success: false, code: 'validation_failed', message: 'Revise los datos', requestId: 'x' },
  };
  for (const [tab, call, sentence] of [
    ['', 'marketing', 'No se pudo cargar el resumen'],
    ['?tab=conversions', 'conversions*', 'No se pudieron cargar las conversiones'],
    ['?tab=suppressions', 'suppressions*', 'No se pudieron cargar las bajas'],
  ] as const) {
    await page.route(`**/api/admin/${call}`, (route) => route.fulfill(refuse));
    await page.goto(`/admin/marketing${tab}`);
    await page.getByText(sentence).waitFor();
    await page.unroute(`**/api/admin/${call}`);
    // What happens in the shop may bring it back before the button does.
    await page
      .getByRole('button', { name: 'Reintentar' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.getByText(sentence).waitFor({ state: 'detached' });
  }
  expect(await violations(page)).toEqual([]);
});
