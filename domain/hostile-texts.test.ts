import fc from 'fast-check';
import { email, username } from './calls/common';
import { searchByNumber, trackOrder } from './calls/orders';
import { withdrawalNamePattern, withdrawalNumberPattern } from './withdrawal';

/** As long as a request may be. A pattern that goes astray on such a text would not end within the test's time. */
const long = 60_000;

/** What patterns of names, addresses and numbers look at, repeated, with an end that makes them try again. */
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

// Whitespace alone may be trimmed away to something short.
const solid = hostile.filter((text) => text.trim().length > 1000);

test.each(readers)(
  '%s: a hostile text as long as a request is refused, and costs nothing [V36]',
  (_what, accepts) => {
    fc.assert(
      fc.property(solid, (text) => {
        expect(accepts(text)).toBe(false);
      }),
      { numRuns: 300 },
    );
  },
);
