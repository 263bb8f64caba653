import { feeText } from './fee';
import { paymentMessages } from './text';

const text = paymentMessages.detail;
const now = Date.parse('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now - count * 24 * 3_600_000).toISOString();
const payment = { state: 'paid' as const, charges: [], createdAt: days(1) };
const charge = { id: 'ch_1', at: days(1), status: 'succeeded', amountCents: 999 };

test('a fee is promised only of a payment that was collected and that a night still compares', () => {
  for (const state of ['paid', 'partially-refunded', 'refunded'] as const)
    expect(feeText({ ...payment, state }, now)).toBe(text.feeUnknown);
  expect(feeText({ ...payment, createdAt: days(6) }, now)).toBe(text.feeUnknown);
  expect(feeText({ ...payment, createdAt: days(7) }, now)).toBe(text.feeMissed);
  // A cart may be paid long after it was begun.
  expect(feeText({ ...payment, createdAt: days(9), charges: [charge] }, now)).toBe(text.feeUnknown);
});

test('a payment that was never collected has no fee', () => {
  const refused = { ...charge, status: 'failed' };
  for (const state of ['open', 'failed', 'cancelled', 'abandoned'] as const)
    expect(feeText({ ...payment, state, charges: [refused] }, now)).toBeUndefined();
  // The bank took the money, although the purchase doesn't say so yet.
  expect(feeText({ ...payment, state: 'open', charges: [refused, charge] }, now)).toBe(text.feeUnknown);
});

test('a known fee is an amount, however old', () => {
  expect(feeText({ ...payment, feeCents: 45, createdAt: days(90) }, now)).toMatch(/^0,45/);
  expect(feeText({ ...payment, feeCents: 0 }, now)).toMatch(/^0,00/);
});
