import { deliveredEarlier, deliveryOf } from './line-delivery';
import type { Submission } from './purchase';

const of = (
  generation: number,
  quantity: number,
  { state = 'accepted', username = 'lucia', startCount }: Partial<Submission> & { startCount?: number } = {},
) => ({ line: 1, generation, state, quantity, username, report: { startCount } });

/** Of the last of these generations: what was delivered before it, and the whole delivery. */
function ofLast(...generations: ReturnType<typeof of>[]) {
  const last = generations.at(-1);
  if (!last) throw new Error('A line has a generation');
  // In any order, among those of another line.
  const order = { submissions: [...generations.toReversed(), { ...of(9, 7), line: 2 }] };
  const { parts, quantity, startCount } = deliveryOf(order, last);
  return [deliveredEarlier(order, last), parts.map(({ generation }) => generation), quantity, startCount];
}

test('a line that was sent once delivers all of it', () => {
  expect(ofLast(of(1, 1000, { startCount: 50 }))).toEqual([0, [1], 1000, 50]);
});

test('a resend of the rest adds to what was delivered before', () => {
  const first = of(1, 1000, { startCount: 50 });
  expect(ofLast(first, of(2, 400, { startCount: 650 }))).toEqual([600, [1, 2], 1000, 50]);
  expect(ofLast(first, of(2, 400), of(3, 100))).toEqual([900, [1, 2, 3], 1000, 50]);
});

test('a resend in full replaces what came before it', () => {
  expect(ofLast(of(1, 1000, { startCount: 50 }), of(2, 1000, { startCount: 300 }))).toEqual([
    0,
    [2],
    1000,
    300,
  ]);
  // The panel refused the rest at first.
  expect(ofLast(of(1, 1000, { startCount: 50 }), of(2, 400), of(3, 400))).toEqual([600, [1, 3], 1000, 50]);
});

test('what no panel accepted delivered nothing', () => {
  expect(ofLast(of(1, 1000, { state: 'dismissed' }), of(2, 400))).toEqual([0, [2], 400, undefined]);
});

test('what went to another profile was delivered, and can not be counted there', () => {
  const elsewhere = of(1, 1000, { username: 'old', startCount: 9000 });
  expect(ofLast(elsewhere, of(2, 400, { startCount: 80 }))).toEqual([600, [2], 400, 80]);
});

test('a start count that the first panel did not report follows from the one before the rest', () => {
  expect(ofLast(of(1, 1000), of(2, 400, { startCount: 650 }))).toEqual([600, [1, 2], 1000, 50]);
  expect(ofLast(of(1, 1000), of(2, 400))).toEqual([600, [1, 2], 1000, undefined]);
});
