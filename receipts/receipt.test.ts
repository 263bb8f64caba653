import { languages, vatContained } from '../domain/money';
import { orderLines } from './lines';
import type { SoldOrder } from './order';
import { receiptFileName, receiptPdf } from './receipt';
import { pdfText } from './testing/pdf-text';
import { seller, sold } from './testing/sold-order';

const textOf = async (order: SoldOrder) => pdfText(await receiptPdf(order));

test('a Spanish receipt has seller, lines, tax and payment', async () => {
  const text = await textOf(sold());
  expect(text.split('\n')).toEqual([
    'Fanzeo',
    'Recibo',
    ...['Número de pedido', 'FNZ-261121-AB3K'],
    ...['Fecha de pago', expect.stringMatching(/^21 de noviembre de 2026.* 00:30$/)],
    ...['Referencia de pago', 'pi_3Abcdefgh'],
    ...['Cliente', 'a@b.example'],
    'Vendedor',
    'Crecimiento Ñandú, S.L.',
    'NIF: B12345678',
    'Calle Mayor, 1, 28013 Madrid, España',
    'facturas@shop.example',
    ...['Concepto', 'Importe'],
    ...['1.000 seguidores · Europa', '9,99 €'],
    ...['100 seguidores de regalo', 'Gratis'],
    ...['500 seguidores de ampliación', '4,99 €'],
    ...['Descuento VIP5', '-0,75 €'],
    ...['Base imponible', '11,76 €'],
    ...['IVA (21 %)', '2,47 €'],
    ...['Total pagado', '14,23 €'],
    'El IVA está incluido en los precios.',
  ]);
});

test.each([
  ['es', 21, 'IVA (21 %)', '1,73 €', '8,26 €', 'Total pagado'],
  ['fr', 20, 'TVA (20 %)', '1,67 €', '8,32 €', 'Total payé'],
  ['it', 22, 'IVA (22%)', '1,80 €', '8,19 €', 'Totale pagato'],
] as const)('%s: %d %% of 9,99 € is contained in it', async (language, rate, name, vat, net, total) => {
  const text = await textOf(
    sold({
      language,
      upsellQuantity: 0,
      discountCents: 0,
      amountCents: 999,
      vatRatePercent: rate,
      vatCents: vatContained(999, rate),
    }),
  );
  const plain = text.split('\n');
  expect(plain[plain.indexOf(name) + 1]).toBe(vat);
  expect(plain[plain.indexOf(name) - 1]).toBe(net);
  expect(plain[plain.indexOf(total) + 1]).toBe('9,99 €');
});

test.each(languages)('%s: no sign is lost, also of large numbers', async (language) => {
  const text = await textOf(
    sold({ language, serviceType: 'likes', region: 'none', quantity: 50000, basePriceCents: 1234567 }),
  );
  expect(text).toMatch(/50[.\s]000 (likes|like)\n12[.\s]345,67\s€/);
  expect(text).not.toMatch(/[?\ufffd]/);
});

test('made-up data of the seller are named as such', async () => {
  expect(await textOf(sold({ seller: { ...seller, sample: true } }))).toContain('sin validez fiscal');
  expect(await textOf(sold())).not.toContain('muestra');
});

test('the same order always gives the same file, another one another', async () => {
  const one = await receiptPdf(sold());
  expect(one.equals(await receiptPdf(sold()))).toBe(true);
  expect(one.equals(await receiptPdf(sold({ amountCents: 1 })))).toBe(false);
  expect(one.toString('latin1')).toContain('/Lang (es)');
});

test('its lines have only what was ordered', () => {
  const bare = sold({ bonus: 0, upsellQuantity: 0, discountCents: 0 });
  expect(orderLines(bare).map(([label]) => label)).toEqual(['1.000 seguidores · Europa']);
});

test('the file is named in the language of the order', () => {
  expect(receiptFileName(sold({ language: 'it' }))).toBe('ricevuta-FNZ-261121-AB3K.pdf');
});
