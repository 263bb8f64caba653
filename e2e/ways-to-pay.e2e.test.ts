import type { Page } from '@playwright/test';
import { payments } from '../api/testing/payments';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { mostDeclines } from '../domain/payments';
import { cardFrames, fillSplitCard } from './support/card-form';
import { discountField } from './support/discount-field';
import { restored } from './support/restored';
import { chargesOf, decidePayment, deviceWallets } from './support/sandbox';
import { challenge, shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';

test.afterEach(() => deviceWallets('device'));

/** How a bank's question is answered. */
const answersOfBank = {
  es: ['Fallar', 'Completar'],
  fr: ['Échouer', 'Terminer'],
  it: ['Non completare', 'Completa'],
} as const;

test('refused cards and a refused 3-D Secure step say why in words, and the next try is one charge [S0-4.17]', async ({
  buyer,
  language,
}) => {
  const [fail, complete] = answersOfBank[language];
  const { page, username, checkout, fillCard, pay, orderNumber } = await buyer.atCheckout(language);
  const says = (sentence: string) => expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  // The unit test of the table covers all codes in all languages.
  for (const [card, code] of [
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 0127', 'incorrect_cvc'],
  ] as const) {
    await fillCard(card);
    await pay('9,99');
    await says(checkout.cardErrors[code]);
  }
  // Nothing typed is lost.
  await expect(page.getByText(`${username}@example.com`).first()).toBeVisible();
  await expectSound(page, language);
  await fillCard('4000 0025 0000 3155');
  await pay('9,99');
  await challenge(page, fail);
  await says(checkout.errors.authentication);
  await pay('9,99');
  await challenge(page, complete);
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test('after too many declined tries the checkout says what to do, and a new purchase has its own payment', async ({
  buyer,
  language,
}) => {
  const { page, checkout, errors, frame, fillCard, pay, intents } = await buyer.atCheckout(language);
  const { confirm, retrieve } = payments();
  const [intent = ''] = intents;
  for (let tries = 0; tries < mostDeclines; tries += 1)
    await confirm(intent, 'pm_card_chargeDeclined').catch(() => undefined);
  await eventually(async () => expect((await retrieve(intent)).status).toBe('canceled'));
  await fillCard('4242 4242 4242 4242');
  await pay('9,99');
  await expect(page.getByRole('alert').getByText(errors.too_many_declines)).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('button', { name: checkout.failed.newPurchase }).click();
  await frame();
  await expect.poll(() => intents.size).toBe(2);
  const [, second = ''] = intents;
  expect(await retrieve(second)).toMatchObject({ amount: 999, status: 'requires_payment_method' });
  expect((await retrieve(intent)).amount_received).toBe(0);
});

test('it: Apple Pay is shown if the device has it, with the sum of the accepted offer and the code, after the box is ticked; without wallets there is neither button nor gap; without the shop’s answer it charges nothing [S0-1.2]', async ({
  buyer,
}) => {
  await deviceWallets('none');
  const { page, checkout, frame, answerOffer, orderNumber, intents } = await buyer.atCheckout('it', {
    offer: 'leave open',
  });
  const wallets = page.frameLocator('iframe[src*="/frames/expressCheckout"]').getByRole('button');
  const wallet = wallets.first();
  const sheet = page.frameLocator('iframe[src*="/frames/wallet"]').getByRole('button');
  const payButton = (amount: string) => page.getByRole('button', { name: new RegExp(`^Paga ${amount}\\s€`) });
  await answerOffer('accept');
  await expect(payButton('25,99')).toBeVisible();
  await expect(page.getByText(checkout.orCard)).toHaveCount(0);
  await deviceWallets('both');
  await page.reload();
  await frame();
  await expect.poll(() => wallets.allTextContents()).toEqual(['Apple Pay', 'Google Pay']);
  await expect(page.getByText(checkout.orCard)).toBeVisible();
  await wallet.click();
  await expect(page.getByText(checkout.immediateRequired)).toBeVisible();
  await page.getByRole('checkbox', { name: checkout.immediate }).check();
  await wallet.click();
  await expect(sheet.first()).toHaveText(/25,99/);
  // The shop still has to hear of the ticked box.
  await page.route('**/api/update-payment-intent', (route) => route.abort());
  await sheet.first().click();
  await expect(page.locator('iframe[src*="/frames/wallet"]')).toHaveCount(0);
  await expect(page.getByRole('alert').getByText(checkout.failed.network)).toBeVisible();
  const [intent = ''] = intents;
  expect((await payments().retrieve(intent)).amount_received).toBe(0);
  await page.unroute('**/api/update-payment-intent');
  await wallet.click();
  await expect(sheet.first()).toHaveText(/25,99/);
  await sheet.last().click();
  await expect(page.locator('iframe[src*="/frames/wallet"]')).toHaveCount(0);
  const code = discountField(page, { checkout });
  await code.open();
  await code.type('VIP5');
  await code.apply();
  await expect(payButton('24,69')).toBeVisible();
  await wallet.click();
  await expect(sheet.first()).toHaveText(/24,69/);
  await sheet.first().click();
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 2469 }]);
});

