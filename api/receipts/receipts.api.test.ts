import { readSettings, writeSettings } from '#db/settings.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminInvoice } from '#domain/calls/admin-order-actions.ts';
import { adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { getOrder, requestInvoice } from '#domain/calls/orders.ts';
import { stripeConfig } from '#domain/calls/shop.ts';
import { formatEuros, type Language, vatContained } from '#domain/money.ts';
import { labelled } from '#domain/typography.ts';
import { type WholeMessage, wholeMailTo } from '#e2e/support/sandbox.ts';
import { pdfText } from '#receipts/testing/pdf-text.ts';
import { purchaseId, purchaseState } from '#workflows/messages.ts';
import { administrator } from '../testing/administrator';
import { boughtAsRows } from '../testing/bought-as-rows';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { type Bought, buy } from '../testing/purchases';
import { forgetOrders } from '../testing/rows';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
const temporal = testTemporal();
/** An order whose receipt is read, then corrected by two refunds. */
let bought: Bought;
beforeAll(async () => {
  bought = await buy();
});

/** The only confirmation of an order, once it exists. */
function confirmationOf({ cart }: Bought): Promise<WholeMessage> {
  return eventually(async () => {
    const [mail] = await wholeMailTo(cart.email);
    if (!mail) throw new Error('No confirmation yet');
    return mail;
  });
}

const receiptOf = (visitor: Browser, reference: string) =>
  fileOf(visitor, `/api/orders/${reference}/receipt.pdf`);

async function fileOf(visitor: Browser, path: string) {
  const response = await fetch(new URL(path, visitor.baseUrl), {
    headers: { cookie: visitor.cookieHeader() },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('the confirmation carries the receipt that the buyer can fetch, byte for byte [V29]', async () => {
  const { attachments, text } = await confirmationOf(bought);
  const { orderNumber } = bought.order;
  expect(attachments).toMatchObject([{ filename: `recibo-${orderNumber}.pdf`, type: 'application/pdf' }]);
  const { response, content } = await receiptOf(bought.browser, bought.order.id);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="recibo-${orderNumber}.pdf"`,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(content.equals(attachments[0]!.content)).toBe(true);

  const receipt = pdfText(content).split('\n');
  for (const line of ['Fanzeo Ejemplo, S.L.', 'NIF: B00000000', orderNumber, bought.intent.paymentIntentId])
    expect(receipt).toContain(line);
  expect(receipt[receipt.indexOf('100 seguidores de regalo') + 1]).toBe('Gratis');
  expect(text).toContain('100 seguidores de regalo: Gratis');
});

it('strangers get no receipt: not by id, not by number, not without an order [V13]', async () => {
  const { order, browser: buyer, own } = await boughtAsRows(db);
  expect((await receiptOf(buyer, order.orderNumber)).response.status).toBe(200);
  for (const reference of [order.id, order.orderNumber, '123456789012', 'FNZ-000000-XXXX']) {
    const { response, content } = await receiptOf(browser(), reference);
    expect([reference, response.status]).toEqual([reference, 404]);
    expect(JSON.parse(content.toString())).toMatchObject({ code: 'order_not_found' });
  }
  await forgetOrders(db, [own]);
});

it('a reference that fits no column is refused like any other', async () => {
  const { response, content } = await receiptOf(browser(), '%00');
  expect(response.status).toBe(400);
  expect(JSON.parse(content.toString())).toMatchObject({ code: 'validation_failed' });
});

it('a confirmation in each language says when the immediate start was requested, and in which words', async () => {
  const french = await buy({ language: 'fr', immediatePerformanceText: 'debut-immediat-2026-11' });
  const { text } = await confirmationOf(french);
  expect(text).toMatch(
    /Vous avez demandé le début immédiat le .*\(texte debut-immediat-2026-11\)\s: «\sJe demande/,
  );
});

it('each refund has a corrective receipt: in the e-mail, on the buyer’s page, in the back office; together they reverse the receipt', async () => {
  const admin = await administrator();
  const { order, browser: buyer, intent, cart } = bought;
  const params = { intent: intent.paymentIntentId };
  for (const body of [
    { reason: 'Se quejó de Ana', amountCents: 333, refundedCents: 0 },
    { reason: 'También el resto', refundedCents: 333 },
  ])
    await admin.call(adminRefundPayment, { params, body });

  const { corrections = [] } = (await buyer.call(getOrder, { params: { id: order.id } })).order;
  expect(corrections.map(({ amountCents }) => amountCents)).toEqual([-333, -666]);
  const stranger = browser();
  expect((await stranger.call(getOrder, { params: { id: order.id } })).order).not.toHaveProperty(
    'corrections',
  );
  const detail = (await admin.call(adminOrder, { params: { id: order.id } })).order;
  expect(detail.corrections.map(({ number }) => number)).toEqual(corrections.map(({ number }) => number));
  expect(detail.corrections.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(-detail.vatCents);

  const files = await Promise.all(
    corrections.map(async ({ number }) => {
      const own = await fileOf(buyer, `/api/orders/${order.orderNumber}/corrections/${number}`);
      const office = await fileOf(admin, `/api/admin/orders/${order.id}/corrections/${number}`);
      expect(own.response.headers.get('content-disposition')).toBe(
        `attachment; filename="recibo-rectificativo-${number}.pdf"`,
      );
      expect(office.content.equals(own.content)).toBe(true);
      return own.content;
    }),
  );
  const lines = pdfText(files[0]!).split('\n');
  expect(lines[lines.indexOf('Número') + 1]).toBe(corrections[0]?.number);
  expect(lines[lines.indexOf('Rectifica') + 1]).toContain(`Recibo del pedido ${order.orderNumber}, del `);
  expect(lines[lines.indexOf('Motivo') + 1]).toBe('Devolución acordada');
  expect(lines[lines.indexOf('IVA (21 %)') + 1]).toBe('-0,58 €');
  expect(lines[lines.indexOf('Total rectificado') + 1]).toBe('-3,33 €');
  expect(lines.join()).not.toContain('Ana');

  // Each refund's e-mail has its own.
  const received = await eventually(async () => {
    const emails = (await wholeMailTo(cart.email)).filter(({ subject }) => subject.startsWith('Reembolso'));
    if (emails.length < 2) throw new Error('No e-mail yet');
    return emails;
  });
  for (const [index, { number }] of corrections.entries()) {
    const withReceipt = received.find(({ attachments }) =>
      attachments.some(({ filename }) => filename === `recibo-rectificativo-${number}.pdf`),
    );
    expect(withReceipt?.attachments).toHaveLength(1);
    expect(withReceipt?.attachments[0]?.content.equals(files[index]!)).toBe(true);
    expect(withReceipt?.text).toContain('Adjuntamos el recibo rectificativo en PDF.');
  }
});

it('a corrective receipt is only for its buyer, and for its own order', async () => {
  const admin = await administrator();
  const other = await boughtAsRows(db);
  const { order } = await bought.browser.call(getOrder, { params: { id: bought.order.id } });
  const number = order.corrections?.[0]?.number ?? '';
  const own = `/api/orders/${order.id}/corrections/${number}`;
  expect((await fileOf(bought.browser, own)).response.status).toBe(200);
  for (const [visitor, path] of [
    [browser(), own],
    [other.browser, own],
    [other.browser, `/api/orders/${other.order.id}/corrections/${number}`],
    [admin, `/api/admin/orders/${other.order.id}/corrections/${number}`],
    [bought.browser, `/api/orders/${order.id}/corrections/R-2026-99999999`],
    [bought.browser, `/api/orders/${order.id}/corrections/x`],
  ] as const)
    expect([path, (await fileOf(visitor, path)).response.status]).toEqual([path, 404]);
  const back = `/api/admin/orders/${order.id}/corrections/${number}`;
  expect((await fileOf(bought.browser, back)).response.status).toBe(401);
  await forgetOrders(db, [other.own]);
});

it('receipt, correction and later invoices name shop and seller of the day of payment; the next sale names the new ones', async () => {
  const { seller, shopName } = await readSettings(db);
  const admin = await administrator();
  const { order, browser: buyer, intent } = await buy();
  const refund = { reason: 'asked', amountCents: 100, refundedCents: 0 };
  await admin.call(adminRefundPayment, { params: { intent: intent.paymentIntentId }, body: refund });
  const { corrections = [] } = (await buyer.call(getOrder, { params: { id: order.id } })).order;
  const files = async () => [
    (await receiptOf(buyer, order.id)).content,
    (await fileOf(buyer, `/api/orders/${order.id}/corrections/${corrections[0]?.number}`)).content,
  ];
  const before = await files();
  const recipient = {
    name: 'Estudio Ejemplo',
    taxId: 'B58378431',
    address: 'Calle Mayor, 1',
    postalCode: '28013',
    city: 'Madrid',
    country: 'ES' as const,
  };
  try {
    await writeSettings(db, {
      shopName: 'Varenna',
      seller: { ...seller, legalName: 'Varenna Digital, S.L.' },
    });
    const after = await files();
    expect(after.map((file) => pdfText(file))).toEqual(before.map((file) => pdfText(file)));
    expect(after.every((file, index) => file.equals(before[index]!))).toBe(true);
    const params = { id: order.id };
    const asked = await buyer.call(requestInvoice, { params, body: recipient });
    const corrected = await admin.call(adminInvoice, { params, body: { ...recipient, had: 1 } });
    for (const { number } of [asked, corrected]) {
      const invoice = pdfText((await fileOf(buyer, `/api/orders/${order.id}/invoices/${number}`)).content);
      expect(invoice.split('\n')).toEqual(expect.arrayContaining([shopName, seller.legalName]));
      expect(invoice).not.toContain('Varenna');
    }
    const next = await boughtAsRows(db, { paid_at: new Date(Date.now() + 1000) });
    expect(pdfText((await receiptOf(next.browser, next.order.id)).content).split('\n')).toEqual(
      expect.arrayContaining(['Varenna', 'Varenna Digital, S.L.']),
    );
    await forgetOrders(db, [next.own]);
  } finally {
    await writeSettings(db, { seller, shopName });
  }
});

describe('tax by the country of the buyer', () => {
  beforeAll(() => writeSettings(db, { vatMode: 'destination' }));
  afterAll(() => writeSettings(db, { vatMode: 'seller' }));

  it.each([
    ['es', 21, 'IVA (21 %)', 'Incluye'],
    ['fr', 20, 'TVA (20 %)', 'Dont'],
    ['it', 22, 'IVA (22%)', 'Di cui'],
  ] as [Language, number, string, string][])(
    '%s pays %d %%, contained in the price: in API, workflow, e-mail and receipt',
    async (language, rate, name, included) => {
      const { vatRatePercent } = await browser().call(stripeConfig, { query: { language } });
      expect(vatRatePercent).toBe(rate);

      const sold = await buy({ language });
      const vatCents = vatContained(999, rate);
      const { order } = await sold.browser.call(getOrder, { params: { id: sold.order.id } });
      expect(order).toMatchObject({ totalAmountCents: 999, vatRatePercent: rate, vatCents });
      expect(order.vatCents).toBe(Math.round((999 * rate) / (100 + rate)));

      const { quotes } = await temporal.workflow.getHandle(purchaseId(sold.cart.cartId)).query(purchaseState);
      expect(quotes.at(-1)).toMatchObject({ vatRatePercent: rate, vatCents });

      const { text } = await confirmationOf(sold);
      const vat = plain(formatEuros(vatCents, language));
      expect(plain(text).split('\n')).toContain(plain(labelled(`${included} ${name}`, vat, language)));
      const receipt = pdfText((await receiptOf(sold.browser, sold.order.id)).content).split('\n');
      expect(receipt[receipt.indexOf(name) + 1]).toBe(vat);
      expect(receipt[receipt.indexOf(name) - 1]).toBe(plain(formatEuros(999 - vatCents, language)));
    },
  );
});

it("by default everybody pays the seller's rate [S0-9.19]", async () => {
  for (const language of ['es', 'fr', 'it'])
    expect(await browser().call(stripeConfig, { query: { language } })).toMatchObject({ vatRatePercent: 21 });
});
