import { buy } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { held } from './support/held';
import { mailServer } from './support/sandbox';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test.afterEach(() => mailServer('normal'));

test('a mistyped address is corrected on the order’s page, by keyboard, and the right one is shown', {
  tag: '@both',
}, async ({ buyer, language }) => {
  const { tracking, account, order: cart, success } = words[language];
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
  await expectSound(page, language);
  await field.press('Enter');

  await expect(main.getByText(`${name}@gmail.com`, { exact: true })).toBeVisible();
  await expect(page.getByText(tracking.correction.done).first()).toBeVisible();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(refused).toBeHidden();
  await expect(main.getByText(bought.cart.email, { exact: true })).toHaveCount(0);
});

test('an address that can’t be saved stays in its field, with what to do; one typed during a slow save stays too', async ({
  buyer,
}) => {
  const { tracking, errors } = words.es;
  const bought = await buy();
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('track', 'es')}?order=${bought.order.orderNumber}`);
  await page.getByRole('button', { name: tracking.correction.open }).click();
  await page.route('**/api/orders/*/email', (route) => route.abort());
  await page.getByLabel(tracking.correction.label).fill('ana@example.com');
  await page.getByRole('button', { name: tracking.correction.save }).click();
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible();
  await expect(page.getByLabel(tracking.correction.label)).toHaveValue('ana@example.com');
  await page.unroute('**/api/orders/*/email');

  const release = await held(page, '**/api/orders/*/email');
  await page.getByRole('button', { name: tracking.correction.save }).click();
  await page.getByRole('button', { name: tracking.correction.cancel }).click();
  await expect(page.getByLabel(tracking.correction.label)).toBeHidden();
  await page.getByRole('button', { name: tracking.correction.open }).click();
  await page.getByLabel(tracking.correction.label).fill('eva@example.com');
  release();
  await expect(page.getByText(tracking.correction.done).first()).toBeVisible();
  await expect(page.getByLabel(tracking.correction.label)).toHaveValue('eva@example.com');
});
