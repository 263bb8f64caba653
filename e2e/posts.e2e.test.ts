import { newTarget } from '../api/testing/purchases';
import { isCompleted, postsOf, targetWithVideo } from './support/products';
import { chargesOf, instagramFault, panelOrders } from './support/sandbox';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('likes over three posts, which is all that the panel’s minimum allows: chosen, split, paid, and each post served [S0-1.1]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  const shopper = shopperIn(page, 'fr');
  const { order } = words.fr;
  await db.query(
    `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
     VALUES (1, '1003', 'Likes', 'Default', 'Likes', 0.35, 18, 50000, now())`,
  );
  try {
    await shopper.chooseProfile(username, 'likes');
    await page.getByRole('button', { name: order.proceed }).click();
    await expect(page.getByText(order.alerts.noPackage.likes)).toBeVisible();
    await page.getByRole('radio', { name: /^50 likes, \+5 en cadeau, 2,29\s€/ }).click();
    const group = page.getByRole('group', { name: order.posts.lead.likes });
    await expect(group).toBeVisible();
    await expectSound(page, 'fr');
    await page.getByRole('button', { name: order.proceed }).click();
    await expect(page.getByText(order.alerts.noPosts.likes)).toBeVisible();

    const boxes = group.getByRole('checkbox');
    for (const place of [0, 1]) await boxes.nth(place).check();
    await expect(page.getByText(order.posts.chosen.likes(2, 3), { exact: true })).toBeVisible();
    await boxes.nth(2).check();
    await expect(page.getByText('18 ou 19 likes')).toBeVisible();
    await expect(group.getByRole('checkbox', { name: order.posts.gets('19 likes') })).toBeVisible();
    // A fourth is refused with its reason, and nothing is lost.
    await expect(page.getByText(order.posts.full)).toBeVisible();
    await expect(boxes.nth(3)).toHaveAttribute('aria-disabled', 'true');
    await boxes.nth(3).click({ force: true });
    await expect(boxes.nth(3)).not.toBeChecked();
    for (const place of [0, 1, 2]) await expect(boxes.nth(place)).toBeChecked();
    await expectSound(page, 'fr');
    await page.getByRole('button', { name: order.continue, exact: true }).click();
  } finally {
    await db.query(`DELETE FROM provider_services WHERE provider_id = 1 AND id = '1003'`);
  }

  await shopper.toCheckout(username);
  await shopper.frame();
  await expect(page.getByText(order.posts.share.likes(3))).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^18 ou 19 likes$/ })).toBeVisible();
  await expectSound(page, 'fr');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('2,29');
  const number = await shopper.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 229 }]);
  await isCompleted(page, 'fr');
  await expect(page.getByText(words.fr.tracking.publications(3, 3))).toBeVisible();
  await expect(page.getByText(words.fr.tracking.completedPosts)).toBeVisible();
  const { proof } = words.fr.tracking;
  const [first] = await postsOf(username);
  const link = page.getByRole('link', { name: proof.post(1, first?.shortcode ?? '') });
  await expect(link).toHaveAttribute('href', `https://www.instagram.com/p/${first?.shortcode}/`);
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText(proof.states.completed);
  await expectSound(page, 'fr');
  // One submission for each post, the remainder to the first.
  const served = await Promise.all(
    (await postsOf(username)).slice(0, 3).map(({ shortcode }) => panelOrders(shortcode)),
  );
  expect(served.map((sent) => sent.map(({ quantity }) => quantity))).toEqual([[19], [18], [18]]);
});

test('views: only videos are offered, and one can be given by its link', {
  tag: '@desktop',
}, async ({ page }) => {
  const username = await targetWithVideo();
  const shopper = shopperIn(page, 'it');
  const { order } = words.it;
  await shopper.chooseProfile(username, 'views');
  await page.getByRole('radio', { name: /^1\.000 visualizzazioni, 3,49\s€/ }).click();
  const link = page.getByLabel(order.posts.linkLabel.views);
  await link.fill('https://www.instagram.com/lucia/');
  await page.getByRole('button', { name: order.posts.add, exact: true }).click();
  await expect(page.getByText(order.posts.linkInvalid)).toBeVisible();
  await link.fill('https://www.instagram.com/share/reel/_rJ8abcDe');
  await link.press('Enter');
  await expect(page.getByText(order.posts.linkShared)).toBeVisible();
  await link.fill('https://www.instagram.com/reel/Cpasted_12/?igsh=x');
  await link.press('Enter');
  await expect(page.getByText(order.posts.byLink('Cpasted_12'))).toBeVisible();
  await expect(link).toHaveValue('');
  const offered = page.getByRole('group', { name: order.posts.lead.views }).getByRole('checkbox');
  const videos = await offered.count();
  expect(videos).toBeGreaterThan(0);
  await expect(offered.and(page.getByRole('checkbox', { name: order.posts.kinds.video }))).toHaveCount(
    videos,
  );
  await expectSound(page, 'it');
  await shopper.toCheckout(username);
  await shopper.frame();
  await expect(page.getByRole('button', { name: /^Paga 3,49\s€/ })).toBeVisible();
});

test('if Instagram gives no list, a pasted link buys', async ({ page }) => {
  const { order, common } = words.es;
  const username = newTarget();
  await shopperIn(page, 'es').chooseProfile(username, 'likes');
  await instagramFault({ rateLimited: true });
  try {
    await page.getByRole('radio', { name: /^50 likes/ }).click();
    await expect(page.getByText(order.posts.limited)).toBeVisible();
    await expectSound(page, 'es');
    await page.getByLabel(order.posts.linkLabel.likes).fill('instagram.com/p/Cpasted_34');
    await page.getByRole('button', { name: order.posts.add, exact: true }).click();
    await expect(page.getByText(order.posts.chosen.likes(1, 5), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: order.posts.remove(order.posts.byLink('Cpasted_34')) }).click();
    await expect(page.getByText(order.posts.chosen.likes(0, 5), { exact: true })).toBeVisible();
    // The button is gone: the next Tab reaches the field for another link.
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(order.posts.linkLabel.likes)).toBeFocused();
    // Going on takes a link that wasn't added; one that is refused stays in its field.
    const link = page.getByLabel(order.posts.linkLabel.likes);
    await link.fill('instagram.com/p/Cpasted_34');
    await page.getByRole('button', { name: order.continue, exact: true }).click();
    await expect(page.getByText(order.posts.summary.likes(1), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: common.labelled(common.change, order.steps.posts.likes) }).click();
    await link.fill('instagram.com/lucia');
    await page.getByRole('button', { name: order.proceed }).first().click();
    const reason = page.getByText(order.posts.linkInvalid);
    await expect(reason).toBeVisible();
    await expect(link).toBeFocused();
    // The bar at the bottom doesn't cover it.
    await expect
      .poll(async () => {
        const [text, bar] = [await reason.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()];
        return text && bar && text.y + text.height <= bar.y;
      })
      .toBe(true);
    await link.fill('instagram.com/p/Cpasted_56');
    await page.getByRole('button', { name: order.proceed }).first().click();
    await expect(page.getByText(common.emailMissing)).toBeVisible();
    await expect(page.getByText(order.posts.chosen.likes(2, 5), { exact: true })).toBeVisible();
  } finally {
    await instagramFault({ rateLimited: false });
  }
});
