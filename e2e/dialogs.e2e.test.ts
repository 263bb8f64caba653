import { buy } from '../api/testing/purchases';
import { expect, test } from './support/back-office';

test('a dialog returns the focus to what opened it, by Escape and by its button', {
  tag: '@desktop',
}, async ({ page }) => {
  const { order } = await buy();
  await page.goto(`/admin/orders/${order.id}`);
  for (const name of ['Cancelar y reembolsar', 'Atajos de teclado']) {
    const opener = page.getByRole('button', { name, exact: true });
    for (const close of ['Escape', 'Cerrar'] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: close, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});
