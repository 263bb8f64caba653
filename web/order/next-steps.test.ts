import type { OrderView } from '#domain/calls/orders.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import { whatNow } from './next-steps';
import { anOrder } from './order.fixture';

const now = Date.UTC(2026, 10, 21, 12);
/** On hold since eleven; a person checks it within a day. */
const holds = (cause: 'target' | 'doubt' | 'shop', until = '2026-11-22T11:00:00.000Z') => ({
  onHold: { cause, since: '2026-11-21T11:00:00.000Z', until },
});
/** On hold for a bank. */
const forBank = (cause: 'payment' | 'undated') => ({
  onHold: { cause, since: '2026-10-01T11:00:00.000Z', until: '2026-10-02T11:00:00.000Z' },
});
const over = '2026-11-21T11:30:00.000Z';
const may = { refill: { allowed: true } };
const sent: TimelineKind = 'submission-accepted';

test.each<[string, Partial<OrderView>, TimelineKind[], string, string]>([
  ['just paid', {}, [], 'preparing', 'receipt withdraw contact'],
  ['under way', { status: 'processing' }, [sent], 'delivering', 'receipt withdraw contact'],
  [
    'under way, partially delivered',
    {
      status: 'processing',
      progress: { delivered: 300, total: 1100 },
      refill: { allowed: false, code: 'not_delivered' },
    },
    [sent],
    'delivering',
    'receipt withdraw contact',
  ],
  [
    'delivered',
    { status: 'completed', ...may },
    [sent],
    'delivered',
    'refill buyAgain writeReview receipt withdraw contact',
  ],
  [
    'being refilled',
    { status: 'completed', refillStatus: 'requested', refill: { allowed: false, code: 'refill_under_way' } },
    [sent],
    'refilling',
    'refill buyAgain writeReview receipt withdraw contact',
  ],
  [
    'waiting for the answer to a refill request',
    { status: 'completed', refillStatus: 'unknown', refill: { allowed: false, code: 'refill_cooldown' } },
    [sent],
    'refilling',
    'refill buyAgain writeReview receipt withdraw contact',
  ],
  [
    'refilled',
    { status: 'completed', refillStatus: 'completed', refill: { allowed: false, code: 'refill_cooldown' } },
    [sent],
    'delivered',
    'refill buyAgain writeReview receipt withdraw contact',
  ],
  [
    'out of guarantee',
    { status: 'completed', refill: { allowed: false, code: 'guarantee_over' } },
    [sent],
    'guaranteeOver',
    'buyAgain writeReview receipt withdraw contact',
  ],
  [
    'delivered, while a bank disputes its payment',
    { status: 'completed', refill: { allowed: false, code: 'delivery_on_hold' } },
    [sent],
    'deliveredForGood',
    'buyAgain writeReview receipt withdraw contact',
  ],
  [
    'delivered, and sold without refills',
    { status: 'completed', withoutRefills: true },
    [sent, 'guarantee-over'],
    'deliveredForGood',
    'buyAgain writeReview receipt withdraw contact',
  ],
  ['held until another order has ended', {}, ['submission-waits'], 'waiting', 'receipt withdraw contact'],
  ['held until the panel is back', {}, ['submission-held'], 'waiting', 'receipt withdraw contact'],
  [
    'refused for its profile',
    { ...holds('target'), correction: { again: true } },
    [],
    'fixProfile',
    'correctTarget receipt withdraw contact',
  ],
  [
    'refused for a post, overdue, while other posts are under way',
    { ...holds('target', over), status: 'processing', correction: { again: true, posts: ['Caaaaa'] } },
    [sent],
    'fixPosts',
    'correctTarget receipt withdraw contact',
  ],
  ['in doubt', holds('doubt'), [], 'inDoubt', 'receipt withdraw contact'],
  [
    'held up in the shop',
    { ...holds('shop'), correction: { again: true } },
    [],
    'onHold',
    'correctTarget receipt withdraw contact',
  ],
  ['held up for longer than promised', holds('shop', over), [], 'overdue', 'receipt withdraw contact'],
  ['in doubt for longer than promised', holds('doubt', over), [], 'overdue', 'receipt withdraw contact'],
  [
    'not sent while a bank disputes its payment, for however long',
    forBank('payment'),
    ['submission-waits'],
    'paymentDisputed',
    'receipt withdraw contact',
  ],
  [
    'not sent while a bank disputes its payment, as a stranger sees it',
    forBank('undated'),
    ['submission-waits'],
    'onHold',
    'receipt withdraw contact',
  ],
  [
    'to be sent when its turn has come',
    { correction: { again: false } },
    ['submission-waits'],
    'waiting',
    'correctTarget receipt withdraw contact',
  ],
  ['late', { status: 'processing' }, [sent, 'delivery-late'], 'late', 'receipt withdraw contact'],
  [
    'sent again because it was late',
    { status: 'processing' },
    [sent, 'delivery-late', sent],
    'delivering',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, and the rest refunded',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 300 },
    [sent, 'delivery-partial', 'refund-succeeded'],
    'madeGood',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, while a bank disputes its payment',
    { status: 'partial', undated: true },
    [sent, 'delivery-partial'],
    'paymentDisputed',
    'receipt withdraw contact',
  ],
  [
    'the same, as a stranger sees it',
    { status: 'partial', undated: true, view: 'public' },
    [sent, 'delivery-partial'],
    'undated',
    'openWhole contact',
  ],
  [
    'owed a refund, while a bank disputes its payment',
    { status: 'completed', refundOwed: true, undated: true },
    [sent, 'refund-failed'],
    'paymentDisputed',
    'buyAgain writeReview receipt withdraw contact',
  ],
  [
    'late, while a bank disputes its payment',
    { status: 'processing', undated: true },
    [sent, 'delivery-late'],
    'delivering',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, after an earlier partial refund',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 100 },
    [sent, 'refund-succeeded', 'delivery-partial'],
    'review',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, and the refund of the rest failed',
    { status: 'partial' },
    [sent, 'delivery-partial', 'refund-succeeded', 'refund-failed'],
    'review',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, and the refund of the rest failed, after an earlier one',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 100 },
    [sent, 'refund-succeeded', 'delivery-partial', 'refund-succeeded', 'refund-failed'],
    'review',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, and the rest refunded after a refund that failed',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 300 },
    [sent, 'delivery-partial', 'refund-failed', 'refund-succeeded'],
    'madeGood',
    'receipt withdraw contact',
  ],
  [
    'stopped after its buyer withdrew, and the rest refunded before',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 300, settled: 'refunded' },
    [sent, 'refund-succeeded', 'delivery-partial'],
    'madeGood',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, and closed without a refund',
    { status: 'partial', settled: 'closed' },
    [sent, 'delivery-partial'],
    'closedShort',
    'receipt withdraw contact',
  ],
  [
    'partially delivered after a refund for a delay, and closed without another',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 300, settled: 'closed' },
    [sent, 'refund-succeeded', 'delivery-partial'],
    'closedShort',
    'receipt withdraw contact',
  ],
  [
    'owed a refund that failed, before anything was sent',
    { refundOwed: true },
    ['refund-requested', 'refund-failed'],
    'refundOwed',
    'receipt withdraw contact',
  ],
  [
    'delivered, and owed a refund of a part that failed since',
    { status: 'completed', refundOwed: true, refundOwedCents: 300, ...may },
    [sent, 'refund-requested', 'refund-succeeded', 'refund-failed'],
    'refundOwed',
    'refill buyAgain writeReview receipt withdraw contact',
  ],
  [
    'delivered, a part refunded, and owed all of the rest',
    {
      ...{ status: 'completed', paymentStatus: 'partially_refunded', refundedCents: 300 },
      ...{ refundOwed: true, refundOwedCents: 699, refundOwedWhole: true },
      refill: { allowed: false, code: 'refund_owed' },
    },
    [sent, 'refund-requested', 'refund-succeeded', 'refund-failed'],
    'refundOwed',
    'buyAgain receipt withdraw contact',
  ],
  [
    'partially delivered, and owed a refund that failed',
    { status: 'partial', refundOwed: true },
    [sent, 'delivery-partial', 'refund-failed'],
    'refundOwed',
    'receipt withdraw contact',
  ],
  ['partially delivered', { status: 'partial' }, [sent], 'review', 'receipt withdraw contact'],
  [
    'closed because a bank took the money back',
    { status: 'partial', chargedBack: true },
    [sent],
    'chargedBack',
    'receipt withdraw contact',
  ],
  ['cancelled', { status: 'cancelled' }, [sent], 'review', 'buyAgain receipt withdraw contact'],
  [
    'cancelled and refunded',
    { status: 'cancelled', paymentStatus: 'refunded' },
    [sent],
    'refunded',
    'buyAgain receipt contact',
  ],
  [
    'refunded',
    { status: 'refunded', paymentStatus: 'refunded' },
    ['refund-succeeded'],
    'refunded',
    'buyAgain receipt contact',
  ],
  [
    'refunded after a withdrawal',
    { status: 'refunded', paymentStatus: 'refunded', withdrawnAt: '2026-11-21T11:00:00.000Z' },
    ['refund-succeeded'],
    'refunded',
    'buyAgain receipt withdraw contact',
  ],
  ['unpaid', { paymentStatus: 'failed' }, [], 'unpaid', 'payAgain contact'],
  [
    'under way, and has lost its timeline',
    { status: 'processing', timeline: [] },
    [],
    'delivering',
    'receipt withdraw contact',
  ],
  [
    'with its panel, and has lost its timeline',
    { providerProcessed: true, timeline: [] },
    [],
    'delivering',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, made good, and has lost its timeline',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 300, timeline: [] },
    [],
    'madeGood',
    'receipt withdraw contact',
  ],
  [
    'partially delivered, whose timeline has only a refund that failed since',
    { status: 'partial', paymentStatus: 'partially_refunded', refundedCents: 100 },
    ['refund-failed'],
    'review',
    'receipt withdraw contact',
  ],
])('an order that is %s', (_state, over, kinds, situation, steps) => {
  const seen = whatNow(anOrder(over, ...kinds), now);
  expect([seen.situation, seen.steps.join(' ')]).toEqual([situation, steps]);
});

test('a stranger may open an order with its e-mail address, but never act on it', () => {
  const order = anOrder({ view: 'public', status: 'completed', email: undefined }, sent);
  expect(whatNow(order, now)).toEqual({ situation: 'delivered', steps: ['openWhole', 'contact'] });
  expect(whatNow({ ...order, status: 'cancelled' }, now).steps).toEqual(['openWhole', 'buyAgain', 'contact']);
});

test('an order whose buyer was erased opens for nobody and says that its data are gone', () => {
  const order = anOrder({ view: 'erased', status: 'completed', email: undefined }, sent);
  expect(whatNow(order, now)).toEqual({ situation: 'erased', steps: ['contact'] });
});
