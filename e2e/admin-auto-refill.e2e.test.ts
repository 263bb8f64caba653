import { administrator } from '../api/testing/administrator';
import { refillOverview, setRefillSettings } from '../domain/calls/admin-refill';
import { expect, test, withoutEvents } from './support/back-office';
import { expectSound } from './support/sound';

test('settings that somebody else changed meanwhile are shown next to the typed ones, and nothing is lost', {
  tag: '@desktop',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of (409|503)/);
  const admin = await administrator();
  const { settings } = await admin.call(refillOverview);
  const save = async (body: typeof settings) => {
    const { settings: seen } = await admin.call(refillOverview);
    await admin.call(setRefillSettings, { body: { ...body, seen } });
  };
  try {
    await withoutEvents(page);
    await page.goto('/admin/auto-refill');
    const form = page.getByRole('region', { name: 'Ajustes' });
    const hours = form.getByLabel('Horas entre dos reposiciones de un pedido');
    const days = form.getByLabel('Días de garantía');
    await hours.fill('36');
    await save({ ...settings, guaranteeDays: 90 });
    const overview = '**/api/admin/refill/overview';
    const saveTyped = form.getByRole('button', { name: 'Guardar', exact: true });
    const conflict = form.getByText('Otra persona ha cambiado estos ajustes');
    // While nobody can say what there is now, the refusal is still shown.
    await page.route(overview, (route) => route.fulfill({ status: 503 }));
    await saveTyped.click();
    await expect(conflict).toBeVisible();
    await expect(form.getByText('90 días de garantía')).toHaveCount(0);
    await page.unroute(overview);
    await saveTyped.click();
    await expect(form.getByText('90 días de garantía')).toBeVisible();
    await expect(conflict).toBeVisible();
    await expect(hours).toHaveValue('36');
    await expectSound(page);
    expect((await admin.call(refillOverview)).settings.guaranteeDays).toBe(90);
    await form.getByRole('button', { name: 'Usar los nuevos' }).click();
    await expect(days).toHaveValue('90');
    await days.fill('80');
    await saveTyped.click();
    await expect(page.getByText('Ajustes guardados').first()).toBeVisible();
    expect((await admin.call(refillOverview)).settings).toEqual({ ...settings, guaranteeDays: 80 });
  } finally {
    await save(settings);
  }
});
