import { anOrder } from '../order/order.fixture';
import { conversionOf, createConversionMemory, mostRemembered } from './conversions';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('an order is reported with its number, amount and quantity, and no personal data [S1-9.4]', () => {
  const order = anOrder({ upsellQuantity: 500, totalAmountCents: 1498 });
  const conversion = conversionOf(order);
  expect(conversion).toEqual({
    transactionId: 'FNZ-261121-AB3K',
    valueCents: 1498,
    itemId: '204',
    label: '1500 followers',
    counts: true,
  });
  expect(JSON.stringify(conversion)).not.toMatch(/lucia|@/);
});

test.each([
  [{ view: 'public' }, false],
  [{ paymentStatus: 'refunded' }, false],
  [{ paymentStatus: 'pending' }, false],
  [{ paymentStatus: 'partially_refunded' }, true],
] as const)('%j counts: %p', (change, counts) => {
  expect(conversionOf(anOrder(change)).counts).toBe(counts);
});

test('each order is reported once, across tabs and reloads [S1-5.4]', () => {
  const kept = storage();
  const tab = () => createConversionMemory(kept);
  const one = tab();
  expect(one.claim('FNZ-1')).toBe(true);
  expect(one.claim('FNZ-1')).toBe(false);
  expect(tab().claim('FNZ-1')).toBe(false);
  expect(tab().claim('FNZ-2')).toBe(true);
});

test('the newest twenty are remembered [S1-9.4]', () => {
  const kept = storage();
  const memory = createConversionMemory(kept);
  for (let n = 0; n <= mostRemembered; n += 1) memory.claim(`FNZ-${n}`);
  const later = createConversionMemory(kept);
  expect(later.claim(`FNZ-${mostRemembered}`)).toBe(false);
  expect(later.claim('FNZ-1')).toBe(false);
  expect(later.claim('FNZ-0')).toBe(true);
});

test.each(['no JSON', '{}', '[1, null]', 'null'])('an invalid stored value (%s) is ignored', (text) => {
  const kept = storage();
  kept.setItem('conversions.v1', text);
  const memory = createConversionMemory(kept);
  expect(memory.claim('FNZ-1')).toBe(true);
  expect(memory.claim('FNZ-1')).toBe(false);
});
