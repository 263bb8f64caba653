import type { Page } from '@playwright/test';
import { newTarget, startPurchase } from '../api/testing/purchases';
import { ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import { cartUrl } from '../purchases/cart-url';
import { readKeyring } from '../security/keyring';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('buying the same again opens the order form with profile, package and address filled in', {
  tag: '@both',
}, async ({ buyer, language, orderAsRows }) => {
  const { tracking, order } = words[language];
  // A profile that the directory knows.
  const own = { ...ownNames(), username: newTarget() };
  const { username, email } = own;
  const bought = await orderAsRows({ language }, own);
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('track', language)}?order=${bought.order.orderNumber}`);
  const again = page.getByRole('link', { name: tracking.next.buyAgain });
  await expect(again).toBeVisible();
  await expectSound(page, language);
  await again.click();
  await page.waitForURL(`**${serviceAddress('followers', language)}`);
  await expect(page.getByLabel(order.usernameLabel)).toHaveValue(username);
  // The profile is looked up again first: it may have become private.
  const onward = page.getByRole('button', { name: order.continue, exact: true });
  await onward.click();
  await expect(page.getByRole('checkbox', { name: order.publicProfile })).toBeChecked();
  await onward.click();
  await expect(page.getByLabel(order.emailLabel)).toHaveValue(email);
  await expect(page.getByRole('region', { name: order.yourOrder })).toContainText('9,99');
});

test('the e-mail about an unpaid cart leads its own browser to the checkout', async ({ buyer, language }) => {
  const { page, username, heads } = await buyer.atCheckout(language);
  const { cartId, email } = await eventually(async () => {
    const { rows } = await db.query<{ cartId: string; email: string }>(
      'SELECT cart_id, email FROM purchases WHERE username = $1',
      [username],
    );
    if (!rows[0]) throw new Error('The purchase has not begun yet');
    return rows[0];
  });
  const link = cartUrl(
    { keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''), publicUrl: process.env.SHOP_URL ?? '' },
    { cartId, recipient: email, serviceType: 'followers', language },
  );
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`${addressOf('checkout', language)}$`));
  await expect(page.getByRole('heading', { name: heads.checkout.title, exact: true }).first()).toBeVisible();
});

test('the e-mail about an unpaid cart with a code leads to its price on another device', async ({
  page,
  language,
}) => {
  const { order, checkout } = words[language];
  const { cart } = await startPurchase({ discountCode: 'VIP5', amount: '9.49', language });
  const link = cartUrl(
    { keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''), publicUrl: process.env.SHOP_URL ?? '' },
    { cartId: cart.cartId, recipient: cart.email, serviceType: 'followers', language },
  );
  await page.goto(link);
  await expect(page.getByText(order.cartLink.openedWithCode('VIP5', cart.email)).first()).toBeVisible();
  await expectSound(page, language);
  const onward = page.getByRole('button', { name: order.continue, exact: true });
  await onward.click();
  await expect(page.getByRole('checkbox', { name: order.publicProfile })).toBeChecked();
  await onward.click();
  await page.getByRole('button', { name: order.proceed }).first().click();
  await expect(page.getByText(checkout.discount.applied('VIP5')).first()).toBeVisible();
  const [before, after] = checkout.pay('|').split('|');
  await expect(page.getByRole('button', { name: new RegExp(`^${before}9,49\\s€${after}$`) })).toBeVisible();
});

test('the e-mail about an unpaid cart opens its choices on any device, also a custom quantity, and says so if that is no longer sold; an invalid link opens nothing', {
  tag: '@both',
}, async ({ page, visit, language }) => {
  const { order } = words[language];
  await page.goto(`${serviceAddress('followers', language)}?cart=made-up`);
  await expect(page.getByText(order.cartLink.invalid, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${serviceAddress('followers', language)}$`));
  await expect(page.getByLabel(order.usernameLabel)).toHaveValue('');

  const { cart } = await startPurchase({ serviceId: 211, customQuantity: 5000, amount: '33.99', language });
  const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
  const link = cartUrl(
    { keyring, publicUrl: process.env.SHOP_URL ?? '' },
    { cartId: cart.cartId, recipient: cart.email, serviceType: 'followers', language },
  );
  const opened = async (page: Page, says: string) => {
    await page.goto(link);
    await expect(page.getByText(says, { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${serviceAddress('followers', language)}$`));
    await expect(page.getByLabel(order.usernameLabel)).toHaveValue(cart.username);
    await expectSound(page, language);
    const onward = page.getByRole('button', { name: order.continue, exact: true });
    await onward.click();
    await expect(page.getByRole('checkbox', { name: order.publicProfile })).toBeChecked();
    await onward.click();
    return page.getByRole('region', { name: order.yourOrder });
  };
  await expect(await opened(page, order.cartLink.opened)).toContainText('33,99');
  await expect(page.getByLabel(order.emailLabel)).toHaveValue(cart.email);
  await db.query('UPDATE purchases SET quantity = quantity + 1 WHERE cart_id = $1', [cart.cartId]);
  await expect(await opened(await visit(), order.cartLink.gone)).toContainText(order.noPackageYet);
  // Passed on to a reader with an address of their own.
  const own = `${newTarget()}@example.com`;
  await page.getByLabel(order.emailLabel).fill(own);
  await page.goto(link);
  await expect(page.getByText(order.cartLink.goneText(own)).first()).toBeVisible();
});
