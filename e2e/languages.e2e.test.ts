import type { Page } from '@playwright/test';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { discountField } from './support/discount-field';
import { tabTo } from './support/keyboard';
import { movePointer } from './support/pointer';
import { chargesOf, mailTo } from './support/sandbox';
import { shopperIn } from './support/shopper';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { cardLabels, words } from './support/words';

const shop = () => process.env.SHOP_URL ?? '';

test('a French browser that opens the Spanish page stays on it, and fetches no other language’s texts; an address without a page is a 404 in the language of its prefix [S0-1.5 S0-2.11]', async ({
  visit,
}) => {
  const page = await visit({
    locale: 'fr-FR',
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/ig');
  await expect(page.getByRole('heading', { level: 1, name: words.es.home.headline })).toBeVisible();
  expect(page.url()).toBe(`${shop()}/ig`);
  const catalogues = () => scripts.flatMap((path) => /^\/assets\/(es|fr|it)-/.exec(path)?.[1] ?? []);
  // A page without its app needs no texts.
  expect(catalogues()).toEqual([]);
  await movePointer(page);
  await eventually(() => expect(catalogues()).toEqual(['es']));

  const response = await page.goto('/it/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words.it.heads.notFound.title })).toBeVisible();
  await expectSound(page, 'it');
});

/**
 * Pays, by `pay`, with a card that the bank refuses, then with one that it takes. Expects one charge, and order page and
 * e-mail in the language.
 */
async function buysWithSecondCard(
  page: Page,
  language: Language,
  expected: { cents: number; email: string; clock: string[]; coupon: string },
  { pay, clean }: { pay: (card: string) => Promise<void>; clean: () => Promise<void> },
): Promise<void> {
  const { banner, checkout, success } = words[language];
  const shopper = shopperIn(page, language);
  const card = await shopper.frame();
  expect(foreignWords((await card.locator('body').textContent()) ?? '', language)).toBeUndefined();
  await pay('4000000000009995');
  await expect(page.getByText(checkout.cardErrors.insufficient_funds).first()).toBeVisible();
  await clean();
  await pay('4242424242424242');
  const number = await shopper.orderNumber();
  await expect(page.getByText(success.title).first()).toBeVisible();
  const bar = page.getByRole('complementary', { name: banner.region });
  for (const label of expected.clock) await expect(bar.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText(expected.coupon)).toBeVisible();
  await clean();
  expect(await chargesOf(number)).toEqual([{ amount: expected.cents }]);

  const mail = await eventually(async () => {
    const [first] = await mailTo(expected.email);
    if (!first) throw new Error('No e-mail yet');
    return first;
  });
  expect(foreignWords(`${mail.subject} ${mail.text}`, language)).toBeUndefined();
  expect(mail.text).toContain(`${addressOf('track', language)}?order=${number}`);
}

test('fr: a purchase (offer: declined) says nothing in another language, up to the e-mail; at 200 % zoom, without horizontal scrolling', async ({
  visit,
}) => {
  const { checkout } = words.fr;
  const username = newTarget();
  const page = await visit({
    size: 'desk',
    locale: 'fr-FR',
  });
  // At 200 % a window of 1440 × 900 has half the width and height.
  const zoomed = { width: 720, height: 450 };
  await page.setViewportSize(zoomed);
  const clean = async () => {
    await expectSound(page, 'fr');
    await page.setViewportSize(sizes.phone);
    await expectSound(page, 'fr');
    await page.setViewportSize(zoomed);
  };
  const shopper = shopperIn(page, 'fr');
  await shopper.chooseProfile(username);
  await clean();
  await shopper.openCheckout(username, 'spain');
  await shopper.offered();
  await clean();
  await shopper.answerOffer('decline');
  await clean();
  await test.step('no tab shows the offer again', async () => {
    const other = await page.context().newPage();
    for (const tab of [other, page]) {
      await tab.goto(addressOf('checkout', 'fr'));
      await expect(tab.getByRole('button', { name: /^Payer 19,99\s€/ })).toBeVisible();
      await expect(tab.getByText(checkout.upsell.title)).toHaveCount(0);
    }
    await other.close();
  });
  const pay = async (card: string) => {
    await shopper.fillCard(card);
    await shopper.pay('19,99');
  };
  const expected = {
    cents: 1999,
    email: `${username}@example.com`,
    clock: ['HEU', 'MIN', 'SEC'],
    coupon: 'SAVE15',
  };
  await buysWithSecondCard(page, 'fr', expected, { pay, clean });
});

test('it: a purchase with the keyboard alone (offer: accepted) says nothing in another language, up to the e-mail', {
  tag: '@desktop',
}, async ({ page }) => {
  const username = newTarget();
  const { order, checkout } = words.it;
  const { keyboard } = page;
  const clean = () => expectSound(page, 'it');
  await page.goto(addressOf('home', 'it'));
  await tabTo(page, page.getByLabel(order.usernameLabel));
  await keyboard.type(username);
  await expect(page.getByRole('option', { name: new RegExp(`@${username}`) })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const isPublic = page.getByRole('checkbox', { name: order.publicProfile });
  await tabTo(page, isPublic);
  // A profile that the directory knows to be public is ticked already.
  if (!(await isPublic.isChecked())) await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: order.continue, exact: true }));
  await keyboard.press('Enter');
  const kind = (name: 'europe' | 'spain' | 'custom') =>
    page.getByRole('radio', { name: new RegExp(`^${order.packageTypes[name].name}`) });
  await tabTo(page, kind('europe'));
  await clean();
  await tabTo(page, kind('custom'), 'ArrowDown');
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('slider', { name: order.custom.slider }));
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await expect(page.getByText('510 follower').first()).toBeVisible();
  // Followers from Spain, because they have an offer that the keyboard must answer, too.
  await tabTo(page, kind('custom'), 'Shift+Tab');
  await tabTo(page, kind('spain'), 'ArrowUp');
  await keyboard.press('Space');
  const packs = page.getByRole('radiogroup', { name: order.quantity.followers }).getByRole('radio');
  await tabTo(page, packs.first());
  // Moving through the sizes selects none.
  await tabTo(page, page.getByRole('radio', { name: /^1.000\s/ }), 'ArrowDown');
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel(order.emailLabel));
  await keyboard.type(`${username}@example.com`);
  await keyboard.press('Enter');
  const accept = page.getByRole('button', { name: checkout.upsell.accept });
  await expect(accept).toBeVisible();
  await clean();
  await tabTo(page, accept);
  await keyboard.press('Enter');
  await expect(accept).toBeHidden();
  const form = await shopperIn(page, 'it').frame();
  await clean();
  await tabTo(page, page.getByRole('checkbox', { name: checkout.immediate }));
  await keyboard.press('Space');
  const field = form.getByLabel(cardLabels.it.number);
  const pay = async (card: string) => {
    await tabTo(page, field, (await field.inputValue()) ? 'Shift+Tab' : 'Tab');
    // The form goes on to its next field.
    for (const typed of [card, '1234', '123']) {
      await keyboard.press('Control+A');
      await keyboard.type(typed);
    }
    await tabTo(page, page.getByRole('button', { name: /^Paga 25,99\s€/ }));
    await keyboard.press('Enter');
  };
  const expected = {
    cents: 2599,
    email: `${username}@example.com`,
    clock: ['ORE', 'MIN', 'SEC'],
    coupon: 'SAVE10',
  };
  await buysWithSecondCard(page, 'it', expected, { pay, clean });
});

test('changing the language at checkout buys in the new one: same choices and code, one charge, its e-mail [S0-2.5]', async ({
  buyer,
}) => {
  const { page, username } = await buyer.atCheckout('es');
  const field = discountField(page, words.es);
  await field.open();
  await field.type('VIP5');
  await field.apply();
  await expect(page.getByText(words.es.checkout.discount.applied('VIP5'))).toBeVisible();
  await page.goto('/fr/ig?pago=1');
  const french = shopperIn(page, 'fr');
  await french.frame();
  await french.fillCard('4242 4242 4242 4242');
  await french.pay('9,49');
  const number = await french.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 949 }]);
  await eventually(async () => {
    const subjects = (await mailTo(`${username}@example.com`)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Confirm'))).toEqual([
      `Confirmation de votre commande ${number}`,
    ]);
  });
});
