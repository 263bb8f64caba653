import { testDatabase } from '../api/testing/database';
import { readSettings, writeSettings } from '../db/settings';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await db.end();
  await quit();
});

async function openSettings(size: 'phone' | 'desk') {
  const page = await visit(size);
  await logIn(page, '/admin/settings');
  await page.getByRole('heading', { name: 'Ajustes', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Tienda' }).waitFor();
  return page;
}

test('on a phone: what is wrong is told at its field, what is saved is in the shop', async () => {
  const { purchase } = await readSettings(db);
  const page = await openSettings('phone');
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  const section = page.getByRole('region', { name: 'Garantía y reposición' });
  await section.getByLabel('Unidad de «Garantía»').selectOption('De por vida');
  await section.getByLabel('Unidad de «Espera entre reposiciones»').selectOption('horas');
  await section.getByLabel('Espera entre reposiciones', { exact: true }).fill('muchas');
  await section.getByRole('button', { name: 'Guardar' }).click();
  await section.getByText('Indique un tiempo').waitFor();
  expect(await violations(page)).toEqual([]);
  try {
    await section.getByLabel('Espera entre reposiciones', { exact: true }).fill('36');
    await section.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Ajustes guardados').first().waitFor();
    expect((await readSettings(db)).purchase.refillCooldownSeconds).toBe(36 * 3600);
  } finally {
    await writeSettings(db, { purchase });
  }
  expect(page.complaints).toEqual([]);
});

test('at a desk: who saves second sees both values, loses nothing and decides', async () => {
  const { retention } = await readSettings(db);
  try {
    await writeSettings(db, { retention: { logDays: 30 } });
    const [first, second] = [await openSettings('desk'), await openSettings('desk')];
    const days = (page: typeof first) => page.getByLabel('Días que se conservan');
    const save = (page: typeof first) =>
      page.getByRole('region', { name: 'Conservación de registros' }).getByRole('button', {
        name: 'Guardar',
        exact: true,
      });
    await days(second).fill('60');
    await days(first).fill('45');
    await save(first).click();
    await first.getByText('Ajustes guardados').first().waitFor();
    await save(second).click();
    await second.getByText('Días que se conservan: ahora «45», usted «60»').waitFor();
    expect(await violations(second)).toEqual([]);
    await second.getByRole('button', { name: 'Guardar los míos' }).click();
    await second.getByText('Ajustes guardados').first().waitFor();
    expect((await readSettings(db)).retention.logDays).toBe(60);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    if (process.env.SHOTS)
      for (const scheme of ['light', 'dark'] as const) {
        await second.emulateMedia({ colorScheme: scheme });
        await second.screenshot({ path: `/tmp/shots-content/settings-${scheme}.png`, fullPage: true });
      }
  } finally {
    await writeSettings(db, { retention });
  }
});
