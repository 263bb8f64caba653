import { addressOf } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import { buyDelivered } from './support/delivered';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('who wants the same once more finds profile, package and address in the order form', {
  tag: '@both',
}, async ({ buyer, language }) => {
  const { tracking, order } = words[language];
  const bought = await buyDelivered({ language });
  const { username, email } = bought.cart;
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('track', language)}?order=${bought.order.orderNumber}`);
  const again = page.getByRole('link', { name: tracking.next.buyAgain });
  await expect(again).toBeVisible();
  await expectSound(page, language);
  await again.click();
  await page.waitForURL(`**${serviceAddress('followers', language)}`);
  await expect(page.getByLabel(order.usernameLabel)).toHaveValue(username);
  // Looked up again first: it may have become private.
  const onward = page.getByRole('button', { name: order.continue, exact: true });
  await onward.click();
  await expect(page.getByRole('checkbox', { name: order.publicProfile })).toBeChecked();
  await onward.click();
  await expect(page.getByLabel(order.emailLabel)).toHaveValue(email);
  await expect(page.getByRole('region', { name: order.yourOrder })).toContainText('9,99');
});

test('the last letter leads to the package that was bought', async ({ page, language }) => {
  const { order } = words[language];
  await page.goto(`${serviceAddress('followers', language)}?package=203&quantity=500`);
  await expect(page).toHaveURL(new RegExp(`${serviceAddress('followers', language)}$`));
  await page.getByLabel(order.usernameLabel).fill('testlucia');
  await page.getByRole('option', { name: /@testlucia/ }).click();
  await page.getByRole('checkbox', { name: order.publicProfile }).check();
  await page.getByRole('button', { name: order.continue, exact: true }).click();
  await expect(page.getByRole('radio', { name: /^500\s/ })).toBeChecked();
});
