import { readFoundNumbers } from './found-numbers';

test('an order and its number at the panel, in any pasted form; an order without one is ignored [S1-2.15.28]', () => {
  const text =
    'FNZ-261121-AB3K 23501\n\nFNZ-261121-AB3L;23502\r\nFNZ-261121-AB3M\n fnz-261121-ab3n\t=\t23504 ';
  expect(readFoundNumbers(text)).toEqual({
    found: [
      { orderNumber: 'FNZ-261121-AB3K', providerOrderId: '23501' },
      { orderNumber: 'FNZ-261121-AB3L', providerOrderId: '23502' },
      { orderNumber: 'fnz-261121-ab3n', providerOrderId: '23504' },
    ],
  });
});

test('a line with more than two words, or with an invalid panel number, is reported', () => {
  expect(readFoundNumbers('FNZ-261121-AB3K n.º1').wrong).toBe('FNZ-261121-AB3K n.º1');
  expect(readFoundNumbers('FNZ-261121-AB3K 1\nFNZ-261121-AB3L 2 3').wrong).toBe('FNZ-261121-AB3L 2 3');
});

test('a line that begins with the address of an order is reported', () => {
  const line = 'https://tienda.example.com/admin/orders/FNZ-261121-AB3K 23501';
  expect(readFoundNumbers(`FNZ-261121-AB3L 23502\n${line}`).wrong).toBe(line);
});
