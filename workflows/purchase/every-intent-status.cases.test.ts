import { mostDeclines } from '#domain/payments.ts';
import { cancelPurchase, confirmPayment, remindBuyer } from '../messages';
import { from, type Outcome, outcomeOf, rest, stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/*
 * Each status of a payment intent, at each moment when a purchase reads it or acts on it. Only the provider's word
 * counts (D10): only `succeeded` creates an order, and only `canceled` ends the purchase.
 */

const statuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'canceled',
  'succeeded',
] as const;
type Status = (typeof statuses)[number];

/** What a row expects: the answer to the caller, and what else happened. The price is 999 cents. */
type Expected = Partial<Outcome> & { answer?: string };

const waits: Expected = { stage: 'awaiting-payment', keptCents: 0, orders: 0, emails: [] };
const ordered: Expected = {
  stage: 'in-progress',
  keptCents: 999,
  orders: 1,
  emails: ['order-confirmation'],
};
const closed = (end: string): Expected => ({ stage: 'closed', end, keptCents: 0, orders: 0, emails: [] });
const cancelled = closed('cancelled');
const abandoned = closed('abandoned');
const looked = ['retrievePaymentIntent'];
const stopped = ['cancelPaymentIntent'];
const changed = ['updatePaymentIntent'];
const sent = 'submitToProvider';

interface Moment {
  /** Until the status changes. */
  before?: (buyer: Buyer) => Promise<unknown>;
  /** After the change. Resolves to the answer of the call. */
  action: (buyer: Buyer) => Promise<string | undefined>;
  rows: Partial<Record<Status, Expected>>;
}

const asked = { by: 'ana', reason: 'Llamó' };
const pass = async (buyer: Buyer, time: string) => {
  await buyer.env.sleep(time);
  return undefined;
};
const failOnce = (buyer: Buyer) =>
  buyer.handle.signal('paymentFailed', { paymentIntentId: buyer.world.intent.id, code: 'card_declined' });

/** The rows of `statuses` that all expect the same. */
function each(some: readonly Status[], expected: Expected): Partial<Record<Status, Expected>> {
  return Object.fromEntries(some.map((status) => [status, expected]));
}
const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const;

const moments: Record<string, Moment> = {
  'the buyer changes the cart': {
    action: (buyer) => codeOf(buyer.setCart({ serviceId: 205 })),
    rows: {
      ...each(open, { ...waits, answer: 'accepted', calls: changed }),
      ...each(['requires_capture', 'processing'], {
        ...waits,
        answer: 'payment_processing',
        calls: changed,
      }),
      canceled: { ...cancelled, answer: 'purchase_closed', calls: changed },
      succeeded: { ...ordered, answer: 'already_paid', calls: [...changed, sent] },
    },
  },
  'the buyer sends the same cart': {
    action: (buyer) => codeOf(buyer.setCart()),
    rows: {
      ...each(open, { ...waits, answer: 'accepted', calls: looked }),
      ...each(['requires_capture', 'processing'], {
        ...waits,
        answer: 'payment_processing',
        calls: looked,
      }),
      canceled: { ...cancelled, answer: 'purchase_closed', calls: looked },
      succeeded: { ...ordered, answer: 'already_paid', calls: [...looked, sent] },
    },
  },
  'the browser says that it paid': {
    action: async (buyer) => {
      const { id } = buyer.world.intent;
      const { outcome, deciding } = await buyer.handle.executeUpdate(confirmPayment, {
        args: [{ paymentIntentId: id }],
      });
      return deciding ? `${outcome}, deciding` : outcome;
    },
    rows: {
      ...each(open, { ...waits, answer: 'not-paid', calls: looked }),
      ...each(['requires_capture', 'processing'], { ...waits, answer: 'not-paid, deciding', calls: looked }),
      canceled: { ...cancelled, answer: 'not-paid', calls: looked },
      succeeded: { ...ordered, answer: 'order', calls: [...looked, sent] },
    },
  },
  'the webhook says that money moved': {
    action: async (buyer) => {
      await buyer.handle.signal('paymentSucceeded', { paymentIntentId: buyer.world.intent.id });
      return undefined;
    },
    rows: {
      ...each([...open, 'requires_capture', 'processing'], { ...waits, calls: looked }),
      canceled: { ...cancelled, calls: looked },
      succeeded: { ...ordered, calls: [...looked, sent] },
    },
  },
  'ten minutes pass': {
    action: (buyer) => pass(buyer, '10 minutes'),
    rows: {
      ...each([...open, 'requires_capture', 'processing'], { ...waits, calls: looked }),
      canceled: { ...cancelled, calls: looked },
      succeeded: { ...ordered, calls: [...looked, sent] },
    },
  },
  'the hour of the reminder passes': {
    before: (buyer) => pass(buyer, '11 minutes'),
    action: (buyer) => pass(buyer, '50 minutes'),
    rows: {
      ...each(open, { ...waits, calls: looked, emails: ['payment-reminder'] }),
      ...each(['requires_capture', 'processing'], { ...waits, calls: looked }),
      canceled: { ...cancelled, calls: looked },
      succeeded: { ...ordered, calls: [...looked, sent] },
    },
  },
  'an administrator has the reminder sent': {
    action: (buyer) => codeOf(buyer.handle.executeUpdate(remindBuyer, { args: [asked] })),
    rows: {
      ...each(open, { ...waits, answer: 'accepted', calls: looked, emails: ['payment-reminder'] }),
      canceled: { ...cancelled, answer: 'purchase_closed', calls: looked },
      succeeded: { ...ordered, answer: 'already_paid', calls: [...looked, sent] },
    },
  },
  'a quarter of an hour passes after a failed attempt': {
    before: async (buyer) => {
      await pass(buyer, '11 minutes');
      await failOnce(buyer);
    },
    action: (buyer) => pass(buyer, '16 minutes'),
    rows: {
      ...each(open, { ...waits, calls: looked, emails: ['payment-failed'] }),
      ...each(['requires_capture', 'processing'], { ...waits, calls: looked }),
      canceled: { ...cancelled, calls: looked },
      succeeded: { ...ordered, calls: [...looked, sent] },
    },
  },
  'the day of abandonment passes': {
    before: (buyer) => pass(buyer, '2 hours'),
    action: (buyer) => pass(buyer, '22 hours'),
    rows: {
      ...each([...open, 'requires_capture'], { ...abandoned, calls: stopped }),
      // The bank has not answered: the money may still arrive.
      processing: { ...waits, calls: stopped },
      canceled: { ...abandoned, calls: stopped },
      succeeded: { ...ordered, calls: [...stopped, sent] },
    },
  },
  'the buyer cancels': {
    action: async (buyer) => {
      const cancelled = buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
      const code = await codeOf(cancelled);
      return code === 'accepted' ? (await cancelled).outcome : code;
    },
    rows: {
      ...each([...open, 'requires_capture'], { ...cancelled, answer: 'cancelled', calls: stopped }),
      processing: { ...waits, answer: 'payment_processing', calls: stopped },
      canceled: { ...cancelled, answer: 'cancelled', calls: stopped },
      succeeded: { ...ordered, answer: 'paid', calls: [...stopped, sent] },
    },
  },
  'the tenth try is declined': {
    action: async (buyer) => {
      const { id } = buyer.world.intent;
      for (const declines of [mostDeclines - 1, mostDeclines])
        await buyer.handle.signal('paymentFailed', { paymentIntentId: id, code: 'card_declined', declines });
      return undefined;
    },
    rows: {
      ...each([...open, 'requires_capture'], { ...cancelled, calls: stopped }),
      processing: { ...waits, calls: stopped },
      canceled: { ...cancelled, calls: stopped },
      succeeded: { ...ordered, calls: [...stopped, sent] },
    },
  },
  'the buyer asks to be forgotten': {
    action: async (buyer) => {
      await buyer.handle.signal('forgetBuyer');
      return undefined;
    },
    rows: {
      ...each([...open, 'requires_capture'], { ...cancelled, calls: stopped }),
      processing: { ...waits, calls: stopped },
      canceled: { ...cancelled, calls: stopped },
      // Paid before: it is delivered without any e-mail.
      succeeded: { ...ordered, calls: [...stopped, sent], emails: [] },
    },
  },
};

