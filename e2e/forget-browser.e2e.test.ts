import type { Page } from '@playwright/test';
import { buy } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const visitorOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'visitor')?.value;

test('a browser that bought an order forgets it, says so, and from then on sees it as a stranger', async ({
  buyer,
  language,
}) => {
  const { tracking } = words[language];
  const bought = await buy({ language });
  const { email, username } = bought.cart;
  const page = await buyer.pageOf(bought);
  const before = await visitorOf(page);
  await page.goto(`${addressOf('track', language)}?order=${bought.order.orderNumber}`);
  const main = page.getByRole('main');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('button', { name: tracking.forget.button }).click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(page.getByRole('button', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(email);
  await expect(main).not.toContainText(username);
  await expect(page.getByRole('button', { name: tracking.forget.button })).toBeHidden();
  await expectSound(page, language);
  await expect.poll(() => visitorOf(page)).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('button', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(username);
});

test('an order opened with its e-mail address is forgotten with the address, in the form too', async ({
  page,
  language,
}) => {
  const { tracking } = words[language];
  const { order, cart } = await buy({ language });
  await page.goto(`${addressOf('track', language)}?order=${order.orderNumber}`);
  await page.getByRole('button', { name: tracking.next.openWhole }).click();
  await page.getByLabel(tracking.emailLabel).fill(cart.email);
  await page.getByLabel(tracking.emailLabel).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(cart.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: tracking.forget.button }).click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(page.getByRole('button', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(cart.username);
  await expect(page.getByLabel(tracking.emailLabel)).toHaveValue('');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('orders');
});

test('the success page forgets the order that was just bought', async ({ buyer }) => {
  const { tracking } = words.es;
  const bought = await buy();
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('success', 'es')}?order=${bought.order.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(bought.cart.username);
  await page.getByRole('button', { name: tracking.forget.button }).click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(page.getByRole('link', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(bought.cart.username);
  await expect(main).not.toContainText(bought.cart.email);
  await expectSound(page, 'es');
});
