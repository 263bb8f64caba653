import { writeSettings } from '#db/settings.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { stripeConfig } from '#domain/calls/shop.ts';
import { formatEuros, type Language, vatContained } from '#domain/money.ts';
import { type WholeMessage, wholeMailTo } from '#e2e/support/sandbox.ts';
import { pdfText } from '#receipts/testing/pdf-text.ts';
import { lazyClient, temporalEnv } from '#temporal/connection.ts';
import { purchaseId, purchaseState } from '#workflows/messages.ts';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { type Bought, buy } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = testDatabase();
const temporal = lazyClient(temporalEnv.parse(process.env));
afterAll(async () => {
  await db.end();
  await temporal.connection.close();
});

/** The one confirmation of an order, once it is there. */
function confirmationOf({ cart }: Bought): Promise<WholeMessage> {
  return eventually(async () => {
    const [mail] = await wholeMailTo(cart.email);
    if (!mail) throw new Error('No confirmation yet');
    return mail;
  });
}

async function receiptOf(visitor: Bought['browser'], reference: string) {
  const response = await fetch(new URL(`/api/orders/${reference}/receipt.pdf`, visitor.baseUrl), {
    headers: { cookie: visitor.cookieHeader() },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('the confirmation carries the receipt that the buyer can fetch, byte for byte [V29]', async () => {
  const bought = await buy();
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

it('to strangers there is no receipt: not by id, not by number, not without an order [V13]', async () => {
  const { order, browser: buyer } = await buy();
  expect((await receiptOf(buyer, order.orderNumber)).response.status).toBe(200);
  for (const reference of [order.id, order.orderNumber, '123456789012', 'FNZ-000000-XXXX']) {
    const { response, content } = await receiptOf(browser(), reference);
    expect([reference, response.status]).toEqual([reference, 404]);
    expect(JSON.parse(content.toString())).toMatchObject({ code: 'order_not_found' });
  }
});

it('a reference that no column can hold is refused like any other', async () => {
  const { response, content } = await receiptOf(browser(), '%00');
  expect(response.status).toBe(400);
  expect(JSON.parse(content.toString())).toMatchObject({ code: 'validation_failed' });
});

it('a confirmation in each language says when the immediate start was asked for, and in which words', async () => {
  const bought = await buy({ language: 'fr', immediatePerformanceText: 'debut-immediat-2026-11' });
  const { text } = await confirmationOf(bought);
  expect(text).toMatch(
    /Vous avez demandé le début immédiat le .*\(texte debut-immediat-2026-11\)\s: «\sJe demande/,
  );
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

      const bought = await buy({ language });
      const vatCents = vatContained(999, rate);
      const { order } = await bought.browser.call(getOrder, { params: { id: bought.order.id } });
      expect(order).toMatchObject({ totalAmountCents: 999, vatRatePercent: rate, vatCents });
      expect(order.vatCents).toBe(Math.round((999 * rate) / (100 + rate)));

      const { quotes } = await temporal.workflow
        .getHandle(purchaseId(bought.cart.cartId))
        .query(purchaseState);
      expect(quotes.at(-1)).toMatchObject({ vatRatePercent: rate, vatCents });

      const { text } = await confirmationOf(bought);
      const vat = plain(formatEuros(vatCents, language));
      expect(plain(text).split('\n')).toContain(`${included} ${name}: ${vat}`);
      const receipt = pdfText((await receiptOf(bought.browser, bought.order.id)).content).split('\n');
      expect(receipt[receipt.indexOf(name) + 1]).toBe(vat);
      expect(receipt[receipt.indexOf(name) - 1]).toBe(plain(formatEuros(999 - vatCents, language)));
    },
  );
});

it("by default everybody pays the seller's rate [S0-9.19]", async () => {
  for (const language of ['es', 'fr', 'it'])
    expect(await browser().call(stripeConfig, { query: { language } })).toMatchObject({ vatRatePercent: 21 });
});
