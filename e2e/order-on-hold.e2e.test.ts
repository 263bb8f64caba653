import { browser } from '../api/testing/browser';
import { type Bought, buy, newTarget } from '../api/testing/purchases';
import { instagramPosts } from '../domain/calls/instagram';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { postLink } from '../domain/posts';
import { buyUnwatched } from './support/buy-unwatched';
import { held } from './support/held';
import { noPanelFaults, panelFault, panelOrders } from './support/sandbox';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const tracking = ({ order }: Bought, language: Language) =>
  `${addressOf('track', language)}?order=${order.orderNumber}`;

/** As if the order had waited for a person for this many minutes. */
async function waitsFor({ cart }: Bought, minutes: number): Promise<void> {
  await expect(async () => {
    const { rowCount } = await db.query(
      `UPDATE purchases SET attention_since = now() - make_interval(mins => $2)
       WHERE cart_id = $1 AND attention IS NOT NULL`,
      [cart.cartId, minutes],
    );
    expect(rowCount).toBe(1);
  }).toPass();
}

test('a name that the panel refuses is corrected by its buyer: private, unknown, changed during its lookup, given up, right', {
  tag: '@both',
}, async ({ buyer, language }) => {
  const { tracking: text, success } = words[language];
  const username = newTarget();
  await panelFault({ kind: 'refuse', action: 'add', count: 1, link: username, error: 'Incorrect link' });
  const bought = await buy({ username, language });
  const page = await buyer.pageOf(bought);
  const main = page.getByRole('main');
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/target')) saved.push(request.postDataJSON());
  });
  await page.goto(`${addressOf('success', language)}?order=${bought.order.orderNumber}`);
  await expect(main.getByText(text.next.situations.fixProfile)).toBeVisible();
  for (const promise of [success.title, success.deliveryNotice])
    await expect(main.getByText(promise)).toHaveCount(0);
  await page.goto(tracking(bought, language));
  await expect(main.getByText(text.next.situations.fixProfile)).toBeVisible();
  await expect(main).not.toContainText('Incorrect link');
  const opener = main.getByRole('button', { name: text.target.openProfile });
  await opener.click();
  const form = main.getByRole('form', { name: text.target.form });
  const name = form.getByLabel(text.target.label);
  await expect(name).toBeFocused();
  await name.fill(username);
  await name.press('Enter');
  await expect(form.getByText(text.target.same)).toBeVisible();

  await name.fill('privado.ejemplo');
  await name.press('Enter');
  await expect(form.getByText(text.target.isPrivate('privado.ejemplo'))).toBeVisible();
  await name.fill('nobody.has.this.0');
  await name.press('Enter');
  await expect(form.getByText(text.target.unsure('nobody.has.this.0'))).toBeVisible();
  await expect(form.getByRole('button', { name: text.target.confirm('nobody.has.this.0') })).toBeVisible();
  await expectSound(page, language);

  const [changed, givenUp, wrong, right] = [newTarget(), newTarget(), newTarget(), newTarget()];
  const lookUp = async (username: string) => {
    const url = `**/api/instagram/profile/${username}`;
    const answer = await held(page, url);
    const asked = page.waitForRequest(url);
    await name.fill(username);
    await name.press('Enter');
    await asked;
    return async () => {
      const answered = page.waitForResponse(url);
      answer();
      await answered;
    };
  };
  const first = await lookUp(changed);
  await name.fill(right);
  await first();
  await expect(form.getByRole('button', { name: text.target.save })).not.toHaveAttribute('aria-busy');
  await expect(name).toHaveValue(right);

  const second = await lookUp(givenUp);
  await form.getByRole('button', { name: words[language].common.cancel }).click();
  await second();
  await opener.click();
  // The corrected name doesn't wait for the answer about the first.
  const third = await lookUp(wrong);
  await name.fill(`@${right}`);
  await form.getByRole('button', { name: text.target.save }).click();
  await expect(page.getByText(text.target.done).first()).toBeVisible();
  await third();
  expect(saved).toEqual([{ to: { kind: 'profile', username: right } }]);
  await expect(form).toBeHidden();
  await expect(main.getByText(`@${right}`)).toBeVisible();
  await expect(main.getByText(text.steps.fixTarget.title)).toHaveCount(0);
  await expect.poll(() => panelOrders(right)).toHaveLength(1);
  expect(await panelOrders(username)).toEqual([]);
});

test('a buyer who has made the profile public can have the order resent', async ({ buyer, language }) => {
  const { tracking: text } = words[language];
  const username = newTarget();
  await panelFault({ kind: 'refuse', action: 'add', count: 1, link: username, error: 'Profile is private' });
  const bought = await buy({ username, language });
  const page = await buyer.pageOf(bought);
  await page.goto(tracking(bought, language));
  await page.getByRole('button', { name: text.target.again }).click();
  await expect(page.getByText(text.target.done).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text.target.again })).toBeHidden();
  // The sentence about the situation has the focus, which the button had.
  await expect(page.getByRole('main').locator('p:focus')).toBeVisible();
  await expect.poll(() => panelOrders(username)).toHaveLength(1);
});

