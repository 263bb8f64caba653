import type { TimelineRow, TrackedOrder } from '#db/tracking.ts';
import { orderView } from '#domain/calls/orders.ts';
import { addressHash, type OrderReader } from '../order-reader';
import { orderViewFor } from './views';

const now = Date.UTC(2026, 10, 21, 10, 30);
const line: TrackedOrder['lines'][number] = {
  line: 1,
  generation: 1,
  state: 'accepted',
  status: 'in-progress',
  quantity: 1100,
  remains: 800,
  startCount: 5230,
  shortcode: null,
  reason: null,
  earlier: 0,
  earlierHere: 0,
  startedAt: Date.UTC(2026, 10, 21, 10),
  providerId: 1,
  providerServiceId: '1001',
};

const recentDeliveries = Array.from({ length: 6 }, () => ({
  providerId: 1,
  providerServiceId: '1001',
  quantity: 1000,
  seconds: 3600,
}));

function anOrder(over: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    id: '81726354',
    cartId: 'cart_secret',
    stage: 'in-progress',
    orderNumber: 'FNZ-261121-AB3K',
    owner: 'owner-hash',
    status: 'processing',
    paymentStatus: 'paid',
    serviceId: 204,
    serviceType: 'followers',
    region: 'europe',
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 0,
    totalQuantity: 1100,
    amountCents: 999,
    vatCents: 173,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    refundOwedCents: null,
    refundGivesUpPosts: false,
    outsideCents: null,
    withoutRefills: false,
    disputes: [],
    closedAs: null,
    attention: null,
    attentionSince: null,
    username: 'lucia.fernandez',
    email: 'lucia@example.com',
    language: 'es',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    paidAt: new Date('2026-11-21T10:00:00Z'),
    deliveredAt: null,
    lines: [line],
    paymentMethod: 'bizum',
    refills: [],
    recentDeliveries: [],
    corrections: [],
    invoices: [],
    settings: {},
    withdrawnAt: new Date('2026-11-22T09:00:00Z'),
    timeline: [
      {
        seq: 1,
        at: 1_795_000_000_000,
        kind: 'payment-succeeded',
        by: 'payments',
        data: { amountCents: 999 },
      },
      {
        seq: 2,
        at: 1_795_000_001_000,
        kind: 'submission-refused',
        by: 'provider',
        data: { message: 'no funds' },
      },
      {
        seq: 3,
        at: 1_795_000_002_000,
        kind: 'submission-accepted',
        by: 'marta',
        data: { providerOrderId: '991', generation: 2 },
      },
    ],
    ...over,
  };
}

