import fc from 'fast-check';
import { email, username } from './calls/common';
import { searchByNumber, trackOrder } from './calls/orders';
import { providerRefusals, readRefusal } from './provider';
import { withdrawalNamePattern, withdrawalNumberPattern } from './withdrawal';

/** The longest request. A pattern with runaway backtracking would not finish within the test's time. */
const long = 60_000;

/** Typical parts of names, addresses and numbers, repeated, with an end that forces backtracking. */
const hostile = fc
  .tuple(
    fc.constantFrom('', 'a', 'a@', 'a@a', '@', '#', 'FNZ-', 'https://www.instagram.com/'),
    fc.string({ unit: fc.constantFrom(...'aA0._-@/?# \n\'"+()ñ'), minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '!', '\n', '\u0000', '@', ' .', '\nx'),
  )
  .map(([start, middle, end]) => start + middle.repeat(long / middle.length) + end);

const readers: [what: string, accepts: (text: string) => boolean][] = [
  ['an e-mail address', (text) => email.safeParse(text).success],
  ['a user name', (text) => username.safeParse(text).success],
  ['an order number', (text) => searchByNumber.body?.safeParse({ orderNumber: text }).success ?? true],
  [
    'an order number with its address',
    (text) => trackOrder.body?.safeParse({ orderNumber: text, email: text }).success ?? true,
  ],
  ['the number of a withdrawal', (text) => withdrawalNumberPattern.test(text)],
  ['the name in a withdrawal', (text) => withdrawalNamePattern.test(text)],
];

// Whitespace alone may be trimmed to something short.
const solid = hostile.filter((text) => text.trim().length > 1000);

test.each(readers)('%s: a hostile text as long as a request is refused quickly [V36]', (_what, accepts) => {
  fc.assert(
    fc.property(solid, (text) => {
      expect(accepts(text)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

/** A panel's words, repeated. A complaint that version 1.2 stored may have megabytes. */
const hostileComplaint = fc
  .array(
    fc.constantFrom('user', 'account', 'not', 'n’t', 'found', 'inactive', 'min', 'im', 'aB', '_', '\n'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' ').repeat(200_000));

test('a panel’s hostile complaint is classified quickly [V36]', () => {
  fc.assert(
    fc.property(hostileComplaint, (text) => {
      expect(providerRefusals).toContain(readRefusal(text));
    }),
    { numRuns: 300 },
  );
});
