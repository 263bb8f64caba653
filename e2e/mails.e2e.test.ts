import { es } from '../activities/mail-texts/es';
import { fr } from '../activities/mail-texts/fr';
import { it } from '../activities/mail-texts/it';
import { administrator } from '../api/testing/administrator';
import { type Bought, buy, orderThat, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { readSettings, writeSettings } from '../db/settings';
import { adminOrder } from '../domain/calls/admin-order';
import { adminRefund } from '../domain/calls/admin-order-actions';
import { requestRefill } from '../domain/calls/orders';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { PurchaseSettings } from '../domain/purchase';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { panelDrop, wholeMailTo } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const mailTexts = { es, fr, it };
let usual: PurchaseSettings;

test.beforeAll(async () => {
  usual = (await readSettings(db)).purchase;
});
test.afterEach(() => writeSettings(db, { purchase: usual }));

/** The times of purchases that start from now on. */
const hurry = (times: Partial<PurchaseSettings>) => writeSettings(db, { purchase: { ...usual, ...times } });

/** The e-mails to an address, oldest first, once there are at least `count`. */
function emailsOf(address: string, count: number) {
  return eventually(
    async () => {
      const mails = await wholeMailTo(address);
      if (mails.length < count) throw new Error(`Only ${mails.map(({ subject }) => subject).join(', ')}`);
      return mails;
    },
    { timeoutMs: 60_000 },
  );
}

async function giveBack({ order }: Bought, amountCents: number): Promise<void> {
  const body = { amountCents, reason: 'Prueba' };
  await (await administrator()).call(adminRefund, { params: { id: order.id }, body });
}

/** The subjects of all e-mails of an order, in their order. */
function story(language: Language, number: string): string[] {
  const { confirmation, inProgress, completed, refill, refund } = mailTexts[language];
  const emailsOf = [confirmation, inProgress, completed, refill.started, refill.completed, refund, refund];
  return emailsOf.map(({ subject }) => subject(number));
}

test('an order from payment to refund sends each e-mail once and in its language [S1-8.6]', async ({
  page,
  language,
}) => {
  await hurry({ progressMailAfterSeconds: 1 });
  const bought = await buy({ language });
  const { browser, order, cart } = bought;
  await orderThat(browser, order.orderNumber, ({ status }) => status === 'completed');
  await emailsOf(cart.email, 3);

  const { order: detail } = await (await administrator()).call(adminOrder, { params: { id: order.id } });
  await panelDrop(Number(detail.submissions.at(-1)?.providerOrderId), 40);
  await browser.call(requestRefill, { params: { orderId: order.id } });
  await orderThat(browser, order.orderNumber, ({ refillStatus }) => refillStatus === 'completed');
  await emailsOf(cart.email, 5);
  await giveBack(bought, 100);
  await emailsOf(cart.email, 6);
  await giveBack(bought, 250);
  const all = await emailsOf(cart.email, 7);
  expect(all.map(({ subject }) => subject)).toEqual(story(language, order.orderNumber));
  for (const { subject, text, html, headers } of all) {
    for (const line of `${subject}\n${text}`.split('\n'))
      expect([line, foreignWords(line, language)]).toEqual([line, undefined]);
    expect(html).toContain(`<html lang="${language}">`);
    // E-mails about an order have no unsubscribe link.
    expect(headers['list-unsubscribe']).toBeUndefined();
  }
  const [first, second] = all.slice(5).map(({ text }) => text.replace(/\s/g, ' '));
  expect(first).toContain('1,00 €');
  expect(second).toContain('2,50 €');
  expect(second).toContain('3,50 €');

  await page.setContent(all[2]?.html ?? '');
  await expectSound(page);
  expect(all[2]?.text).toContain(`${addressOf('track', language)}?order=${order.orderNumber}`);
});

test('one press on the page of the reminder’s link or in the mail program unsubscribes [S1-2.10.3 S1-8.8]', async ({
  page,
}) => {
  await hurry({ paymentCheckAfterSeconds: 1, reminderAfterSeconds: 2, abandonAfterSeconds: 6 });
  const { cart } = await startPurchase({ language: 'it' });
  const [email] = await emailsOf(cart.email, 1);
  expect(email?.subject).toBe('Il tuo ordine è salvato');
  expect(email?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, oneClick] = /^<(https?:[^>]+)>$/.exec(email?.headers['list-unsubscribe'] ?? '') ?? [];
  expect(new URL(oneClick ?? '').pathname).toBe('/api/unsubscribe/one-click');
  // The visible link for people.
  expect(email?.text).toContain(`?token=`);
  expect(email?.html).toContain(`?token=`);
  // Neither link names the reader: addresses end up in logs.
  expect(`${oneClick} ${email?.text.match(/https?:\S+/g)?.join(' ')}`).not.toContain(cart.username);

  const leaves = async () =>
    (await db.query('SELECT FROM email_suppressions WHERE email = $1', [cart.email])).rowCount === 1;
  const seen = /https?:\S+\?token=\S+/.exec(email?.text ?? '')?.[0] ?? '';
  await page.goto(seen);
  const { errors, leaving } = words.it;
  const button = page.getByRole('button', { name: leaving.byLink.mail.button });
  await expect(page.getByRole('heading', { name: leaving.byLink.mail.title })).toBeVisible();
  await expectSound(page, 'it');
  // Opening the link does not unsubscribe: mail programs open links on their own.
  expect(await leaves()).toBe(false);
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: leaving.byLink.mail.done })).toBeVisible();
  expect(await leaves()).toBe(true);
  await expectSound(page, 'it');
  await db.query('DELETE FROM email_suppressions WHERE email = $1', [cart.email]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const pressed = await fetch(oneClick ?? '', { method: 'POST', body });
  expect(pressed.status).toBe(200);
  expect(await leaves()).toBe(true);

  await page.goto(`${addressOf('unsubscribe', 'it')}?token=nonsense`);
  await button.click();
  await expect(page.getByText(errors.link_invalid)).toBeVisible();
  await page.getByRole('link', { name: leaving.form }).click();
  await expect(page.getByRole('textbox', { name: leaving.username })).toBeVisible();
});
