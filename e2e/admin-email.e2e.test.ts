import { buy } from '../api/testing/purchases';
import { commonMessages } from '../web/admin/messages/common';
import { actionMessages, dialogMessages } from '../web/admin/order/actions-text';
import { resultMessages } from '../web/admin/order/results-text';
import { expect, test } from './support/back-office';
import { expectSound } from './support/sound';

test('the back office corrects the address of an order; invalid fields get the focus, the first one first', {
  tag: '@both',
}, async ({ page }) => {
  const { order, cart } = await buy();
  const text = actionMessages.changeEmail;
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: text.label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.label });
  const submit = dialog.getByRole('button', { name: text.submit });
  const field = dialog.getByLabel(dialogMessages.email);
  await submit.click();
  await expect(field).toBeFocused();
  await expectSound(page);
  await field.fill(cart.email);
  await dialog.getByLabel(commonMessages.reason).fill('Lo pide por teléfono');
  await submit.click();
  await expect(dialog.getByText(dialogMessages.emailSame)).toBeVisible();
  const right = `right-${cart.email}`;
  await field.fill(right);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(resultMessages.emailText(right))).toBeVisible();
  await expect(page.getByRole('main').getByText(right, { exact: true })).toBeVisible();
});
