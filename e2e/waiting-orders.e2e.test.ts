import { buy, orderThat } from '../api/testing/purchases';
import { panelFault } from './support/sandbox';
import { shopperIn } from './support/shopper-abroad';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('fr: an order under way is told at the form, at the checkout and while the new one waits', async ({
  buyer,
}) => {
  const { order, tracking } = words.fr;
  const first = await buy({ language: 'fr' });
  const { username } = first.cart;
  await panelFault({ kind: 'error500', action: 'status', link: username });
  await orderThat(first.browser, first.order.id, ({ status }) => status === 'processing');

  const page = await buyer.pageOf(first);
  const shopper = shopperIn(page, 'fr');
  await shopper.chooseProfile(username);
  const note = page.getByText(order.waits.title.profile);
  await expect(note).toBeVisible();
  await expectSound(page, 'fr');
  await shopper.openCheckout(username);
  await shopper.answerOffer('decline');
  await expect(page.getByRole('dialog').getByText(order.waits.title.profile)).toBeVisible();
  await expectSound(page, 'fr');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('9,99');
  await shopper.orderNumber();
  await expect(page.getByText(tracking.steps.waits.text)).toBeVisible();
});
