import { buy, newTarget } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: a customer is found, known, blocked, left in peace, and their data are asked to be erased',
  async (size) => {
    const username = newTarget();
    const email = `${username}@example.com`;
    const bought = await buy({ email, username });
    await buy({ email, username: newTarget() });
    const page = await visit(size);
    await logIn(page);
    await page.goto('/admin/customers');
    await page.getByRole('heading', { name: 'Clientes', level: 1 }).waitFor();
    await page.getByLabel('Buscar clientes').fill(username);
    await page.getByText('1 cliente', { exact: true }).waitFor();
    const row = page.getByRole('link', { name: email }).filter({ visible: true });
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await row.click();

    // No address of a person in the page's own.
    await page.getByRole('heading', { name: email }).waitFor();
    expect(page.url()).not.toContain(username);
    await page.getByText('19,98', { exact: false }).first().waitFor();
    await page.getByRole('link', { name: bought.order.orderNumber }).filter({ visible: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const file = page.getByRole('link', { name: 'Descargar datos' });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toMatch(/-datos-.*\.json$/);

    await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
    const block = page.getByRole('dialog', { name: 'Bloquear a un usuario' });
    expect(await block.getByLabel('E-mail (opcional)').inputValue()).toBe(email);
    await block.getByLabel('Razón').fill('Contracargo');
    expect(await violations(page)).toEqual([]);
    await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
    await page.getByText(/está bloqueado: Contracargo/).waitFor();
    await page.getByRole('button', { name: /^Desbloquear a/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
    await page.getByText('Puede comprar.').waitFor();

    await page.getByRole('button', { name: 'Dar de baja' }).click();
    const ending = page.getByRole('dialog');
    await ending.getByLabel('Motivo').fill('Lo pidió por teléfono');
    await ending.getByRole('button', { name: 'Dar de baja' }).click();
    await page.getByText('No quiere correo comercial desde:').waitFor();

    await page.getByRole('button', { name: 'Iniciar borrado' }).click();
    const erase = page.getByRole('dialog');
    await erase.getByLabel('Tengo prueba de que la dirección es suya').check();
    await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
    await erase.getByText('Diga cómo se comprobó la identidad (al menos 10 caracteres)').waitFor();
    await erase.getByLabel('Prueba', { exact: true }).fill('Carta firmada y DNI cotejado');
    await erase.getByLabel('Motivo').fill('Lo pide por carta');
    expect(await violations(page)).toEqual([]);
    await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
    await page.getByText(/La solicitud de borrado B-\w{8} está abierta/).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);

test('a search without a match, a page that is gone and an id that is none say what to do', async () => {
  const page = await visit('desk');
  await logIn(page);
  await page.goto('/admin/customers?search=nobody-has-this-address');
  await page.getByText('Nada coincide').waitFor();
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await page.waitForURL(/customers$/);
  await page.goto('/admin/customers/none');
  await page.getByRole('heading', { name: 'Este cliente no existe' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
