import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { noAnswer } from './support/no-answer';
import { chargesOf, mailTo, panelOrders } from './support/sandbox';
import { db } from './support/shop';
import {
  challenge,
  choosePackage,
  chooseProfile,
  fillCard,
  goToCheckout,
  orderNumber,
  pay,
} from './support/shopper';
import { shopperIn } from './support/shopper-abroad';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('buy 1000 followers and watch them arrive without a reload [V24]', {
  tag: '@twice',
}, async ({ page, visit, size }) => {
  const username = newTarget();
  await chooseProfile(page, username);
  await expectSound(page);
  await choosePackage(page, username);
  await expectSound(page);
  await fillCard(page, '4242 4242 4242 4242');
  await pay(page);
  const number = await orderNumber(page);
  await expectSound(page);
  let reloads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) reloads += 1;
  });

  const tracking = await visit({ size });
  await tracking.goto(`/track?order=${number}`);
  await expect(tracking.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  // A stranger's view: neither the name nor the address.
  await expect(tracking.locator('main')).not.toContainText(username);

  // The status badge, not the step of the same name: both are visible then.
  for (const watched of [page, tracking])
    await watched.waitForFunction(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (e) => e.childElementCount === 0 && e.textContent === 'Completado',
        ).length >= 2,
      undefined,
      { timeout: 60_000 },
    );
  expect(reloads).toBe(0);
  await expectSound(tracking);
  expect(await chargesOf(number)).toEqual([{ amount: 999 }]);
  const { rows } = await db.query(
    'SELECT c.source FROM conversions c JOIN orders o ON o.id = c.order_id WHERE o.order_number = $1',
    [number],
  );
  expect(rows).toEqual([{ source: 'home' }]);
  expect(await panelOrders(username)).toMatchObject([{ quantity: 1100, status: 'Completed' }]);
  const [mail] = await eventually(async () => {
    const mails = await mailTo(`${username}@example.com`);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Confirmación de tu pedido ${number}`,
      `Tu pedido ${number} está completado`,
    ]);
    return mails;
  });
  expect(mail?.text).toMatch(/Incluye IVA \(21\s%\): 1,73\s€/);
});

// Both variants of the offer ask the same for this size: A in Spanish, B in Italian (D7).
for (const language of ['es', 'it'] as const)
  test(`${language}: followers from Spain with the offer accepted, paid and delivered [S0-2.22]`, async ({
    page,
  }) => {
    const username = newTarget();
    const shopper = shopperIn(page, language);
    const { order } = words[language];
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: new RegExp(`^${order.packageTypes.spain.name}`) }).click();
    await page.getByRole('radio', { name: /^500\s.*12,99\s€/ }).click();
    await shopper.toCheckout(username);
    await shopper.answerOffer('accept');
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay('16,89');
    expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 1689 }]);
    const delivered = [{ service: 1002, quantity: 800, status: 'Completed' }];
    await eventually(async () => expect(await panelOrders(username)).toMatchObject(delivered), {
      timeoutMs: 60_000,
    });
    await expectSound(page);
  });

test('a declined card says so, another card pays; one order, one charge', async ({ page }) => {
  const username = newTarget();
  await goToCheckout(page, username);
  await fillCard(page, '4000 0000 0000 0002');
  await pay(page);
  await expect(
    page
      .getByText(
        'Tu banco no ha aceptado la tarjeta. No se te ha cobrado nada y tu pedido sigue aquí. Prueba con otra tarjeta o pregunta a tu banco.',
      )
      .first(),
  ).toBeVisible();
  await expectSound(page);
  // Nothing typed is lost.
  await expect(page.getByText(`${username}@example.com`).first()).toBeVisible();
  await fillCard(page, '4242 4242 4242 4242');
  await pay(page);
  const number = await orderNumber(page);
  expect(await chargesOf(number)).toEqual([{ amount: 999 }]);
  expect((await panelOrders(username)).length).toBeLessThanOrEqual(1);
});

test('3-D Secure: refused, the card can be retried; completed, the order is there [S0-4.17]', async ({
  page,
}) => {
  await goToCheckout(page, newTarget());
  await fillCard(page, '4000 0025 0000 3155');
  await pay(page);
  await challenge(page, 'Fallar');
  await expect(
    page.getByText('No se pudo autenticar tu tarjeta. Intenta con otro método de pago.').first(),
  ).toBeVisible();
  await pay(page);
  await challenge(page, 'Completar');
  expect(await chargesOf(await orderNumber(page))).toEqual([{ amount: 999 }]);
});

test('a shop that gives no answer after the payment is asked again: the buyer gets the order without a press', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  const { success, errors } = words.es;
  const payments = /\/api\/(create-order-after-payment|orders-by-payment\/)/;
  await goToCheckout(page, newTarget());
  await fillCard(page, '4242 4242 4242 4242');
  await page.route(payments, (route) => route.fulfill(noAnswer));
  await pay(page);
  await expect(page.getByText(success.loading).first()).toBeVisible();
  await expect(page.getByText(errors.unavailable)).toBeVisible();
  await expect(page.getByText(success.errors.text)).toHaveCount(0);
  await expectSound(page);
  let refusals = 2;
  await page.route('**/api/orders/*', (route) =>
    refusals-- > 0 ? route.fulfill(noAnswer) : route.continue(),
  );
  await page.unroute(payments);
  expect(await chargesOf(await orderNumber(page))).toEqual([{ amount: 999 }]);
  expect(refusals).toBeLessThan(0);
});