test('es: a payment refused on its own page leads back to the form; one that is decided later says so, and nothing else, until it is', async ({
  buyer,
}) => {
  const shopper = await buyer.atCheckout('es');
  const { page, username, order, common, success, frame, pay, orderNumber, intents } = shopper;
  const payByBizum = async (end: string) => {
    const form = await frame();
    await expect.poll(() => form.getByRole('tab').allTextContents()).toEqual(['Tarjeta', 'Bizum']);
    await form.getByRole('tab', { name: 'Bizum' }).click();
    await expect(form.getByText(/te llevamos a Bizum/)).toBeVisible();
    await pay('9,99');
    await page.getByRole('button', { name: end, exact: true }).click();
  };
  const shows = ({ title }: { title: string }) =>
    expect(page.getByRole('heading', { name: title })).toBeVisible();
  await payByBizum('Rechazar');
  await shows(success.unpaid);
  await expectSound(page);
  await page.getByRole('link', { name: success.unpaid.action }).click();
  await payByBizum('Decidir más tarde');
  await shows(success.waiting);
  await expectSound(page);
  const [intent = ''] = intents;
  expect((await payments().retrieve(intent)).status).toBe('processing');
  await decidePayment(intent, 'failed');
  await shows(success.unpaid);
  await page.getByRole('link', { name: success.unpaid.action }).click();
  await payByBizum('Decidir más tarde');
  await shows(success.waiting);
  // The same from an address that doesn't mention the bank, and from the checkout of the same cart and of a changed one.
  await page.goto(addressOf('success', 'es'));
  await shows(success.waiting);
  await page.goto(addressOf('checkout', 'es'));
  await shows(success.waiting);
  await page.goto(addressOf('home', 'es'));
  await page.getByRole('button', { name: common.labelled(common.change, order.steps.package) }).click();
  await shopper.openCheckout(username, 'spain');
  await shows(success.waiting);
  // Some payments in process can't be cancelled, either.
  const json = { success: false, code: 'payment_processing', message: 'x', requestId: 'x' };
  await page.route('**/api/cancel-payment-intent', (route) => route.fulfill({ status: 409, json }));
  await page.goto(addressOf('cancel', 'es'));
  await shows(success.waiting);
  await decidePayment(intent, 'succeeded');
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

/**
 * Keeps a page as the browser's back/forward cache does when a payment method leads to its own page: locked, with a
 * confirmation that never ends. `left` is the method's page; `restore` shows the page again, as the back button does.
 */
async function leaving(page: Page) {
  const navigation = page.waitForRequest('**/frames/challenge?*');
  await page.route('**/frames/challenge?*', (route) => route.fulfill({ status: 204 }));
  return {
    left: async () => (await navigation).url(),
    restore: () => restored(page),
  };
}

test('es: a page restored from behind Bizum’s page is not locked: it waits for the payment, or pays in another way', async ({
  buyer,
}) => {
  const { page, checkout, frame, fillCard, pay, orderNumber } = await buyer.atCheckout('es');
  const { left, restore } = await leaving(page);
  await (await frame()).getByRole('tab', { name: 'Bizum' }).click();
  await pay('9,99');
  await left();
  await expect(page.getByText(checkout.processing).first()).toBeVisible();
  await restore();
  await expect(page.getByRole('alert').getByText(checkout.open.requires_action.text)).toBeVisible();
  await expectSound(page, 'es');
  await page.getByRole('button', { name: checkout.open.otherWay }).click();
  await expect(page.getByRole('region', { name: checkout.payWith })).toBeFocused();
  const form = page.frameLocator('iframe[src*="/frames/payment"]');
  await form.getByRole('tab', { name: 'Tarjeta' }).click();
  await fillCard('4242 4242 4242 4242');
  await pay('9,99');
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test('it: a page restored after Satispay was paid leads to the order, and the cart begun since stays', async ({
  buyer,
}) => {
  const { page, frame, pay, orderNumber } = await buyer.atCheckout('it');
  const { left, restore } = await leaving(page);
  const form = await frame();
  await expect.poll(() => form.getByRole('tab').allTextContents()).toEqual(['Carta', 'Satispay']);
  await form.getByRole('tab', { name: 'Satispay' }).click();
  await expect(form.getByText(/passi a Satispay/)).toBeVisible();
  await expectSound(page, 'it');
  await pay('9,99');
  const other = await page.context().newPage();
  await other.goto(await left());
  await other.getByRole('button', { name: 'Autorizza', exact: true }).click();
  const later = shopperIn(other, 'it');
  const number = await later.orderNumber();
  const username = newTarget();
  await later.chooseProfile(username);
  await restore();
  expect(await orderNumber()).toBe(number);
  expect(await chargesOf(number)).toEqual([{ amount: 999 }]);
  await other.reload();
  await expect(other.getByText(`@${username}`).first()).toBeVisible();
});

/** Makes the payment look as if it waits for the bank's app, until `window.answered` is true. */
function slowBank(): void {
  const win = window as unknown as { Stripe: unknown; answered?: boolean };
  type Result = { paymentIntent?: { status: string } };
  type Call = (...input: unknown[]) => Promise<Result>;
  let made: unknown;
  let confirmed = false;
  const late = async (result: Promise<Result>): Promise<Result> => {
    const { paymentIntent, ...rest } = await result;
    const isOpen = confirmed && paymentIntent && !win.answered;
    return {
      ...rest,
      paymentIntent: isOpen ? { ...paymentIntent, status: 'requires_action' } : paymentIntent,
    };
  };
  Object.defineProperty(window, 'Stripe', {
    get: () => made,
    set(make: (...input: unknown[]) => Record<'confirmPayment' | 'retrievePaymentIntent', Call>) {
      const wrapped = (...input: unknown[]) => {
        const stripe = make(...input);
        const { confirmPayment, retrievePaymentIntent } = stripe;
        stripe.confirmPayment = (...data) => {
          confirmed = true;
          return late(confirmPayment(...data));
        };
        stripe.retrievePaymentIntent = (secret) => late(retrievePaymentIntent(secret));
        return stripe;
      };
      made = Object.assign(wrapped, make);
    },
  });
}

test('fr: the page says that it waits for a step at the bank; the order comes without another try', async ({
  buyer,
}) => {
  const { page, checkout, frame, fillCard, pay, orderNumber } = await buyer.withCart('fr');
  await page.addInitScript(slowBank);
  await page.goto(`${addressOf('home', 'fr')}?pago=1`);
  const form = await frame();
  // The account has methods of other countries, too.
  await expect.poll(() => form.getByRole('tab').allTextContents()).toEqual(['Carte']);
  await fillCard('4242 4242 4242 4242');
  await pay('9,99');
  const { title, text } = checkout.open.requires_action;
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Payer 9,99\s€/ })).toHaveAccessibleDescription(title);
  await expect(page.getByRole('button', { name: checkout.open.otherWay })).toBeVisible();
  await expectSound(page, 'fr');
  await page.evaluate(() => Object.assign(window, { answered: true }));
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test.describe('the card form of split fields', () => {
  test('es: says at each field what is missing, asks for the address where none is known, has the other form’s messages, pays and claims the order [S0-2.7 S0-5.6]', async ({
    buyer,
  }) => {
    const { page, checkout, chooseProfile, orderNumber } = await buyer.speaking('es');
    const username = newTarget();
    await chooseProfile(username);
    await page.getByRole('radio', { name: /^1.000\s/ }).click();
    await page.goto(addressOf('cardForm', 'es'));
    await cardFrames(page);
    await expectSound(page);
    const pay = page.getByRole('button', { name: /^Pagar 9,99\s€/ });
    await pay.click();
    for (const sentence of [
      'Por favor, introduce un número de tarjeta válido',
      'Por favor, introduce una fecha de caducidad válida (MM/AA)',
      'Por favor, introduce un código CVC válido',
      'Por favor, introduce el nombre del titular',
      'Por favor, introduce un email válido',
      checkout.immediateRequired,
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    // Only the first is announced: several would interrupt each other.
    await expect(page.getByRole('alert')).toHaveText(['Por favor, introduce un número de tarjeta válido']);
    await expectSound(page);
    await fillSplitCard(page, '4000000000009995');
    await page.getByLabel(checkout.cardForm.name).fill('Lucía Varenna');
    await page.getByLabel(checkout.emailLabel).fill(`${username}@example.com`);
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const holder = page.getByLabel(checkout.cardForm.name);
    await holder.press('Enter');
    await expect(page.getByText(checkout.cardErrors.insufficient_funds)).toBeVisible();
    await expect(holder).toBeFocused();
    await fillSplitCard(page, '4000002500003155');
    const { number, expiry } = await cardFrames(page);
    await expect(number).toHaveValue('4000 0025 0000 3155');
    await expect(expiry).toHaveValue('12 / 34');
    const claim = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
    await pay.click();
    const [, complete] = answersOfBank.es;
    await challenge(page, complete);
    expect((await claim).status()).toBe(200);
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
  });
});

test.describe('the card page', () => {
  test('it: shows what is bought, the offer as a banner, and takes it into the same payment; a retry loads a missing script of the provider [S0-2.6 S0-2.26 S0-8.1]', async ({
    buyer,
  }) => {
    const { page, checkout, common, errors, fillCard, pay, orderNumber } = await buyer.atCheckout('it', {
      offer: 'leave open',
    });
    await page.goto(addressOf('cardForm', 'it'));
    const code = discountField(page, { checkout });
    await code.open();
    await code.type('VIP5');
    await code.apply();
    await expect(page.getByText(checkout.discount.applied('VIP5'))).toBeVisible();
    await page.route('**/stripe.js', (route) => route.abort());
    await page.goto(addressOf('cardPayment', 'it'));
    await expect(page.getByText(checkout.failed.script)).toBeVisible();
    await expectSound(page, 'it');
    await page.unroute('**/stripe.js');
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: '+1.000 follower' })).toBeVisible();
    await expect(page.getByRole('region', { name: checkout.payWith })).toBeFocused();
    await expect(page.getByText(checkout.discount.applied('VIP5'))).toBeVisible();
    await expect(page.getByRole('heading', { name: checkout.banner.title })).toBeVisible();
    await expectSound(page, 'it');
    await page.getByRole('button', { name: checkout.upsell.accept }).click();
    await expect(page.getByRole('heading', { level: 1, name: '+1.500 follower' })).toBeVisible();
    await expect(page.getByText(checkout.banner.taken)).toBeVisible();
    const banner = page.getByRole('region', { name: checkout.banner.title });
    await expect(banner).toBeFocused();
    const update = '**/api/update-payment-intent';
    await page.route(update, (route) => route.abort(), { times: 1 });
    await banner.getByRole('button', { name: checkout.banner.remove }).click();
    await expect(page.getByText(errors.network).first()).toBeVisible();
    await expect(page.getByText(checkout.banner.taken)).toBeVisible();
    await banner.getByRole('button', { name: checkout.banner.remove }).click();
    await expect(page.getByRole('button', { name: /^Paga 18,99\s€/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // Before the card: a press right after the page scrolled can still reach the provider's frame.
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await fillCard('4242 4242 4242 4242');
    await pay('18,99');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 1899 }]);
  });
});
