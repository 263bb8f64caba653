import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { codeAfter, codeMails } from '../api/testing/customer';
import { testDatabase } from '../api/testing/database';
import { buy, newTarget, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { formatEuros, type Language, languages, vatContained } from '../domain/money';
import { addressOf } from '../domain/pages';
import { pdfText } from '../receipts/testing/pdf-text';
import { formatDate } from '../web/i18n/format';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { tabTo } from './support/keyboard';
import { mailTo } from './support/sandbox';
import { words } from './support/words';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

async function isSound(page: Page, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Logs in on a page that shows the form. */
async function logIn(page: Page, language: Language, email: string): Promise<void> {
  const { account } = words[language];
  const before = await codeMails(email);
  await page.getByLabel(account.email).fill(email);
  await page.getByRole('button', { name: account.ask }).click();
  await page.getByLabel(account.code.label).fill(await codeAfter(email, before));
  await page.getByRole('button', { name: account.code.enter }).click();
  await page.getByRole('button', { name: account.logOut }).waitFor();
}

describe.each(languages)('in %s', (language) => {
  const { account, tracking } = words[language];

  test('a customer comes in with a code by keyboard, and sees sums, orders, filter, detail and receipt', async () => {
    const email = `${newTarget()}@example.com`;
    const first = await buy({ email, language });
    const second = await buy({ email, language });
    const page = await visit('phone');
    await page.goto(addressOf('account', language));
    // The form asks for what is missing, at the field and in a toast.
    const field = page.getByLabel(account.email);
    await tabTo(page, field);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: account.emailMissing }).first().waitFor();
    await page.getByRole('listitem').getByText(account.emailMissing).waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('no@address');
    await page.keyboard.press('Enter');
    await page.getByText(account.emailInvalid).waitFor();
    await isSound(page, language);
    const before = await codeMails(email);
    await field.fill(email);
    await page.keyboard.press('Enter');

    const code = page.getByLabel(account.code.label);
    await code.waitFor();
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await page.getByText(account.code.text(email)).waitFor();
    await isSound(page, language);
    await page.keyboard.press('Enter');
    await page.getByText(account.code.missing).waitFor();
    const right = await codeAfter(email, before);
    await code.fill(wrongCode(right));
    await page.keyboard.press('Enter');
    await page.getByText(account.code.wrong(4)).waitFor();
    await isSound(page, language);
    // A phone may throw the page away while the mail is read; pasted with what stands around it.
    await page.reload();
    await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 2, name: account.list.title }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(email, { exact: true }).waitFor();
    await main.getByText(formatEuros(1998, language), { exact: true }).waitFor();
    const orders = main.locator('li', { has: page.getByRole('heading', { level: 3 }) });
    expect(await orders.count()).toBe(2);
    const newest = orders.first();
    await newest.getByText(`@${second.cart.username}`).waitFor();
    await newest.getByText(formatEuros(999, language), { exact: true }).waitFor();
    await newest.getByText(formatDate(new Date().toISOString(), language), { exact: true }).waitFor();
    await isSound(page, language);

    // By keyboard to a filter that shows nothing, and back.
    const chosen = page.getByRole('radio', { checked: true });
    await tabTo(page, chosen);
    await page.keyboard.press('ArrowLeft');
    await page.getByText(account.list.empty).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('cancelled');
    await isSound(page, language);
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await orders.count()).toBe(2));

    await page.getByRole('link', { name: account.list.detailsOf(first.order.orderNumber) }).click();
    await page.getByText(first.order.orderNumber, { exact: true }).waitFor();
    const vat = vatContained(999, 21);
    for (const cents of [999 - vat, vat, 999])
      await main.getByText(formatEuros(cents, language), { exact: true }).waitFor();
    await page.getByRole('link', { name: `instagram.com/${first.cart.username}` }).waitFor();
    await page.getByText(account.facts.card).waitFor();
    await isSound(page, language);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: tracking.receipt }).click();
    expect(pdfText(readFileSync(await (await download).path()))).toContain(first.order.orderNumber);
    await page.getByRole('link', { name: account.detail.track }).waitFor();

    await page.getByRole('link', { name: account.detail.back }).click();
    await page.getByRole('button', { name: account.logOut }).click();
    await page.getByText(account.loggedOut).first().waitFor();
    expect(await page.getByLabel(account.email).inputValue()).toBe('');
    // What was seen is gone from this browser.
    await page.goto(`${addressOf('account', language)}?order=${first.order.orderNumber}`);
    await page.getByText(account.expired.text).first().waitFor();
    await page.getByLabel(account.email).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('an address without orders gets no letter; a session without orders says so and leads to another', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('account', language));
    const unknown = `${newTarget()}@example.com`;
    await page.getByLabel(account.email).fill(unknown);
    await page.getByRole('button', { name: account.ask }).click();
    // The same screen as for everybody, with what to do where no letter comes.
    await page.getByText(account.code.text(unknown)).waitFor();
    await page.getByText(account.code.advice).waitFor();
    expect(await mailTo(unknown)).toEqual([]);
    await page.getByRole('button', { name: account.code.change }).click();
    expect(await page.getByLabel(account.email).inputValue()).toBe(unknown);

    // Known by its cart alone.
    const { cart } = await startPurchase({ language });
    await logIn(page, language, cart.email);
    await page.getByRole('heading', { name: account.none.title }).waitFor();
    await page.getByText(account.none.text(cart.email)).waitFor();
    await isSound(page, language);
    await page.getByRole('button', { name: account.none.other }).click();
    const field = page.getByLabel(account.email);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('a session that ends meanwhile is told, and its address kept; the data come as a file', async () => {
    const { cart, order } = await buy({ language });
    const page = await visit('desk');
    await page.goto(`${addressOf('account', language)}?order=${order.orderNumber}`);
    await page.getByText(account.expired.title).first().waitFor();
    await page.getByText(account.expired.text).first().waitFor();
    const before = await codeMails(cart.email);
    await page.getByLabel(account.email).fill(cart.email);
    await page.getByRole('button', { name: account.ask }).click();
    await page.getByLabel(account.code.label).fill(await codeAfter(cart.email, before));
    await page.getByRole('button', { name: account.code.enter }).click();
    // On to where the address led.
    await page.getByText(order.orderNumber, { exact: true }).waitFor();
    await page.getByRole('heading', { name: account.detail.sums }).waitFor();
    await isSound(page, language);

    await page.getByRole('link', { name: account.detail.back }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: account.data.download }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file.orders.map((one: { order_number: string }) => one.order_number)).toEqual([order.orderNumber]);

    // Asking to be forgotten says what it means, and gives a reference; a slip of the hand sends nothing.
    await page.getByRole('button', { name: account.data.erase }).click();
    const dialog = page.getByRole('dialog', { name: account.data.dialog.title });
    for (const consequence of account.data.dialog.consequences) await dialog.getByText(consequence).waitFor();
    await dialog.getByRole('button', { name: account.data.dialog.confirm }).click();
    await dialog.getByText(account.data.dialog.reasonShort).waitFor();
    await isSound(page, language);
    await dialog.getByLabel(account.data.dialog.reason).fill('Motivo 12345');
    await dialog.getByRole('button', { name: account.data.dialog.confirm }).click();
    const done = page.getByRole('dialog', { name: account.data.dialog.doneTitle });
    const reference = /B-[0-9A-F]{8}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
    await isSound(page, language);
    await eventually(async () => {
      const { rows } = await db.query('SELECT id, state FROM leave_requests WHERE email = $1', [cart.email]);
      expect(rows).toMatchObject([{ state: 'open' }]);
      expect(reference).toBe(`B-${String(rows[0].id).slice(0, 8).toUpperCase()}`);
    });
    await page.keyboard.press('Escape');
    await done.waitFor({ state: 'hidden' });

    await db.query('DELETE FROM customer_sessions WHERE email = $1', [cart.email]);
    await page.locator('label', { hasText: account.list.filters.completed }).click();
    await page.getByText(account.expired.title).first().waitFor();
    await eventually(async () => {
      expect(await page.getByLabel(account.email).inputValue()).toBe(cart.email);
    });
    await isSound(page, language);
    expect(page.complaints).toEqual([]);
  });
});

