import { es } from '../activities/mail-texts/es';
import { fr } from '../activities/mail-texts/fr';
import { it } from '../activities/mail-texts/it';
import { administrator } from '../api/testing/administrator';
import { payments } from '../api/testing/payments';
import { type Bought, buy, orderThat, startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { readSettings, writeSettings } from '../db/settings';
import { adminOrder } from '../domain/calls/admin-order';
import { adminRefund } from '../domain/calls/admin-order-actions';
import { requestRefill } from '../domain/calls/orders';
import type { Language } from '../domain/money';
import type { PurchaseSettings } from '../domain/purchase';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { foreignSentences } from './support/foreign-sentences';
import { panelDrop, panelFault, wholeMailTo } from './support/sandbox';
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
  const address = /https?:\S+\?order=\S+/.exec(all[2]?.text ?? '')?.[0] ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) })).toBeVisible();
});

for (const [language, kind, subject, money] of [
  [
    'es',
    'partial',
    'Tu pedido %s se ha entregado en parte',
    /Te corresponden 3,99\s€ por lo que no hemos entregado/,
  ],
  [
    'fr',
    'partial',
    'Votre commande %s a été livrée en partie',
    /3,99\s€ vous reviennent pour ce qui n’a pas été livré/,
  ],
  [
    'it',
    'canceled',
    'Non siamo riusciti a consegnare il tuo ordine %s',
    /Ti spettano 9,99\s€ per quanto non è stato consegnato/,
  ],
] as const)
  test(`${language}: a delivery that the panel ends as ${kind} says what is proposed [S1-8.9]`, async () => {
    await panelFault({ kind, action: 'add', count: 1, remainsPercent: kind === 'partial' ? 40 : 100 });
    const { order, cart } = await buy({ language });
    const [, email] = await emailsOf(cart.email, 2);
    expect(email?.subject).toBe(subject.replace('%s', order.orderNumber));
    expect(email?.text).toMatch(money);
  });

test('an automatic refund is reported in one e-mail', async () => {
  await hurry({ undelivered: 'refund' });
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40 });
  const { order, cart, browser } = await buy();
  await orderThat(browser, order.orderNumber, ({ paymentStatus }) => paymentStatus === 'partially_refunded');
  const [, email] = await emailsOf(cart.email, 2);
  expect(email?.subject).toBe(`Tu pedido ${order.orderNumber} se ha entregado en parte`);
  expect(email?.text).toMatch(/Te hemos devuelto 3,99\s€ al mismo medio de pago/);
  const { order: detail } = await (await administrator()).call(adminOrder, { params: { id: order.id } });
  expect(detail.emails.map(({ letter: email }) => email).sort()).toEqual([
    'order-confirmation',
    'order-partial:1',
  ]);
});

const closing = { paymentCheckAfterSeconds: 1, abandonAfterSeconds: 6 };

/** Waits until the shop has closed an abandoned cart: all its e-mails are sent by then. */
function givenUp(cartId: string) {
  return eventually(async () => {
    const { rows } = await db.query('SELECT stage FROM purchases WHERE cart_id = $1', [cartId]);
    expect(rows[0]?.stage).toBe('closed');
  });
}

test('a failed payment sends one e-mail, with a link to the cart, and no reminder on top [S1-8.7]', async () => {
  await hurry({ ...closing, paymentFailedMailAfterSeconds: 1, reminderAfterSeconds: 4 });
  const { cart, intent } = await startPurchase({ language: 'fr' });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await payments()
      .confirm(intent.paymentIntentId, 'pm_card_chargeDeclined')
      .catch(() => undefined);
  await givenUp(cart.cartId);
  const [email, ...more] = await emailsOf(cart.email, 1);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('Le paiement de votre commande n’a pas abouti');
  expect(email?.text).toContain(`${process.env.SHOP_URL}/fr/ig?cart=`);
  expect(email?.headers['list-unsubscribe']).toBeUndefined();
});

test('one press unsubscribes from the reminder, and no further one is sent [S1-8.8]', async ({ page }) => {
  await hurry({ ...closing, reminderAfterSeconds: 2 });
  const { cart } = await startPurchase({ language: 'it' });
  const [email] = await emailsOf(cart.email, 1);
  expect(email?.subject).toBe('Il tuo ordine è salvato');
  expect(email?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, mailto, oneClick] =
    /^<(mailto:[^>]+)>, <(https?:[^>]+)>$/.exec(email?.headers['list-unsubscribe'] ?? '') ?? [];
  expect(mailto).toMatch(/@/);
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
  await expect(page.getByRole('button', { name: words.it.leaving.byLink.mail.button })).toBeVisible();
  await expect.poll(() => foreignSentences(page, 'it')).toEqual([]);
  // Opening the link does not unsubscribe: mail programs open links on their own.
  expect(await leaves()).toBe(false);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const pressed = await fetch(oneClick ?? '', { method: 'POST', body });
  expect(pressed.status).toBe(200);
  expect(await leaves()).toBe(true);

  const other = await startPurchase();
  await db.query('INSERT INTO email_suppressions (email) VALUES ($1)', [other.cart.email]);
  await givenUp(other.cart.cartId);
  expect(await wholeMailTo(other.cart.email)).toEqual([]);
});
