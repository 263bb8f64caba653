import { type EmailFacts, emailKey, mayResend, readEmailKey } from './emails';

const delivered: EmailFacts = {
  hasOrder: true,
  forgotten: false,
  orderStatus: 'completed',
  refunds: ['succeeded', 'failed'],
  refill: 'completed',
};

test.each([
  [{ kind: 'order-confirmation' }, 'order-confirmation'],
  [{ kind: 'refund-made', number: 2 }, 'refund-made:2'],
  [{ kind: 'refund-made', number: 2, copy: 3 }, 'refund-made:2:again-3'],
  [{ kind: 'order-confirmation', copy: 1 }, 'order-confirmation:again-1'],
])('%j is called %s', (name, key) => {
  expect(emailKey(name)).toBe(key);
  expect(readEmailKey(key)).toEqual({ number: undefined, copy: undefined, ...name });
});

test.each([
  '',
  'Order',
  'a b',
  'order-confirmation:',
  'refund-made:x',
  'refund-made:1:again-',
  '__proto__:1',
])('%j is no name of an e-mail', (key) => expect(readEmailKey(key)).toBeUndefined());

test('an e-mail can be resent while it is still true', () => {
  expect(mayResend(delivered, { kind: 'order-confirmation' })).toEqual({ allowed: true });
  expect(mayResend(delivered, { kind: 'order-completed' })).toEqual({ allowed: true });
  expect(mayResend(delivered, { kind: 'refill-completed', number: 1 })).toEqual({ allowed: true });
  expect(mayResend(delivered, { kind: 'refund-made', number: 1 })).toEqual({ allowed: true });
});

test.each([
  ['payment-failed', undefined],
  ['order-on-hold', undefined],
  ['payment-reminder', undefined],
  ['delivery-in-progress', undefined],
  ['order-partial', 1],
  ['refill-started', 1],
  ['refund-made', 2],
  ['refund-made', 9],
  ['refund-made', undefined],
])('%s %s is outdated', (kind, number) =>
  expect(mayResend(delivered, { kind, number })).toEqual({ allowed: false, code: 'letter_out_of_date' }),
);

test('an order that waits before its delivery can be told so again, and no other wait', () => {
  const waits = (attention: EmailFacts['attention']) =>
    mayResend({ ...delivered, orderStatus: 'pending', attention }, { kind: 'order-on-hold' });
  expect(waits('submission-refused')).toEqual({ allowed: true });
  expect(waits('submission-unknown')).toEqual({ allowed: true });
  expect(waits('partial-delivery')).toEqual({ allowed: false, code: 'letter_out_of_date' });
});

test('a refund that came back can be told again while a person is asked to make it', () => {
  const email = { kind: 'refund-failed', number: 2 };
  const owed: EmailFacts = { ...delivered, attention: 'refund-failed' };
  expect(mayResend(owed, email)).toEqual({ allowed: true });
  for (const [facts, number] of [
    [owed, 1],
    [owed, 9],
    [delivered, 2],
  ] as const)
    expect(mayResend(facts, { ...email, number })).toMatchObject({ code: 'letter_out_of_date' });
});

test.each(['review-request', 'email-changed', 'withdrawal-acknowledged', 'constructor'])(
  '%s goes out once: it is not called outdated',
  (kind) => expect(mayResend(delivered, { kind })).toEqual({ allowed: false, code: 'letter_not_repeated' }),
);

test('a forgotten buyer gets no e-mail, nor does a closed purchase', () => {
  const email = { kind: 'order-confirmation' };
  expect(mayResend({ ...delivered, forgotten: true }, email)).toMatchObject({ code: 'buyer_forgotten' });
  expect(mayResend({ ...delivered, hasOrder: false }, email)).toMatchObject({ code: 'no_order' });
});
