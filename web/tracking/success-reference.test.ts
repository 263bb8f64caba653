import { successReference } from './success-reference';

const payment = { paymentIntentId: 'pi_last', orderNumber: 'FNZ-261121-AB3K' };
const nothing = { lastOrder: undefined, lastPayment: undefined };
const read = (query: string, pathId?: string, known = nothing as Parameters<typeof successReference>[2]) =>
  successReference(new URLSearchParams(query), pathId, known);

test.each([
  ['order=77&status=success', undefined, { kind: 'order', id: '77' }],
  ['orderId=77', undefined, { kind: 'order', id: '77' }],
  ['', '77', { kind: 'order', id: '77' }],
  ['payment_intent=pi_1&status=processing', undefined, { kind: 'payment', id: 'pi_1' }],
  ['payment=1', undefined, { kind: 'payment', id: 'pi_1' }],
  ['order=FNZ-1&payment_intent=pi_1&redirect_status=succeeded', undefined, { kind: 'payment', id: 'pi_1' }],
  ['', undefined, { kind: 'none' }],
])('%j with path %j', (query, pathId, expected) => {
  expect(read(query, pathId)).toEqual(expected);
});

test('the reserved number of the last payment is looked up by that payment', () => {
  expect(read('order=FNZ-261121-AB3K', undefined, { ...nothing, lastPayment: payment })).toEqual({
    kind: 'payment',
    id: 'pi_last',
  });
  expect(read('order=FNZ-261121-ZZZZ', undefined, { ...nothing, lastPayment: payment })).toEqual({
    kind: 'order',
    id: 'FNZ-261121-ZZZZ',
  });
});

test('without a reference the browser’s last order counts, else its last payment [S0-2.28]', () => {
  expect(read('', undefined, { lastOrder: '77', lastPayment: payment })).toEqual({ kind: 'order', id: '77' });
  expect(read('', undefined, { ...nothing, lastPayment: payment })).toEqual({
    kind: 'payment',
    id: 'pi_last',
  });
});