describe('a stranger with the order number', () => {
  const view = orderView.parse(orderViewFor(anOrder(), { owners: ['somebody-else'] }, now));

  it('sees the user name masked and no e-mail [V14]', () => {
    expect(view).toMatchObject({ view: 'public', username: 'lu•••••ez' });
    const text = JSON.stringify(view);
    expect(text).not.toContain('lucia.fernandez');
    expect(text).not.toContain('example.com');
    expect(view.withdrawnAt).toBeUndefined();
    expect(view.deliveries).toBeUndefined();
  });

  it('sees no internals: no panel ids, no administrators, no internal lines [V14]', () => {
    expect(view.timeline.map((line) => line.kind)).toEqual(['payment-succeeded', 'submission-accepted']);
    expect(view.timeline[1]).toMatchObject({ by: 'shop', data: {} });
    expect(JSON.stringify(view)).not.toMatch(/991|marta|no funds|pi_|owner|cart_/);
  });

  it('does not see that a bank took the money back; its buyer does', () => {
    const order = anOrder({ closedAs: 'charged-back' });
    expect(orderViewFor(order, {}, now).chargedBack).toBeUndefined();
    expect(orderViewFor(order, { email: order.email }, now).chargedBack).toBe(true);
    const open = anOrder({ disputes: [{ status: 'needs_response', amountCents: 999 }] });
    expect(orderViewFor(open, { email: open.email }, now).chargedBack).toBeUndefined();
  });

  it('does not see that a card was declined, nor why; its buyer does', () => {
    const failed = {
      seq: 0,
      at: 1,
      kind: 'payment-failed',
      by: 'payments',
      data: { code: 'lost_card' },
    } as const;
    const reminded = { seq: 1, at: 2, kind: 'payment-reminder-sent', by: 'system', data: {} } as const;
    const order = anOrder({ timeline: [failed, reminded] });
    expect(orderViewFor(order, {}, now).timeline).toEqual([]);
    expect(orderViewFor(order, { email: order.email }, now).timeline).toMatchObject([
      { kind: 'payment-failed', data: { code: 'lost_card' } },
      { kind: 'payment-reminder-sent' },
    ]);
  });

  it('is not told that the e-mail address takes no e-mail; the buyer is, until it is corrected', () => {
    const email = (kind: TimelineRow['kind'], about = ''): TimelineRow => ({
      seq: 1,
      at: 1,
      kind,
      by: 'system',
      data: { kind: about },
    });
    const failed = email('email-failed', 'order-confirmation');
    const refused = (...timeline: TimelineRow[]) => {
      const order = anOrder({ timeline });
      expect(orderViewFor(order, {}, now).emailRefused).toBeUndefined();
      return orderViewFor(order, { email: order.email }, now).emailRefused;
    };
    expect(refused()).toBeUndefined();
    expect(refused(failed)).toBe(true);
    expect(refused(failed, email('email-changed'))).toBeUndefined();
    // The copy for the corrected address was refused too.
    expect(refused(failed, email('email-changed'), failed)).toBe(true);
    expect(refused(failed, email('email-resent', 'order-confirmation'))).toBeUndefined();
    // That one went to the address before.
    expect(refused(failed, email('email-changed'), email('email-failed', 'email-changed'))).toBeUndefined();
  });

  it('sees what was delivered before a resend of the rest', () => {
    const rest = { ...line, generation: 2, quantity: 400, earlier: 700, earlierHere: 700 };
    const progress = (over: Partial<typeof line>, status: TrackedOrder['status'] = 'processing') =>
      orderViewFor(anOrder({ status, lines: [{ ...rest, ...over }] }), {}, now).progress?.delivered;
    expect(progress({ state: 'ready', status: null, remains: null })).toBe(700);
    expect(progress({ remains: 400 })).toBe(700);
    expect(progress({ status: 'partial', remains: 100 }, 'partial')).toBe(1000);
    expect(progress({ status: 'completed', remains: 0 }, 'completed')).toBe(1100);
  });

  it('sees how far the delivery is', () => {
    expect(view.progress).toEqual({ delivered: 300, total: 1100 });
    const silent = { ...line, status: null, remains: null };
    expect(orderViewFor(anOrder({ lines: [silent] }), {}, now).progress).toBeUndefined();
    const posts = [
      { ...line, quantity: 550, remains: -9, shortcode: 'A' },
      { ...silent, line: 2, state: 'ready' as const, quantity: 550, shortcode: 'B' },
      { ...line, line: 3, quantity: 550, remains: null, status: 'completed' as const, shortcode: 'C' },
    ];
    expect(orderViewFor(anOrder({ lines: posts }), {}, now)).toMatchObject({
      progress: { delivered: 1100, total: 1100 },
      publications: 3,
      publicationsProcessed: 2,
    });
  });

  it('never sees a completed order that lacks units, though its line is written a moment later', () => {
    const { progress } = orderViewFor(anOrder({ status: 'completed' }), {}, now);
    expect(progress).toEqual({ delivered: 1100, total: 1100 });
  });

  it('sees its expected end while it is running', () => {
    const end = (over: Partial<TrackedOrder>) =>
      orderViewFor(anOrder({ recentDeliveries, ...over }), {}, now).expectedAt;
    expect(end({})).toBe('2026-11-21T11:06:00.000Z');
    expect(end({ status: 'completed' })).toBeUndefined();
    expect(end({ recentDeliveries: [] })).toBeUndefined();
  });

  it('waits for no post whose share was refunded before a panel had it', () => {
    const [first, second] = [
      { ...line, shortcode: 'A' },
      { ...line, line: 2, shortcode: 'B', status: null, remains: null, startedAt: null },
    ];
    const view = (state: 'rejected' | 'dismissed') =>
      orderViewFor(anOrder({ recentDeliveries, lines: [first, { ...second, state }] }), {}, now);
    expect(view('dismissed')).toMatchObject({
      providerProcessed: true,
      expectedAt: '2026-11-21T11:06:00.000Z',
    });
    expect(view('rejected').providerProcessed).toBe(false);
    expect(view('rejected').expectedAt).toBeUndefined();
  });

  it('sees refills, but not whether one can be requested [S1-3.1]', () => {
    const refill = { submissionId: 'a', by: 'customer', requestedAt: now - 5000 };
    const view = orderViewFor(
      anOrder({ refills: [{ ...refill, state: 'sending', endedAt: null }] }),
      {},
      now,
    );
    expect(view).toMatchObject({
      refillStatus: 'requested',
      refills: [{ requestedAt: '2026-11-21T10:29:55.000Z', state: 'requested' }],
    });
    expect(view.refill).toBeUndefined();
    expect(JSON.stringify(view.refills)).not.toContain('customer');
  });

  it('sees a refill whose answer was lost as under way until another may be requested', () => {
    const lost = { submissionId: 'a', by: 'customer', state: 'unknown' as const, endedAt: null };
    const view = (secondsAgo: number, settings: TrackedOrder['settings'] = {}) =>
      orderViewFor(
        anOrder({ refills: [{ ...lost, requestedAt: now - secondsAgo * 1000 }], settings }),
        {},
        now,
      );
    expect(view(86_399).refillStatus).toBe('unknown');
    expect(view(86_400)).toMatchObject({ refillStatus: undefined, refills: [{ state: 'unknown' }] });
    expect(view(3600, { refillCooldownSeconds: 3600 }).refillStatus).toBeUndefined();
  });
});

