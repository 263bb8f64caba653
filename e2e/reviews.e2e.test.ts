import { reviewUrl } from '../activities/review-url';
import { anOrder, forgetOrders, ownNames } from '../api/testing/rows';
import { announceShopChange } from '../db/settings';
import { addressOf } from '../domain/pages';
import { readKeyring } from '../security/keyring';
import { reviewMessages } from '../web/admin/reviews/text';
import { untilServed } from './support/served';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const own = ownNames();
test.afterEach(async () => {
  await forgetOrders(db, [own]);
  await announceShopChange(db);
});

test('a buyer reviews an order by the link of an e-mail, by keyboard; once published it is first on its page [S1-2.15.140 S1-2.15.141 S1-2.15.142]', async ({
  page,
  visit,
  signedIn,
  language,
}) => {
  const { heads, home, review, tracking } = words[language];
  const long = `ABC 1234 ★ ${'0123456789 '.repeat(8)}`.trim();
  const kept = { status: 'cancelled', payment_status: 'paid', refunded_cents: 0, language };
  await anOrder(db, own, { purchase: { payment_status: 'paid', attention: null }, order: kept });
  const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
  const address = reviewUrl({ keyring, publicUrl: '' }, { order: own.orderId, to: own.email }, language);
  await page.goto(address);
  await expect(page.getByText(review.undelivered.text)).toBeVisible();
  await db.query(`UPDATE orders SET status = 'completed' WHERE id = $1`, [own.orderId]);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heads.review.title })).toBeVisible();
  await page.getByRole('button', { name: review.send }).press('Enter');
  for (const text of [review.missing.stars, review.missing.comment, review.problems(2)])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectSound(page, language);
  // Arrows choose, as in any group of radio buttons.
  const stars = page.getByRole('radiogroup', { name: review.stars });
  await stars.getByRole('radio', { name: review.starCount(1) }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: review.starCount(4) })).toBeChecked();
  await page.getByLabel(review.comment, { exact: true }).fill(long);
  await page.getByLabel(review.name).fill('Zoe');
  await page.getByRole('button', { name: review.send }).press('Enter');
  await expect(page.getByRole('heading', { name: review.done.title })).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('button', { name: review.done.change }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel(review.comment, { exact: true })).toHaveValue(long);
  await expect(stars.getByRole('radio', { name: review.starCount(4) })).toBeChecked();
  await page.getByRole('button', { name: review.change }).click();
  await expect(page.getByRole('heading', { name: review.done.title })).toBeVisible();

  const office = await visit({ storageState: signedIn });
  await office.goto(`/admin/reviews?search=${own.orderNumber}`);
  const card = office.getByRole('article', { name: reviewMessages.of(own.orderNumber) });
  await expect(card.getByText('ABC 1234 ★')).toHaveAttribute('lang', language);
  await expectSound(office);
  await card.getByRole('button', { name: reviewMessages.publish }).click();
  await expect(card.getByText(reviewMessages.states.published)).toBeVisible();
  await expectSound(office);

  const shown = page.getByRole('region', { name: home.reviews.title });
  await untilServed(addressOf('likes', language), 'ABC 1234 ★');
  await page.goto(addressOf('likes', language));
  const first = shown.getByRole('listitem').first();
  await expect(first).toContainText('ABC 1234 ★');
  await expect(first).toContainText('Zoe');
  await expect(first).toContainText(home.reviews.verified);
  await expect(first).not.toContainText(home.reviews.example);
  await expect(shown.getByRole('listitem').nth(1)).toContainText(home.reviews.example);
  await first.getByRole('button', { name: home.reviews.whole }).press('Enter');
  await expect(first).toContainText(long);
  await expect(first.getByRole('button', { name: home.reviews.less })).toBeFocused();
  await shown.scrollIntoViewIfNeeded();
  await expectSound(page, language);

  // The order's own page links there too, and the page shows the review's state.
  await page.goto(`${addressOf('track', language)}?order=${own.orderNumber}`);
  await page.getByRole('button', { name: tracking.next.openWhole }).click();
  await page.getByLabel(tracking.emailLabel).fill(own.email);
  await page.getByLabel(tracking.emailLabel).press('Enter');
  await page.getByRole('link', { name: review.fromOrder }).click();
  await expect(page.getByRole('heading', { name: review.published.title })).toBeVisible();
  await expectSound(page, language);
});
