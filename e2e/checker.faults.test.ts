import { violations } from './faults/checker';
import { type Evidence, nothingAsked } from './faults/evidence';

/** A purchase of 9.99 that ended correctly. */
const sound: Evidence = {
  cartId: 'cart_1',
  intents: [{ id: 'pi_1', status: 'succeeded', capturedCents: 999 }],
  charges: [{ paymentIntentId: 'pi_1', amountCents: 999 }],
  refunds: [],
  disputes: [],
  orders: [
    {
      id: '1',
      paymentIntentId: 'pi_1',
      amountCents: 999,
      refundedCents: 0,
      status: 'completed',
      quantity: 1100,
    },
  ],
  submissions: [{ generation: 1, state: 'accepted', providerOrderId: '7' }],
  adds: [{ id: '7', quantity: 1100, at: 100, delivers: true }],
  refills: [],
  confirmations: 1,
  reminders: 0,
  projection: { stage: 'guarantee', paymentStatus: 'paid' },
  workflow: { stage: 'guarantee', paymentStatus: 'paid' },
  inQueue: false,
  timeline: [],
  kills: 0,
  asked: nothingAsked(),
  inDoubt: nothingAsked(),
  answers: [],
  badAnswers: [],
};
const disputed = (status: string): Evidence['disputes'] => [{ status, amountCents: 999 }];
const order = sound.orders[0]!;
const unpaid: Partial<Evidence> = {
  intents: [{ id: 'pi_1', status: 'canceled', capturedCents: 0 }],
  charges: [],
  orders: [],
  submissions: [],
  adds: [],
  confirmations: 0,
};
const back = { paymentIntentId: 'pi_1', amountCents: 999, byShop: true };
const returned: Partial<Evidence> = {
  ...unpaid,
  intents: sound.intents,
  charges: sound.charges,
  refunds: [back],
};
const [first] = sound.adds as [Evidence['adds'][number]];
const second = { ...first, id: '8', at: 200 };
/** Sent twice; whether that is right depends on who requested it. */
const sentTwice: Partial<Evidence> = {
  adds: [first, second],
  submissions: [
    { generation: 1, state: 'accepted', providerOrderId: '7' },
    { generation: 2, state: 'accepted', providerOrderId: '8' },
  ],
};
const forced = { ...nothingAsked(), sendings: 1, forced: 1 };
const refunded: Partial<Evidence> = {
  refunds: [back],
  asked: { ...nothingAsked(), refundCents: 999 },
  orders: [{ ...order, refundedCents: 999 }],
};
const line = (kind: string, at: number) => ({ kind, at });
const parked = (attention: string) => {
  const standing = { stage: 'needs-attention', paymentStatus: 'paid', attention };
  return { projection: standing, workflow: standing, inQueue: true };
};

