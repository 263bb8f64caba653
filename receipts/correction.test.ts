import { vatContained } from '../domain/money';
import { type Correction, correctionFileName, correctionPdf } from './correction';
import type { Invoice } from './invoice';
import type { SoldOrder } from './order';
import { pdfText } from './testing/pdf-text';
import { seller, sold } from './testing/sold-order';

const correction: Correction = {
  year: 2026,
  number: 12,
  issuedAt: new Date('2026-11-22T09:05:00Z'),
  amountCents: -333,
  vatCents: -vatContained(333, 21),
  reason: 'undelivered',
};

const textOf = async (one: Correction, order: SoldOrder, invoices: Invoice[] = []) =>
  pdfText(await correctionPdf(one, invoices, order)).split('\n');

test('a corrective receipt names its number, what it corrects and why, with the tax in what went back', async () => {
  expect(await textOf(correction, sold())).toEqual([
    'Fanzeo',
    'Recibo rectificativo',
    ...['Número', 'R-2026-00012'],
    ...['Fecha de emisión', expect.stringMatching(/^22 de noviembre de 2026.* 10:05$/)],
    ...['Rectifica', 'Recibo del pedido FNZ-261121-AB3K, del 21 de noviembre de 2026'],
    ...['Motivo', 'Devolución de lo que no se entregó'],
    ...['Referencia de pago', 'pi_3Abcdefgh'],
    ...['Cliente', 'a@b.example'],
    'Vendedor',
    'Crecimiento Ñandú, S.L.',
    'NIF: B12345678',
    'Calle Mayor, 1, 28013 Madrid, España',
    'facturas@shop.example',
    ...['Concepto', 'Importe'],
    ...['1.000 seguidores · Europa', '-3,33 €'],
    ...['Base imponible', '-2,75 €'],
    ...['IVA (21 %)', '-0,58 €'],
    ...['Total rectificado', '-3,33 €'],
    'Los importes se suman a los del recibo que rectifica. El IVA está incluido en el total.',
  ]);
});

test.each([
  ['fr', 'Reçu rectificatif', 'Total rectifié', 'recu-rectificatif-R-2026-00012.pdf'],
  ['it', 'Ricevuta di rettifica', 'Totale rettificato', 'ricevuta-di-rettifica-R-2026-00012.pdf'],
] as const)(
  '%s: in the language of the order, with every character',
  async (language, title, total, file) => {
    const lines = await textOf(correction, sold({ language }));
    expect(lines).toContain(title);
    expect(lines[lines.indexOf(total) + 1]).toBe('-3,33 €');
    expect(lines.join()).not.toMatch(/[?\ufffd]/);
    expect(correctionFileName(correction, { language })).toBe(file);
  },
);

test('Italian elides the article before the day of the receipt', async () => {
  const lines = await textOf(correction, sold({ language: 'it', paidAt: new Date('2026-11-08T09:00:00Z') }));
  expect(lines).toContain('La ricevuta dell’ordine FNZ-261121-AB3K, dell’8 novembre 2026');
});

test.each([
  ['fr', 'Le reçu de la commande FNZ-261121-AB3K, du 1er novembre 2026'],
  ['it', 'La ricevuta dell’ordine FNZ-261121-AB3K, del 1º novembre 2026'],
] as const)('%s: the first of a month is written as the language has it', async (language, original) => {
  const first = new Date('2026-11-01T09:00:00Z');
  const lines = await textOf({ ...correction, issuedAt: first }, sold({ language, paidAt: first }));
  expect(lines).toContain(original);
  expect(lines.find((line) => /^1(?:er|º) novembre 2026 .* 10:00$/.test(line))).toBeDefined();
});

test('one that reverses another adds to the receipt; an erased buyer is left out', async () => {
  const back: Correction = { ...correction, amountCents: 333, vatCents: 58, reason: 'not-paid-out' };
  const lines = await textOf(back, sold({ email: '' }));
  expect(lines[lines.indexOf('Total rectificado') + 1]).toBe('3,33 €');
  expect(lines).not.toContain('Cliente');
});

test('one that corrects an invoice has the seller of the invoice, whatever the settings say today', async () => {
  const invoice: Invoice = {
    series: 'F',
    year: 2026,
    number: 3,
    name: 'Estudio Ñandú, S.L.',
    taxId: 'B58378431',
    address: 'Calle Mayor, 1',
    postalCode: '28013',
    city: 'Madrid',
    country: 'ES',
    seller: { ...seller, legalName: 'Nubalia, S.L.', taxId: 'B87654321' },
    issuedAt: new Date('2026-11-22T09:00:00Z'),
  };
  const lines = await textOf(correction, sold(), [invoice]);
  expect(lines).toContain('Nubalia, S.L.');
  expect(lines).not.toContain(seller.legalName);
});

test('the same correction always gives the same file', async () => {
  const one = await correctionPdf(correction, [], sold());
  expect(one.equals(await correctionPdf(correction, [], sold()))).toBe(true);
});
