import { anOrder } from './order.fixture';
import { currentStep, isSettled, orderSteps, refundWay } from './order-steps';

const shape = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ key, state }) => `${key}:${state}`);

test('a new order is paid and created, and about to be sent', () => {
  const order = anOrder();
  expect(shape(order)).toEqual([
    'paid:done',
    'created:done',
    'sent:current',
    'progress:upcoming',
    'completed:upcoming',
    'guarantee:upcoming',
  ]);
  expect(orderSteps(order)[0]?.at).toBe('2026-11-21T10:00:01.000Z');
  expect(currentStep(orderSteps(order))?.key).toBe('sent');
});

test.each([
  ['the shop', 'shop', undefined, 'onHold:current'],
  ['its buyer', 'target', { again: true }, 'fixTarget:problem'],
  ['its buyer, as a stranger sees it', 'shop', undefined, 'onHold:current'],
] as const)('an order that waits for %s says so before it is sent', (_, cause, correction, step) => {
  const at = '2026-11-21T11:00:00.000Z';
  const order = anOrder({ onHold: { cause, since: at, until: at }, correction }, 'submission-waits');
  expect(shape(order).slice(1, 4)).toEqual(['created:done', step, 'sent:upcoming']);
  expect(currentStep(orderSteps(order))).toMatchObject({ key: step.split(':')[0], at });
  const partly = anOrder({ onHold: order.onHold, correction, status: 'processing' }, 'submission-accepted');
  expect(shape(partly).slice(2, 5)).toEqual(['sent:done', step, 'progress:current']);
});

test('an order at the provider is in progress', () => {
  const order = anOrder({ status: 'processing' }, 'submission-accepted');
  expect(shape(order).slice(2, 5)).toEqual(['sent:done', 'progress:current', 'completed:upcoming']);
});

test('a completed order is under guarantee', () => {
  const order = anOrder(
    { status: 'completed', deliveredAt: '2026-11-21T11:00:00.000Z' },
    'submission-accepted',
    'delivery-completed',
  );
  expect(shape(order).slice(3)).toEqual(['progress:done', 'completed:done', 'guarantee:current']);
  expect(orderSteps(order)[4]?.at).toBe('2026-11-21T11:00:00.000Z');
});

test('a refill is shown until its end', () => {
  const done = ['submission-accepted', 'delivery-completed', 'refill-requested'] as const;
  expect(shape(anOrder({ status: 'completed', refillStatus: 'requested' }, ...done)).slice(5)).toEqual([
    'refill:current',
    'guarantee:upcoming',
  ]);
  expect(
    shape(anOrder({ status: 'completed', refillStatus: 'completed' }, ...done, 'refill-completed')).slice(5),
  ).toEqual(['refill:done', 'guarantee:current']);
  expect(
    shape(anOrder({ status: 'completed', refillStatus: 'rejected' }, ...done, 'refill-rejected')).slice(5),
  ).toEqual(['refill:problem', 'guarantee:current']);
});

test('a refused refill has its own date, although an earlier one succeeded', () => {
  const kinds = ['refill-requested', 'refill-completed', 'refill-requested', 'refill-rejected'] as const;
  const ended = (order: Parameters<typeof orderSteps>[0]) =>
    orderSteps(order).find(({ key }) => key === 'refill')?.at;
  const order = anOrder({ status: 'completed', refillStatus: 'rejected' }, ...kinds);
  expect(ended(order)).toBe(order.timeline.at(-1)?.at);
  const again = anOrder({ status: 'completed', refillStatus: 'completed' }, ...[...kinds].reverse());
  expect(ended(again)).toBe(again.timeline.at(-2)?.at);
});

test('a partial delivery says so and shows its refund; it promises no guarantee', () => {
  const order = anOrder(
    { status: 'partial', refundedCents: 300, paymentStatus: 'partially_refunded' },
    'submission-accepted',
    'delivery-partial',
    'refund-succeeded',
  );
  expect(shape(order).slice(3)).toEqual(['progress:done', 'partial:problem', 'refund:done']);
});

test('an order whose money a bank took back promises no guarantee', () => {
  const over = { status: 'completed', chargedBack: true, refillStatus: 'rejected' } as const;
  const order = anOrder(over, 'submission-accepted', 'delivery-completed', 'refill-requested');
  expect(shape(order).slice(3)).toEqual(['progress:done', 'completed:done']);
});

