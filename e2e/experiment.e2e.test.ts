import { administrator } from '../api/testing/administrator';
import { buy } from '../api/testing/purchases';
import { adminSetUpsellShare } from '../domain/calls/admin-experiment';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: the administrator sees what each offer brings and sets the share',
  async (size) => {
    await buy();
    const page = await visit(size);
    await logIn(page, '/admin/upsell-experiment');
    await page.getByRole('heading', { name: 'Experimento de oferta' }).waitFor();
    await page.getByRole('rowheader', { name: /Variante A/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const field = page.getByLabel('Carritos nuevos que ven la variante B (%)');
    await field.fill('muchos');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Indique un porcentaje de 0 a 100, sin decimales').waitFor();
    expect(await violations(page)).toEqual([]);
    try {
      await field.fill('25');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByText('Reparto guardado').first().waitFor();
      await page.reload();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value === '25'),
      );
    } finally {
      await (await administrator()).call(adminSetUpsellShare, { body: { upsellVariantBPercent: 0 } });
    }
    expect(page.complaints).toEqual([]);
  },
);
