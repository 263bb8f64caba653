import { buy } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { held } from './support/held';
import { mailServer } from './support/sandbox';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test.afterEach(() => mailServer('normal'));

test('a mistyped address is corrected on the order’s page, by keyboard, and the right one is shown; a failed or slow save loses nothing typed', {
  tag: '@both',
}, async ({ buyer, language }) => {
  const { common, tracking, account, errors, order: cart, success } = words[language];
  await mailServer('reject');
  const bought = await buy({ language });
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('success', language)}?order=${bought.order.orderNumber}`);
  const refused = page.getByRole('alert').filter({ hasText: tracking.correction.refused });
  await expect(refused).toBeVisible();
  await expect(page.getByText(success.emailNote(bought.cart.email))).toHaveCount(0);
  await mailServer('normal');
  await page.goto(`${addressOf('track', language)}?order=${bought.order.orderNumber}`);
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: tracking.correction.open });
  await opener.press('Enter');
  const form = main.getByRole('form', { name: tracking.correction.form });
  const field = form.getByLabel(tracking.correction.label);
  await expect(field).toBeFocused();

  await field.press('Enter');
  await expect(form.getByText(account.emailMissing)).toBeVisible();
  await field.fill(bought.cart.email);
  await expect(form.getByText(tracking.correction.same)).toBeVisible();
  const name = `right-${bought.cart.username}`;
  await field.fill(`${name}@gmial.com`);
  await form.getByRole('button', { name: cart.emailProposal(`${name}@gmail.com`) }).click();
  await expect(field).toHaveValue(`${name}@gmail.com`);
  await expect(field).toBeFocused();
  await expectSound(page, language);

  const save = form.getByRole('button', { name: tracking.correction.save });
  const call = '**/api/orders/*/email';
  await page.route(call, (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible();
  await expect(field).toHaveValue(`${name}@gmail.com`);
  await page.unroute(call);
  // A slow save takes no other address, and what is typed after it was given up stays.
  await field.fill(`slow-${name}@gmail.com`);
  const release = await held(page, call);
  await save.click();
  await expect(field).not.toBeEditable();
  await form.getByRole('button', { name: common.cancel }).click();
  await expect(field).toBeHidden();
  await opener.click();
  await field.fill(`${name}@gmail.com`);
  release();
  await expect(main.getByText(`slow-${name}@gmail.com`, { exact: true })).toBeVisible();
  await expect(page.getByText(tracking.correction.done).first()).toBeVisible();
  await expect(field).toHaveValue(`${name}@gmail.com`);
  await field.press('Enter');

  await expect(main.getByText(`${name}@gmail.com`, { exact: true })).toBeVisible();
  await expect(page.getByText(tracking.correction.done).first()).toBeVisible();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(refused).toBeHidden();
  await expect(main.getByText(bought.cart.email, { exact: true })).toHaveCount(0);
});