test.each<[string, Partial<TrackedOrder>, 'refunded' | 'closed' | undefined]>([
  ['it was refunded', { stage: 'guarantee' }, 'refunded'],
  ['nothing arrived, and it was refunded', { status: 'cancelled', stage: 'closed' }, 'refunded'],
  [
    'a person closed it',
    { stage: 'guarantee', timeline: [{ seq: 1, at: 0, kind: 'shortfall-settled', by: 'ana', data: {} }] },
    'closed',
  ],
  ['a person is asked', { stage: 'needs-attention', attention: 'partial-delivery' }, undefined],
  ['a refund failed since', { stage: 'guarantee', attention: 'refund-failed' }, undefined],
  ['the rest is sent again', { stage: 'submitting' }, undefined],
  ['all of it arrived', { status: 'completed', stage: 'guarantee' }, undefined],
])('less arrived than was bought, and %s: settled %s', (_what, over, settled) => {
  expect(orderViewFor(anOrder({ status: 'partial', ...over }), {}, now).settled).toBe(settled);
});

describe("the buyer's own browser", () => {
  it('sees user name and e-mail, but no internals [V14]', () => {
    const view = orderViewFor(anOrder(), { owners: ['newer-hash', 'owner-hash'] }, now);
    expect(view).toMatchObject({ view: 'own', username: 'lucia.fernandez', email: 'lucia@example.com' });
    expect(view.withdrawnAt).toBe('2026-11-22T09:00:00.000Z');
    expect(view.deliveries).toMatchObject([{ startCount: 5230, delivered: 300 }]);
    expect(view.timeline).toHaveLength(2);
  });

  it('sees how it was paid, as far as the shop knows the method', () => {
    const paidBy = (order: Partial<TrackedOrder>, reader = {}) =>
      orderViewFor(anOrder(order), reader, now).paymentMethod;
    const buyer = { owners: ['owner-hash'] };
    expect(paidBy({}, buyer)).toBe('bizum');
    expect(paidBy({})).toBeUndefined();
    for (const unknown of [null, 'blik']) expect(paidBy({ paymentMethod: unknown }, buyer)).toBeUndefined();
  });
});

