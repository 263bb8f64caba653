import type { Page } from 'playwright-core';
import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { cardFrames, fillSplitCard } from './support/card-form';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { chargesOf, deviceWallets, mailTo } from './support/sandbox';
import { challenge } from './support/shopper';
import { shopperIn } from './support/shopper-abroad';
import { words } from './support/words';

const db = testDatabase();

afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

/** A visitor of a language in front of the open checkout. */
async function atCheckout(language: Language, offer: 'decline' | 'leave open' = 'decline') {
  const page = await visit('phone', `${language}-${language.toUpperCase()}`);
  const shopper = shopperIn(page, language);
  const username = newTarget();
  await shopper.chooseProfile(username);
  await shopper.openCheckout(username);
  if (offer === 'decline') await shopper.answerOffer('decline');
  return { page, username, ...shopper, ...words[language] };
}

/** The intents that a page's carts have had, by the ids that it was given. */
function intentsSeen(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('response', (response) => {
    if (!/create-payment-intent|update-payment-intent/.test(response.url()) || response.status() !== 200)
      return;
    void response.json().then(({ paymentIntentId }) => seen.add(paymentIntentId));
  });
  return seen;
}

const discountField = (page: Page, { checkout }: { checkout: (typeof words)['es']['checkout'] }) => ({
  open: () => page.getByRole('button', { name: checkout.discount.open }).click(),
  type: (code: string) => page.getByLabel(checkout.discount.label).fill(code),
  apply: () => page.getByRole('button', { name: checkout.discount.apply, exact: true }).click(),
});

describe('discount', () => {
  test('es: empty and unknown codes say so at the field; VIP5 is applied, removed and applied again, on one intent', async () => {
    const { page, checkout, pay, fillCard, orderNumber } = await atCheckout('es');
    const intents = intentsSeen(page);
    const field = discountField(page, { checkout });
    await field.open();
    await field.apply();
    await page.getByText('Código requerido: Por favor ingresa un código de descuento').waitFor();
    await field.type(' nope ');
    await field.apply();
    await page.getByText('Código inválido: El código de descuento no es válido o ha expirado.').waitFor();
    expect(await page.getByLabel(checkout.discount.label).inputValue()).toBe(' nope ');
    expect(await violations(page)).toEqual([]);
    await field.type(' vip5 ');
    await field.apply();
    await page.getByText('Código VIP5 aplicado.').waitFor();
    await page.getByRole('button', { name: /^Pagar 9,49\s€/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Quitar el código VIP5' }).click();
    await page.getByRole('button', { name: /^Pagar 9,99\s€/ }).waitFor();
    await field.type('VIP5');
    await field.apply();
    await page.getByRole('button', { name: /^Pagar 9,49\s€/ }).waitFor();
    await fillCard('4242 4242 4242 4242');
    await pay('9,49');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 949 }]);
    expect(intents.size).toBe(1);
  });

  test('fr: a preview that gets no answer is no wrong code, and can be tried again', async () => {
    const { page, checkout } = await atCheckout('fr');
    const field = discountField(page, { checkout });
    await page.route('**/api/apply-discount', (route) => route.abort());
    await field.open();
    await field.type('VIP5');
    await field.apply();
    await page.getByText(`${checkout.discount.failedTitle}: ${checkout.discount.failed}`).waitFor();
    await page.unroute('**/api/apply-discount');
    await field.apply();
    await page.getByRole('button', { name: /^Payer 9,49\s€/ }).waitFor();
    expect(await foreignSentences(page, 'fr')).toEqual([]);
  });

  test('it: a code without an order that granted it holds no more than an unknown one', async () => {
    const { page, checkout, errors } = await atCheckout('it');
    const field = discountField(page, { checkout });
    await field.open();
    await field.apply();
    await page.getByText('Codice richiesto').waitFor();
    await field.type('SAVE10');
    await field.apply();
    await page.getByText(`Codice non valido: ${errors.discount_invalid}`).waitFor();
    expect(await foreignSentences(page, 'it')).toEqual([]);
  });
});

