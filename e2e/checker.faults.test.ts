import { violations } from './faults/checker';
import type { Evidence } from './faults/evidence';

/** A purchase of 9.99 as it should end. */
const sound: Evidence = {
  cartId: 'cart_1',
  intents: [{ id: 'pi_1', status: 'succeeded', capturedCents: 999 }],
  charges: [{ paymentIntentId: 'pi_1', amountCents: 999 }],
  refunds: [],
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
  adds: [{ id: '7', quantity: 1100 }],
  confirmations: 1,
  projection: { stage: 'guarantee', paymentStatus: 'paid' },
  workflow: { stage: 'guarantee', paymentStatus: 'paid' },
  kills: 0,
  refundAsked: false,
  badAnswers: [],
};
const order = sound.orders[0]!;
const unpaid: Partial<Evidence> = {
  intents: [{ id: 'pi_1', status: 'canceled', capturedCents: 0 }],
  charges: [],
  orders: [],
  submissions: [],
  adds: [],
  confirmations: 0,
};
const back = { paymentIntentId: 'pi_1', amountCents: 999 };
const returned: Partial<Evidence> = {
  ...unpaid,
  intents: sound.intents,
  charges: sound.charges,
  refunds: [back],
};

describe('the checker lets pass', () => {
  test.each<[string, Partial<Evidence>]>([
    ['an order that was paid and delivered', {}],
    ['a cart that nobody paid', unpaid],
    ['a payment that went back whole', returned],
    ['a second confirmation after a kill', { confirmations: 2, kills: 1 }],
    [
      'an order that an administrator refunded',
      { refunds: [back], refundAsked: true, orders: [{ ...order, refundedCents: 999 }] },
    ],
  ])('%s', (_, change) => {
    expect(violations({ ...sound, ...change })).toEqual([]);
  });
});

describe('the checker notices', () => {
  test.each<[string, Partial<Evidence>, RegExp]>([
    ['money kept without an order', { ...returned, refunds: [] }, /999 was kept without an order/],
    ['part of the money kept', { ...returned, refunds: [{ ...back, amountCents: 998 }] }, /1 was kept/],
    [
      'an order whose money went back',
      { refunds: [back], orders: [{ ...order, refundedCents: 999 }] },
      /nobody asked/,
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
      'more given back than was taken',
      { refunds: [back, back], refundAsked: true },
      /1998 was refunded of 999/,
    ],
    [
      'a refund that the order does not show',
      { refunds: [{ ...back, amountCents: 100 }] },
      /shows 0 refunded/,
    ],
    ['a second add', { adds: [...sound.adds, { id: '8', quantity: 1100 }] }, /2 orders for 1 submissions/],
    [
      'a second add behind a resend that was not needed',
      {
        adds: [...sound.adds, { id: '8', quantity: 1100 }],
        submissions: [
          { generation: 1, state: 'rejected' },
          { generation: 2, state: 'accepted', providerOrderId: '8' },
        ],
      },
      /no submission knows/,
    ],
    ['an add for a cart that nobody paid', { ...unpaid, adds: sound.adds }, /without an order/],
    ['an accepted submission that the panel lacks', { adds: [] }, /the panel has no 7/],
    ['another quantity at the panel', { adds: [{ id: '7', quantity: 1000 }] }, /delivers 1000 where 1100/],
    ['a second confirmation', { confirmations: 2 }, /2 confirmations/],
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