test('while a bank disputes the payment, no refill is promised; one that a panel has goes on', () => {
  const refill = { allowed: false, code: 'delivery_on_hold' };
  const after = (refillStatus?: 'requested' | 'completed' | 'rejected') =>
    shape(anOrder({ status: 'completed', refill, refillStatus }, 'submission-accepted')).slice(5);
  expect(after()).toEqual([]);
  expect(after('requested')).toEqual(['refill:current']);
  expect(after('completed')).toEqual(['refill:done']);
  // Its text says that the guarantee goes on.
  expect(after('rejected')).toEqual([]);
  expect(shape(anOrder({ refill })).at(-1)).toBe('completed:upcoming');
});

test('an order whose buyer was erased promises no guarantee, which the erasure ended', () => {
  const order = anOrder({ status: 'completed', view: 'erased' }, 'submission-accepted');
  expect(shape(order).at(-1)).toBe('completed:done');
});

test('a delivery that ends with the refund of a post needs no decision, although both share an instant', () => {
  const kinds = [
    'submission-accepted',
    'refund-succeeded',
    'submission-dismissed',
    'delivery-partial',
  ] as const;
  const { timeline, ...order } = anOrder({ status: 'partial', refundedCents: 300 }, ...kinds);
  const at = '2026-11-21T11:00:00.000Z';
  const together = { ...order, timeline: timeline.map((line) => ({ ...line, at })) };
  expect(isSettled({ ...together, settled: 'refunded' })).toBe(true);
  // Another post fell short too.
  expect(isSettled(together)).toBe(false);
});

test('what the order itself proves needs no line of the timeline', () => {
  const lost = { timeline: [] };
  expect(shape(anOrder({ status: 'processing', ...lost })).slice(2, 5)).toEqual([
    'sent:done',
    'progress:current',
    'completed:upcoming',
  ]);
  const completed = anOrder({ status: 'completed', ...lost });
  expect(shape(completed).slice(2)).toEqual([
    'sent:done',
    'progress:done',
    'completed:done',
    'guarantee:current',
  ]);
  expect(currentStep(orderSteps(completed))?.key).toBe('guarantee');
  const over = anOrder({ ...completed, refill: { allowed: false, code: 'guarantee_over' } });
  expect(shape(over).at(-1)).toBe('guaranteeOver:done');
  expect(isSettled(anOrder({ status: 'partial', refundedCents: 300, ...lost }))).toBe(true);
  expect(isSettled(anOrder({ status: 'partial', ...lost }))).toBe(false);
});

test('a cancelled or refunded order promises nothing more', () => {
  expect(shape(anOrder({ status: 'cancelled' }, 'submission-accepted', 'delivery-canceled'))).toEqual([
    'paid:done',
    'created:done',
    'sent:done',
    'cancelled:problem',
  ]);
  const refunded = anOrder(
    { status: 'refunded', refundedCents: 999 },
    'refund-requested',
    'refund-succeeded',
  );
  expect(shape(refunded)).toEqual(['paid:done', 'created:done', 'refund:done']);
  expect(currentStep(orderSteps(refunded))?.key).toBe('refund');
});

test('a refund that failed is a problem of its own time, until another one is made', () => {
  const came = ['refund-requested', 'refund-succeeded', 'refund-failed'] as const;
  const refundOf = (order: Parameters<typeof orderSteps>[0]) =>
    orderSteps(order).find(({ key }) => key === 'refund');
  const order = anOrder({ status: 'completed', refundOwed: true }, 'submission-accepted', ...came);
  expect(refundOf(order)).toMatchObject({ state: 'problem', at: order.timeline.at(-1)?.at });
  // Somebody refunded a part of it meanwhile, or the queue names something else first.
  expect(refundOf({ ...order, refundedCents: 300 })?.state).toBe('problem');
  expect(refundOf({ ...order, refundOwed: undefined })?.state).toBe('problem');
  // All of it came back, whatever the timeline has lost.
  expect(refundOf({ ...order, refundOwed: undefined, status: 'refunded' })?.state).toBe('done');
  const again = anOrder({ refundedCents: 999 }, ...came, 'refund-requested', 'refund-succeeded');
  expect(refundOf(again)).toMatchObject({ state: 'done', at: again.timeline.at(-1)?.at });
});

