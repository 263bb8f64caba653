import { refundInput } from './purchases';

test('what was paid outside of the payment provider asks a worker that does not know it for nothing', () => {
  const asked = { reason: 'transfer 77', refundedCents: 0, amountCents: 200 };
  expect(refundInput('ana', { ...asked, outside: true })).toEqual({
    ...{ by: 'ana', reason: 'transfer 77', refundedCents: 0, amountCents: 0, outsideCents: 200 },
  });
  expect(refundInput('ana', asked)).toEqual({ by: 'ana', ...asked });
});
