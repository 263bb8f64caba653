import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { noAnswer } from './support/no-answer';
import { chargesOf, mailTo, panelOrders } from './support/sandbox';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('buy 1000 followers and watch them arrive without a reload; back never leads to the finished payment [S0-2.19 V24]', {
  tag: '@both',
}, async ({ page, visit }) => {
  const username = newTarget();
  const shopper = shopperIn(page, 'es');
  const { order } = words.es;
  const provider = new URL(process.env.SANDBOX_PAYMENTS_URL ?? '').origin;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider) || /stripe\.com/.test(request.url())) asked.push(request.url());
  });
  await shopper.chooseProfile(username);
  await expectSound(page);
  await page.getByRole('radio', { name: new RegExp(`^${order.packageTypes.europe.name}`) }).click();
  await page.getByRole('radio', { name: /^1.000\s/ }).click();
  await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: what is not fetched shows once nothing more comes
  await page.waitForLoadState('networkidle');
  // The payment provider hears of a visitor only when the checkout opens.
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: order.proceed }).first().click();
  await shopper.frame();
  expect(asked.length).toBeGreaterThan(0);
  await expectSound(page);
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('9,99');
  const number = await shopper.orderNumber();
  await expect(page.getByRole('complementary', { name: words.es.banner.region })).toBeVisible();
  await expectSound(page);
  let reloads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) reloads += 1;
  });

  const tracking = await visit();
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
      `Tu pedido ${number} está completo`,
    ]);
    return mails;
  });
  expect(mail?.text).toMatch(/Incluye IVA \(21\s%\): 1,73\s€/);

  await test.step('back: from tracking to the order, from the form home; reload shows the order', async () => {
    const { common, success } = words.es;
    const field = page.getByLabel(order.usernameLabel);
    const home = addressOf('home', 'es');
    await page.reload();
    expect(await shopper.orderNumber()).toBe(number);
    await page.getByRole('main').getByRole('link', { name: success.follow }).click();
    await page.waitForURL(`**${addressOf('track', 'es')}?order=*`);
    await page.goBack();
    expect(await shopper.orderNumber()).toBe(number);

    await page.getByRole('button', { name: common.backHome }).click();
    await page.waitForURL(`**${home}`);
    await expect(field).toBeVisible();
    await page.goBack();
    await page.waitForURL(`**${home}`);
    await expect(field).toBeVisible();
    // The form before the payment: the checkout does not reopen.
    await page.goBack();
    await expect(field).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a shop that gives no answer after the payment is asked again: the buyer reads what is known of it, and gets the order without a press [S0-4.16 S0-4.19]', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  const { success, errors } = words.es;
  const payments = /\/api\/(create-order-after-payment|orders-by-payment\/)/;
  const username = newTarget();
  const shopper = shopperIn(page, 'es');
  await shopper.chooseProfile(username);
  await shopper.openCheckout(username);
  await shopper.fillCard('4242 4242 4242 4242');
  await page.route(payments, (route) => route.fulfill(noAnswer));
  await shopper.pay('9,99');
  await page.waitForURL(/payment_intent=pi_\w+&status=processing/);
  await expect(page.getByText(success.loading).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: success.unanswered.title })).toBeVisible();
  await expect(page.getByText(errors.unavailable)).toBeVisible();
  await expect(page.getByText(success.unanswered.text)).toBeVisible();
  for (const refusal of [success.errors.text, success.errors.creation])
    await expect(page.getByText(refusal)).toHaveCount(0);
  await expectSound(page);

  // The purchase gives no answer, but its rows know of the payment.
  const [ask, rows] = ['**/api/create-order-after-payment', '**/api/orders-by-payment/*'] as const;
  const creating = { success: true, state: 'creating', orderNumber: 'FNZ-261121-AAAA' };
  await page.route(ask, (route) => route.abort());
  await page.route(rows, (route) => route.fulfill({ json: creating }));
  await expect(page.getByRole('heading', { name: success.creating.title })).toBeVisible();
  await expectSound(page, 'es');

  let refusals = 2;
  await page.route('**/api/orders/*', (route) =>
    refusals-- > 0 ? route.fulfill(noAnswer) : route.continue(),
  );
  for (const url of [payments, ask, rows]) await page.unroute(url);
  // Screen readers ignore a live region that appears together with its text.
  const announced = page.locator('main p[aria-live]');
  await expect(announced).toBeEmpty();
  expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 999 }]);
  expect(refusals).toBeLessThan(0);
  await expect(announced).not.toBeEmpty();
});
