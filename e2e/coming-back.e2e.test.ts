import type { Page } from '@playwright/test';
import { payments } from '../api/testing/payments';
import { buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { purchaseOfPayment } from '../db/tracking';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { fillSplitCard } from './support/card-form';
import { discountField } from './support/discount-field';
import { held } from './support/held';
import { chargesOf } from './support/sandbox';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const payWord = { es: 'Pagar', fr: 'Payer', it: 'Paga' } as const;

/** The pay button with an amount: it appears once that is the price of the purchase. */
const payButton = (page: Page, language: Language, amount: string) =>
  page.getByRole('button', { name: new RegExp(`^${payWord[language]} ${amount}\\s€`) });

test.describe('the cart', () => {
  test('es: is where it was after the tab was closed; a discount or address taken in one tab is shown, and charged, in the other', async ({
    buyer,
  }) => {
    const {
      page: closed,
      username,
      order,
      checkout,
      common,
      intents,
      success,
    } = await buyer.atCheckout('es');
    const context = closed.context();
    await closed.close();
    const page = await context.newPage();
    await page.goto(addressOf('home', 'es'));
    await expect(page.getByText(`@${username}`).first()).toBeVisible();
    await expect(page.getByText(/1[.]?000 seguidores/).first()).toBeAttached();
    await expect(page.getByLabel(order.emailLabel)).toHaveValue(`${username}@example.com`);
    await expect(page.locator('header')).toHaveCount(1);
    await page.goto(addressOf('checkout', 'es'));
    await expect(payButton(page, 'es', '9,99')).toBeVisible();
    await page.reload();
    await expect(payButton(page, 'es', '9,99')).toBeVisible();
    expect(intents.size).toBe(1);

    const other = await context.newPage();
    await other.goto(addressOf('checkout', 'es'));
    await expect(payButton(other, 'es', '9,99')).toBeVisible();
    await page.getByRole('button', { name: checkout.discount.open }).click();
    await page.getByLabel(checkout.discount.label).fill('VIP5');
    await page.getByRole('button', { name: checkout.discount.apply, exact: true }).click();
    for (const tab of [page, other]) await expect(payButton(tab, 'es', '9,49')).toBeVisible();
    expect(intents.size).toBe(1);
    const corrected = `${username}@example.org`;
    await page.getByRole('button', { name: common.labelled(common.change, checkout.emailLabel) }).click();
    await page.getByLabel(checkout.emailLabel).fill(corrected);
    await expect(other.getByText(corrected)).toBeVisible();
    const shopper = shopperIn(other, 'es');
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay('9,49');
    expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 949 }]);
    // The first tab says so, and leads to the order instead of to a second payment.
    await expect(page.getByText(success.already.title)).toBeVisible();
    // The field that had the focus is gone with its form.
    await expect(page.locator(':focus')).toContainText(checkout.paidElsewhere.text);
    await page.getByRole('link', { name: checkout.paidElsewhere.action }).click();
    await expect(page.getByRole('heading', { name: /FNZ-/ })).toBeVisible();
  });

  test('it: two tabs that pay at the same moment make one charge and one order', async ({ buyer }) => {
    const { page, checkout, fillCard } = await buyer.atCheckout('it');
    const other = await page.context().newPage();
    await other.goto(addressOf('checkout', 'it'));
    const second = shopperIn(other, 'it');
    await fillCard('4242 4242 4242 4242');
    await second.fillCard('5555 5555 5555 4444');
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await other.waitForFunction(() => document.querySelector('[role=checkbox]')?.ariaChecked === 'true');
    // At once: a click that waits for a still button would let the other tab win.
    await Promise.all([page, other].map((tab) => payButton(tab, 'it', '9,99').dispatchEvent('click')));
    // Each tab leads to the order: on its own, or by the link of the notice that it was paid elsewhere.
    const numbers = await Promise.all(
      [page, other].map((tab) =>
        eventually(async () => {
          const elsewhere = tab.getByRole('link', { name: checkout.paidElsewhere.action });
          if (await elsewhere.isVisible()) await elsewhere.click({ timeout: 2000 }).catch(() => undefined);
          const heading = await tab.getByRole('heading', { name: /FNZ-/ }).textContent({ timeout: 2000 });
          return /FNZ-\d{6}-\w{4}/.exec(heading ?? '')?.[0] ?? '';
        }),
      ),
    );
    const known = new Set(numbers);
    expect(known.size).toBe(1);
    expect(await chargesOf([...known][0]!)).toEqual([{ amount: 999 }]);
  });

  test('es: a purchase that was cancelled elsewhere restarts with the same choices', async ({ buyer }) => {
    const { page, username, order, checkout, intents, fillCard, pay } = await buyer.atCheckout('es');
    const cancelLast = () =>
      page.evaluate(
        async (paymentIntentId) => {
          const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
          await fetch('/api/cancel-payment-intent', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
            body: JSON.stringify({ paymentIntentId }),
          });
        },
        [...intents].at(-1),
      );
    await cancelLast();
    await page.reload();
    await expect(payButton(page, 'es', '9,99')).toBeVisible();
    await expect.poll(() => intents.size).toBe(2);
    // The provider says that it is cancelled if the shop has everything already, e.g. after a declined attempt.
    await fillCard('4000 0000 0000 0002');
    await pay('9,99');
    await expect(page.getByRole('alert').getByText(checkout.cardErrors.card_declined)).toBeVisible();
    await cancelLast();
    await pay('9,99');
    const restarted = page.getByRole('alert').getByText(checkout.restarted.text);
    await expect(restarted).toBeVisible();
    await expect(page.getByRole('checkbox', { name: checkout.immediate })).not.toBeChecked();
    await expect(payButton(page, 'es', '9,99')).toBeVisible();
    expect(intents.size).toBe(3);
    await expectSound(page);
    // Without an address the card form begins with the payment: it charges nothing before the box is ticked again.
    await cancelLast();
    await page.goto(addressOf('home', 'es'));
    await page.getByLabel(order.emailLabel).fill('');
    await page.goto(addressOf('cardForm', 'es'));
    await fillSplitCard(page, '4242424242424242');
    await page.getByLabel(checkout.cardForm.name).fill('Lucía Varenna');
    await page.getByLabel(checkout.emailLabel).fill(`${username}@example.com`);
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await payButton(page, 'es', '9,99').click();
    await expect(restarted).toBeVisible();
    await expect(page.getByRole('checkbox', { name: checkout.immediate })).not.toBeChecked();
    // Not under the cover of a payment that goes on.
    await expect(payButton(page, 'es', '9,99')).toBeVisible();
    expect(intents.size).toBe(4);
    for (const intent of intents) expect((await payments().retrieve(intent)).amount_received).toBe(0);
  });
});

