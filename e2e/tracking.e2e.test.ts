import type { Page, Request } from '@playwright/test';
import { administrator } from '../api/testing/administrator';
import { type Bought, buy, orderThat } from '../api/testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../api/testing/rows';
import { adminRefund } from '../domain/calls/admin-order-actions';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { buyDelivered } from './support/buy-delivered';
import { foreignSentences } from './support/foreign-sentences';
import { tabTo } from './support/keyboard';
import { panelClock, panelDrop, panelPace } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const heading = (page: Page, orderNumber: string) =>
  expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible();

/** Opens the full order as a stranger who knows its number and e-mail address. */
async function openWhole(
  page: Page,
  language: Language,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<void> {
  const { tracking } = words[language];
  await page.goto(`${addressOf('track', language)}?order=${orderNumber}`);
  await page.getByRole('button', { name: tracking.next.openWhole }).click();
  const field = page.getByLabel(tracking.emailLabel);
  await expect(field).toBeFocused();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
}

test('by keyboard: a number with #, then the whole order with its e-mail address, also after a reload [S1-2.3.1 S1-2.3.2 S1-2.3.5 S1-5.3]', async ({
  page,
  language,
  orderAsRows,
}) => {
  const { common, tracking } = words[language];
  const { order, own } = await orderAsRows({ language });
  await page.goto(addressOf('track', language));
  await expect(page.getByText(tracking.empty)).toBeVisible();
  await expectSound(page, language);

  // An empty field gets its message and the focus.
  const number = page.getByLabel(tracking.numberLabel, { exact: true });
  await tabTo(page, page.getByRole('button', { name: tracking.search }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(tracking.required)).toBeVisible();
  await expect(number).toBeFocused();
  await expectSound(page, language);

  await number.pressSequentially(`#${order.orderNumber.toLowerCase()}`);
  await page.keyboard.press('Enter');
  await heading(page, order.orderNumber);
  expect(new URL(page.url()).searchParams.get('order')).toBe(order.orderNumber);
  await expect(page.locator('main')).not.toContainText(own.username);
  await expectSound(page, language);

  await tabTo(page, page.getByRole('button', { name: tracking.next.openWhole }));
  await page.keyboard.press('Enter');
  const email = page.getByLabel(tracking.emailLabel);
  await expect(email).toBeFocused();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(page.getByText(common.emailInvalid)).toBeVisible();
  await expectSound(page, language);

  // Another address gets the same answer as an unknown number, and the typed text stays.
  await email.fill(`other.${own.email}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(tracking.notFoundTogether)).toBeVisible();
  await expect(email).toHaveValue(`other.${own.email}`);
  await expectSound(page, language);

  await email.fill(own.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`@${own.username}`).first()).toBeVisible();
  expect(page.url()).not.toContain('example.com');
  await expectSound(page, language);

  // The search is repeated when the connection comes back. If it fails, the order and what is typed in it stay.
  await page.getByRole('button', { name: tracking.invoice.open }).click();
  const name = page.getByLabel(tracking.invoice.name);
  await name.fill('Estudio Varenna, S.L.');
  await page.route('**/api/track-order', (route) => route.abort());
  let failures = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/track-order')) failures += 1;
  });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => failures).toBe(2);
  await expectSound(page, language);
  await expect(name).toHaveValue('Estudio Varenna, S.L.');
  await page.unroute('**/api/track-order');

  await page.reload();
  await expect(page.getByText(`@${own.username}`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: tracking.receipt })).toBeVisible();
  // The help form is prefilled.
  await page.getByRole('main').getByRole('link', { name: tracking.next.contact }).click();
  await page.waitForURL(`**${addressOf('contact', language)}?order=${order.orderNumber}`);
});

test('an unknown number gets its message, and stays in field and URL, also if the language is switched; one whose search fails can be tried again [S0-2.18 S0-2.32 S1-2.1.1 S1-2.3.3 S1-2.3.6 S1-8.3]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  const { es, fr, it } = words;
  const { order } = await orderAsRows();
  await page.goto('/es/track-order?id=%23999999999999');
  await expect(page.getByText(es.tracking.notFound)).toBeVisible();
  await expectSound(page, 'es');
  const back = page.getByRole('main').getByRole('link', { name: es.common.backHome });
  await expect(back).toHaveAttribute('href', addressOf('home', 'es'));
  // By another address of the page.
  await page.goto('/seguimiento?order=fnz-000000-xxxx');
  await expect(page.getByText(es.tracking.notFoundReference)).toBeVisible();
  await expect(page.getByLabel(es.tracking.numberLabel, { exact: true })).toHaveValue('FNZ-000000-XXXX');
  await expectSound(page, 'es');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/track-order?order=fnz-000000-xxxx');
  await expect(page.getByText(fr.tracking.notFoundReference).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await page.waitForURL('**/it/traccia-ordine?order=fnz-000000-xxxx');
  await expect(page.getByText(it.tracking.notFoundReference).first()).toBeVisible();
  await expect.poll(() => foreignSentences(page, 'it')).toEqual([]);

  const call = '**/api/orders/search-by-number';
  await page.route(call, (route) => route.abort());
  const number = page.getByLabel(it.tracking.numberLabel, { exact: true });
  await number.fill(order.orderNumber);
  await number.press('Enter');
  await expect(page.getByText(it.tracking.failed)).toBeVisible();
  await expectSound(page, 'it');
  await expect(number).toHaveValue(order.orderNumber);
  await page.unroute(call);
  await page.getByRole('button', { name: it.common.retry }).click();
  await heading(page, order.orderNumber);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a refill is refused with its reason, then asked for, followed and completed, all without a reload [S1-2.3.9 S1-2.6.5 S1-4.1 S1-8.4]', async ({
  page,
  language,
}) => {
  const { tracking } = words[language];
  const { order, cart, panelId } = await buyDelivered({ language });
  await openWhole(page, language, { orderNumber: order.orderNumber, email: cart.email });
  let reloads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) reloads += 1;
  });

  const proof = page.getByRole('region', { name: tracking.proof.title });
  await expect(proof.getByText(tracking.proof.before)).toBeVisible();
  await expect(proof.getByText(tracking.progress(1100, 1100))).toBeVisible();

  const ask = page.getByRole('button', { name: tracking.refill.ask });
  await ask.click();
  await expect(page.getByText(tracking.refill.failed.title, { exact: true })).toBeVisible();
  // The reason stays next to the button after the toast is gone.
  await expect(page.getByRole('main').getByText(words[language].errors.count_holds)).toBeVisible();
  await expectSound(page, language);

  await panelDrop(panelId, 30);
  // An answer that the panel's silence leaves open promises no e-mail.
  const json = { success: true, state: 'unknown' };
  await page.route('**/api/request-refill/*', (route) => route.fulfill({ json }), { times: 1 });
  await ask.click();
  await expect(page.getByText(tracking.refill.unanswered.text, { exact: true })).toBeVisible();
  await ask.dblclick();
  await expect(page.getByText(tracking.refill.sent.text, { exact: true })).toBeVisible();
  await expect(page.getByText(tracking.refill.states.requested, { exact: true })).toBeVisible();
  await expect(page.getByText(words[language].errors.refill_under_way).first()).toBeVisible();
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page, language);

  await panelClock({ advanceSeconds: 600 });
  await expect(page.getByText(tracking.refill.states.completed, { exact: true }).first()).toBeVisible();
  // The page says when the cool-down ends.
  const until = tracking.refill.from('|').split('|')[0] ?? '';
  await expect(page.getByText(until).first()).toBeVisible();
  expect(reloads).toBe(0);
  await expectSound(page, language);
});

test('a number in the URL waits 300 ms before the search [S1-2.3.4 S1-9.2]', async ({
  page,
  orderAsRows,
}) => {
  const { order } = await orderAsRows();
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...call) => {
      if (String(call[0]).includes('search-by-number')) document.documentElement.dataset.asked = 'true';
      return send(...call);
    };
  });
  // Only the test moves the page's clock, so that it does not matter how busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/track?id=${order.id}`);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByText(words.es.tracking.searching)).toHaveCount(1, { timeout: 1 });
  }).toPass({ timeout: 30_000 });
  await page.clock.runFor(285);
  const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
  expect(await asked()).toBeUndefined();
  await page.clock.resume();
  await heading(page, order.orderNumber);
  await expect.poll(() => asked()).toBe('true');
});

