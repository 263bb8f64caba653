import { randomUUID } from 'node:crypto';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminRequestByReference, adminRequests } from '#domain/calls/admin-requests.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import type { Language } from '#domain/money.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { mailServer, wholeMailTo } from '#e2e/support/sandbox.ts';
import { withdrawalWorkflowId } from '#workflows/messages.ts';
import { administrator } from '../testing/administrator';
import { boughtAsRows } from '../testing/bought-as-rows';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { supportMail } from '../testing/requests';
import { forgetOrders, type OwnNames } from '../testing/rows';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = testDatabase();
const temporal = testTemporal();
afterEach(() => mailServer('normal'));
const sold: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, sold);
  await db.end();
});

async function anOrder(language: Language = 'es') {
  const bought = await boughtAsRows(db, { language });
  sold.push(bought.own);
  return { ...bought, email: bought.own.email };
}

type Statement = BodyOf<typeof submitWithdrawal> & { id: string };

function statement(over: Partial<Statement> = {}): Statement {
  const id = randomUUID();
  return {
    id,
    orderNumber: `FNZ-261121-${id.slice(0, 4).toUpperCase()}`,
    email: `w${id}@example.com`,
    name: 'Lucía Gómez',
    language: 'es',
    ...over,
  };
}

/** The same address as a person may type it; a domain is case-insensitive. */
const shouted = (email: string) => email.replace(/^[^@]+/, (name) => name.toUpperCase());

const ended = (id: string) => temporal.workflow.getHandle(withdrawalWorkflowId(id)).result();

async function row(id: string) {
  const { rows } = await db.query<{
    orderId: string | null;
    receivedAt: Date;
    acknowledgedAt: Date | null;
    supportToldAt: Date | null;
    email: string;
    orderNumber: string;
  }>('SELECT * FROM withdrawals WHERE id = $1', [id]);
  return rows[0];
}

/** The reports to support about a statement. */
const reportOf = (id: string) => supportMail(withdrawalReference(id));