test('fr: a form that opens only after its payment was made leads to the order', async ({ buyer }) => {
  const { page, success, intents, orderNumber } = await buyer.atCheckout('fr');
  const open = await held(page, '**/stripe.js');
  const known = page.waitForResponse('**/api/update-payment-intent');
  await page.goto(addressOf('checkout', 'fr'), { waitUntil: 'commit' });
  await known;
  const { metadata } = await payments().confirm([...intents][0] ?? '');
  open();
  expect(await orderNumber()).toBe(metadata.orderNumber);
  await expect(page.getByRole('heading', { name: success.already.title })).toBeVisible();
});

test('it: a cart that was paid without its page leads to its own order, whatever else is being bought [S0-2.23]', async ({
  buyer,
}) => {
  const { page, username, order, errors, common, success, frame, intents, ...shopper } =
    await buyer.atCheckout('it');
  const paid = async (place: number) => {
    const intent = [...intents][place] ?? '';
    const { metadata } = await payments().confirm(intent);
    await eventually(async () => expect((await purchaseOfPayment(db, intent))?.orderId).toBeDefined());
    return metadata.orderNumber ?? '';
  };
  const number = await paid(0);
  await page.goto(addressOf('likes', 'it'));
  // The buyer's details are typed once, for every line of products.
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await page.getByRole('radio', { name: /^50 like/ }).click();
  await page.getByRole('group', { name: order.posts.lead.likes }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: order.continue, exact: true }).click();
  await expect(page.getByLabel(order.emailLabel)).toHaveValue(`${username}@example.com`);
  await page.getByRole('button', { name: order.proceed }).first().click();
  await frame();
  await page.goto(addressOf('home', 'it'));
  await page.getByRole('button', { name: order.proceed }).first().click();
  expect(await shopper.orderNumber()).toBe(number);
  await expect(page.getByRole('heading', { name: success.already.title })).toBeVisible();
  // The followers can be bought again, and the likes are still chosen.
  await page.goto(addressOf('home', 'it'));
  await shopper.openCheckout(username);
  await expect(payButton(page, 'it', '9,99')).toBeVisible();
  // If that is paid as well, another package is another purchase with everything that was typed.
  await expect.poll(() => intents.size).toBe(3);
  await paid(2);
  await page.goto(addressOf('home', 'it'));
  await page.getByRole('button', { name: common.labelled(common.change, order.steps.package) }).click();
  await page.getByRole('radio', { name: /^500\s/ }).click();
  await page.getByRole('button', { name: order.proceed }).first().click();
  await expect(page.getByText(`${username}@example.com`).first()).toBeVisible();
  await expect(payButton(page, 'it', '6,99')).toBeVisible();
  expect(intents.size).toBe(4);
  await page.goto(addressOf('likes', 'it'));
  await page.getByRole('button', { name: order.proceed }).first().click();
  await expect(payButton(page, 'it', '2,29')).toBeVisible();

  // If the browser has lost the payment, the page says so, and where the order is found.
  await paid(1);
  await page.evaluate(() => {
    const { paymentIntentId, ...cart } = JSON.parse(localStorage.getItem('cart.v1') ?? '');
    localStorage.setItem('cart.v1', JSON.stringify(cart));
    localStorage.removeItem('lastPayment');
  });
  await page.goto(addressOf('checkout', 'it'));
  await expect(page.getByRole('alert').getByText(errors.already_paid)).toBeVisible();
  await expectSound(page, 'it');
  await page.getByRole('link', { name: shopper.tracking.search }).click();
  await page.waitForURL(`**${addressOf('track', 'it')}`);
});

