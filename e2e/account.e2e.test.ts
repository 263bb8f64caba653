import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeAfter, codeMails } from '../api/testing/customer';
import { buy, newTarget, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { formatEuros, type Language, vatContained } from '../domain/money';
import { addressOf } from '../domain/pages';
import { pdfText } from '../receipts/testing/pdf-text';
import { formatDate } from '../web/i18n/format';
import { buyDelivered } from './support/buy-delivered';
import { held } from './support/held';
import { untilHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { noAnswer } from './support/no-answer';
import { restored } from './support/restored';
import { panelDrop } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Logs in on a page that shows the form. */
async function logIn(page: Page, language: Language, email: string): Promise<void> {
  const { account } = words[language];
  const before = await codeMails(email);
  await page.getByLabel(account.email).fill(email);
  await page.getByRole('button', { name: account.ask }).click();
  await page.getByLabel(account.code.label).fill(await codeAfter(email, before));
  await page.getByRole('button', { name: account.code.enter }).click();
  await expect(page.getByRole('button', { name: account.logOut })).toBeVisible();
}

test('a customer comes in with a code by keyboard, and sees sums, orders, filter, detail and receipt; a refill asked for in the list leaves the focus with its order [S1-2.4.3 S1-2.4.4 S1-2.4.5 S1-2.4.6 S1-2.5.7 S1-2.5.8 S1-2.5.10 S1-5.7 S1-9.9]', async ({
  page,
  language,
  tolerated,
}) => {
  const { account, common, tracking } = words[language];
  const email = `${newTarget()}@example.com`;
  const first = await buy({ email, language });
  // Another price, so that the amounts of the two can't be confused.
  const second = await buyDelivered({ email, language, serviceId: 205, amount: '19.99' });
  await panelDrop(second.panelId, 30);
  await page.goto(addressOf('account', language));
  // The form asks for what is missing, at the field and in a toast.
  const field = page.getByLabel(account.email);
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: account.emailMissing }).first()).toBeVisible();
  await expect(page.getByRole('listitem').getByText(account.emailMissing)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('no@address');
  await page.keyboard.press('Enter');
  await expect(page.getByText(common.emailInvalid)).toBeVisible();
  await expectSound(page, language);
  const before = await codeMails(email);
  await field.fill(email);
  await page.keyboard.press('Enter');

  const code = page.getByLabel(account.code.label);
  await expect(code).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText(account.code.text(email))).toBeVisible();
  await expectSound(page, language);
  await page.keyboard.press('Enter');
  await expect(page.getByText(account.code.missing)).toBeVisible();
  const right = await codeAfter(email, before);
  await code.fill(wrongCode(right));
  await page.keyboard.press('Enter');
  await expect(page.getByText(account.code.wrong(4))).toBeVisible();
  await expectSound(page, language);
  // A phone may discard the page while the e-mail is read; the code is pasted with the blanks around it.
  await page.reload();
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: account.list.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expect(main.getByText(formatEuros(2998, language), { exact: true })).toBeVisible();
  const orders = main.locator('li', { has: page.getByRole('heading', { level: 3 }) });
  await expect(orders).toHaveCount(2);
  const newest = orders.first();
  await expect(newest.getByText(`@${second.cart.username}`)).toBeVisible();
  await expect(newest.getByText(formatEuros(1999, language), { exact: true })).toBeVisible();
  await expect(orders.last().getByText(formatEuros(999, language), { exact: true })).toBeVisible();
  await expect(
    newest.getByText(formatDate(new Date().toISOString(), language), { exact: true }),
  ).toBeVisible();
  await expectSound(page, language);

  // By keyboard to a filter that shows nothing, and back.
  const chosen = page.getByRole('radio', { checked: true });
  await tabTo(page, chosen);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(account.list.empty)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('status')).toBe('cancelled');
  await expectSound(page, language);
  await page.keyboard.press('ArrowRight');
  await expect(orders).toHaveCount(2);

  // A filter never shows another one's orders, nor their number, without saying that it still loads or that it failed.
  const release = await held(page, '**/api/customer-account?*');
  await page.keyboard.press('ArrowRight');
  const shown = main.getByRole('status').filter({ hasText: /./ });
  await expect(shown).toHaveText(common.loading);
  await page.context().setOffline(true);
  release();
  const failed = main.getByRole('alert').filter({ hasText: account.loadFailed });
  await expect(failed).toBeVisible();
  await expect(orders).toHaveCount(0);
  await expect(chosen).toBeFocused();
  await expectSound(page, language);
  await page.context().setOffline(false);
  await expect(failed).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(account.list.shown(2, 2));

  const ask = newest.getByRole('button', { name: tracking.refill.ask });
  await ask.press('Enter');
  await expect(page.getByText(tracking.refill.sent.text, { exact: true })).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(newest.locator(':focus')).toContainText(tracking.refill.states.requested);

  await page.getByRole('link', { name: account.list.detailsOf(first.order.orderNumber) }).click();
  await expect(page.getByText(first.order.orderNumber, { exact: true })).toBeVisible();
  const vat = vatContained(999, 21);
  for (const cents of [999 - vat, vat, 999])
    await expect(main.getByText(formatEuros(cents, language), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `instagram.com/${first.cart.username}` })).toBeVisible();
  await expect(page.getByText(account.facts.card)).toBeVisible();
  await expectSound(page, language);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: tracking.receipt }).click();
  expect(pdfText(readFileSync(await (await download).path()))).toContain(first.order.orderNumber);
  // By its address, because browsers inside other apps save no blob.
  expect((await download).url()).toMatch(/^http.*\/receipt/);
  // The account's session ends while an invoice is typed.
  tolerated.push(/status of 404/);
  await invoiceOnRequest(page, language, email);
  await expect(page.getByRole('link', { name: account.detail.track })).toBeVisible();
  await expect(main.getByRole('link', { name: tracking.next.contact })).toHaveAttribute(
    'href',
    `${addressOf('contact', language)}?order=${first.order.orderNumber}`,
  );

  await expect(page.getByRole('link', { name: account.detail.back })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(addressOf('account', language));
  await expect(other.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: account.logOut }).click();
  await expect(page.getByText(account.loggedOut).first()).toBeVisible();
  await expect(page.getByLabel(account.email)).toHaveValue('');
  // Another page of the browser shows the account no longer, nor its address.
  await expect(other.getByLabel(account.email)).toHaveValue('');
  await expect(other.getByRole('main')).not.toContainText(email);
  await other.close();
  // Nothing of the account is left in this browser.
  await page.goto(`${addressOf('account', language)}?order=${first.order.orderNumber}`);
  await expect(page.getByText(account.expired.text).first()).toBeVisible();
  await expect(page.getByLabel(account.email)).toBeVisible();
});

