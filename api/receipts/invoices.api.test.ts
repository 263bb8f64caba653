import { erasePerson } from '#db/erasure.ts';
import { inTransaction } from '#db/pool.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminInvoice } from '#domain/calls/admin-order-actions.ts';
import { adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { getOrder, requestInvoice, trackOrder } from '#domain/calls/orders.ts';
import { pdfText } from '#receipts/testing/pdf-text.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type BoughtAsRows, boughtAsRows } from '../testing/bought-as-rows';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { type Bought, buy } from '../testing/purchases';
import { forgetOrders, insertRow } from '../testing/rows';

const db = testDatabase();
/** Orders as rows that get an invoice. They stay, because a deleted invoice would be a gap in the numbers. */
const invoiced: string[] = [];
afterAll(async () => {
  // The doctor looks for no run of a closed purchase.
  await db.query(`UPDATE purchases SET stage = 'closed' WHERE cart_id = ANY ($1)`, [invoiced]);
  await db.end();
});

async function toInvoice(): Promise<BoughtAsRows> {
  const bought = await boughtAsRows(db);
  invoiced.push(bought.own.cartId);
  return bought;
}

const studio = {
  name: 'Estudio Varenna, S.L.',
  taxId: 'es b-58378431',
  address: 'Calle Mayor, 1',
  postalCode: '28013',
  city: 'Madrid',
  country: 'ES' as const,
};

const ask = ({ order }: Pick<Bought, 'order'>, change: Partial<typeof studio> = {}) => ({
  params: { id: order.id },
  body: { ...studio, ...change },
});

async function fileOf(visitor: Browser, path: string) {
  const response = await fetch(new URL(path, visitor.baseUrl), {
    headers: { cookie: visitor.cookieHeader() },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const linesOf = (pdf: Buffer) => pdfText(pdf).split('\n');

it('a buyer gets one invoice in place of the receipt, whatever they request after that', async () => {
  const bought = await toInvoice();
  const { browser: buyer, order } = bought;
  const seen = async () => (await buyer.call(getOrder, { params: { id: order.id } })).order;
  expect(Date.parse((await seen()).invoiceUntil ?? '') - Date.now()).toBeGreaterThan(59 * 86_400_000);

  const answers = await Promise.all([1, 2, 3].map(() => buyer.call(requestInvoice, ask(bought))));
  const number = answers[0]?.number ?? '';
  expect(number).toMatch(/^F-\d{4}-\d{5}$/);
  expect(new Set(answers.map((one) => one.number))).toEqual(new Set([number]));
  const again = await buyer.call(requestInvoice, ask(bought, { name: 'Another name' }));
  expect(again.number).toBe(number);
  expect(await seen()).toMatchObject({ invoices: [{ number }] });
  expect((await seen()).invoiceUntil).toBeUndefined();

  const path = `/api/orders/${order.id}/invoices/${number}`;
  const { response, content } = await fileOf(buyer, path);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="factura-${number}.pdf"`);
  const lines = linesOf(content);
  expect(lines[1]).toBe('Factura');
  expect(lines[lines.indexOf('Sustituye a') + 1]).toContain(`Recibo del pedido ${order.orderNumber}, del `);
  for (const line of ['NIF: B00000000', studio.name, 'NIF/IVA: B58378431', '28013 Madrid, España'])
    expect(lines).toContain(line);
  expect(lines[lines.indexOf('Base imponible') + 1]).toBe('8,26 €');
  expect(lines[lines.indexOf('IVA (21 %)') + 1]).toBe('1,73 €');
  expect(lines[lines.indexOf('Total factura') + 1]).toBe('9,99 €');
  expect((await fileOf(buyer, path)).content.equals(content)).toBe(true);
  const office = await fileOf(await logInAs(db, 'support'), path.replace('/api/', '/api/admin/'));
  expect(office.content.equals(content)).toBe(true);
});

it('only the buyer gets it: for strangers neither the order nor the invoice exists', async () => {
  const [bought, other] = [await toInvoice(), await boughtAsRows(db)];
  const stranger = browser();
  const refused = await stranger.refused(requestInvoice, ask(bought));
  expect(refused).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  const { number } = await bought.browser.call(requestInvoice, ask(bought));
  const { order } = await stranger.call(getOrder, { params: { id: bought.order.id } });
  expect([order.invoices, order.invoiceUntil]).toEqual([undefined, undefined]);
  const own = `/api/orders/${bought.order.id}/invoices/${number}`;
  for (const [visitor, path] of [
    [stranger, own],
    [other.browser, own],
    [other.browser, `/api/orders/${other.order.id}/invoices/${number}`],
    [bought.browser, `/api/orders/${bought.order.id}/invoices/F-2026-99999999`],
    [bought.browser, `/api/orders/${bought.order.id}/invoices/x`],
  ] as const)
    expect([path, (await fileOf(visitor, path)).response.status]).toEqual([path, 404]);
  // A reader who proves the order on another device may.
  await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: bought.own.email } });
  expect((await fileOf(stranger, own)).response.status).toBe(200);
  await forgetOrders(db, [other.own]);
});

describe('a wrong field', () => {
  let bought: BoughtAsRows;
  beforeAll(async () => {
    bought = await boughtAsRows(db);
  });
  afterAll(() => forgetOrders(db, [bought.own]));

  it.each([
    [{ taxId: 'B58378432' }, 'taxId', /NIF, NIE o CIF válido/],
    [{ taxId: 'B58378431', country: 'FR' }, 'taxId', /SIREN/],
    [{ taxId: '00743110158', country: 'IT' }, 'taxId', /partita IVA/],
    [{ taxId: '1', country: 'DE' }, 'taxId', /IVA intracomunitario/],
    [{ name: ' ' }, 'name', /nombre o la razón social/],
    [{ city: 'Αθήνα' }, 'city', /letras latinas/],
    [{ country: 'US' }, 'country', /país de la lista/],
  ] as [Record<string, string>, string, RegExp][])(
    '%j is refused with what is expected',
    async (change, field, sentence) => {
      const refused = await bought.browser.refused(requestInvoice, ask(bought, change as never));
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect(refused.body.fields?.[field]).toMatch(sentence);
    },
  );
});

it('numbers have no gap; a later refund corrects the invoice, which names an earlier one', async () => {
  const admin = await administrator();
  const [first, second] = [await buy(), await buy()];
  const refund = (bought: Bought, refundedCents: number) =>
    admin.call(adminRefundPayment, {
      params: { intent: bought.intent.paymentIntentId },
      body: { reason: 'asked', amountCents: 100, refundedCents },
    });
  await refund(second, 0);
  const numbers = [];
  for (const bought of [first, second])
    numbers.push((await bought.browser.call(requestInvoice, ask(bought))).number);
  const [one = 0, two = 0] = numbers.map((number) => Number(number.slice(7)));
  expect(two).toBeGreaterThan(one);
  await refund(first, 0);
  const correctionOf = async ({ order, browser: buyer }: Bought) => {
    const { corrections = [] } = (await buyer.call(getOrder, { params: { id: order.id } })).order;
    const number = corrections[0]?.number ?? '';
    return {
      number,
      lines: linesOf((await fileOf(buyer, `/api/orders/${order.id}/corrections/${number}`)).content),
    };
  };
  const after = (await correctionOf(first)).lines;
  expect(after[1]).toBe('Factura rectificativa');
  expect(after[after.indexOf('Rectifica') + 1]).toContain(`Factura ${numbers[0]}, del `);
  expect(after).toContain(studio.name);
  const before = await correctionOf(second);
  expect(before.lines[1]).toBe('Recibo rectificativo');
  const path = `/api/orders/${second.order.id}/invoices/${numbers[1]}`;
  const lines = linesOf((await fileOf(second.browser, path)).content);
  expect(lines[lines.indexOf('Rectificada por') + 1]).toBe(`${before.number} (-1,00 €)`);

  const { rows } = await db.query<{ gaps: number }>(
    `SELECT (max(number) - count(*))::integer AS gaps FROM invoices WHERE series = 'F' AND year = $1`,
    [Number(numbers[0]?.slice(2, 6))],
  );
  expect(rows[0]?.gaps).toBe(0);
});

it('an administrator corrects its recipient with another invoice; the first stays', async () => {
  const bought = await toInvoice();
  const { number } = await bought.browser.call(requestInvoice, ask(bought));
  const support = await logInAs(db, 'support');
  const params = { id: bought.order.id };
  const body = { ...studio, name: 'Estudio Varenna Hermanos, S.L.' };
  const right = await support.call(adminInvoice, { params, body: { ...body, had: 1 } });
  expect(right.number).toMatch(/^FR-\d{4}-\d{5}$/);
  // As it was seen before: nothing is issued.
  const stale = await support.refused(adminInvoice, { params, body: { ...body, had: 1 } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'invoice_changed' } });
  const { order } = await support.call(adminOrder, { params });
  expect(order.invoices.map((one) => [one.number, one.name])).toEqual([
    [number, studio.name],
    [right.number, body.name],
  ]);
  const lines = linesOf(
    (await fileOf(bought.browser, `/api/orders/${bought.order.id}/invoices/${right.number}`)).content,
  );
  expect(lines[1]).toBe('Factura rectificativa');
  expect(lines[lines.indexOf('Rectifica') + 1]).toContain(`Factura ${number}, del `);
});

it('after sixty days only the back office issues one, after a full refund nobody does', async () => {
  const admin = await administrator();
  const [late, returned] = [
    await toInvoice(),
    await boughtAsRows(db, { payment_status: 'refunded', refunded_cents: 999 }),
  ];
  await db.query(`UPDATE orders SET paid_at = now() - interval '62 days' WHERE id = $1`, [late.order.id]);
  const refused = await late.browser.refused(requestInvoice, ask(late));
  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice_too_late' } });
  await admin.call(adminInvoice, { params: { id: late.order.id }, body: { ...studio, had: 0 } });

  for (const answer of [
    await returned.browser.refused(requestInvoice, ask(returned)),
    await admin.refused(adminInvoice, { params: { id: returned.order.id }, body: { ...studio, had: 0 } }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'invoice_refunded' } });
  await forgetOrders(db, [returned.own]);
});

it('while a bank has the money nobody issues one; the office still corrects one that was issued', async () => {
  const admin = await administrator();
  const [bought, before] = [await boughtAsRows(db), await toInvoice()];
  await before.browser.call(requestInvoice, ask(before));
  const disputes = [bought.own.intent, before.own.intent];
  for (const intent of disputes)
    await insertRow(db, 'disputes', {
      id: `dp_${intent}`,
      payment_intent_id: intent,
      amount_cents: 999,
      reason: 'fraudulent',
      status: 'warning_needs_response',
      opened_at: new Date(),
      told_at: new Date(),
    });
  const params = { id: bought.order.id };
  const until = async () => (await bought.browser.call(getOrder, { params })).order.invoiceUntil;
  // A bank that only asks has taken nothing.
  expect(await until()).toBeDefined();
  for (const status of ['needs_response', 'lost']) {
    await db.query('UPDATE disputes SET status = $2 WHERE payment_intent_id = ANY ($1)', [disputes, status]);
    expect(await until()).toBeUndefined();
    for (const answer of [
      await bought.browser.refused(requestInvoice, ask(bought)),
      await admin.refused(adminInvoice, { params, body: { ...studio, had: 0 } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'invoice_disputed' } });
    const { order } = await admin.call(adminOrder, { params });
    expect(order.can.invoice).toMatchObject({ allowed: false, code: 'invoice_disputed' });
  }
  const corrected = await admin.call(adminInvoice, {
    params: { id: before.order.id },
    body: { ...studio, had: 1 },
  });
  expect(corrected.number).toMatch(/^FR-/);
  await forgetOrders(db, [bought.own]);
});

it('an erased buyer is on no invoice; number and sums stay', async () => {
  const bought = await toInvoice();
  const { number } = await bought.browser.call(requestInvoice, ask(bought));
  await inTransaction(db, (transaction) => erasePerson(transaction, bought.own.email, new Date()));
  const { rows } = await db.query('SELECT i::text AS whole FROM invoices i WHERE order_id = $1', [
    bought.order.id,
  ]);
  expect(rows).toHaveLength(1);
  for (const detail of [studio.name, studio.address, 'B58378431'])
    expect(rows[0].whole).not.toContain(detail);
  const admin = await administrator();
  const { content } = await fileOf(admin, `/api/admin/orders/${bought.order.id}/invoices/${number}`);
  const lines = linesOf(content);
  expect(lines).toContain(number);
  expect(lines).not.toContain('Cliente');
  expect(lines[lines.indexOf('Total factura') + 1]).toBe('9,99 €');
});