describe('the checker lets pass', () => {
  test.each<[string, Partial<Evidence>]>([
    ['an order that was paid and delivered', {}],
    ['a cart that nobody paid', unpaid],
    ['a payment that went back whole', returned],
    ['a second confirmation after a kill', { confirmations: 2, kills: 1 }],
    ['an order that an administrator refunded', refunded],
    ['a refund whose answer was lost', { ...refunded, asked: nothingAsked(), inDoubt: refunded.asked! }],
    [
      'a refund that was made in the dashboard',
      { refunds: [{ ...back, byShop: false }], orders: [{ ...order, refundedCents: 999 }] },
    ],
    [
      'an order that went to another panel',
      {
        submissions: [
          { generation: 1, state: 'rejected' },
          { ...sound.submissions[0]!, generation: 2 },
        ],
        timeline: [line('provider-changed', 90)],
      },
    ],
    ['a resend that was forced', { ...sentTwice, asked: forced }],
    ['a forced resend whose answer was lost', { ...sentTwice, inDoubt: forced }],
    [
      'a resend of what the panel cancelled',
      { ...sentTwice, adds: [{ ...first, delivers: false }, second], asked: { ...forced, forced: 0 } },
    ],
    [
      'a resend after the dispute was won',
      {
        ...sentTwice,
        asked: forced,
        disputes: disputed('won'),
        timeline: [line('dispute-opened', 120), line('dispute-won', 150), line('resend-requested', 160)],
      },
    ],
    [
      'a refund that was requested before the dispute',
      {
        ...refunded,
        disputes: disputed('under_review'),
        timeline: [line('refund-requested', 110), line('dispute-opened', 120)],
      },
    ],
    ['a purchase that waits for a person', parked('refund-failed')],
    [
      'a purchase that waits for a bank',
      {
        ...parked('payment-disputed'),
        disputes: disputed('under_review'),
        timeline: [line('dispute-opened', 120)],
      },
    ],
    [
      'a payment that could not become an order, and that the bank took back',
      {
        ...returned,
        refunds: [],
        disputes: disputed('lost'),
        projection: { stage: 'closed', paymentStatus: 'paid' },
        workflow: undefined,
        timeline: [line('order-refused', 110), line('dispute-lost', 120)],
      },
    ],
    [
      'money that could not be given back, for which a person is asked',
      { ...returned, refunds: [], ...parked('refund-failed') },
    ],
  ])('%s', (_, change) => {
    expect(violations({ ...sound, ...change })).toEqual([]);
  });
});