test.describe('the cancelled page', () => {
  test('fr: keeps the choices with their code, gives the intent up, and the next try pays', async ({
    buyer,
  }) => {
    const { page, heads, pages, checkout, intents, fillCard, pay, orderNumber } =
      await buyer.atCheckout('fr');
    const code = discountField(page, { checkout });
    await code.open();
    await code.type('VIP5');
    await code.apply();
    await expect(payButton(page, 'fr', '9,49')).toBeVisible();
    const answer = await held(page, '**/api/cancel-payment-intent');
    await page.goto(addressOf('cancel', 'fr'));
    await expect(page.getByRole('heading', { name: heads.cancel.title })).toBeVisible();
    // Until the answer nobody knows whether anything was charged.
    await expect(page.getByText(pages.cancel.unknown)).toBeVisible();
    await expect(page.getByText(pages.cancel.text)).toHaveCount(0);
    answer();
    await expect(page.getByText(pages.cancel.text)).toBeVisible();
    // Respects prefers-reduced-motion: no redirect.
    await expect(page.getByText(pages.cancel.stay)).toHaveCount(0);
    await page.getByRole('link', { name: pages.cancel.again }).click();
    await expect(payButton(page, 'fr', '9,49')).toBeVisible();
    await expect.poll(() => intents.size).toBe(2);
    await fillCard('4242 4242 4242 4242');
    await pay('9,49');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 949 }]);
  });

  test('es: leads home after 3 s, unless it is stopped; its toast is reached with F8 [S0-2.30 S0-9.6 S0-9.9]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(addressOf('cancel', 'es'));
    await expect(page.getByText(/Te llevamos al inicio dentro de/).first()).toBeVisible();
    await page.waitForURL(/\/es\/ig$/);
    await page.goto(addressOf('cancel', 'es'));
    await expect(page.getByText(/Te llevamos al inicio dentro de/).first()).toBeVisible();
    await expect(page.getByText('Has cancelado el pago').first()).toBeVisible();
    await page.keyboard.press('F8');
    await page.waitForFunction(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.textContent?.includes('Has cancelado el pago');
    });
    await expect(page.getByText(/Te llevamos al inicio dentro de/)).toHaveCount(0);
    await expectSound(page);
    // Only the toast closes; the page stays.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Has cancelado el pago')).toHaveCount(0);
    expect(page.url()).toContain('/cancel');
  });
});

