import { newTarget } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { tabTo } from './support/keyboard';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('the special package comes in every size; of any other quantity, field and slider agree on the price [S0-2.22]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  const shopper = shopperIn(page, 'es');
  const { order } = words.es;
  await shopper.chooseProfile(username);
  await page.getByRole('radio', { name: new RegExp(`^${order.packageTypes.special.name}`) }).click();
  await expect(
    page.getByRole('radiogroup', { name: order.quantity.followers }).getByRole('radio'),
  ).toHaveCount(7);
  await expectSound(page, 'es');
  // With ten per cent as a gift.
  await expect(
    page.getByRole('radio', { name: /^2\.500 seguidores, \+250 de regalo, 19,99\s€/ }),
  ).toBeVisible();

  await page.getByRole('radio', { name: order.packageTypes.custom.name }).click();
  const field = page.getByRole('spinbutton', { name: order.custom.label });
  const slider = page.getByRole('slider', { name: order.custom.slider });
  await expect(field).toHaveValue('1000');
  await expectSound(page, 'es');

  // Half-way between the packages of 1000 (9,99) and 2500 (19,99).
  await field.fill('1750');
  await expect(slider).toHaveValue('1750');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\.750 seguidores, 14,99\s€$/);
  // Outside the range nothing moves until the field loses focus.
  await field.fill('200');
  await expect(slider).toHaveValue('1750');
  await field.blur();
  await expect(field).toHaveValue('500');
  await field.fill('999999');
  await field.blur();
  await expect(field).toHaveValue('100000');
  await field.fill('1756');
  await field.blur();
  await expect(field).toHaveValue('1760');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field).toHaveValue('1750');

  await shopper.toCheckout(username);
  await shopper.answerOffer('decline');
  await expect(page.getByRole('button', { name: /^Pagar 14,99\s€/ })).toBeVisible();
  await expectSound(page, 'es');
});

test('by keyboard alone: posts, up to the address', {
  tag: '@desktop',
}, async ({ page }) => {
  const { order } = words.es;
  const username = newTarget();
  await page.goto(addressOf('likes', 'es'));
  await tabTo(page, page.getByLabel(order.usernameLabel));
  await page.keyboard.type(username);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The search is gone: the profile that was found has the focus, and is announced.
  await expect(page.getByText(order.isThisYou, { exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `@${username}` })).toContainText(order.isThisYou);
  // The directory knows that it is public, so the box is ticked.
  await tabTo(page, page.getByRole('checkbox', { name: order.publicProfile }));
  await tabTo(page, page.getByRole('button', { name: order.continue, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^50 likes/ })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^50 likes/ }));
  // Arrow keys move between the sizes, the space bar selects.
  await tabTo(page, page.getByRole('radio', { name: /^100 likes/ }), 'ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('100 likes +10').first()).toBeVisible();
  const boxes = page.getByRole('group', { name: order.posts.lead.likes }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  await tabTo(page, boxes.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(order.posts.chosen.likes(2, 11), { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: order.continue, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(order.posts.summary.likes(2), { exact: true })).toBeVisible();
  await tabTo(page, page.getByLabel(order.emailLabel));
  await page.keyboard.type(`${username}@example.com`);
  await expect(page.getByLabel(order.emailLabel)).toHaveValue(`${username}@example.com`);
});
