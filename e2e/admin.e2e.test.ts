import { randomUUID } from 'node:crypto';
import { insertRow } from '../api/testing/rows';
import { expect, follow, test } from './support/back-office';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

test('the list finds an order, its page shows all of it, and a dialog returns the focus to what opened it [S1-2.15.7 S1-2.15.21 S1-2.15.30]', {
  tag: '@both',
}, async ({ page, orderAsRows }) => {
  const { own } = await orderAsRows();
  await insertRow(db, 'submissions', {
    ...{ id: randomUUID(), order_id: own.orderId, generation: 1, line: 1, state: 'accepted' },
    ...{ provider_id: 1, provider_service_id: '1001', username: own.username, quantity: 1100 },
    provider_status: 'completed',
  });
  const link = page.getByRole('link', { name: new RegExp(own.orderNumber) }).first();
  await page.goto('/admin/orders');
  await expect(link).toBeVisible();
  await expectSound(page);
  await follow(page, `/admin/orders?search=${own.email}`);
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: new RegExp(own.orderNumber) })).toBeVisible();
  await expect(page.getByText(own.intent).first()).toBeVisible();
  const run = page.getByRole('link', { name: /Ver ejecución en Temporal/ });
  await expect(run).toHaveAttribute('href', new RegExp(`purchase-${own.cartId}`));
  await expectSound(page);

  // On a phone the list of keys is in the menu.
  await page.setViewportSize(sizes.desk);
  for (const name of ['Cancelar y reembolsar', 'Solicitar reposición', 'Atajos de teclado']) {
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
