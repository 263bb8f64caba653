import { randomBytes, randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { boughtAsRows } from '../api/testing/bought-as-rows';
import { testDatabase } from '../api/testing/database';
import { buy, newTarget, orderThat, startPurchase } from '../api/testing/purchases';
import { message, support } from '../api/testing/requests';
import { anOrder, anUnpaidCart, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { correctionsOf, issueCorrections } from '../db/corrections';
import { readEmailFacts } from '../db/emails';
import { isRefusedMailbox, listMail } from '../db/mail-log';
import { endMarketingHold, holdMarketing } from '../db/marketing-holds';
import { inTransaction } from '../db/pool';
import { purchasesToAsk } from '../db/reviews';
import { readSettings, writeSettings } from '../db/settings';
import { requestInvoice } from '../domain/calls/orders';
import { correctionNumber } from '../domain/corrections';
import type { EmailKind } from '../domain/emails';
import type { OrderStatus } from '../domain/states';
import { mailServer, mailTo, panelFault, wholeMailTo } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { createMailActivities } from './mail';
import { closeMailSenders } from './mail-sender';
import { createSupportActivities } from './support';

const db = testDatabase();
const made: OwnNames[] = [];
afterEach(() => mailServer('normal'));
afterAll(async () => {
  closeMailSenders();
  await forgetOrders(db, made);
  await db.end();
});

/** The names of a delivered Spanish order as rows only: no run writes its e-mails. */
async function bought(): Promise<OwnNames> {
  const { own } = await boughtAsRows(db);
  made.push(own);
  return own;
}

/** The names of a cart that nobody has paid, as a row only. */
async function unpaid(over: Parameters<typeof anUnpaidCart>[1] = {}): Promise<OwnNames> {
  const own = await anUnpaidCart(db, over);
  made.push(own);
  return own;
}

/** The worker's activities, so that a test can run one twice. */
function activities() {
  const { SMTP_URL: smtpUrl, SHOP_URL: publicUrl } = process.env;
  if (!smtpUrl || !publicUrl) throw new Error('Run these tests with npm test');
  const keyring = readKeyring(`test:${randomBytes(32).toString('base64')}`);
  const deps = { pool: db, keyring, smtpUrl, from: 'Tienda <tienda@shop.example>', publicUrl };
  return { ...createMailActivities(deps), ...createSupportActivities(deps) };
}

const refills = async (address: string) =>
  (await wholeMailTo(address)).filter(({ subject }) => subject.startsWith('La reposición de tu pedido'));

test('a repeated e-mail is sent once; the next one of its kind is sent', async () => {
  const { cartId, email } = await bought();
  const { sendEmail } = activities();
  for (const number of [1, 1, 2, 1]) await sendEmail({ cartId, kind: 'refill-completed', number });
  const sent = await refills(email);
  expect(sent).toHaveLength(2);
  // The legal texts invite to answer the e-mails about an order.
  expect(sent[0]?.headers['reply-to']).toBe(support);
  const { rows } = await db.query(
    `SELECT kind FROM emails WHERE cart_id = $1 AND kind LIKE 'refill%' ORDER BY kind`,
    [cartId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['refill-completed:1', 'refill-completed:2']);
});

test('the log names the address that an e-mail went to, not the one before its correction, and what the mail server doesn’t know', async () => {
  const { cartId, email } = await bought();
  const corrected = `corrected.${email}`;
  const run = randomUUID();
  const attempt = (number = 1) =>
    new MockActivityEnvironment(
      { activityId: `${run}:${number}` },
      { logger: new DefaultLogger('ERROR') },
    ).run(() => activities().sendEmail({ cartId, kind: 'refill-completed', number }));
  const logged = async (address: string) =>
    (await listMail(db, { search: address }, { page: 1 })).rows.map(({ state, subject }) => ({
      state,
      subject,
    }));
  await mailServer('tempfail');
  await expect(attempt()).rejects.toThrow();
  expect(await logged(email)).toMatchObject([{ state: 'failed' }]);
  await db.query('UPDATE orders SET email = $2 WHERE cart_id = $1', [cartId, corrected]);
  await mailServer('normal');
  expect(await attempt()).toBe(true);
  expect(await logged(email)).toEqual([]);
  const [mail] = await refills(corrected);
  expect(await logged(corrected)).toEqual([{ state: 'sent', subject: mail?.subject }]);

  // A mailbox that the mail server doesn't know, until it does.
  const isUnknown = async () =>
    (await db.query(`SELECT ${isRefusedMailbox('$1')} AS unknown`, [corrected.toUpperCase()])).rows[0]
      ?.unknown;
  await mailServer('reject');
  await expect(attempt(2)).rejects.toMatchObject({ type: 'recipient-refused' });
  expect(await isUnknown()).toBe(true);
  await mailServer('tempfail');
  await expect(attempt(2)).rejects.toThrow();
  expect(await isUnknown()).toBe(false);
});

/** The order may be complete by then, which is another e-mail. */
const confirmations = async (address: string) =>
  (await mailTo(address)).filter(({ subject }) => subject.startsWith('Confirmación'));

test('an order does not wait for its e-mail, and the e-mail goes out when possible, once', async () => {
  await mailServer('tempfail');
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  expect(await mailTo(cart.email)).toEqual([]);
  await mailServer('normal');
  const [mail] = await eventually(async () => {
    const mails = await confirmations(cart.email);
    if (mails.length === 0) throw new Error('No e-mail yet');
    return mails;
  });
  expect(mail?.subject).toBe(`Confirmación de tu pedido ${order.orderNumber}`);
  expect(mail?.text).toContain(`@${cart.username}`);
  expect(await confirmations(cart.email)).toHaveLength(1);
});

test('many carts of one address cause one reminder a day, not one each', async () => {
  const { cartId: first, email } = await unpaid();
  const { cartId: second } = await unpaid({ email: email.toUpperCase() });
  const { sendEmail } = activities();
  for (const kind of ['payment-reminder', 'payment-failed'] as const) {
    expect(await sendEmail({ cartId: first, kind })).toBe(true);
    expect(await sendEmail({ cartId: second, kind })).toBe(false);
    // A repeated run still finds the first one.
    expect(await sendEmail({ cartId: first, kind })).toBe(true);
  }
  const [reminder, failed, ...more] = await wholeMailTo(email);
  expect(more).toEqual([]);
  expect(reminder?.headers['list-unsubscribe']).toBeDefined();
  expect(failed?.subject).toBe('El pago de tu pedido no se ha completado');
  expect(failed?.text).toContain(`${process.env.SHOP_URL}/es/ig?cart=`);
  expect(failed?.headers['list-unsubscribe']).toBeUndefined();
});

test('carts whose reminders are due at the same moment cause one, and it is not lost with its worker', async () => {
  const first = await unpaid();
  const { email } = first;
  const others = [await unpaid({ email }), await unpaid({ email })];
  const carts = [first, ...others].map(({ cartId }) => cartId);
  const { sendEmail } = activities();
  const remind = (cartId: string) => sendEmail({ cartId, kind: 'payment-reminder' });
  const went = await Promise.all(carts.map(remind));
  expect(went.filter(Boolean)).toHaveLength(1);
  expect(await wholeMailTo(email)).toHaveLength(1);

  // Its worker died before the mail server had it.
  await db.query('UPDATE emails SET sent_at = NULL, created_at = now() WHERE cart_id = ANY ($1)', [carts]);
  const [claimed = '', ...rest] = [...carts].sort(
    (a, b) => Number(went[carts.indexOf(b)]) - Number(went[carts.indexOf(a)]),
  );
  expect(await Promise.all(rest.map(remind))).toEqual([false, false]);
  expect(await remind(claimed)).toBe(true);
  expect(await wholeMailTo(email)).toHaveLength(2);
  // Its activity was given up: after a while, another cart may send it.
  await db.query(
    `UPDATE emails SET sent_at = NULL, created_at = now() - interval '10 minutes' WHERE cart_id = ANY ($1)`,
    [carts],
  );
  expect(await remind(rest[0] ?? '')).toBe(true);
  expect(await remind(claimed)).toBe(false);
});

test('an e-mail about an unpaid cart names what its link opens on any device, at its price today, and the rest separately', async () => {
  const { sendEmail } = activities();
  const summary = async (
    over: Parameters<typeof startPurchase>[0],
    meanwhile?: (cartId: string) => Promise<unknown>,
  ) => {
    const { cart } = await startPurchase(over);
    await meanwhile?.(cart.cartId);
    await sendEmail({ cartId: cart.cartId, kind: 'payment-reminder' });
    const [email] = await wholeMailTo(cart.email);
    return email?.text.replace(/\s/g, ' ');
  };
  const custom = await summary({ serviceId: 211, customQuantity: 5000, amount: '33.99' });
  for (const part of ['5.000 seguidores', '+500 seguidores', '33,99 €']) expect(custom).toContain(part);
  const enlarged = await summary({ serviceId: 106, upsell_applied: true, amount: '25.99' });
  expect(enlarged).toContain('1.000 seguidores');
  expect(enlarged).toContain(
    'Total: 19,99 € Ampliación: +500 seguidores, fuera de este total y solo en el navegador donde empezaste',
  );
  // As if the package had brought twice as much when the cart was priced.
  const resized = await summary({}, (cartId) =>
    db.query('UPDATE purchases SET quantity = 2200, bonus = 200 WHERE cart_id = $1', [cartId]),
  );
  expect(resized).toContain(
    'Paquete: 1.000 seguidores · Europa De regalo: +100 seguidores Antes: 2.000 seguidores · Europa + 200 seguidores de regalo Total: 9,99 €',
  );
  const discounted = await summary({ discountCode: 'VIP5', amount: '9.49' });
  expect(discounted).toContain('Descuento VIP5: −0,50 € Total: 9,49 €');
  expect(discounted).not.toContain('navegador donde empezaste');

  const code = newTarget().toUpperCase();
  await db.query('INSERT INTO discount_codes (code, percent, max_redemptions) VALUES ($1, 10, 1)', [code]);
  try {
    const last = await summary({ discountCode: code, amount: '8.99' });
    expect(last).toContain(
      `Total: 9,99 € Descuento ${code}: fuera de este total y solo en el navegador donde empezaste`,
    );
    const ended = await summary({ discountCode: 'VIP5', amount: '9.49' }, (cartId) =>
      db.query('UPDATE discount_claims SET code = $2 WHERE cart_id = $1', [cartId, 'GONE']),
    );
    expect(ended).toContain('Total: 9,99 €');
    expect(ended).not.toContain('Descuento');
  } finally {
    await db.query('DELETE FROM discount_claims WHERE code IN ($1, $2)', [code, 'GONE']);
    await db.query('DELETE FROM discount_codes WHERE code = $1', [code]);
  }
});

test('whoever has bought the same in another browser is not written to about the cart that was left', async () => {
  const cart = await unpaid();
  const { email, username } = cart;
  const likes = await unpaid({ email, username, row: { service_id: 12, amount_cents: 229 } });
  const otherProfile = await unpaid({ email });
  const elsewhere = { ...ownNames(), email: email.toUpperCase(), username };
  made.push((await boughtAsRows(db, {}, elsewhere)).own);
  const later = await unpaid({ email, username });
  const { sendEmail } = activities();
  const sent = async (cartId: string) => [
    await sendEmail({ cartId, kind: 'payment-failed' }),
    await sendEmail({ cartId, kind: 'payment-reminder' }),
  ];
  expect(await sent(cart.cartId)).toEqual([false, false]);
  for (const left of [likes, otherProfile, later]) {
    expect(await sent(left.cartId)).toEqual([true, true]);
    // One a day.
    await db.query(`UPDATE emails SET sent_at = sent_at - interval '25 hours' WHERE cart_id = $1`, [
      left.cartId,
    ]);
  }
});

test('a payment that has come since, or a delivery that has ended, makes an e-mail that waited untrue', async () => {
  const { cartId, email } = await bought();
  const { sendEmail } = activities();
  for (const kind of ['payment-failed', 'payment-reminder', 'delivery-in-progress'] as const)
    expect({ kind, went: await sendEmail({ cartId, kind }) }).toEqual({ kind, went: false });
  expect(await wholeMailTo(email)).toEqual([]);
});

describe('what became of an order while its e-mail waited', () => {
  const own = ownNames();
  const { cartId, orderId, email } = own;
  beforeAll(() => anOrder(db, own, { order: { language: 'es' }, purchase: { language: 'es' } }));
  afterAll(() => forgetOrders(db, [own]));

  it.each<[OrderStatus, EmailKind[]]>([
    ['processing', ['order-completed']],
    ['completed', ['order-completed']],
    ['partial', ['order-partial', 'order-cancelled']],
    ['cancelled', ['order-partial', 'order-cancelled']],
    // A refund of everything that was not delivered is reported by such an e-mail.
    ['refunded', ['order-partial', 'order-cancelled']],
  ])('makes it untrue: %s leaves %j', async (status, stillTrue) => {
    await db.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, status]);
    await db.query('DELETE FROM emails WHERE cart_id = $1', [cartId]);
    const { sendEmail } = activities();
    const went: EmailKind[] = [];
    for (const kind of ['order-completed', 'order-partial', 'order-cancelled'] as const)
      if (await sendEmail({ cartId, kind })) went.push(kind);
    expect(went).toEqual(stillTrue);
  });

  it('makes the beginning of a refill untrue once it has ended', async () => {
    const submission = await insertRow(db, 'submissions', {
      id: randomUUID(),
      order_id: orderId,
      line: 0,
      generation: 1,
      provider_id: 1,
      provider_service_id: '1009',
      username: own.username,
      quantity: 1000,
      state: 'accepted',
    });
    const row = { order_id: orderId, submission_id: submission.id, requested_by: 'ana' };
    await insertRow(db, 'refills', {
      id: randomUUID(),
      ...row,
      state: 'completed',
      requested_at: new Date(0),
    });
    const { sendEmail } = activities();
    expect(await sendEmail({ cartId, kind: 'refill-started', number: 1 })).toBe(false);
    await insertRow(db, 'refills', {
      id: randomUUID(),
      ...row,
      state: 'requested',
      requested_at: new Date(),
    });
    expect(await sendEmail({ cartId, kind: 'refill-started', number: 2 })).toBe(true);
  });

  it('leaves a passed moment out of the promise that a person looks at it', async () => {
    const { sendEmail } = activities();
    const promised = async (number: number, hoursAgo: number) => {
      await db.query(
        `UPDATE purchases SET attention = 'provider-unreachable', attention_since = now() - make_interval(hours => $2)
         WHERE cart_id = $1`,
        [cartId, hoursAgo],
      );
      await sendEmail({ cartId, kind: 'order-on-hold', number });
      return (await wholeMailTo(email, 'Estamos revisando tu pedido'))[number - 1]?.text;
    };
    expect(await promised(1, 1)).toContain('a más tardar');
    expect(await promised(2, 25)).not.toContain('a más tardar');
  });
});

test('a message that support has answered or closed is not acknowledged any more', async () => {
  const { recordContact, recordThread, acknowledgeContact } = activities();
  const said = { ...message(), service: 'other' as const, language: 'es' as const };
  const { id } = said;
  await recordContact({ message: said, receivedAt: Date.now() });
  await recordThread({ id, at: Date.now(), reply: { id: randomUUID(), author: 'support', text: 'Mañana.' } });
  await acknowledgeContact({ id });
  expect(await wholeMailTo(said.email)).toEqual([]);
  await recordThread({ id, at: Date.now(), waitingSince: Date.now() });
  await acknowledgeContact({ id });
  expect(await wholeMailTo(said.email)).toHaveLength(1);
});

test('a refund that has failed since makes an e-mail that waited untrue, one that was made does not', async () => {
  const { cartId, email, orderNumber } = await bought();
  for (const [number, status] of [
    [1, 'failed'],
    [2, 'succeeded'],
  ] as const)
    await insertRow(db, 'refunds', {
      cart_id: cartId,
      number,
      payment_intent_id: `pi_${cartId}`,
      amount_cents: 100,
      reason: 'asked',
      requested_by: 'ana',
      status,
      created_at: '2026-11-21T09:00:00Z',
    });
  const { sendEmail } = activities();
  expect(await sendEmail({ cartId, kind: 'refund-made', number: 1 })).toBe(false);
  expect(await sendEmail({ cartId, kind: 'refund-made', number: 2 })).toBe(true);
  const sent = (await wholeMailTo(email)).map(({ subject }) => subject);
  expect(sent).toEqual([`Reembolso de tu pedido ${orderNumber}`]);
});

test('a refund that came back is told only to who was told of it, while it is owed', async () => {
  const { cartId, email, intent, orderNumber } = await bought();
  const refund = (number: number, over: object) =>
    insertRow(db, 'refunds', {
      ...{ cart_id: cartId, number, payment_intent_id: intent, amount_cents: 100 * number, reason: 'asked' },
      ...{ requested_by: 'ana', status: 'succeeded', created_at: '2026-11-21T09:00:00Z', ...over },
    });
  const told = (kind: string, at: string) =>
    insertRow(db, 'emails', { cart_id: cartId, kind, recipient: email, subject: kind, sent_at: at });
  const tell = (number: number) => activities().sendEmail({ cartId, kind: 'refund-failed', number });
  await refund(1, {});
  await refund(2, { status: 'failed' });
  await refund(3, {});
  await inTransaction(db, (transaction) => issueCorrections(transaction, cartId));
  await db.query(`UPDATE refunds SET status = 'failed' WHERE cart_id = $1 AND number = 3`, [cartId]);
  await inTransaction(db, (transaction) => issueCorrections(transaction, cartId));
  const owe = (cents: number | null) =>
    db.query('UPDATE purchases SET refund_owed_cents = $2 WHERE cart_id = $1', [cartId, cents]);
  await owe(500);
  await told('refund-made:1', '2026-11-21T10:00:00Z');
  await told('refund-made:3', '2026-11-21T10:00:00Z');
  // That delivery's e-mail is older than the refund.
  await told('order-partial:1', '2026-11-20T10:00:00Z');
  expect([await tell(1), await tell(2)]).toEqual([false, false]);
  await owe(null);
  expect(await tell(3)).toBe(false);
  await owe(500);
  expect([await tell(3), await tell(3)]).toEqual([true, true]);
  // The delivery's e-mail named the refund.
  await told('order-partial:2', '2026-11-21T10:00:00Z');
  expect(await tell(2)).toBe(true);
  const [first, second, ...more] = await wholeMailTo(email, 'Tu reembolso no ha llegado');
  expect([first?.subject, more]).toEqual([`Tu reembolso no ha llegado (${orderNumber})`, []]);
  expect(first?.text).toMatch(/3,00\s€[\s\S]*5,00\s€/);
  const corrections = await correctionsOf(db, cartId, 3);
  expect(corrections).toHaveLength(2);
  expect(first?.attachments.map(({ filename }) => filename)).toEqual([
    `recibo-rectificativo-${correctionNumber(corrections[1]!)}.pdf`,
  ]);
  expect(second?.attachments).toEqual([]);
});

test('an automatic refund is reported in one e-mail; a proposed one, by the amount that is due [S1-8.9]', async () => {
  const { purchase } = await readSettings(db);
  const username = newTarget();
  await writeSettings(db, { purchase: { ...purchase, undelivered: 'refund' } });
  try {
    await panelFault({ kind: 'partial', action: 'add', count: 1, link: username, remainsPercent: 40 });
    const { cart, order, browser } = await buy({ username });
    const { cartId } = cart;
    await orderThat(browser, order.id, ({ paymentStatus }) => paymentStatus === 'partially_refunded');
    const partial = (count: number) =>
      eventually(async () => {
        const sent = await wholeMailTo(cart.email, 'se ha entregado en parte');
        expect(sent).toHaveLength(count);
        return sent;
      });
    const [given] = await partial(1);
    expect(given?.text).toMatch(/Te hemos devuelto 3,99\s€ al mismo medio de pago/);
    const { rows } = await db.query('SELECT kind FROM emails WHERE cart_id = $1 ORDER BY kind', [cartId]);
    expect(rows.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-partial:1']);

    await db.query('UPDATE orders SET refund_proposal_cents = 399 WHERE id = $1', [order.id]);
    await activities().sendEmail({ cartId, kind: 'order-partial', number: 2 });
    const [, due] = await partial(2);
    expect(due?.text).toMatch(/Te corresponde un reembolso de 3,99\s€ por lo que no hemos entregado/);
  } finally {
    await writeSettings(db, { purchase });
  }
});

test('an e-mail about a short delivery has the correction of the refund that it names, and of no other', async () => {
  // Not forgotten afterwards: the numbers of invoices have no gap. A closed purchase has no run to look for.
  const { browser, order, own } = await boughtAsRows(db, { status: 'partial' });
  const { cartId, email } = own;
  await db.query(`UPDATE purchases SET stage = 'closed' WHERE cart_id = $1`, [cartId]);
  const refund = async (number: number, amountCents: number, reason: string) => {
    await insertRow(db, 'refunds', {
      cart_id: cartId,
      number,
      payment_intent_id: `pi_${cartId}`,
      amount_cents: amountCents,
      reason,
      requested_by: 'ana',
      status: 'succeeded',
      created_at: '2026-11-21T09:00:00Z',
    });
    await inTransaction(db, (transaction) => issueCorrections(transaction, cartId));
  };
  const { sendEmail } = activities();
  const partial = async (number: number) => {
    await sendEmail({ cartId, kind: 'order-partial', number });
    const sent = await wholeMailTo(email, 'se ha entregado en parte');
    expect(sent).toHaveLength(number);
    const [newest] = sent.filter(({ text }) => !seen.has(text));
    seen.add(newest?.text ?? '');
    return newest;
  };
  const seen = new Set<string>();

  await refund(1, 100, 'The delivery was late');
  await db.query('UPDATE orders SET refund_proposal_cents = 200 WHERE id = $1', [order.id]);
  const proposed = await partial(1);
  expect(proposed?.text).toMatch(/Te corresponde un reembolso de 2,00\s€/);
  expect(proposed?.attachments).toHaveLength(0);
  expect(proposed?.text).not.toContain('rectificativ');

  await refund(2, 200, 'undelivered');
  await db.query('UPDATE orders SET refund_proposal_cents = NULL WHERE id = $1', [order.id]);
  const [, made] = await correctionsOf(db, cartId);
  const given = await partial(2);
  expect(given?.text).toMatch(/Te hemos devuelto 2,00\s€/);
  expect(given?.attachments.map(({ filename }) => filename)).toEqual([
    `recibo-rectificativo-${made && correctionNumber(made)}.pdf`,
  ]);
  expect(given?.text).toContain('Adjuntamos el recibo rectificativo');

  // From then on, a correction corrects the invoice.
  const recipient = { taxId: 'B58378431', address: 'Calle Mayor, 1', postalCode: '28013', city: 'Madrid' };
  await browser.call(requestInvoice, {
    params: { id: order.id },
    body: { name: 'Estudio Varenna, S.L.', ...recipient, country: 'ES' },
  });
  await refund(3, 300, 'asked');
  await sendEmail({ cartId, kind: 'refund-made', number: 3 });
  const [about] = await wholeMailTo(email, 'Reembolso');
  expect(about?.text).toContain('Adjuntamos la factura rectificativa');
});

test('an e-mail about a short delivery names the refunds for what is not delivered, and no other', async () => {
  const own = await bought();
  const { cartId, email } = own;
  await db.query(`UPDATE orders SET status = 'partial' WHERE cart_id = $1`, [cartId]);
  const refund = async (number: number, amountCents: number, day: string, over: object = {}) => {
    await insertRow(db, 'refunds', {
      ...{ cart_id: cartId, number, payment_intent_id: own.intent, amount_cents: amountCents },
      ...{ reason: 'asked', requested_by: 'ana', status: 'succeeded', created_at: `${day}T09:00:00Z` },
      ...over,
    });
    await inTransaction(db, (transaction) => issueCorrections(transaction, cartId));
  };
  const dismiss = (seq: number, at: string) =>
    insertRow(db, 'timeline', { cart_id: cartId, seq, at, kind: 'submission-dismissed', by: 'system' });
  const { sendEmail } = activities();
  const seen = new Set<string>();
  const partial = async (number: number) => {
    await sendEmail({ cartId, kind: 'order-partial', number });
    const sent = await wholeMailTo(email, 'se ha entregado en parte');
    const [newest] = sent.filter(({ text }) => !seen.has(text));
    seen.add(newest?.text ?? '');
    return { text: newest?.text, files: newest?.attachments.map(({ filename }) => filename) };
  };
  const files = async (...numbers: number[]) =>
    (await correctionsOf(db, cartId))
      .filter(({ refundNumber }) => numbers.includes(refundNumber))
      .map((one) => `recibo-rectificativo-${correctionNumber(one)}.pdf`);

  // For a delay, paid by bank transfer. Then a share, of which a first attempt failed, and a gesture.
  await refund(1, 100, '2026-11-20', { outside: true });
  await refund(2, 200, '2026-11-21');
  await dismiss(9001, '2026-11-21T09:00:02Z');
  await dismiss(9002, '2026-11-21T09:00:02Z');
  await refund(3, 200, '2026-11-21', { status: 'failed' });
  await refund(4, 50, '2026-11-22');
  const first = await partial(1);
  expect(first.text).toMatch(/Te hemos devuelto 2,00\s€ al mismo medio de pago/);
  expect(first.files).toEqual(await files(2));

  // The share of another one, paid in another way.
  await refund(5, 300, '2026-11-23', { outside: true });
  await dismiss(9003, '2026-11-23T09:00:00Z');
  const second = await partial(2);
  expect(second.text).toMatch(/Te hemos devuelto 5,00\s€ por lo que no hemos entregado/);
  expect(second.text).toContain('de otra forma');
  expect(second.files).toEqual(await files(2, 5));

  // What a person refunded when they stopped the delivery.
  await refund(6, 150, '2026-11-24', { undelivered_cents: 150 });
  const third = await partial(3);
  expect(third.text).toMatch(/Te hemos devuelto 6,50\s€ por lo que no hemos entregado/);
  expect(third.files).toEqual(await files(2, 5, 6));
});

test('the confirmation of an order that waits for another one says so, and promises no time', async () => {
  const earlier = ownNames();
  const username = newTarget();
  await anOrder(db, earlier, { order: { username, service_type: 'followers', status: 'processing' } });
  await insertRow(db, 'submissions', {
    id: randomUUID(),
    order_id: earlier.orderId,
    generation: 1,
    line: 1,
    provider_id: 1,
    provider_service_id: '1001',
    provider_order_id: `po${earlier.tag}`,
    username,
    quantity: 1000,
    state: 'accepted',
    answered_at: new Date(),
  });
  const { cart } = await buy({ username });
  const [mail] = await eventually(async () => {
    const sent = await wholeMailTo(cart.email, 'Confirmación');
    expect(sent).toHaveLength(1);
    return sent;
  });
  expect(mail?.text).toContain('Otro pedido para el mismo perfil');
  expect(mail?.text).not.toContain('en pocos minutos');
  await forgetOrders(db, [earlier]);
});

test('a payment without an order whose return has failed is not called returned', async () => {
  const { cartId, email } = await unpaid();
  await insertRow(db, 'refunds', {
    cart_id: cartId,
    number: 1,
    payment_intent_id: `pi_${cartId}`,
    amount_cents: 1699,
    reason: 'no-order',
    requested_by: 'system',
    status: 'failed',
    created_at: '2026-11-21T09:00:00Z',
  });
  const { sendEmail } = activities();
  expect(await sendEmail({ cartId, kind: 'payment-returned', number: 1 })).toBe(false);
  expect(await wholeMailTo(email)).toEqual([]);
  await db.query(`UPDATE refunds SET status = 'pending' WHERE cart_id = $1`, [cartId]);
  expect(await sendEmail({ cartId, kind: 'payment-returned', number: 1 })).toBe(true);
  expect(await wholeMailTo(email)).toHaveLength(1);
});

test('terms and completion e-mail show the guarantee that the order was sold with, not the setting', async () => {
  const { cartId, email, orderNumber, intent } = await bought();
  const { sendEmail } = activities();
  const deliveredAt = Date.parse('2026-11-21T09:00:00Z');
  const guarantee = { seconds: 30 * 86_400, deliveredAt };
  for (const kind of ['order-confirmation', 'order-completed'] as const) {
    await sendEmail({ cartId, kind });
    await sendEmail({ cartId, kind, copy: 1, guarantee });
  }
  const emails = await wholeMailTo(email);
  const texts = (about: string) =>
    emails.filter(({ subject }) => subject.includes(about)).map(({ text }) => text);
  const [first, again] = texts(`Confirmación de tu pedido ${orderNumber}`);
  expect(first).toContain('La garantía no tiene fecha de fin');
  expect(again).toMatch(/La garantía dura 30\sdías desde que se completa la entrega/);
  const [done, doneAgain] = texts('está completo');
  expect(done).not.toContain('garantía hasta');
  expect(doneAgain).toContain('garantía hasta el 21 de diciembre de 2026');

  // While a bank disputes the payment, a refill would be refused.
  const dispute = { id: `dp_${cartId}`, payment_intent_id: intent, amount_cents: 999, reason: 'fraudulent' };
  const since = { opened_at: new Date(), told_at: new Date() };
  await insertRow(db, 'disputes', { ...dispute, ...since, status: 'needs_response' });
  await sendEmail({ cartId, kind: 'order-completed', copy: 2, guarantee });
  const [, , disputed] = (await wholeMailTo(email)).filter(({ subject }) =>
    subject.includes('está completo'),
  );
  expect(disputed?.text).toContain('Hemos entregado');
  expect(disputed?.text).not.toContain('garantía');
  const facts = await readEmailFacts(db, cartId);
  expect(facts).toMatchObject({ isDisputed: true, awaitsBank: true });
  await db.query(`UPDATE disputes SET status = 'lost', closed_at = now() WHERE id = $1`, [dispute.id]);
  expect(await readEmailFacts(db, cartId)).toMatchObject({ isDisputed: true, awaitsBank: false });
});

test('an unsubscribed buyer still gets e-mails about the order, and no reminder of another cart', async () => {
  const { cartId, email } = await bought();
  const left = await unpaid({ email: email.replace('@', '+2@') });
  await db.query('INSERT INTO email_suppressions (email) VALUES ($1)', [email]);
  const { sendEmail } = activities();
  expect(await sendEmail({ cartId: left.cartId, kind: 'payment-reminder' })).toBe(false);
  expect(await sendEmail({ cartId, kind: 'refill-completed', number: 1 })).toBe(true);
  expect(await refills(email)).toHaveLength(1);
});

test('while marketing mail is held it is dropped, and what was due until then is never sent', async () => {
  const { cartId, email } = await bought();
  const left = await unpaid({ email: email.replace('@', '+2@') });
  const due = () => purchasesToAsk(db, { now: new Date(), afterDays: 5, limit: 1000 });
  const isDue = async () => (await due()).some((one) => one.cartId === cartId);
  const delivered = (ago: string) =>
    db.query('UPDATE orders SET delivered_at = now() - $2::interval WHERE cart_id = $1', [cartId, ago]);
  await delivered('7 days');
  expect(await isDue()).toBe(true);
  try {
    await holdMarketing(db);
    const { sendEmail } = activities();
    expect(await sendEmail({ cartId: left.cartId, kind: 'payment-reminder' })).toBe(false);
    expect(await sendEmail({ cartId, kind: 'review-request' })).toBe(false);
    expect(await sendEmail({ cartId, kind: 'refill-completed', number: 1 })).toBe(true);
    expect(await wholeMailTo(email)).toHaveLength(1);
    expect(await isDue()).toBe(false);
    await endMarketingHold(db);
    expect(await isDue()).toBe(false);
    expect(await sendEmail({ cartId: left.cartId, kind: 'payment-reminder' })).toBe(true);
    await db.query(`UPDATE marketing_holds SET until = now() - interval '3 days'`);
    await delivered('7 days');
    expect(await isDue()).toBe(true);
  } finally {
    await db.query('DELETE FROM marketing_holds');
  }
});

test('an erased person gets no e-mail', async () => {
  const { cartId, email } = await bought();
  await db.query(
    'UPDATE purchases SET email = NULL, username = NULL, forgotten_at = now() WHERE cart_id = $1',
    [cartId],
  );
  await db.query(`UPDATE orders SET email = '', username = '' WHERE cart_id = $1`, [cartId]);
  expect(await activities().sendEmail({ cartId, kind: 'refill-completed', number: 1 })).toBe(false);
  expect(await refills(email)).toEqual([]);
});
