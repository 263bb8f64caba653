import { buyUnwatched } from './support/buy-unwatched';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('fr: an order under way is shown at the form, at the checkout and while the new one waits [S0-6.1]', async ({
  buyer,
}) => {
  const { order, success, tracking } = words.fr;
  const first = await buyUnwatched(db, { language: 'fr' });
  const { username } = first.cart;

  const page = await buyer.pageOf(first);
  const shopper = shopperIn(page, 'fr');
  await shopper.chooseProfile(username);
  const note = page.getByText(order.waits.title.profile);
  await expect(note).toBeVisible();
  await expectSound(page, 'fr');
  await shopper.openCheckout(username);
  await shopper.frame();
  await expect(page.getByRole('dialog').getByText(order.waits.title.profile)).toBeVisible();
  await expectSound(page, 'fr');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('9,99');
  await shopper.orderNumber();
  await expect(page.getByText(tracking.steps.waits.text)).toBeVisible();
  await expect(page.getByText(success.deliveryNotice)).toHaveCount(0);
});