test('a post that is gone is replaced by its link; the others are delivered meanwhile, and leave the open form', async ({
  buyer,
  language,
}) => {
  const { tracking: text, order: form } = words[language];
  const username = newTarget();
  const { posts } = await browser().call(instagramPosts, { params: { username } });
  const [first, late, gone, other] = posts.map(({ shortcode }) => shortcode) as [
    string,
    string,
    string,
    string,
  ];
  await panelFault({ kind: 'refuse', action: 'add', count: 1, link: gone, error: 'Post not found' });
  await panelFault({
    kind: 'refuse',
    action: 'add',
    link: late,
    error: 'You have active order with this link',
  });
  const selectedPosts = posts.slice(0, 3).map(({ id, shortcode }) => ({ id, shortcode }));
  const bought = await buy({ username, language, serviceId: 12, amount: '2.29', selectedPosts });
  const page = await buyer.pageOf(bought);
  await page.goto(tracking(bought, language));
  await expect(page.getByText(text.next.situations.fixPosts)).toBeVisible();
  await page.getByRole('button', { name: text.target.openPosts }).click();
  const links = page.getByRole('form', { name: text.target.formPosts }).getByRole('textbox');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveValue(postLink(late));
  const link = page.getByLabel(text.target.postLabel(2));
  await expect(link).toHaveValue(postLink(gone));
  await link.press('Enter');
  await expect(page.getByText(text.target.samePosts)).toBeVisible();
  await link.fill('https://example.com/');
  await expect(page.getByText(form.posts.linkInvalid)).toBeVisible();
  await link.fill('https://www.instagram.com/share/p/BAZ5kJ3vXq');
  await expect(page.getByText(form.posts.linkShared)).toBeVisible();
  await link.fill(postLink(other));
  await noPanelFaults();
  await expect(page.getByText(text.target.sentMeanwhile(1))).toBeVisible();
  await expect(links).toHaveCount(1);
  await expect(links).toHaveValue(postLink(other));
  await expectSound(page, language);
  await links.press('Enter');
  await expect(page.getByText(text.target.done).first()).toBeVisible();
  await expect(page.getByText(text.steps.fixTarget.title)).toHaveCount(0);
  for (const shortcode of [first, late, other])
    await expect.poll(() => panelOrders(shortcode)).toHaveLength(1);
});

test('an order in doubt says who checks it until when, and what follows', async ({ buyer, language }) => {
  const { tracking: text } = words[language];
  const username = newTarget();
  await panelFault({ kind: 'acceptThen500', action: 'add', count: 1, link: username });
  const bought = await buy({ username, language });
  await waitsFor(bought, 6);
  const page = await buyer.pageOf(bought);
  await page.goto(tracking(bought, language));
  const main = page.getByRole('main');
  await expect(main.getByText(text.next.situations.inDoubt)).toContainText(
    // Without the article, which in Italian depends on the day.
    text.next.lookedAt('MOMENT').split(/ \S+ MOMENT/)[0] ?? '',
  );
  await expect(main.getByText(text.steps.onHold.title).last()).toBeVisible();
  await expect(main.getByRole('button', { name: text.target.openProfile })).toBeHidden();
  await expectSound(page, language);
  await waitsFor(bought, 25 * 60);
  await page.reload();
  await expect(main.getByText(text.next.situations.overdue)).toBeVisible();
});

test('an order that waits for another one is announced at form and checkout, says until when, and is corrected before its turn [S0-6.1]', async ({
  buyer,
  language,
}) => {
  const { tracking: text, order, success } = words[language];
  const first = await buyUnwatched(db, { language });
  const { username } = first.cart;
  const page = await buyer.pageOf(first);
  const shopper = shopperIn(page, language);
  await shopper.chooseProfile(username);
  await expect(page.getByText(order.waits.title.profile)).toBeVisible();
  await expectSound(page, language);
  await shopper.openCheckout(username);
  await shopper.frame();
  await expect(page.getByRole('dialog').getByText(order.waits.title.profile)).toBeVisible();
  await expectSound(page, language);

  const bought = await buy({ username, language }, first.browser);
  await page.goto(`${addressOf('success', language)}?order=${bought.order.id}`);
  await expect(page.getByText(text.steps.waits.text)).toBeVisible();
  await expect(page.getByText(success.deliveryNotice)).toHaveCount(0);
  await page.goto(tracking(bought, language));
  const main = page.getByRole('main');
  await expect(main.getByText(text.next.situations.waiting)).toContainText(
    text.next.waitsUntil('MOMENT').split('MOMENT')[1] ?? '',
  );
  await main.getByRole('button', { name: text.target.openProfile }).click();
  await expectSound(page, language);
  const right = newTarget();
  await main.getByLabel(text.target.label).fill(right);
  await main.getByRole('button', { name: text.target.save }).click();
  await expect(page.getByText(text.target.done).first()).toBeVisible();
  await expect.poll(() => panelOrders(right)).toHaveLength(1);
  await expect(main.getByText(text.steps.waits.title)).toHaveCount(0);
});
