import { invoiceLine, invoiceNumber, invoiceUntil, mayInvoice, readInvoiceNumber } from './invoices';

const paidAt = Date.UTC(2026, 10, 1, 12);
const paid = {
  paidAt,
  paymentStatus: 'paid',
  forgotten: false,
  fundsWithdrawn: false,
  issued: false,
} as const;
const last = invoiceUntil(paidAt);

test('a buyer may request one for sixty days, an administrator may issue one later too', () => {
  expect(mayInvoice(paid, { now: last })).toEqual({ allowed: true });
  expect(mayInvoice(paid, { now: last + 1 })).toMatchObject({ code: 'invoice_too_late' });
  expect(mayInvoice(paid, { now: last + 1, office: true })).toEqual({ allowed: true });
});

test.each([
  // The page shows a day: all of it counts, by the clock in Madrid.
  ['2026-11-01T12:00:00Z', '2026-12-31T22:59:59.999Z'],
  ['2026-11-01T23:30:00Z', '2027-01-01T22:59:59.999Z'],
  ['2026-08-31T12:00:00Z', '2026-10-30T22:59:59.999Z'],
  ['2026-03-01T12:00:00Z', '2026-04-30T21:59:59.999Z'],
])('paid at %s, it may be requested until the end of the sixtieth day', (paidOn, until) => {
  expect(new Date(invoiceUntil(Date.parse(paidOn))).toISOString()).toBe(until);
});

test('not after a full refund, and not for an erased buyer', () => {
  const back = { ...paid, paymentStatus: 'refunded' } as const;
  for (const office of [true, false]) {
    expect(mayInvoice(back, { now: paidAt, office })).toMatchObject({ code: 'invoice_refunded' });
    expect(mayInvoice({ ...paid, forgotten: true }, { now: paidAt, office })).toMatchObject({
      code: 'invoice_erased',
    });
  }
  expect(mayInvoice({ ...paid, paymentStatus: 'partially_refunded' }, { now: paidAt }).allowed).toBe(true);
});

test('not while a bank has the money: only the office corrects an invoice that was issued before', () => {
  const taken = { ...paid, fundsWithdrawn: true };
  for (const office of [true, false])
    expect(mayInvoice(taken, { now: paidAt, office })).toMatchObject({ code: 'invoice_disputed' });
  const issued = { ...taken, issued: true };
  expect(mayInvoice(issued, { now: paidAt, office: true })).toEqual({ allowed: true });
  expect(mayInvoice(issued, { now: paidAt })).toMatchObject({ code: 'invoice_disputed' });
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
