import type { Page } from '@playwright/test';
import { buy, newTarget } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { noAnswer } from './support/no-answer';
import { restored } from './support/restored';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const visitorOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'visitor')?.value;

test('a browser that bought an order forgets it, says so, and from then on sees it as a stranger', async ({
  buyer,
  language,
  tolerated,
}) => {
  const { tracking, errors } = words[language];
  const bought = await buy({ language });
  const { email, username } = bought.cart;
  const page = await buyer.pageOf(bought);
  const before = await visitorOf(page);
  await page.goto(`${addressOf('track', language)}?order=${bought.order.orderNumber}`);
  const main = page.getByRole('main');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expectSound(page, language);
  const other = await page.context().newPage();
  await other.goto(`${addressOf('success', language)}?order=${bought.order.id}`);
  await expect(other.getByRole('main')).toContainText(username);
  // A page in the back/forward cache gets no event of what other pages remove.
  const cached = await page.context().newPage();
  await cached.addInitScript(() =>
    addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );
  await cached.goto(`${addressOf('success', language)}?order=${bought.order.id}`);
  await expect(cached.getByRole('main')).toContainText(username);
  const forget = page.getByRole('button', { name: tracking.forget.button });
  tolerated.push(/status of 503/);
  await page.route('**/api/customer/logout', (route) => route.fulfill(noAnswer), { times: 1 });
  await forget.click();
  await expect(main.getByText(errors.unavailable)).toBeVisible();
  await forget.click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText(username);
  await other.close();
  await restored(cached);
  await expect(cached.getByRole('main')).not.toContainText(username);
  await cached.close();
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
  orderAsRows,
}) => {
  const { tracking } = words[language];
  const { order, own } = await orderAsRows({ language });
  await page.goto(`${addressOf('track', language)}?order=${order.orderNumber}`);
  await page.getByRole('button', { name: tracking.next.openWhole }).click();
  await page.getByLabel(tracking.emailLabel).fill(own.email);
  await page.getByLabel(tracking.emailLabel).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(own.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: tracking.forget.button }).click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(page.getByRole('button', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(own.username);
  await expect(page.getByLabel(tracking.emailLabel)).toHaveValue('');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('orders');
});

test('the success page forgets its order, and what other tabs have been told', async ({
  buyer,
  orderAsRows,
}) => {
  const { order, tracking } = words.es;
  const bought = await orderAsRows();
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('success', 'es')}?order=${bought.order.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(bought.own.username);
  const other = await page.context().newPage();
  const { username, email } = { username: newTarget(), email: 'lucia@example.com' };
  await shopperIn(other, 'es').chooseProfile(username);
  await other.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  await other.getByLabel(order.emailLabel).fill(email);
  await page.getByRole('button', { name: tracking.forget.button }).click();
  await expect(main.getByText(tracking.forget.done)).toBeVisible();
  await expect(other.getByLabel(order.usernameLabel)).toHaveValue('');
  await expect(other.getByRole('main')).not.toContainText(username);
  // What the next person types brings nothing back.
  await other.getByLabel(order.usernameLabel).fill('marta');
  const stored = () => other.evaluate(() => window.localStorage.getItem('cart.v1'));
  await expect.poll(stored).toContain('marta');
  expect(await stored()).not.toContain(email);
  await expect(page.getByRole('link', { name: tracking.next.openWhole })).toBeVisible();
  await expect(main).not.toContainText(bought.own.username);
  await expect(main).not.toContainText(bought.own.email);
  await expectSound(page, 'es');
});
