import type { Page } from 'playwright-core';
import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { atCheckout, intentsSeen } from './support/at-checkout';
import { leave, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { chargesOf, mailTo } from './support/sandbox';
import { shopperIn } from './support/shopper-abroad';
import type { words } from './support/words';

const db = testDatabase();

afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

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
          new MutationObserver(() => {
            if (!since && document.body.textContent?.includes(text)) since = performance.now();
            if (since && location.pathname.endsWith('/order-success')) resolve(performance.now() - since);
          }).observe(document, { subtree: true, childList: true, characterData: true });
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
