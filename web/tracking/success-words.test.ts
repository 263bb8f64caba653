import type { OrderView } from '#domain/calls/orders.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import { anOrder } from '../order/order.fixture';
import { successWords } from './success-words';

const now = Date.UTC(2026, 10, 21, 12);
const hold = { since: '2026-11-21T11:00:00.000Z', until: '2026-11-22T11:00:00.000Z' };
const sent: TimelineKind = 'submission-accepted';

test.each<[string, Partial<OrderView>, TimelineKind[], string]>([
  ['just paid', {}, [], 'thanks startsSoon'],
  ['under way', { status: 'processing' }, [sent], 'thanks startsSoon'],
  ['that waits for another one', {}, ['submission-waits'], 'thanks'],
  ['that is late', { status: 'processing' }, [sent, 'delivery-late'], ''],
  ['to a wrong name', { onHold: { cause: 'target', ...hold }, correction: { again: true } }, [], ''],
  ['that waits for a person', { onHold: { cause: 'shop', ...hold } }, [], ''],
  ['whose payment a bank disputes', { onHold: { cause: 'payment', ...hold } }, ['submission-waits'], ''],
  ['owed a refund that failed', { refundOwed: true }, ['refund-failed'], ''],
  ['delivered', { status: 'completed', refill: { allowed: true } }, [sent], 'thanks'],
  ['delivered in part', { status: 'partial' }, [sent, 'delivery-partial'], ''],
  ['that a bank took back', { status: 'completed', chargedBack: true }, [sent], ''],
  ['refunded', { status: 'refunded', paymentStatus: 'refunded' }, [], ''],
])('an order %s', (_, changes, kinds, says) => {
  const words = successWords(anOrder(changes, ...kinds), { already: false, now });
  expect(
    Object.entries(words)
      .filter(([, said]) => said)
      .map(([name]) => name)
      .join(' '),
  ).toBe(says);
});

test('a buyer who wanted to pay again learns that nothing is charged, even if the order waits', () => {
  const order = anOrder({ onHold: { cause: 'shop', ...hold } });
  expect(successWords(order, { already: true, now })).toEqual({ thanks: true, startsSoon: false });
});