describe('offer', () => {
  test('it: B is taken with one change of the same intent, and never asked about again', async () => {
    const { page, checkout, answerOffer, fillCard, pay, orderNumber } = await atCheckout('it', 'leave open');
    const intents = intentsSeen(page);
    await page.getByText(checkout.upsell.title).first().waitFor();
    expect(await violations(page)).toEqual([]);
    let updates = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/update-payment-intent')) updates += 1;
    });
    await answerOffer('accept');
    await page.getByRole('button', { name: /^Paga 14,48\s€/ }).waitFor();
    expect(updates).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: /^Paga 14,48\s€/ }).waitFor();
    expect(await page.getByText(checkout.upsell.title).count()).toBe(0);
    await fillCard('4242 4242 4242 4242');
    await pay('14,48');
    expect(await chargesOf(await orderNumber())).toEqual([{ amount: 1448 }]);
    expect(intents.size).toBe(1);
  });

  test('fr: declined with Escape, it stays declined after a reload and in another tab', async () => {
    const { page, checkout, frame } = await atCheckout('fr', 'leave open');
    await page.getByText(checkout.upsell.title).first().waitFor();
    await page.keyboard.press('Escape');
    await frame();
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(addressOf('checkout', 'fr'));
      await tab.getByRole('button', { name: /^Payer 9,99\s€/ }).waitFor();
      expect(await tab.getByText(checkout.upsell.title).count()).toBe(0);
    }
  });

  test('it: an offer whose time is over closes by itself, says so, and the original price stands', async () => {
    await db.query(
      `UPDATE settings SET value = value || '{"upsellOfferSeconds": 14}' WHERE key = 'purchase'`,
    );
    try {
      const { page, checkout, errors, pay, fillCard, orderNumber } = await atCheckout('it', 'leave open');
      await page.getByText(checkout.upsell.title).first().waitFor();
      await page.getByText(errors.upsell_expired).first().waitFor();
      expect(await page.getByRole('button', { name: checkout.upsell.accept }).count()).toBe(0);
      await fillCard('4242 4242 4242 4242');
      await pay('9,99');
      expect(await chargesOf(await orderNumber())).toEqual([{ amount: 999 }]);
    } finally {
      await db.query(`UPDATE settings SET value = value - 'upsellOfferSeconds' WHERE key = 'purchase'`);
    }
  });
});

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

describe('what goes wrong beside the payment', () => {
  test('es: an address that is none is told at its field; the confirmation goes to the new one', async () => {
    const { page, username, checkout, common, fillCard, pay, orderNumber } = await atCheckout('es');
    await page.getByRole('button', { name: `${common.change}: ${checkout.emailLabel}` }).click();
    const field = page.getByRole('dialog').getByLabel(checkout.emailLabel);
    await fillCard('4242 4242 4242 4242');
    for (const [typed, sentence] of [
      ['', 'Email es requerido'],
      ['lucia', 'Email inválido'],
    ] as const) {
      await field.fill(typed);
      await pay('9,99');
      await page.getByText(sentence, { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await field.fill(`otra.${username}@example.com`);
    const readFor = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          let since = 0;
          const timer = setInterval(() => {
            if (!since && document.body.textContent?.includes(text)) since = performance.now();
            if (!since || !location.pathname.endsWith('/order-success')) return;
            clearInterval(timer);
            resolve(performance.now() - since);
          }, 20);
        }),
      '¡Pago completado!',
    );
    await pay('9,99');
    // Long enough to be read (S0 §9: 1 s), and no dead end.
    expect(await readFor).toBeGreaterThan(900);
    const number = await orderNumber();
    await page.getByRole('heading', { name: '¡Pago exitoso!' }).waitFor();
    await eventually(async () => {
      const [mail] = await mailTo(`otra.${username}@example.com`);
      if (!mail?.subject.includes(number)) throw new Error('No confirmation yet');
    });
  });

  test('fr: no call after the payment gets through: received and being created, then the order; nothing is paid twice', async () => {
    const { page, success, fillCard, pay } = await atCheckout('fr');
    await page.route('**/api/create-order-after-payment', (route) => route.abort());
    await page.route('**/api/orders-by-payment/*', (route) =>
      route.fulfill({ json: { success: true, state: 'creating', orderNumber: 'FNZ-261121-AAAA' } }),
    );
    await fillCard('4242 4242 4242 4242');
    await pay('9,99');
    await page.waitForURL(/payment_intent=pi_\w+&status=processing/);
    await page.getByRole('heading', { name: success.creating.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await foreignSentences(page, 'fr')).toEqual([]);
    await page.unroute('**/api/create-order-after-payment');
    await page.unroute('**/api/orders-by-payment/*');
    const heading = page.getByRole('heading', { name: /FNZ-\d{6}-\w{4}/ });
    await heading.waitFor();
    const number = /FNZ-\d{6}-\w{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    expect(await chargesOf(number)).toEqual([{ amount: 999 }]);
  });

  test('it: a check for blocked users that fails blocks nobody', async () => {
    const page = await visit('phone', 'it-IT');
    await page.route('**/api/check-blocked-user', (route) => route.abort());
    await shopperIn(page, 'it').chooseProfile(newTarget());
    await page.getByRole('radio', { name: /^1.000\s/ }).waitFor();
  });
});
