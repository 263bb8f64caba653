import { newTarget } from '../api/testing/purchases';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { atCheckout } from './support/at-checkout';
import { cardFrames, fillSplitCard } from './support/card-form';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { chargesOf, deviceWallets } from './support/sandbox';
import { challenge } from './support/shopper';
import { shopperIn } from './support/shopper-abroad';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

/** Each language sees a part of the codes; the unit test over the whole table sees all in all of them. */
test.each([
  [
    'es',
    [
      ['4000 0000 0000 9987', 'lost_card'],
      ['4000 0000 0000 0069', 'expired_card'],
    ],
  ],
  [
    'fr',
    [
      ['4000 0000 0000 0002', 'card_declined'],
      ['4000 0000 0000 0127', 'incorrect_cvc'],
      ['4000 0000 0000 9979', 'stolen_card'],
    ],
  ],
  [
    'it',
    [
      ['4000 0000 0000 9995', 'insufficient_funds'],
      ['4000 0000 0000 0119', 'processing_error'],
      ['4000 0000 0000 0069', 'expired_card'],
    ],
  ],
] as const)('%s: each refused card says why in words, and the next one pays', async (language, cards) => {
  const { page, checkout, fillCard, pay, orderNumber } = await atCheckout(language);
  for (const [card, code] of cards) {
    await fillCard(card);
    await pay('9,99');
    await page.getByRole('alert').getByText(checkout.cardErrors[code]).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  await fillCard('4242 4242 4242 4242');
  await pay('9,99');
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test.each([
  ['fr', 'Échouer', 'Terminer'],
  ['it', 'Non completare', 'Completa'],
] as const)('%s: 3-D Secure refused, then completed, is one charge', async (language, fail, complete) => {
  const { page, checkout, fillCard, pay, orderNumber } = await atCheckout(language);
  await fillCard('4000 0025 0000 3155');
  await pay('9,99');
  await challenge(page, fail);
  await page.getByRole('alert').getByText(checkout.errors.authentication).waitFor();
  await pay('9,99');
  await challenge(page, complete);
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test('it: the wallet of the device pays, after the box is ticked', async () => {
  const { page, checkout, frame, orderNumber } = await atCheckout('it');
  await frame();
  const wallet = page.frameLocator('iframe[src*="/frames/expressCheckout"]').getByRole('button');
  await wallet.click();
  await page.getByText(checkout.immediateRequired).waitFor();
  await page.getByRole('checkbox', { name: checkout.immediate }).check();
  await wallet.click();
  await page.frameLocator('iframe[src*="/frames/wallet"]').getByRole('button').first().click();
  expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
});

test('fr: Apple Pay stands there where the device has it; without wallets nothing does, and no gap', async () => {
  try {
    await deviceWallets('both');
    const { page, checkout, frame, orderNumber } = await atCheckout('fr');
    await frame();
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    const wallets = page.frameLocator('iframe[src*="/frames/expressCheckout"]').getByRole('button');
    expect(await wallets.allTextContents()).toEqual(['Apple Pay', 'Google Pay']);
    await wallets.first().click();
    await page.frameLocator('iframe[src*="/frames/wallet"]').getByRole('button').first().click();
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);

    await deviceWallets('none');
    const without = await atCheckout('fr');
    await without.frame();
    expect(await without.page.getByText(checkout.orCard).count()).toBe(0);
  } finally {
    await deviceWallets('device');
  }
});

describe('the card form of split fields', () => {
  const open = async (language: Language) => {
    const page = await visit('phone', `${language}-${language.toUpperCase()}`);
    const shopper = shopperIn(page, language);
    const username = newTarget();
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1.000\s/ }).click();
    return { page, username, ...shopper, ...words[language] };
  };

  test('es: says at each field what is missing, asks for the address where none is known, pays and claims the order', async () => {
    const { page, username, checkout, orderNumber } = await open('es');
    await page.goto(addressOf('cardForm', 'es'));
    await cardFrames(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
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
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await fillSplitCard(page, '4242424242424242');
    const { number, expiry } = await cardFrames(page);
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    expect(await expiry.inputValue()).toBe('12 / 34');
    await page.getByLabel(checkout.cardForm.name).fill('Lucía Varenna');
    await page.getByLabel(checkout.emailLabel).fill(`${username}@example.com`);
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await page.waitForFunction(() => document.querySelectorAll('[role=alert]').length === 0);
    const claim = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
    await pay.click();
    expect((await claim).status()).toBe(200);
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
  });

  test('fr: a refused card and 3-D Secure are told as in the other form', async () => {
    const { page, username, checkout, orderNumber } = await open('fr');
    await page.getByLabel(words.fr.order.emailLabel).fill(`${username}@example.com`);
    await page.goto(addressOf('cardForm', 'fr'));
    await fillSplitCard(page, '4000000000009995');
    await page.getByLabel(checkout.cardForm.name).fill('Léa Brunoise');
    expect(await page.getByLabel(checkout.emailLabel).count()).toBe(0);
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    const pay = page.getByRole('button', { name: /^Payer 9,99\s€/ });
    await pay.click();
    await page.getByText(checkout.cardErrors.insufficient_funds).waitFor();
    expect(await foreignSentences(page, 'fr')).toEqual([]);
    await fillSplitCard(page, '4000002500003155');
    await pay.click();
    await challenge(page, 'Terminer');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
  });
});

describe('the card page', () => {
  test('it: shows what is bought, the offer as a banner, and takes it into the same payment', async () => {
    const { page, checkout, fillCard, pay, orderNumber } = await atCheckout('it', 'leave open');
    await page.goto(addressOf('cardPayment', 'it'));
    await page.getByRole('heading', { level: 1, name: '+1.000 follower' }).waitFor();
    await page.getByRole('heading', { name: checkout.banner.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await foreignSentences(page, 'it')).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: checkout.upsell.accept }).click();
    await page.getByRole('heading', { level: 1, name: '+1.500 follower' }).waitFor();
    await page.getByText(checkout.banner.taken).waitFor();
    await page.getByRole('button', { name: checkout.banner.remove }).click();
    await page.getByRole('button', { name: /^Paga 9,99\s€/ }).waitFor();
    await fillCard('4242 4242 4242 4242');
    await pay('9,99');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
  });

  test.each(['cardPayment', 'cardForm', 'checkout'] as const)('%s without an order says so', async (name) => {
    const page = await visit();
    await page.goto(addressOf(name, 'es'));
    await page.getByText('Error: No se encontraron datos del pedido').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('fr: where the provider’s script is missing, another try brings it', async () => {
    const { page, checkout, common, frame } = await atCheckout('fr');
    await page.route('**/stripe.js', (route) => route.abort());
    await page.goto(addressOf('cardPayment', 'fr'));
    await page.getByText(checkout.failed.script).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/stripe.js');
    await page.getByRole('button', { name: common.retry }).click();
    await frame();
  });
});