test('it: the order is found by its id, its payment, what the browser knows, and from elsewhere as a stranger; a page without any order says so after 3 s [S0-2.29 S0-4.18 S0-7.9 S0-8.6 S0-9.6]', async ({
  visit,
  buyer,
}) => {
  const { success, common } = words.it;
  const bought = await buy({ language: 'it' });
  const { cart, order } = bought;
  const { paymentIntentId } = bought.intent;
  const number = new RegExp(order.orderNumber);
  const base = addressOf('success', 'it');
  const page = await buyer.pageOf(bought, { locale: 'it-IT' });
  for (const address of [
    `/it/payment-success/${order.id}`,
    `${base}?payment_intent=${paymentIntentId.slice('pi_'.length)}`,
    base,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
  }
  await expect(page.getByText(`@${cart.username}`).first()).toBeVisible();
  await expectSound(page);
  await expect(
    page.getByRole('button', { name: common.labelled(success.coupon.copy, 'SAVE10') }),
  ).toBeVisible();

  const stranger = await visit({
    locale: 'it-IT',
  });
  await stranger.goto(base);
  await expect(stranger.getByText(success.loading).first()).toBeVisible();
  await expect(stranger.getByText(success.errors.noReference)).toBeVisible();
  await expectSound(stranger, 'it');
  await stranger.goto(`${base}?order=${order.id}`);
  await expect(stranger.getByRole('heading', { name: number })).toBeVisible();
  const seen = await stranger.locator('main').textContent();
  expect(seen).not.toContain(cart.username);
  expect(seen).not.toContain('SAVE10');
  await stranger.goto(`${base}?payment_intent=${paymentIntentId}`);
  await expect(stranger.getByText(success.errors.payment)).toBeVisible();
  await expect(stranger.getByText(success.elsewhere.text)).toBeVisible();
  await expect(stranger.getByRole('link', { name: success.elsewhere.action })).toHaveAttribute(
    'href',
    addressOf('track', 'it'),
  );
});

test('a private profile gets instructions, and can be checked again [S0-2.21]', async ({
  page,
  language,
}) => {
  const { order } = words[language];
  const { title, guarantee, check, still, done } = order.privateDialog;
  const dialog = page.getByRole('dialog', { name: title });
  const confirmed = page.getByRole('checkbox', { name: order.publicProfile });
  const lookUp = '**/api/instagram/profile/privado.ejemplo';
  const choose = async () => {
    await page.getByLabel(order.usernameLabel).fill('privado.ejemplo');
    await page.getByRole('option', { name: /@privado\.ejemplo/ }).click();
    await expect(dialog).toBeVisible();
  };
  const becomesPublic = (unverified: boolean) =>
    page.route(lookUp, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({
        response,
        json: { ...answer, profile: { ...answer.profile, is_private: false, unverified } },
      });
    });
  await page.goto(addressOf('home', language));
  await choose();
  await expect(dialog.getByText(guarantee)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: check }).click();
  await expect(dialog.getByText(still)).toBeVisible();
  await expectSound(page);
  // Opened again, it has checked nothing yet.
  await dialog.getByRole('button', { name: done }).click();
  await page.getByLabel(order.usernameLabel).fill('');
  await choose();
  await expect(dialog.getByText(still)).toBeHidden();

  await becomesPublic(false);
  await dialog.getByRole('button', { name: check }).click();
  await expect(dialog).toBeHidden();
  await expect(confirmed).toBeChecked();
  await expect(page.getByText(order.unverified)).toBeHidden();
  await expectSound(page);

  // The same of a profile that the directory can't see.
  await page.getByRole('button', { name: order.anotherProfile }).click();
  await page.unroute(lookUp);
  await choose();
  await becomesPublic(true);
  await dialog.getByRole('button', { name: check }).click();
  await expect(dialog).toBeHidden();
  await expect(confirmed).not.toBeChecked();
  await expect(page.getByText(order.unverified)).toBeVisible();
  await expectSound(page);
});

test('a user who was blocked meanwhile sees why and pays nothing', async ({ language, visit, buyer }) => {
  const { page, username, order } = await buyer.atCheckout(language);
  await db.query('INSERT INTO blocked_users (username, reason) VALUES ($1, $2)', [username, 'test']);
  await page.reload();
  await expect(page.getByText(order.blocked.title)).toBeVisible();
  await expect(page.getByText(order.blocked.text)).toBeVisible();
  await expectSound(page);
  const form = await visit({
    locale: `${language}-${language.toUpperCase()}`,
  });
  await form.goto(addressOf('home', language));
  await form.getByLabel(words[language].order.usernameLabel).fill(username);
  await expect(form.getByText(words[language].order.blocked.title).first()).toBeVisible();
  await expectSound(form);
});