describe('an order that waits for a person', () => {
  const minutes = (ago: number) => new Date(now - ago * 60_000);
  const refusedLine = { ...line, state: 'rejected' as const, status: null, remains: null };
  const waits = (reason: TrackedOrder['attention'], ago: number, over: Partial<TrackedOrder> = {}) =>
    anOrder({
      stage: 'needs-attention',
      status: 'pending',
      attention: reason,
      attentionSince: minutes(ago),
      lines: [{ ...refusedLine, reason: 'Incorrect link' }],
      ...over,
    });
  const own = (order: TrackedOrder) => orderViewFor(order, { owners: [order.owner] }, now);
  const stranger = (order: TrackedOrder) => orderViewFor(order, {}, now);
  const noFunds = { lines: [{ ...refusedLine, reason: 'no funds on balance' }] };
  const doubt = { lines: [{ ...refusedLine, state: 'unknown' as const, reason: 'timeout' }] };

  it('for its target is shown to its buyer immediately, and to strangers later and shorter', () => {
    const fresh = waits('submission-refused', 1);
    expect(own(fresh)).toMatchObject({
      onHold: {
        cause: 'target',
        since: '2026-11-21T10:29:00.000Z',
        until: '2026-11-22T10:29:00.000Z',
      },
      correction: { again: true },
    });
    expect(stranger(fresh).onHold).toBeUndefined();
    const old = stranger(waits('submission-refused', 5));
    expect([old.onHold?.cause, old.correction]).toEqual(['shop', undefined]);
    expect(JSON.stringify([own(fresh), old])).not.toContain('Incorrect link');
  });

  it.each<[string, TrackedOrder['attention'], Partial<TrackedOrder>, string, boolean]>([
    ['the shop’s reasons', 'submission-refused', noFunds, 'shop', true],
    ['a doubt', 'submission-unknown', doubt, 'doubt', false],
    [
      'a panel that stays away',
      'provider-unreachable',
      { lines: [{ ...refusedLine, state: 'ready' }] },
      'shop',
      true,
    ],
    [
      'a doubt, and a dispute',
      'submission-unknown',
      { ...doubt, disputes: [{ status: 'lost', amountCents: 600 }] },
      'doubt',
      false,
    ],
  ])('for %s says so after five minutes, and what may be corrected', (_, reason, over, cause, may) => {
    expect(own(waits(reason, 4, over)).onHold).toBeUndefined();
    const view = own(waits(reason, 5, over));
    expect([view.onHold?.cause, view.correction !== undefined]).toEqual([cause, may]);
  });

  it.each([true, false])(
    'is offered no correction if what is left was given up with a failed refund: %s',
    (given) => {
      for (const reason of ['refund-failed', 'submission-refused'] as const)
        for (const state of ['rejected', 'ready'] as const) {
          const order = waits(reason, 5, { lines: [{ ...refusedLine, state }], refundGivesUpPosts: given });
          expect(own(order).correction === undefined).toBe(given);
        }
    },
  );

  it('names the posts that are left', () => {
    const lines = [
      { ...line, shortcode: 'A' },
      { ...refusedLine, line: 2, shortcode: 'B' },
      { ...refusedLine, line: 3, state: 'ready' as const, shortcode: 'C' },
    ];
    expect(own(waits('submission-refused', 5, { lines })).correction).toEqual({
      posts: ['B', 'C'],
      again: true,
    });
  });

  it('keeps the posts that wait open for correction while another is being sent', () => {
    const sending = { ...refusedLine, state: 'sending' as const, shortcode: 'A' };
    const waiting = { ...refusedLine, line: 2, state: 'ready' as const, shortcode: 'B' };
    const correction = (...lines: TrackedOrder['lines']) => own(waits(null, 5, { lines })).correction;
    expect(correction(sending, waiting)).toEqual({ posts: ['B'], again: false });
    expect(correction(sending, { ...sending, line: 2, shortcode: 'B' })).toBeUndefined();
  });

  it('because a bank disputes its payment is shown to its buyer immediately; nobody promises until when', () => {
    const dispute = [{ status: 'needs_response', amountCents: 999 }];
    const lines = [{ ...refusedLine, state: 'ready' as const }];
    const at = (ago: number) => waits('payment-disputed', ago, { lines, disputes: dispute });
    // Pages loaded before version 1.5 fail without an `until`.
    expect(own(at(1)).onHold).toEqual({
      cause: 'payment',
      since: '2026-11-21T10:29:00.000Z',
      until: '2026-11-22T10:29:00.000Z',
    });
    expect(stranger(at(1)).onHold).toBeUndefined();
    // That a bank does is nobody else's business.
    expect(stranger(at(5)).onHold).toEqual({
      cause: 'undated',
      since: '2026-11-21T10:25:00.000Z',
      until: '2026-11-22T10:25:00.000Z',
    });
    const refused = own(waits('submission-refused', 1, { ...noFunds, disputes: dispute }));
    expect([refused.onHold?.cause, refused.correction]).toEqual(['payment', undefined]);
    // There it is a refund that waits for the bank.
    expect(own(waits('payment-disputed', 5, { lines: [line], disputes: dispute })).onHold).toBeUndefined();
  });

  it('because a bank has taken a part of its payment is the shop’s to decide, within its time', () => {
    const disputes = [{ status: 'lost', amountCents: 600 }];
    const lines = [{ ...refusedLine, state: 'ready' as const }];
    const shop = { cause: 'shop', since: '2026-11-21T10:25:00.000Z', until: '2026-11-22T10:25:00.000Z' };
    expect(own(waits('payment-disputed', 5, { lines, disputes })).onHold).toEqual(shop);
    // A correction would not be sent.
    const refused = own(waits('submission-refused', 5, { disputes }));
    expect([refused.onHold, refused.correction]).toEqual([shop, undefined]);
    const open = [...disputes, { status: 'under_review', amountCents: 999 }];
    expect(own(waits('payment-disputed', 5, { lines, disputes: open })).onHold?.cause).toBe('payment');
  });

  it.each([
    ['partial-delivery', 'needs_response', true],
    ['canceled-by-provider', 'under_review', true],
    ['refund-failed', 'warning_needs_response', true],
    ['delivery-late', 'needs_response', true],
    ['partial-delivery', 'lost', undefined],
    ['partial-delivery', 'won', undefined],
    [null, 'needs_response', undefined],
  ] as const)(
    'after %s, while the dispute is %s: whether money and delivery are promised',
    (reason, status, is) => {
      const order = waits(reason, 5, { lines: [line], disputes: [{ status, amountCents: 600 }] });
      expect([own(order).undated, stranger(order).undated]).toEqual([is, is]);
    },
  );

  it('says until when it waits for its turn', () => {
    const at = now - 60_000;
    const order = anOrder({
      stage: 'submitting',
      status: 'pending',
      lines: [{ ...refusedLine, state: 'ready' }],
      timeline: [{ seq: 1, at, kind: 'submission-waits', by: 'system', data: {} }],
    });
    expect(own(order)).toMatchObject({
      waitsUntil: '2026-11-23T10:29:00.000Z',
      correction: { again: false },
    });
    expect(own({ ...order, lines: [line] }).waitsUntil).toBeUndefined();
  });
});