describe.each([
  ['es', 'Acuse de recibo', 'desisto de mi contrato'],
  ['fr', 'Accusé de réception', 'ma rétractation du contrat'],
  ['it', 'Conferma di ricezione', 'il recesso dal mio contratto'],
] as [Language, string, string][])('%s', (language, subject, words) => {
  it('a statement about an order is stored, marked on it, acknowledged and reported', async () => {
    const { order, email, browser: buyer } = await anOrder(language);
    const said = statement({
      language,
      orderNumber: ` #${order.orderNumber.toLowerCase()} `,
      email: shouted(email),
      reason: 'Demasiado caro',
    });
    const answer = await browser().call(submitWithdrawal, { body: said });
    expect(answer.reference).toBe(withdrawalReference(said.id));
    await ended(said.id);

    const kept = await row(said.id);
    expect(kept).toMatchObject({ orderId: order.id, orderNumber: order.orderNumber });
    // The same time: in the answer, in the row, in the e-mail.
    expect(kept?.receivedAt.toISOString()).toBe(answer.receivedAt);
    const mails = await wholeMailTo(shouted(email));
    const acknowledgements = mails.filter((mail) => mail.subject.startsWith(subject));
    expect(acknowledgements).toHaveLength(1);
    const { text, html } = acknowledgements[0]!;
    for (const part of [words, order.orderNumber, 'Lucía Gómez', answer.reference])
      expect(text).toContain(part);
    expect(html).toContain(`<html lang="${language}">`);
    const clock = new Date(answer.receivedAt).toLocaleTimeString('es-ES', {
      timeZone: 'Europe/Madrid',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(text).toContain(clock);
    const [report] = await reportOf(said.id);
    expect(report?.text).toContain(`/admin/orders/${order.id}`);
    expect(report?.text).toContain('Demasiado caro');

    const seen = await (await administrator()).call(adminOrder, { params: { id: order.id } });
    expect(seen.order.withdrawals).toMatchObject([
      { id: said.id, name: 'Lucía Gómez', reason: 'Demasiado caro', receivedAt: answer.receivedAt },
    ]);
    // The buyer's own tracking page shows it, a stranger's does not.
    const params = { id: order.id };
    expect((await buyer.call(getOrder, { params })).order.withdrawnAt).toBe(answer.receivedAt);
    expect((await browser().call(getOrder, { params })).order.withdrawnAt).toBeUndefined();
    expect(seen.order.emails.map(({ kind }) => kind)).toContain('withdrawal-acknowledged');
  });
});

it("a stranger's statement about an order is accepted and acknowledged alike, and marks nothing", async () => {
  const { order, email } = await anOrder();
  const right = statement({ orderNumber: order.orderNumber, email });
  const wrong = statement({ orderNumber: order.orderNumber });
  const made = statement();
  const answers = [];
  for (const body of [right, wrong, made])
    answers.push(await browser().send('POST', submitWithdrawal.path, { body }));
  // Only the reference and the time differ, and those follow from the caller's own id and moment.
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(Object.keys(body as object).sort()).toEqual([
      'acknowledged',
      'receivedAt',
      'reference',
      'success',
    ]);
  }
  for (const { id } of [right, wrong, made]) await ended(id);
  expect((await row(right.id))?.orderId).toBe(order.id);
  expect((await row(wrong.id))?.orderId).toBeNull();
  expect((await row(made.id))?.orderId).toBeNull();

  const texts = await Promise.all(
    [right, wrong].map(async ({ email, id }) => {
      const mails = await wholeMailTo(email);
      const mail = mails.find(({ subject }) => subject.startsWith('Acuse de recibo'));
      return mail?.text.replaceAll(email, 'EMAIL').replaceAll(withdrawalReference(id), 'REFERENCE');
    }),
  );
  const withoutTimes = texts.map((text) => text?.replace(/\d{2}:\d{2}/g, 'TIME'));
  expect(withoutTimes[0]).toBeDefined();
  expect(withoutTimes[0]).toBe(withoutTimes[1]);
  const [report] = await reportOf(wrong.id);
  expect(report?.text).toContain('no corresponden a ningún pedido');
  // Support is asked to answer: the reply must reach the consumer.
  expect(report?.headers['reply-to']).toBe(wrong.email);
  // The owner of the order gets nothing about a stranger's e-mail.
  expect((await wholeMailTo(email)).filter(({ subject }) => subject.startsWith('Acuse'))).toHaveLength(1);
});

it('an administrator marks a statement as dealt with, once, with a recorded note', async () => {
  const { order, email } = await anOrder();
  const body = statement({ orderNumber: order.orderNumber, email });
  await browser().call(submitWithdrawal, { body });
  await ended(body.id);
  const admin = await administrator();
  const params = { id: body.id };
  const waiting = async () => {
    const query = { attention: 'true', search: order.orderNumber };
    const { orders } = await admin.call(adminOrders, { query });
    return orders.map(({ id, withdrawalOpen }) => [id, withdrawalOpen]);
  };
  expect(await waiting()).toEqual([[order.id, true]]);
  const { counts } = await admin.call(adminOrders, {});
  await admin.call(adminCloseWithdrawal, { params, body: { reason: 'Reembolsado entero' } });
  expect(await waiting()).toEqual([]);
  expect((await admin.call(adminOrders, {})).counts.attention).toBe(counts.attention - 1);
  const { order: seen } = await admin.call(adminOrder, { params: { id: order.id } });
  expect(seen.withdrawals).toMatchObject([
    { closedBy: 'admin', closedNote: 'Reembolsado entero', closedAt: expect.any(String) },
  ]);
  const { rows } = await db.query('SELECT action, actor, before FROM audit_log WHERE subject = $1', [
    order.orderNumber,
  ]);
  expect(rows).toEqual([
    {
      action: 'close-withdrawal',
      actor: 'admin',
      before: { withdrawal: body.id, state: 'open', reason: 'Reembolsado entero' },
    },
  ]);
  const again = await admin.refused(adminCloseWithdrawal, { params, body: { reason: 'Otra vez' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'withdrawal_closed' } });
  const unknown = await admin.refused(adminCloseWithdrawal, {
    params: { id: randomUUID() },
    body: { reason: 'No existe' },
  });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('a statement that fits no order is found by reference, e-mail address and number, also once it is closed', async () => {
  const body = statement();
  await browser().call(submitWithdrawal, { body });
  await ended(body.id);
  const admin = await administrator();
  const reference = withdrawalReference(body.id);
  const found = async () => {
    const asWritten = `#${body.orderNumber.toLowerCase().replaceAll('-', ' ')}`;
    const searches = [
      reference.toLowerCase(),
      body.email.slice(1).toUpperCase(),
      body.orderNumber.slice(2),
      asWritten,
    ];
    const lists = searches.map((search) =>
      admin.call(adminRequests, { query: { search, kind: 'withdrawal' } }),
    );
    const { request } = await admin.call(adminRequestByReference, { params: { reference } });
    return [...(await Promise.all(lists)).map(({ requests }) => requests[0]), request];
  };
  const said = { kind: 'withdrawal', id: body.id, orderNumber: body.orderNumber, hasOrder: false };
  expect(await found()).toMatchObject(Array(5).fill({ ...said, state: 'open' }));
  await admin.call(adminCloseWithdrawal, {
    params: { id: body.id },
    body: { reason: 'No es de esta tienda' },
  });
  const closed = { ...said, state: 'closed', decidedBy: 'admin', note: 'No es de esta tienda' };
  expect(await found()).toMatchObject(Array(5).fill(closed));
});

it('the same statement sent again, even in parallel, is one statement with one answer and one acknowledgement', async () => {
  const body = statement();
  const visitor = browser();
  await visitor.send('GET', '/api/stripe-config');
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call(submitWithdrawal, { body })));
  await ended(body.id);
  answers.push(await visitor.call(submitWithdrawal, { body }));
  expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
  expect(await wholeMailTo(body.email)).toHaveLength(1);
  expect(await reportOf(body.id)).toHaveLength(1);
});

it('a mail server that is down delays the acknowledgement, never the statement', async () => {
  await mailServer('tempfail');
  const body = statement();
  await browser().call(submitWithdrawal, { body });
  await eventually(async () => expect(await row(body.id)).toMatchObject({ email: body.email }));
  expect((await row(body.id))?.acknowledgedAt).toBeNull();
  await mailServer('normal');
  await ended(body.id);
  expect(await row(body.id)).toMatchObject({
    acknowledgedAt: expect.any(Date),
    supportToldAt: expect.any(Date),
  });
  expect(await wholeMailTo(body.email)).toHaveLength(1);
});

describe('an invalid statement is refused and leaves nothing behind', () => {
  it.each([
    ['an invalid id', 'id', { id: 'x' }],
    ['no number', 'orderNumber', { orderNumber: '  ' }],
    ['a huge number', 'orderNumber', { orderNumber: 'F'.repeat(61) }],
    ['a number over two lines', 'orderNumber', { orderNumber: 'FNZ\r\nBcc: x@y.example' }],
    ['a bad e-mail', 'email', { email: 'lucia@' }],
    ['two e-mails', 'email', { email: 'a@b.example, c@d.example' }],
    ['no name', 'name', { name: 'x' }],
    ['a name over two lines', 'name', { name: 'a\r\nBcc: x@y.example' }],
    ['a name with an address', 'name', { name: 'Visit evil.example' }],
    ['a name with a telephone number', 'name', { name: 'Llama ya al 900 123 456' }],
    ['a name with a link', 'name', { name: 'https://evil' }],
    ['a number with a link', 'orderNumber', { orderNumber: 'GO TO EVIL.EXAMPLE' }],
    ['a name with a NUL', 'name', { name: 'Lu\u0000cia' }],
    ['a huge reason', 'reason', { reason: 'x'.repeat(1001) }],
    ['an unknown language', 'language', { language: 'de' }],
    ['an order id', 'orderId', { orderId: '1' }],
  ] as [string, string, Record<string, unknown>][])('%s', async (_name, field, over) => {
    const good = statement();
    const answer = await browser().refused(submitWithdrawal, { body: { ...good, ...over } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await row(good.id)).toBeUndefined();
  });

  it('a page of another site', async () => {
    const body = statement();
    const answer = await browser().send('POST', submitWithdrawal.path, {
      body,
      headers: { 'x-xsrf-token': undefined },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
    expect(await row(body.id)).toBeUndefined();
  });
});
