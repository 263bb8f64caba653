import { invoiceLine, invoiceNumber, invoiceUntil, mayInvoice, readInvoiceNumber } from './invoices';

const paidAt = Date.UTC(2026, 10, 1, 12);
const paid = { paidAt, paymentStatus: 'paid', forgotten: false } as const;
const last = invoiceUntil(paidAt);

test('a buyer may ask for sixty days, an administrator makes one out later too', () => {
  expect(mayInvoice(paid, { now: last })).toEqual({ allowed: true });
  expect(new Date(last).toISOString()).toBe('2026-12-31T12:00:00.000Z');
  expect(mayInvoice(paid, { now: last + 1 })).toMatchObject({ code: 'invoice_too_late' });
  expect(mayInvoice(paid, { now: last + 1, office: true })).toEqual({ allowed: true });
});

test('not once all of it went back, and not for who was erased', () => {
  const back = { ...paid, paymentStatus: 'refunded' } as const;
  for (const office of [true, false]) {
    expect(mayInvoice(back, { now: paidAt, office })).toMatchObject({ code: 'invoice_refunded' });
    expect(mayInvoice({ ...paid, forgotten: true }, { now: paidAt, office })).toMatchObject({
      code: 'invoice_erased',
    });
  }
  expect(mayInvoice({ ...paid, paymentStatus: 'partially_refunded' }, { now: paidAt }).allowed).toBe(true);
});

test('a number is read as it is written', () => {
  for (const one of [
    { series: 'F', year: 2026, number: 12 },
    { series: 'FR', year: 2031, number: 123_456 },
  ] as const)
    expect(readInvoiceNumber(invoiceNumber(one))).toEqual(one);
  expect(invoiceNumber({ series: 'F', year: 2026, number: 12 })).toBe('F-2026-00012');
  for (const text of ['R-2026-00001', 'F-2026-1', 'F-2026-0000000001', '', '%00'])
    expect(readInvoiceNumber(text)).toBeUndefined();
});

test.each([
  ['Crecimiento Ñandú & Hijos, S.L.', true],
  ['Calle Mayor, 1, 2.º B', true],
  ['Łódź', true],
  ['Αθήνα', false],
  ['<b>', false],
  ['a\nb', false],
])('%j fits the document: %s', (text, fits) => {
  expect(invoiceLine.test(text)).toBe(fits);
});