/**
 * A wrong tax number shows the expected form; what was typed is still there after another login; the invoice is there as
 * soon as it is issued.
 */
async function invoiceOnRequest(page: Page, language: Language, email: string): Promise<void> {
  const { invoice } = words[language].tracking;
  await page.getByRole('button', { name: invoice.open }).click();
  const form = page.getByRole('form', { name: invoice.form });
  const fill = (label: string, value: string) => form.getByLabel(label, { exact: true }).fill(value);
  await expect(form.getByLabel(invoice.name)).toBeFocused();
  await fill(invoice.name, 'Estudio Varenna, S.L.');
  await form.getByLabel(invoice.country).selectOption('ES');
  await fill(invoice.taxIds.ES.label, 'B58378432');
  await fill(invoice.address, 'Calle Mayor, 1');
  await fill(invoice.postalCode, '28013');
  await form.getByRole('button', { name: invoice.send }).click();
  await expect(form.getByText(invoice.taxIds.ES.wrong)).toBeVisible();
  await expect(form.getByText(invoice.missing.city)).toBeVisible();
  await expectSound(page, language);
  await fill(invoice.taxIds.ES.label, 'B-58378431');
  await fill(invoice.city, 'Madrid');
  await db.query('DELETE FROM customer_sessions WHERE email = $1', [email]);
  await form.getByRole('button', { name: invoice.send }).click();
  await expect(page.getByLabel(words[language].account.email)).toHaveValue(email);
  await logIn(page, language, email);
  await page.getByRole('button', { name: invoice.open }).click();
  await expect(form.getByLabel(invoice.taxIds.ES.label)).toHaveValue('B-58378431');
  await expect(form.getByLabel(invoice.country)).toHaveValue('ES');
  await form.getByRole('button', { name: invoice.send }).click();
  const link = page.getByRole('link', { name: /F-\d{4}-\d{5}/ });
  await expect(link).toBeFocused();
  await expect(form).toBeHidden();
  const download = page.waitForEvent('download');
  await link.click();
  const text = pdfText(readFileSync(await (await download).path()));
  for (const detail of ['Estudio Varenna, S.L.', 'B58378431', 'Calle Mayor, 1'])
    expect(text).toContain(detail);
}

