import type { Page } from 'playwright-core';
import { buy, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { type Language, languages } from '../domain/money';
import { addressOf, pagePaths } from '../domain/pages';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { buyDelivered } from './support/delivered';
import { foreignSentences } from './support/foreign';
import { tabTo } from './support/keyboard';
import { mailTo, panelClock, panelDrop, panelFault } from './support/sandbox';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

async function isSound(page: Page, language: Language = 'es'): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}

const heading = (page: Page, orderNumber: string) =>
  page.getByRole('heading', { name: new RegExp(orderNumber) }).waitFor();

/** Opens an order whole as a stranger who knows its number and e-mail address. */
async function openWhole(
  page: Page,
  language: Language,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<void> {
  const { tracking } = words[language];
  await page.goto(`${addressOf('track', language)}?order=${orderNumber}`);
  await page.getByRole('button', { name: tracking.next.openWhole }).click();
  const field = page.getByLabel(tracking.emailLabel);
  await eventually(async () =>
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true),
  );
  await field.fill(email);
  await field.press('Enter');
  await page.getByText(email, { exact: true }).waitFor();
}

describe.each(languages)('in %s', (language) => {
  const { tracking } = words[language];

  test('by keyboard: a number with #, then the whole order with its e-mail address, also after a reload', async () => {
    const { order, cart } = await buy({ language });
    const page = await visit('phone');
    await page.goto(addressOf('track', language));
    await page.getByText(tracking.empty).waitFor();
    await isSound(page, language);

    // Nothing typed: the field says so and has the focus.
    const number = page.getByLabel(tracking.numberLabel, { exact: true });
    await tabTo(page, page.getByRole('button', { name: tracking.search }));
    await page.keyboard.press('Enter');
    await page.getByText(tracking.required).waitFor();
    expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
    await isSound(page, language);

    await number.pressSequentially(`#${order.orderNumber.toLowerCase()}`);
    await page.keyboard.press('Enter');
    await heading(page, order.orderNumber);
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.orderNumber);
    expect(await page.locator('main').textContent()).not.toContain(cart.username);
    await isSound(page, language);

    await tabTo(page, page.getByRole('button', { name: tracking.next.openWhole }));
    await page.keyboard.press('Enter');
    const email = page.getByLabel(tracking.emailLabel);
    await eventually(async () =>
      expect(await email.evaluate((input) => input === document.activeElement)).toBe(true),
    );
    await page.keyboard.type('not an address');
    await page.keyboard.press('Enter');
    await page.getByText(tracking.emailInvalid).waitFor();
    await isSound(page, language);

    // Another's address answers as an unknown number does, and what was typed stays.
    await email.fill(`other.${cart.email}`);
    await page.keyboard.press('Enter');
    await page.getByText(tracking.notFoundTogether).waitFor();
    expect(await email.inputValue()).toBe(`other.${cart.email}`);
    await isSound(page, language);

    await email.fill(cart.email);
    await page.keyboard.press('Enter');
    await page.getByText(`@${cart.username}`).first().waitFor();
    expect(page.url()).not.toContain('example.com');
    await isSound(page, language);

    await page.reload();
    await page.getByText(`@${cart.username}`).first().waitFor();
    await page.getByRole('link', { name: tracking.receipt }).waitFor();
    // Help begins with what is known.
    await page.getByRole('main').getByRole('link', { name: tracking.next.contact }).click();
    await page.waitForURL(`**${addressOf('contact', language)}?order=${order.orderNumber}`);
    expect(page.complaints).toEqual([]);
  });

  test('an unknown number says which, with what was asked', async () => {
    const page = await visit('desk');
    await page.goto(`${addressOf('track', language)}?id=%23999999999999`);
    await page.getByText(tracking.notFound).waitFor();
    await isSound(page, language);
    const back = page.getByRole('main').getByRole('link', { name: words[language].common.backHome });
    expect(await back.getAttribute('href')).toBe(addressOf('home', language));
    await page.goto(`${addressOf('track', language)}?order=fnz-000000-xxxx`);
    await page.getByText(tracking.notFoundReference).waitFor();
    expect(await page.getByLabel(tracking.numberLabel, { exact: true }).inputValue()).toBe('FNZ-000000-XXXX');
    await isSound(page, language);
  });

  test('a refill is refused with its reason, then asked for, followed and completed, all without a reload', async () => {
    const { order, cart, panelId } = await buyDelivered({ language });
    const page = await visit('phone');
    await openWhole(page, language, { orderNumber: order.orderNumber, email: cart.email });
    let reloads = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) reloads += 1;
    });

    const ask = page.getByRole('button', { name: tracking.refill.ask });
    await ask.click();
    await page.getByText(tracking.refill.failed.title, { exact: true }).waitFor();
    // The reason stays beside the button when the toast has gone.
    await page.getByRole('main').getByText(words[language].errors.count_holds).waitFor();
    await isSound(page, language);

    await panelDrop(panelId, 30);
    await ask.dblclick();
    await page.getByText(tracking.refill.sent.text, { exact: true }).waitFor();
    await page.getByText(tracking.refill.states.requested, { exact: true }).waitFor();
    await page.getByText(words[language].errors.refill_under_way).first().waitFor();
    expect(await ask.getAttribute('aria-disabled')).toBe('true');
    await isSound(page, language);

    await panelClock({ advanceSeconds: 600 });
    await page.getByText(tracking.refill.states.completed, { exact: true }).first().waitFor();
    // Not again before the cool-down is over, and from when.
    const until = tracking.refill.from('|').split('|')[0] ?? '';
    await page.getByText(until).first().waitFor();
    expect(reloads).toBe(0);
    await isSound(page, language);
    expect(page.complaints).toEqual([]);
  });
});