test('another code can be asked for after a pause, and only the last one opens', async () => {
  const { account } = words.es;
  const { cart } = await buy();
  const page = await visit('phone');
  await page.clock.install();
  await page.goto('/my-orders');
  await page.getByLabel(account.email).fill(cart.email);
  await page.getByRole('button', { name: account.ask }).click();
  await page.getByText(account.code.resendIn(30)).waitFor();
  const first = await codeAfter(cart.email, []);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: account.code.resend }).click();
  await page.getByText(account.code.resent).first().waitFor();
  const letters = await eventually(async () => {
    const found = await codeMails(cart.email);
    if (found.length < 2) throw new Error('No second letter yet');
    return found;
  });
  const second = letters.map(({ subject }) => subject.slice(0, 6)).find((code) => code !== first) ?? '';
  await page.getByLabel(account.code.label).fill(first);
  await page.getByRole('button', { name: account.code.enter }).click();
  await page.getByText(account.code.wrong(4)).waitFor();
  await page.getByLabel(account.code.label).fill(second);
  await page.getByRole('button', { name: account.code.enter }).click();
  await page.getByRole('button', { name: account.logOut }).waitFor();
});

test('a connection that is gone loses nothing, and five wrong codes lead to a new one', async () => {
  const { account, errors } = words.es;
  const { cart } = await buy();
  const page = await visit('phone');
  await page.goto('/mi-cuenta');
  await page.getByLabel(account.email).fill(cart.email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: account.ask }).click();
  await page.getByText(errors.network).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: account.ask }).click();
  const right = await codeAfter(cart.email, []);
  const field = page.getByLabel(account.code.label);
  for (const left of [4, 3, 2, 1]) {
    await field.fill(wrongCode(right));
    await page.keyboard.press('Enter');
    await page.getByText(account.code.wrong(left)).waitFor();
  }
  await field.fill(wrongCode(right));
  await page.keyboard.press('Enter');
  await page.getByText(account.code.over).waitFor();
  // No pause where there is nothing left to try.
  await page.getByRole('button', { name: account.code.resend }).click();
  await page.getByText(account.code.resent).first().waitFor();
});
