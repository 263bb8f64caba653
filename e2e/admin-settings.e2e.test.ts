import type { Page } from '@playwright/test';
import { readSettings, writeSettings } from '../db/settings';
import { expect, test } from './support/back-office';
import { held } from './support/held';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

async function openSettings(page: Page) {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Ajustes', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tienda' })).toBeVisible();
}

test('errors are shown at their fields, saved values are in the shop, and fields take nothing while they are saved; a link to a section leads there; the second to save sees both values, loses nothing and decides [S1-2.15.118 S1-2.15.120]', {
  tag: '@both',
}, async ({ page }) => {
  const { purchase, banner, notice, retention } = await readSettings(db);
  await openSettings(page);
  await expectSound(page);

  await test.step('an invalid value', async () => {
    const section = page.getByRole('region', { name: 'Garantía y reposición' });
    await section.getByLabel('Unidad de «Garantía»').selectOption('De por vida');
    await section.getByLabel('Unidad de «Espera entre reposiciones»').selectOption('horas');
    await section.getByLabel('Espera entre reposiciones', { exact: true }).fill('muchas');
    await section.getByRole('button', { name: 'Guardar' }).click();
    await expect(section.getByText('Indica un tiempo')).toBeVisible();
    await expectSound(page);
    try {
      await section.getByLabel('Espera entre reposiciones', { exact: true }).fill('36');
      await section.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Ajustes guardados').first()).toBeVisible();
      expect((await readSettings(db)).purchase.refillCooldownSeconds).toBe(36 * 3600);
    } finally {
      await writeSettings(db, { purchase });
    }
  });

  await test.step('while a section is saved its fields keep the focus, and take nothing that the answer would replace', async () => {
    const section = page.getByRole('region', { name: 'Banner de cuenta atrás' });
    const time = section.getByLabel('Cuenta atrás', { exact: true });
    const unit = section.getByLabel('Unidad de «Cuenta atrás»');
    const box = section.getByRole('checkbox', { name: 'Francia' });
    const [unitBefore, boxBefore] = [await unit.inputValue(), await box.isChecked()];
    const answer = await held(page, '**/api/admin/settings/banner');
    try {
      await time.fill('7');
      await time.press('Enter');
      await expect(section.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-busy', 'true');
      await expect(time).toBeFocused();
      await page.keyboard.type('5');
      await expect(time).toHaveValue('7');
      await unit.press('ArrowDown');
      await expect(unit).toBeFocused();
      expect(await unit.inputValue()).toBe(unitBefore);
      await box.press('Space');
      await expect(box).toBeChecked({ checked: boxBefore });
      await expectSound(page);
      answer();
      await expect(section.getByText('Sin guardar')).toBeHidden();
      await time.fill('8');
      await expect(section.getByText('Sin guardar')).toBeVisible();
      await section.getByRole('button', { name: 'Guardar' }).click();
      await expect(section.getByText('Sin guardar')).toBeHidden();
    } finally {
      await writeSettings(db, { banner });
    }
  });

  await test.step('a notice is above the next page of its language, until it expires', async () => {
    const text = 'Mañana por la noche no hay soporte: respondemos el viernes a primera hora.';
    const section = page.getByRole('region', { name: 'Aviso en las páginas' });
    try {
      await section.getByLabel('Texto en español').fill(text);
      await section.getByLabel('Se muestra hasta').fill('2099-12-01T10:00');
      await section.getByRole('button', { name: 'Guardar' }).click();
      await expect(section.getByText('Sin guardar')).toBeHidden();
      expect((await readSettings(db)).notice.until).toBe('2099-12-01T09:00:00.000Z');
      const shop = await page.context().newPage();
      await shop.goto('/es/ig');
      await expect(shop.getByRole('complementary', { name: 'Aviso de la tienda' })).toHaveText(text);
      await expectSound(shop, 'es');
      expect(await (await shop.request.get('/fr/ig')).text()).not.toContain(text);
    } finally {
      await writeSettings(db, { notice });
    }
  });

  // At a desk.
  await page.setViewportSize(sizes.desk);
  try {
    await writeSettings(db, { retention: { ...retention, logDays: 30 } });
    await test.step('a link to a section', async () => {
      await page.goto('/admin/marketing');
      await page.getByRole('link', { name: 'Editar en Ajustes' }).click();
      const section = page.getByRole('region', { name: 'Banner de cuenta atrás' });
      // The first page has such a section too.
      await page.waitForURL(/settings#banner$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(section).toBeInViewport();
      await page.getByRole('link', { name: 'Tienda', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Tienda' })).toBeInViewport();
      await expect(section).not.toBeInViewport();
    });

    await test.step('two windows', async () => {
      const [first, second] = [page, await page.context().newPage()];
      await second.setViewportSize(sizes.desk);
      await openSettings(second);
      const days = (page: typeof first) => page.getByLabel('Días que se conservan');
      const save = (page: typeof first) =>
        page.getByRole('region', { name: 'Conservación de datos' }).getByRole('button', {
          name: 'Guardar',
          exact: true,
        });
      await days(second).fill('60');
      await days(first).fill('45');
      await save(first).click();
      await expect(first.getByText('Ajustes guardados').first()).toBeVisible();
      await save(second).click();
      await expect(second.getByText('Días que se conservan: ahora «45», tú «60»')).toBeVisible();
      await expectSound(second);
      await second.getByRole('button', { name: 'Guardar los míos' }).click();
      await expect(second.getByText('Ajustes guardados').first()).toBeVisible();
      expect((await readSettings(db)).retention.logDays).toBe(60);

      // Back to what there was before the save: a version that this window knows.
      await expect(days(first)).toHaveValue('60');
      await days(first).fill('45');
      await save(first).click();
      await expect(days(second)).toHaveValue('45');
    });
  } finally {
    await writeSettings(db, { retention });
  }
});