test('an address without orders gets no code; a session without orders says so and leads to another [S1-2.5.12 S1-2.5.13 S1-8.13]', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const { account } = words[language];
  await page.goto(addressOf('account', language));
  const unknown = `${newTarget()}@example.com`;
  await page.getByLabel(account.email).fill(unknown);
  // On a slow network the field takes no other address, which would be lost with it.
  const release = await held(page, '**/api/customer/login');
  await page.getByRole('button', { name: account.ask }).click();
  await expect(page.getByLabel(account.email)).not.toBeEditable();
  release();
  // The same screen as for a known address, with what to do if no code arrives.
  await expect(page.getByText(account.code.text(unknown))).toBeVisible();
  await expect(page.getByText(account.code.advice)).toBeVisible();
  expect(await codeMails(unknown)).toEqual([]);
  await page.getByRole('button', { name: account.code.change }).click();
  await expect(page.getByLabel(account.email)).toHaveValue(unknown);

  // Known only from its cart.
  const { cart } = await startPurchase({ language });
  await logIn(page, language, cart.email);
  await expect(page.getByRole('heading', { name: account.none.title })).toBeVisible();
  await expect(page.getByText(account.none.text(cart.email))).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('button', { name: account.none.other }).click();
  const field = page.getByLabel(account.email);
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('an expired session is reported, and keeps its URL; the data can be downloaded [S1-2.4.2 S1-2.5.14]', {
  tag: '@desktop',
}, async ({ page, language, orderAsRows, tolerated }) => {
  const { account, errors } = words[language];
  const { order, own } = await orderAsRows({ language });
  await page.goto(`${addressOf('account', language)}?order=${order.orderNumber}`);
  await expect(page.getByText(account.expired.title).first()).toBeVisible();
  await expect(page.getByText(account.expired.text).first()).toBeVisible();
  const before = await codeMails(own.email);
  await page.getByLabel(account.email).fill(own.email);
  await page.getByRole('button', { name: account.ask }).click();
  await page.getByLabel(account.code.label).fill(await codeAfter(own.email, before));
  await page.getByRole('button', { name: account.code.enter }).click();
  // On to the page of the URL.
  await expect(page.getByText(order.orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: account.detail.sums })).toBeVisible();
  await expectSound(page, language);

  await page.getByRole('link', { name: account.detail.back }).click();
  // A refused download says why.
  const file = page.getByRole('link', { name: account.data.download });
  tolerated.push(/status of 503/);
  await page.route('**/api/customer/data', (route) => route.fulfill(noAnswer), { times: 1 });
  await file.click();
  await expect(page.getByRole('alert').getByText(errors.unavailable)).toBeVisible();
  await expectSound(page, language);
  const download = page.waitForEvent('download');
  await file.click();
  const { orders } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(orders.map((one: { order_number: string }) => one.order_number)).toEqual([order.orderNumber]);

  // A filter without orders hides the user name, which the request needs all the same.
  await page.locator('label', { hasText: account.list.filters.cancelled }).click();
  await expect(page.getByText(order.orderNumber, { exact: true })).toHaveCount(0);
  // The deletion form explains the effect and returns a reference; an accidental press sends nothing.
  await page.getByRole('button', { name: account.data.erase }).click();
  const dialog = page.getByRole('dialog', { name: account.data.dialog.title });
  for (const consequence of account.data.dialog.consequences)
    await expect(dialog.getByText(consequence)).toBeVisible();
  await dialog.getByRole('button', { name: account.data.dialog.confirm }).click();
  await expect(dialog.getByText(account.data.dialog.reasonShort)).toBeVisible();
  await expectSound(page, language);
  await dialog.getByLabel(account.data.dialog.reason).fill('Motivo 12345');
  await dialog.getByRole('button', { name: account.data.dialog.confirm }).click();
  const done = page.getByRole('dialog', { name: account.data.dialog.doneTitle });
  const reference = /B-[0-9A-F]{8}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  await expectSound(page, language);
  await eventually(async () => {
    const { rows } = await db.query('SELECT id, state, username FROM leave_requests WHERE email = $1', [
      own.email,
    ]);
    expect(rows).toMatchObject([{ state: 'open', username: own.username }]);
    expect(reference).toBe(`B-${String(rows[0].id).slice(0, 8).toUpperCase()}`);
  });
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();

  // Asked by the form, the session proves the address too.
  const { leaving } = words[language];
  const form = await page.context().newPage();
  await form.goto(`${addressOf('unsubscribe', language)}?wish=deletion`);
  await untilHydrated(form);
  await form.getByRole('textbox', { name: leaving.username }).fill(own.username);
  await form.getByRole('textbox', { name: leaving.email }).fill(own.email);
  await form.getByRole('textbox', { name: leaving.reason }).fill('Motivo 12345');
  await form.getByRole('button', { name: leaving.send.deletion }).click();
  await expect(form.getByText(leaving.done.proven.text(own.email))).toBeVisible();
  await form.close();

  // Restored by the back button, the account is hidden until its session is known again.
  const restore = async () => {
    const release = await held(page, '**/api/customer/session');
    await restored(page);
    await expect(page.getByText(account.loading)).toBeAttached();
    await expect(page.getByText(own.email, { exact: true })).toHaveCount(0);
    release();
  };
  // The account asks for its orders and messages again: the session must not end before their answers.
  const answered = Promise.all(
    ['customer-account', 'customer-account/messages'].map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/${path}`),
    ),
  );
  await restore();
  await answered;
  await expect(page.getByText(own.email, { exact: true })).toBeVisible();

  await db.query('DELETE FROM customer_sessions WHERE email = $1', [own.email]);
  await page.locator('label', { hasText: account.list.filters.completed }).click();
  await expect(page.getByText(account.expired.title).first()).toBeVisible();
  await expect(page.getByLabel(account.email)).toHaveValue(own.email);
  await expectSound(page, language);

  // A restored login keeps what was typed.
  const typed = `another-${own.email}`;
  await page.getByLabel(account.email).fill(typed);
  const asked = page.waitForResponse('**/api/customer/session');
  await restored(page);
  await asked;
  await expect(page.getByLabel(account.email)).toHaveValue(typed);

  await logIn(page, language, own.email);
  await db.query('DELETE FROM customer_sessions WHERE email = $1', [own.email]);
  await file.click();
  await expect(page.getByLabel(account.email)).toHaveValue(own.email);

  await logIn(page, language, own.email);
  await db.query('DELETE FROM customer_sessions WHERE email = $1', [own.email]);
  await restore();
  await expect(page.getByLabel(account.email)).toHaveValue(own.email);
});

test('another code can be asked for after a pause, and only the last one opens; a lost connection, a slow answer and five wrong codes lose nothing [S1-2.1.14 S1-2.5.6]', async ({
  page,
  orderAsRows,
}) => {
  const { account, errors } = words.es;
  const { own } = await orderAsRows();
  const field = page.getByLabel(account.email);
  const ask = page.getByRole('button', { name: account.ask });
  const again = page.getByRole('button', { name: account.code.resend });
  const pause = page.getByText(account.code.resendIn(30));
  const resent = page.getByText(account.code.resent).first();
  const enter = async (code: string) => {
    await page.getByLabel(account.code.label).fill(code);
    await page.getByRole('button', { name: account.code.enter }).click();
  };
  const codes: string[] = [];
  /** The code of the next e-mail. */
  const nextCode = () =>
    eventually(async () => {
      const found = (await codeMails(own.email)).map(({ subject }) => subject.slice(0, 6));
      if (found.length <= codes.length) throw new Error('No further e-mail yet');
      const code = found.find((one) => !codes.includes(one)) ?? '';
      codes.push(code);
      return code;
    });
  await page.clock.install();
  await page.goto('/my-orders');
  await field.fill(own.email);
  await page.context().setOffline(true);
  await ask.click();
  await expect(page.getByText(errors.network)).toBeVisible();
  await page.context().setOffline(false);
  await ask.click();
  await expect(pause).toBeVisible();
  await nextCode();

  // A change of address isn't undone by a slow answer to a request for another code.
  await page.clock.fastForward(31_000);
  const release = await held(page, '**/api/customer/login');
  await again.click();
  await page.getByRole('button', { name: account.code.change }).click();
  await expect(field).toHaveValue(own.email);
  release();
  // The first toast: the answer has arrived.
  await expect(resent).toBeVisible();
  await expect(field).toHaveValue(own.email);
  await nextCode();

  await ask.click();
  await expect(pause).toBeVisible();
  const first = await nextCode();
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(pause).toBeVisible();
  const second = await nextCode();
  await enter(first);
  await expect(page.getByText(account.code.wrong(4))).toBeVisible();
  for (const left of [3, 2, 1]) {
    await enter(wrongCode(second));
    await expect(page.getByText(account.code.wrong(left))).toBeVisible();
  }
  await enter(wrongCode(second));
  await expect(page.getByText(account.code.over)).toBeVisible();
  // No pause once no try is left.
  await again.click();
  await expect(pause).toBeVisible();
  await enter(await nextCode());
  await expect(page.getByRole('button', { name: account.logOut })).toBeVisible();
});