function put(buyer: Buyer, status: Status): void {
  if (status === 'succeeded') buyer.world.pay();
  else buyer.world.intent.status = status;
}

const rows = Object.entries(moments).flatMap(([name, moment]) =>
  statuses.flatMap((status) => {
    const expected = moment.rows[status];
    return expected ? [[name, status, moment, expected] as const] : [];
  }),
);

test.each(rows)('%s: an intent that is %s', (_name, status, { before, action }, { answer, ...expected }) =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await before?.(buyer);
    await rest(buyer);
    const since = from(buyer);
    put(buyer, status);
    const answered = await action(buyer);
    await rest(buyer);
    expect({ answer: answered, ...(await outcomeOf(buyer, since)) }).toEqual({ answer, ...expected });
  }),
);

describe('a payment still processing when the purchase would be abandoned', () => {
  const untilAbandonment = async (buyer: Buyer) => {
    await buyer.setCart();
    await buyer.env.sleep('2 hours');
    buyer.world.intent.status = 'processing';
    await buyer.env.sleep('23 hours');
    expect((await stateOf(buyer)).stage).toBe('awaiting-payment');
  };

  test('becomes an order when it succeeds', () =>
    shop.with(async (buyer) => {
      await untilAbandonment(buyer);
      buyer.world.intent.status = 'requires_payment_method';
      await buyer.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.orders[0]?.amountCents).toBe(999);
    }));

  test('is waited for another day, and another', () =>
    shop.with(async (buyer) => {
      await untilAbandonment(buyer);
      await buyer.env.sleep('48 hours');
      expect((await stateOf(buyer)).stage).toBe('awaiting-payment');
    }));

  test('is closed a day later if it has failed since', () =>
    shop.with(async (buyer) => {
      await untilAbandonment(buyer);
      buyer.world.intent.status = 'requires_payment_method';
      expect((await buyer.handle.result()).end).toBe('abandoned');
      expect(buyer.world.intent).toMatchObject({ status: 'canceled', charged: 0 });
    }));
});

describe('the windows of a purchase', () => {
  test('D14: reminded after 1 h and abandoned after 24 h, neither a minute earlier', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const seen: [emails: number, stage: string][] = [];
      for (const time of ['59 minutes', '2 minutes', '1378 minutes', '2 minutes']) {
        await buyer.env.sleep(time);
        seen.push([buyer.world.emailKeys.length, (await stateOf(buyer)).stage]);
      }
      expect(seen).toEqual([
        [0, 'awaiting-payment'],
        [1, 'awaiting-payment'],
        [1, 'awaiting-payment'],
        [1, 'closed'],
      ]);
    }));

  test('S0 §9, D7: the offer is taken up to 240 s and 10 s of grace', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.env.sleep('245 seconds');
      expect((await buyer.setCart({ upsellAccepted: true })).amountCents).toBe(1498);
    }));
});