describe('a reader with the full view', () => {
  const delivered: Partial<TrackedOrder> = {
    stage: 'guarantee',
    status: 'completed',
    deliveredAt: new Date(now - 3600_000),
    lines: [{ ...line, status: 'completed', remains: 0 }],
  };
  const verdict = (over: Partial<TrackedOrder> = {}) =>
    orderViewFor(anOrder({ ...delivered, ...over }), { owners: ['newer-hash', 'owner-hash'] }, now).refill;
  const refill = { submissionId: 'a', by: 'system', requestedAt: now - 1000, endedAt: null };

  it('may ask for a refill once it is delivered [S1-2.6.1]', () => {
    expect(verdict()).toEqual({ allowed: true });
    // A panel refills nothing that it still delivers (S1 §2.6).
    const running = { status: 'processing', stage: 'in-progress', deliveredAt: null } as const;
    expect(verdict({ ...running, lines: [line] })).toEqual({ allowed: false, code: 'not_delivered' });
    expect(verdict({ disputes: [{ status: 'needs_response', amountCents: 999 }] })).toEqual({
      allowed: false,
      code: 'delivery_on_hold',
    });
    expect(verdict({ status: 'cancelled' })).toEqual({ allowed: false, code: 'not_delivered' });
    expect(verdict({ stage: 'closed' })).toEqual({ allowed: false, code: 'guarantee_over' });
    expect(verdict({ stage: 'refunding' })).toEqual({ allowed: false, code: 'purchase_closed' });
    expect(verdict({ stage: 'closed', status: 'refunded' })).toEqual({
      allowed: false,
      code: 'purchase_closed',
    });
    // The setting is for later orders: a purchase keeps the guarantee that it was sold with, and its stage tells it.
    expect(verdict({ settings: { guaranteeSeconds: 60 } })).toEqual({ allowed: true });
  });

  it.each<[string, Partial<TrackedOrder>]>([
    ['an order that was sold without', { withoutRefills: true }],
    ['likes', { serviceType: 'likes' }],
    ['views', { serviceType: 'views' }],
  ])('is promised no guarantee and offered no refill of %s', (_what, over) => {
    const order = anOrder({ ...delivered, ...over });
    for (const reader of [{ owners: ['owner-hash'] }, {}])
      expect(orderViewFor(order, reader, now)).toMatchObject({ withoutRefills: true, refill: undefined });
  });

  it('sees why not, and from when [S1-2.6.1]', () => {
    expect(verdict({ refills: [{ ...refill, state: 'requested' }] })).toEqual({
      allowed: false,
      code: 'refill_under_way',
    });
    const ended = { ...refill, state: 'completed' as const, endedAt: now };
    expect(verdict({ refills: [ended] })).toEqual({
      allowed: false,
      code: 'refill_cooldown',
      from: new Date(refill.requestedAt + 24 * 3600_000).toISOString(),
    });
    expect(verdict({ refills: [ended], settings: { refillCooldownSeconds: 0 } })).toEqual({ allowed: true });
  });

  it.each([
    ['an account of its e-mail address', { email: 'lucia@example.com' }],
    [
      'a browser that named number and address',
      { orders: new Map([['81726354', addressHash('Lucia@example.com')]]) },
    ],
  ])('may be %s', (_who, reader: OrderReader) => {
    expect(orderViewFor(anOrder(), reader, now).view).toBe('own');
  });

  it.each([
    ['another account', { email: 'other@example.com' }],
    ['a browser that opened another order', { orders: new Map([['1', addressHash('lucia@example.com')]]) }],
    [
      'a browser that named an earlier address',
      { orders: new Map([['81726354', addressHash('l@example.com')]]) },
    ],
    ['nobody', {}],
  ])('is not %s', (_who, reader: OrderReader) => {
    expect(orderViewFor(anOrder(), reader, now).view).toBe('public');
  });
});