test('an order that is owed a refund is not about to be sent', () => {
  const owed = { refundOwed: true } as const;
  const order = anOrder(owed, 'submission-waits', 'refund-requested', 'refund-failed');
  expect(shape(order).slice(1, 4)).toEqual(['created:done', 'onHold:current', 'sent:upcoming']);
  expect(currentStep(orderSteps(order))).toEqual({
    key: 'onHold',
    state: 'current',
    at: order.timeline.at(-1)?.at,
  });
  // A panel has it.
  const sent = anOrder({ ...owed, status: 'processing' }, 'submission-accepted', 'refund-failed');
  expect(shape(sent).slice(2, 4)).toEqual(['sent:done', 'progress:current']);
});

test.each([
  ['all of the money is', { refundOwedCents: 999, refundOwedWhole: true }, []],
  ['a part is', { refundOwedCents: 300 }, ['guarantee:current']],
] as const)('an order of which %s owed: its guarantee', (_what, sum, expected) => {
  const owed = { status: 'completed', refundOwed: true, ...sum } as const;
  const steps = shape(anOrder(owed, 'submission-accepted', 'delivery-completed', 'refund-failed'));
  expect(steps.slice(5)).toEqual(['refund:problem', ...expected]);
});

test('an expired guarantee is shown as expired', () => {
  const order = anOrder(
    { status: 'completed' },
    'submission-accepted',
    'delivery-completed',
    'guarantee-over',
  );
  expect(shape(order).at(-1)).toBe('guaranteeOver:done');
});

test('an order sold without refills has no guarantee, neither upcoming nor expired', () => {
  const order = anOrder(
    { status: 'completed', withoutRefills: true },
    'submission-accepted',
    'delivery-completed',
    'guarantee-over',
  );
  expect(shape(order).at(-1)).toBe('completed:done');
  expect(shape(anOrder({ withoutRefills: true })).at(-1)).toBe('completed:upcoming');
});

test('an order that waits for another one to the same target says so, until it is sent', () => {
  const waiting = anOrder({}, 'submission-waits');
  expect(shape(waiting).slice(2, 4)).toEqual(['waits:current', 'sent:upcoming']);
  expect(currentStep(orderSteps(waiting))?.key).toBe('waits');
  // The newer of the two is the current one.
  expect(shape(anOrder({}, 'submission-waits', 'submission-held'))).toContain('held:current');
  expect(shape(anOrder({}, 'submission-held', 'submission-waits'))).toContain('waits:current');
  const sent = anOrder({ status: 'processing' }, 'submission-waits', 'submission-accepted');
  expect(shape(sent).slice(2, 4)).toEqual(['sent:done', 'progress:current']);
  expect(shape(anOrder({ status: 'refunded' }, 'submission-waits'))).not.toContain('waits:current');
});

test.each([
  [{ status: 'cancelled' }, [], false],
  [{ status: 'cancelled', chargedBack: true }, [], true],
  [{ status: 'cancelled', settled: 'closed' }, [], true],
  [{ status: 'partial', refundedCents: 300 }, ['delivery-partial', 'refund-succeeded'], true],
  [{ status: 'partial', refundedCents: 300 }, ['refund-succeeded', 'delivery-partial'], false],
  [
    { status: 'partial', refundedCents: 300, settled: 'refunded' },
    ['refund-succeeded', 'delivery-partial'],
    true,
  ],
  [
    { status: 'partial', refundedCents: 300 },
    ['refund-succeeded', 'delivery-partial', 'refund-failed'],
    false,
  ],
] as const)('an order %j with %j is settled: %s', (over, kinds, settled) => {
  expect(isSettled(anOrder(over, ...kinds))).toBe(settled);
});

test.each([
  [{}, 'provider'],
  [{ refundedCents: 700 }, 'provider'],
  [{ refundedCents: 999, outsideCents: 300 }, 'both'],
  [{ refundedCents: 999, outsideCents: 999 }, 'outside'],
] as const)('an order with %j was refunded by way of %s, whatever its timeline has', (over, way) => {
  expect(refundWay(anOrder(over))).toBe(way);
});
