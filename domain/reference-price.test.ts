import fc from 'fast-check';
import { type PricePeriod, referencePrice } from './reference-price';

const day = 24 * 3600 * 1000;
type Priced = [priceCents: number, onDay: number, untilDay?: number];
/** A history of a size from prices, their start days, and the days on which the package left the sale. */
const sized = (size: { quantity?: number; bonus?: number }, ...periods: Priced[]): PricePeriod[] =>
  periods.map(([priceCents, onDay, untilDay]) => ({
    priceCents,
    ...size,
    since: onDay * day,
    until: untilDay === undefined ? undefined : untilDay * day,
  }));
const today = { quantity: 1000, bonus: 100 };
const history = (...periods: Priced[]) => sized(today, ...periods);
const half = { quantity: 500, bonus: 100 };
const withLess = { quantity: 1000, bonus: 50 };
const withMore = { quantity: 1000, bonus: 200 };

test.each<[string, number, PricePeriod[], number]>([
  ['without a history there is none', 999, history(), 999],
  ['a price that never changed has none', 999, history([999, 0]), 999],
  ['after a reduction the price before it', 799, history([999, 0], [799, 100]), 999],
  ['after a rise there is none', 1299, history([999, 0], [1299, 100]), 1299],
  ['raised for a day and lowered again: none', 999, history([999, 0], [1999, 99], [999, 100]), 999],
  [
    'the lowest of the 30 days before, not the last',
    700,
    history([1200, 0], [800, 80], [1500, 90], [700, 100]),
    800,
  ],
  ['a price that ended 30 days before is over', 700, history([500, 0], [900, 70], [700, 100]), 900],
  [
    'a price that ended a moment later is not',
    700,
    [{ priceCents: 500, since: 0 }, { priceCents: 900, since: 70 * day + 1 }, ...history([700, 100])],
    700,
  ],
  ['the same price entered again is no change', 799, history([999, 0], [799, 100], [799, 140]), 999],
  ['a price before a pause in the sale counts', 799, history([999, 0, 80], [799, 100]), 999],
  ['a price that left the sale 30 days before is over', 799, history([999, 0, 70], [799, 100]), 799],
  ['a low price before a pause still counts', 799, history([700, 0, 75], [999, 90], [799, 100]), 799],
  [
    'the same price after a short pause is no change',
    799,
    history([999, 0], [799, 100, 110], [799, 120]),
    999,
  ],
  ['after a longer pause it reduces nothing', 799, history([999, 0], [799, 100, 110], [799, 140]), 799],
  ['a package off sale has none', 799, history([999, 0], [799, 100, 110]), 799],
  ['the price of a larger size is not struck', 699, [...history([999, 0]), ...sized(half, [699, 100])], 699],
  ['nor that of a smaller one', 799, [...sized(half, [999, 0]), ...history([799, 100])], 799],
  ['nor that of a larger gift', 799, [...sized(withMore, [999, 0]), ...history([799, 100])], 799],
  ['that of a smaller gift is', 799, [...sized(withLess, [999, 0]), ...history([799, 100])], 999],
  ['nor that of an unknown size', 799, [...sized({}, [999, 0]), ...history([799, 100])], 799],
  [
    'a reduction after a change of size is measured from there',
    599,
    [...history([999, 0]), ...sized(half, [699, 95], [599, 100])],
    699,
  ],
  [
    'unless another size has cost less in the 30 days before',
    899,
    [...sized(half, [699, 0]), ...history([999, 95], [899, 100])],
    899,
  ],
  [
    'a reduction ends if the gift falls',
    799,
    [...history([999, 0], [799, 100]), ...sized(withLess, [799, 101])],
    799,
  ],
  [
    'it goes on if the gift rises',
    799,
    [...sized(withLess, [999, 0], [799, 100]), ...history([799, 101])],
    999,
  ],
])('%s', (_name, priceCents, periods, expected) => {
  expect(referencePrice(priceCents, periods)).toBe(expected);
});

/** Periods of four sizes. Some end before the next one begins: the package was off sale in between. */
const anyHistory = fc
  .array(
    fc.record({
      priceCents: fc.integer({ min: 50, max: 500 }),
      size: fc.constantFrom(today, today, withLess, half),
      days: fc.integer({ min: 1, max: 25 }),
      pauseDays: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 45 })),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((steps) => {
    let at = 0;
    return steps.map(({ priceCents, size, days, pauseDays }, index): PricePeriod => {
      const since = at;
      const until = since + days * day;
      at = until + pauseDays * day;
      return {
        priceCents,
        ...size,
        since,
        until: pauseDays > 0 && index < steps.length - 1 ? until : undefined,
      };
    });
  });

test('for any history no price of the 30 days before the reduction was lower than the one struck through, and that one bought no more [S0-9.20]', () => {
  fc.assert(
    fc.property(anyHistory, (periods) => {
      const present = periods.at(-1)!;
      const reference = referencePrice(present.priceCents, periods);
      expect(reference).toBeGreaterThanOrEqual(present.priceCents);
      if (reference === present.priceCents) return;
      const boughtNoMore = (before: PricePeriod, after: PricePeriod) =>
        before.quantity === after.quantity && before.bonus! <= after.bonus!;
      const changed = [...periods.keys()].findLast((index) => {
        const before = periods[index - 1];
        return before?.priceCents !== present.priceCents || !boughtNoMore(before, periods[index]!);
      });
      const began = periods[changed ?? 0]!.since;
      const charged: PricePeriod[] = [];
      // Every six hours, as a shopper would have seen it.
      for (let at = Math.max(began - 30 * day, periods[0]!.since); at < began; at += day / 4) {
        const then = periods.findLast(({ since }) => since <= at);
        if (then && at < (then.until ?? began)) charged.push(then);
      }
      expect(Math.min(...charged.map(({ priceCents }) => priceCents))).toBe(reference);
      const struck = charged.filter(({ priceCents }) => priceCents === reference);
      expect(struck.some((one) => boughtNoMore(one, present))).toBe(true);
    }),
  );
});