it('an order whose refund has failed says so, and how much it is, until a person has made it', () => {
  for (const reader of [{ owners: ['owner-hash'] }, {}]) {
    const seen = (over: Partial<TrackedOrder>) => orderViewFor(anOrder(over), reader, now);
    const owed = seen({ attention: 'refund-failed', refundOwedCents: 300 });
    expect(owed).toMatchObject({ refundOwed: true, refundOwedCents: 300 });
    expect(seen({ attention: 'refund-failed' })).toMatchObject({
      ...{ refundOwed: true, refundOwedCents: undefined },
    });
    expect(seen({ attention: 'partial-delivery' }).refundOwed).toBeUndefined();
  }
});

it.each([
  ['a part', 698, 300, [], undefined, { allowed: true }],
  ['all', 999, 0, [], true, { allowed: false, code: 'refund_owed' }],
  ['the rest', 699, 300, [], true, { allowed: false, code: 'refund_owed' }],
  [
    'what a bank left of it',
    99,
    300,
    [{ status: 'lost', amountCents: 600 }],
    true,
    { allowed: false, code: 'refund_owed' },
  ],
])(
  'a delivered order of which %s is owed: whether it says so, and is refilled',
  (_what, owed, refundedCents, disputes, refundOwedWhole, refill) => {
    const order = anOrder({
      ...{ status: 'completed', stage: 'needs-attention', attention: 'refund-failed', refundOwedCents: owed },
      ...{ refundedCents, disputes, deliveredAt: new Date(now), lines: [{ ...line, status: 'completed' }] },
    });
    expect(orderViewFor(order, { owners: ['owner-hash'] }, now)).toMatchObject({ refundOwedWhole, refill });
  },
);

it('an order without an address is one whose buyer was erased: nobody sees all of it', () => {
  const erased = anOrder({ owner: 'forgotten', email: '', username: '' });
  for (const reader of [{ owners: ['owner-hash'] }, { email: 'lucia@example.com' }, {}])
    expect(orderViewFor(erased, reader, now)).toMatchObject({ view: 'erased', email: undefined });
});

it('what was paid in another way is a sum of the order, for strangers too', () => {
  for (const reader of [{ owners: ['owner-hash'] }, {}]) {
    const view = orderViewFor(anOrder({ refundedCents: 700, outsideCents: 300 }), reader, now);
    expect(view).toMatchObject({ refundedCents: 700, outsideCents: 300 });
    expect(orderViewFor(anOrder(), reader, now).outsideCents).toBeUndefined();
  }
});