test('by id in the address, by the link of the e-mail, and under every address of tracking', async () => {
  const { order, cart } = await buy();
  const page = await visit('desk');
  await page.goto(`/track?id=${order.id}`);
  await heading(page, order.orderNumber);

  const link = await eventually(async () => {
    const [mail] = await mailTo(cart.email);
    const found = /https?:\/\/\S+\?order=\S+/.exec(mail?.text ?? '')?.[0];
    if (!found) throw new Error('No confirmation with a link yet');
    return new URL(found);
  });
  await page.goto(link.pathname + link.search);
  await heading(page, order.orderNumber);

  const addresses = languages.flatMap((language) =>
    pagePaths.track[language].map((name) => `/${language}/${name}`),
  );
  expect(addresses).toContain('/it/traccia-ordine');
  for (const address of [...addresses, '/track-order', '/track', '/seguimiento-pedido', '/seguimiento']) {
    await page.goto(`${address}?order=${order.orderNumber}`);
    await heading(page, order.orderNumber);
  }
  expect(page.complaints).toEqual([]);
});

test('a number in the address rests for 300 ms before it is searched', async () => {
  const { order } = await buy();
  const page = await visit('phone');
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
  await eventually(async () => {
    await page.clock.runFor(10);
    expect(await page.getByText(words.es.tracking.searching).count()).toBe(1);
  });
  await page.clock.runFor(285);
  const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
  expect(await asked()).toBeUndefined();
  await page.clock.resume();
  await heading(page, order.orderNumber);
  expect(await asked()).toBe('true');
});

test('a delivery is followed live: progress, expected end, then complete', async () => {
  // Enough finished deliveries of the same service to tell from.
  for (let delivery = 0; delivery < 5; delivery += 1) await buyDelivered();
  await panelFault({ kind: 'slow', action: 'add', ms: 50, count: 1 });
  const { order, browser } = await buy();
  await orderThat(browser, order.id, ({ status }) => status === 'processing');
  const page = await visit('desk');
  await page.goto(`/track?order=${order.orderNumber}`);
  await heading(page, order.orderNumber);
  const { tracking } = words.es;
  await page.getByText(tracking.expected('|').split('|')[0] ?? '').waitFor();
  await isSound(page);
  await panelClock({ advanceSeconds: 600 });
  await page.getByText(tracking.next.situations.delivered).waitFor({ timeout: 30_000 });
  await isSound(page);
});

test('a search that fails keeps the number and offers another try', async () => {
  const { order } = await buy();
  const page = await visit('phone');
  await page.goto('/track?order=FNZ-000000-XXXX');
  await page.getByText(words.es.tracking.notFoundReference).waitFor();
  await page.context().setOffline(true);
  const number = page.getByLabel(words.es.tracking.numberLabel, { exact: true });
  await number.fill(order.orderNumber);
  await number.press('Enter');
  await page.getByText(words.es.tracking.failed).waitFor();
  await isSound(page);
  expect(await number.inputValue()).toBe(order.orderNumber);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: words.es.common.retry }).click();
  await heading(page, order.orderNumber);
});