test.afterEach(() => panelPace(3));

test('a delivery is followed live: progress, expected end, complete; and a refund on its success page [S1-2.3.8]', {
  tag: '@desktop',
}, async ({ page, buyer, tolerated }) => {
  // On a busy machine a delivery of the usual seconds is over before the page is there.
  await panelPace(600);
  const bought = await buy();
  const { order, browser } = bought;
  await orderThat(browser, order.id, ({ status }) => status === 'processing');
  const earlier = ownNames();
  await anOrder(db, earlier);
  try {
    // The estimate follows from the thirty newest deliveries of the same service.
    await db.query(
      `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity,
         state, provider_order_id, provider_status, sent_at, answered_at, reported_at)
       SELECT gen_random_uuid(), $2, 1, number, provider_id, provider_service_id, username, quantity,
         'accepted', provider_order_id || '-' || number, 'completed', now() - interval '10 minutes', now(), now()
       FROM submissions CROSS JOIN generate_series(1, 30) number WHERE order_id = $1`,
      [order.id, earlier.orderId],
    );
    await page.clock.install();
    // The first stream is refused, as during a deploy.
    tolerated.push(/status of 503/);
    const changes = /\/api\/orders\/[^/]+\/events$/;
    await page.route(changes, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    const refused = page.waitForResponse(changes);
    await page.goto(`/track?order=${order.orderNumber}`);
    await heading(page, order.orderNumber);
    await refused;
    const { tracking } = words.es;
    await expect(async () => {
      await page.clock.fastForward('00:31');
      await expect(page.getByText(tracking.live, { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass();
    const expected = page.getByText(tracking.expected('|').split('|')[0] ?? '');
    await expect(expected).toBeVisible();
    await expectSound(page, 'es');
    // Of deliveries that took no time, the promised end passes: no change that the stream would report.
    await db.query('UPDATE submissions SET sent_at = reported_at WHERE order_id = $1', [earlier.orderId]);
    const isPassive = (request: Request) =>
      new URL(request.url()).pathname.startsWith('/api/orders/') &&
      request.headers()['x-passive'] !== undefined;
    // Nobody has used the page meanwhile, so that its customer's session ends (SECURITY.md).
    const asked = page.waitForRequest(isPassive);
    await expect(async () => {
      await page.clock.fastForward('01:01');
      await expect(expected).toBeHidden({ timeout: 3000 });
    }).toPass();
    await asked;
    await panelClock({ advanceSeconds: 600 });
    await expect(page.getByText(tracking.next.situations.delivered)).toBeVisible();
    await expectSound(page, 'es');
  } finally {
    await forgetOrders(db, [earlier]);
  }
  await refundIsShown(await buyer.pageOf(bought), bought, tolerated);
});

/** On the success page of its buyer, which then loses its access. */
async function refundIsShown(page: Page, { order, cart }: Bought, tolerated: RegExp[]): Promise<void> {
  const { tracking } = words.es;
  await page.goto(`${addressOf('success', 'es')}?order=${order.id}`);
  await heading(page, order.orderNumber);
  await (await administrator()).call(adminRefund, {
    params: { id: order.id },
    body: { reason: 'Lo pide el cliente' },
  });
  // Next to the number: steps and payment use the same words.
  const state = page.getByRole('main').locator('header');
  await expect(state.getByText(tracking.statuses.refunded, { exact: true })).toBeVisible();

  // A receipt is refused once the browser has lost its access: the page then shows the public part.
  tolerated.push(/status of 404/);
  await page.context().clearCookies();
  await page.getByRole('link', { name: tracking.receipt, exact: true }).click();
  await expect(page.getByRole('link', { name: tracking.next.openWhole })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(cart.username);
}
