import { payments } from '../api/testing/payments';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { discountField } from './support/discount-field';
import { noAnswer } from './support/no-answer';
import { mailTo } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';

test.describe('discount', () => {
  test('es: empty and unknown codes say so at the field, a preview without an answer doesn’t; VIP5 is applied, removed and applied again, on one intent [S0-4.11]', async ({
    buyer,
  }) => {
    const { page, checkout, common, intents } = await buyer.atCheckout('es');
    const field = discountField(page, { checkout });
    await field.open();
    await field.apply();
    await expect(page.getByText('Código requerido: Por favor ingresa un código de descuento')).toBeVisible();
    await field.type(' nope ');
    await field.apply();
    await expect(
      page.getByText('Código inválido: El código de descuento no es válido o ha expirado.'),
    ).toBeVisible();
    await expect(page.getByLabel(checkout.discount.label)).toHaveValue(' nope ');
    await expectSound(page);
    await page.route('**/api/apply-discount', (route) => route.abort(), { times: 1 });
    await field.type('VIP5');
    await field.apply();
    await expect(
      page.getByText(common.labelled(checkout.discount.failedTitle, checkout.discount.failed)),
    ).toBeVisible();
    const carried = '{"code":"OLDER10","percent":10}';
    await page.evaluate((text) => sessionStorage.setItem('carriedCode', text), carried);
    await field.type(' vip5 ');
    await field.apply();
    await expect(page.getByText('Código VIP5 aplicado.')).toBeVisible();
    // A code that was clicked before doesn't replace it after a reload.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('carriedCode'))).toBeNull();
    await expect(page.getByRole('button', { name: /^Pagar 9,49\s€/ })).toBeVisible();
    const prices = page.getByRole('region', { name: checkout.summary }).getByRole('definition');
    await expect(prices).toHaveText([/^9,99\s€$/, checkout.free, /^-0,50\s€$/]);
    await expectSound(page);
    const problem = page.getByText(checkout.discount.failed);
    await page.route('**/api/update-payment-intent', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Quitar el código VIP5' }).click();
    await expect(problem).toBeVisible();
    await page.getByRole('button', { name: 'Quitar el código VIP5' }).click();
    await expect(page.getByRole('button', { name: /^Pagar 9,99\s€/ })).toBeVisible();
    await expect(problem).toHaveCount(0);
    await field.type('VIP5');
    await field.apply();
    await expect(page.getByRole('button', { name: /^Pagar 9,49\s€/ })).toBeVisible();
    const [intent = '', ...others] = intents;
    expect(others).toEqual([]);
    await expect.poll(async () => (await payments().retrieve(intent)).amount).toBe(949);
  });
});

test.describe('offer', () => {
  test('it: B stays open if an acceptance gets no answer, is taken with one change of the same intent and out with another, and never asked about again [S0-2.27]', async ({
    buyer,
    tolerated,
  }) => {
    tolerated.push(/status of 503/);
    const { page, checkout, errors, answerOffer, intents } = await buyer.atCheckout('it', {
      offer: 'leave open',
    });
    await expect(page.getByText(checkout.upsell.title).first()).toBeVisible();
    await expect(page.getByText(checkout.upsell.separate('32,98 €'))).toBeVisible();
    await expect(page.getByRole('button', { name: checkout.upsell.decline })).toBeVisible();
    await expectSound(page);
    const update = '**/api/update-payment-intent';
    await page.route(update, (route) => route.fulfill(noAnswer));
    await page.getByRole('button', { name: checkout.upsell.accept }).first().click();
    await expect(page.getByText(errors.unavailable).first()).toBeVisible();
    await expect(page.getByText(errors.upsell_not_offered)).toHaveCount(0);
    await page.unroute(update);

    let updates = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/update-payment-intent')) updates += 1;
    });
    await answerOffer('accept');
    await expect(page.getByRole('button', { name: /^Paga 25,99\s€/ })).toBeVisible();
    expect(updates).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Paga 25,99\s€/ })).toBeVisible();
    await expect(page.getByText(checkout.upsell.title)).toHaveCount(0);
    await page.getByRole('button', { name: checkout.banner.remove }).press('Enter');
    await expect(page.getByRole('button', { name: /^Paga 19,99\s€/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeFocused();
    await expect(page.getByText(checkout.upsell.title)).toHaveCount(0);
    expect(intents.size).toBe(1);
  });

  test('fr: closed with Escape, it stays in the summary, also after a reload', async ({ buyer }) => {
    const { page, checkout } = await buyer.atCheckout('fr', { offer: 'leave open' });
    const dialog = page.getByRole('dialog', { name: checkout.upsell.title });
    const line = page.getByRole('region', { name: checkout.upsell.title });
    // Nobody opened it: a key that was meant for the sheet reaches neither answer.
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(line).toContainText('500 abonnés');
    await expectSound(page, 'fr');
    await page.goto(addressOf('checkout', 'fr'));
    await expect(line.getByRole('timer')).toBeVisible();
    await line.getByRole('button', { name: checkout.upsell.accept }).click();
    await expect(page.getByRole('button', { name: /^Payer 25,99\s€/ })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('it: an expired offer closes on its own, says so, and the original price stays', async ({ buyer }) => {
    await db.query(
      `UPDATE settings SET value = value || '{"upsellOfferSeconds": 14}' WHERE key = 'purchase'`,
    );
    try {
      const { page, checkout, errors } = await buyer.atCheckout('it', { offer: 'leave open' });
      await expect(page.getByText(checkout.upsell.title).first()).toBeVisible();
      await expect(page.getByText(errors.upsell_expired).first()).toBeVisible();
      await expect(page.getByRole('button', { name: checkout.upsell.accept })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Paga 19,99\s€/ })).toBeVisible();
    } finally {
      await db.query(`UPDATE settings SET value = value - 'upsellOfferSeconds' WHERE key = 'purchase'`);
    }
  });
});

test.describe('failures beside the payment', () => {
  test('es: an invalid address has its message at the field; the confirmation goes to the new one [S0-5.2 S0-8.9 S0-9.4]', async ({
    buyer,
  }) => {
    const { page, username, checkout, common, fillCard, pay, orderNumber } = await buyer.atCheckout('es');
    await page.getByRole('button', { name: common.labelled(common.change, checkout.emailLabel) }).click();
    const field = page.getByRole('dialog').getByLabel(checkout.emailLabel);
    await fillCard('4242 4242 4242 4242');
    for (const [typed, sentence] of [
      ['', 'Email es requerido'],
      ['lucia', 'Email inválido'],
    ] as const) {
      await field.fill(typed);
      await pay('9,99');
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expectSound(page);
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
    // Long enough to be read (S0 §9: 1 s), and with a way on.
    expect(await readFor).toBeGreaterThan(900);
    const number = await orderNumber();
    await expect(page.getByRole('heading', { name: '¡Pago exitoso!' })).toBeVisible();
    await eventually(async () => {
      const [mail] = await mailTo(`otra.${username}@example.com`);
      if (!mail?.subject.includes(number)) throw new Error('No confirmation yet');
    });
  });
});
