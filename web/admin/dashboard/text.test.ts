import { dashboardMessages as text } from './text';

it.each([
  [0, '0 reembolsos', '0 pedidos terminados'],
  [1, '1 reembolso', '1 pedido terminado'],
  [2, '2 reembolsos', '2 pedidos terminados'],
])('%d has its own number under the figures', (count, refunds, orders) => {
  expect(text.refundedHint(count, String(count))).toBe(refunds);
  expect(text.medianHint(count, String(count))).toBe(orders);
});
