import { type Invoice, invoiceFileName, invoicePdf } from './invoice';
import type { SoldOrder } from './order';
import { pdfText } from './testing/pdf-text';
import { seller, sold } from './testing/sold-order';

const invoice: Invoice = {
  series: 'F',
  year: 2026,
  number: 12,
  name: 'Estudio Łódź & Ñandú, S.L.',
  taxId: 'B58378431',
  address: 'Calle Mayor, 1, 2.º B',
  postalCode: '28013',
  city: 'Madrid',
  country: 'ES',
  seller,
  issuedAt: new Date('2026-11-22T09:05:00Z'),
};

const textOf = async (one: Invoice, order: SoldOrder, context = { corrections: [] } as never) =>
  pdfText(await invoicePdf(one, context, order)).split('\n');

test('an invoice names both parties, what it replaces, lines, base, rate, tax and total', async () => {
  expect(await textOf(invoice, sold())).toEqual([
    'Fanzeo',
    'Factura',
    ...['Número de factura', 'F-2026-00012'],
    ...['Fecha de emisión', expect.stringMatching(/^22 de noviembre de 2026.* 10:05$/)],
    ...['Fecha de la operación', '21 de noviembre de 2026'],
    ...['Sustituye a', 'Recibo del pedido FNZ-261121-AB3K, del 21 de noviembre de 2026'],
    ...['Referencia de pago', 'pi_3Abcdefgh'],
    'Vendedor',
    'Crecimiento Ñandú, S.L.',
    'NIF: B12345678',
    'Calle Mayor, 1, 28013 Madrid, España',
    'facturas@shop.example',
    'Cliente',
    // The document's fonts lack ł and ź.
    'Estudio Lódz & Ñandú, S.L.',
    'NIF/IVA: B58378431',
    'Calle Mayor, 1, 2.º B',
    '28013 Madrid, España',
    ...['Concepto', 'Importe'],
    ...['1.000 seguidores · Europa', '9,99 €'],
    ...['100 seguidores de regalo', 'Gratis'],
    ...['500 seguidores de ampliación', '4,99 €'],
    ...['Descuento VIP5', '-0,75 €'],
    ...['Base imponible', '11,76 €'],
    ...['IVA (21 %)', '2,47 €'],
    ...['Total factura', '14,23 €'],
    'Factura completa emitida en sustitución del recibo. El IVA está incluido en el total, ya pagado.',
  ]);
});

test.each([
  ['fr', 'Facture', 'Total de la facture', '28013 Madrid, Espagne', 'facture-F-2026-00012.pdf'],
  ['it', 'Fattura', 'Totale fattura', '28013 Madrid, Spagna', 'fattura-F-2026-00012.pdf'],
] as const)(
  '%s: in the language of the order, with every character',
  async (language, title, total, place, file) => {
    const lines = await textOf(invoice, sold({ language }));
    expect(lines[1]).toBe(title);
    expect(lines[lines.indexOf(total) + 1]).toBe('14,23 €');
    expect(lines).toContain(place);
    expect(lines.join()).not.toMatch(/[?\ufffd]/);
    expect(invoiceFileName(invoice, { language })).toBe(file);
  },
);

test('the same invoice always gives the same file', async () => {
  const one = await invoicePdf(invoice, { corrections: [] }, sold());
  expect(one.equals(await invoicePdf(invoice, { corrections: [] }, sold()))).toBe(true);
});