describe('the checker notices', () => {
  test.each<[string, Partial<Evidence>, RegExp]>([
    ['money kept without an order [I1]', { ...returned, refunds: [] }, /999 was kept without an order/],
    [
      'money kept without an order for which a person is asked something else',
      { ...returned, refunds: [], ...parked('submission-refused') },
      /999 was kept/,
    ],
    ['part of the money kept', { ...returned, refunds: [{ ...back, amountCents: 998 }] }, /1 was kept/],
    [
      'an order whose money went back',
      { ...refunded, asked: nothingAsked() },
      /gave back 999 where nobody asked/,
    ],
    [
      'a refund that was promised and not made [I4]',
      { asked: { ...nothingAsked(), refundCents: 300 } },
      /gave back 0 after it had said yes to 300/,
    ],
    [
      'a refund that was made twice [I4]',
      {
        ...refunded,
        refunds: [
          { ...back, amountCents: 300 },
          { ...back, amountCents: 300 },
        ],
        asked: { ...nothingAsked(), refundCents: 300 },
      },
      /gave back 600 where nobody asked for more than 300/,
    ],
    ['two charges', { charges: [...sound.charges, ...sound.charges] }, /charged 2 times/],
    [
      'two intents of a cart',
      { intents: [...sound.intents, { ...sound.intents[0]!, id: 'pi_2' }] },
      /2 payment intents/,
    ],
    ['two orders', { orders: [order, { ...order, id: '2' }] }, /2 orders exist/],
    [
      'an order of another amount',
      { orders: [{ ...order, amountCents: 699 }] },
      /for 699 but 999 was charged/,
    ],
    [
      'an order of a foreign intent',
      { orders: [{ ...order, paymentIntentId: 'pi_9' }] },
      /no intent of its cart/,
    ],
    ['an order that nobody paid', { ...unpaid, orders: [order] }, /though nothing was paid/],
    [
      'more given back than was taken [I4]',
      { ...refunded, refunds: [back, back] },
      /1998 was refunded of 999/,
    ],
    [
      'a refund that the order does not show',
      { refunds: [{ ...back, amountCents: 100 }] },
      /shows 0 refunded/,
    ],
    ['a second add [I2]', { adds: [first, second] }, /2 orders for 1 submissions/],
    [
      'a second add behind a resend that was not needed',
      {
        adds: [first, second],
        submissions: [
          { generation: 1, state: 'rejected' },
          { generation: 2, state: 'accepted', providerOrderId: '8' },
        ],
      },
      /no submission knows/,
    ],
    ['an add for a cart that nobody paid [I3]', { ...unpaid, adds: sound.adds }, /without an order/],
    ['an accepted submission that the panel lacks', { adds: [] }, /the panel has no 7/],
    [
      'another quantity at the panel [I3]',
      { adds: [{ ...first, quantity: 1000 }] },
      /delivers 1000 where 1100/,
    ],
    ['more sent than was bought', { adds: [{ ...first, quantity: 1200 }] }, /asked for 1200 where 1100/],
    ['a resend that nobody asked for [I2]', sentTwice, /1 generations were opened where 0/],
    [
      'a second delivery that nobody forced [I2]',
      { ...sentTwice, asked: { ...forced, forced: 0 } },
      /delivers 2 times with 0 forced/,
    ],
    ['a second refill on one day', { refills: ['7', '8', '7'] }, /took 2 refills of 7 on one day/],
    [
      'an order that was sent while a bank disputed the payment',
      { disputes: disputed('needs_response'), timeline: [line('dispute-opened', 90)] },
      /got 7 while the payment was disputed/,
    ],
    [
      'an order that was sent before the dispute was won',
      {
        disputes: disputed('won'),
        timeline: [line('dispute-opened', 90), line('dispute-won', 110)],
      },
      /got 7 while the payment was disputed/,
    ],
    [
      'an order that was sent after the bank took the money back',
      { disputes: disputed('lost'), timeline: [line('dispute-lost', 90)] },
      /got 7 while the payment was disputed/,
    ],
    ...(['refund', 'resend', 'refill'] as const).map((action): [string, Partial<Evidence>, RegExp] => [
      `a ${action} while a bank disputed the payment`,
      {
        disputes: disputed('needs_response'),
        timeline: [line('dispute-opened', 110), line(`${action}-requested`, 120)],
      },
      new RegExp(`${action}-requested was let through`),
    ]),
    [
      'a payment given back without an order while a bank disputed it',
      {
        ...returned,
        disputes: disputed('lost'),
        timeline: [line('dispute-opened', 110), line('order-refused', 120), line('dispute-lost', 130)],
      },
      /on top of what the bank took/,
    ],
    [
      'a dispute that did not reach the purchase',
      { disputes: disputed('needs_response') },
      /is needs_response, and the purchase knows of none/,
    ],
    [
      'the end of a dispute that did not reach the purchase',
      { disputes: disputed('lost'), timeline: [line('dispute-opened', 110)] },
      /is lost, and the purchase knows of opened/,
    ],
    [
      'a purchase that goes on without an end [I6]',
      { projection: { stage: 'submitting', paymentStatus: 'paid' } },
      /rests as submitting/,
    ],
    [
      'a purchase that asks for a person because of money that a bank took',
      {
        ...parked('payment-disputed'),
        disputes: disputed('lost'),
        timeline: [line('dispute-lost', 120)],
      },
      /a bank that has taken all/,
    ],
    ['a person who is asked without a reason [I6]', parked(''), /rests as needs-attention/],
    ['a purchase that is stuck', parked('stuck'), /rests as needs-attention for stuck/],
    [
      'a person who is needed and not notified [I1]',
      { ...parked('refund-failed'), inQueue: false },
      /stands in no queue/,
    ],
    [
      'a closed purchase that asks for a person',
      { projection: { stage: 'closed', paymentStatus: 'paid', attention: 'refund-failed' } },
      /closed and still waits for a person/,
    ],
    ['a second reminder', { reminders: 2 }, /2 reminders/],
    ['a second confirmation [I7]', { confirmations: 2 }, /2 confirmations/],
    ['a missing confirmation', { confirmations: 0 }, /no confirmation/],
    [
      'a projection behind its workflow',
      { projection: { stage: 'submitting', paymentStatus: 'paid' } },
      /the workflow/,
    ],
    ['an answer that must never be given', { badAnswers: ['500 to confirm'] }, /500 to confirm/],
  ])('%s', (_, change, sentence) => {
    expect(violations({ ...sound, ...change }).join('\n')).toMatch(sentence);
  });
});
