import fc from 'fast-check';
import { type PricePeriod, referencePrice } from './reference-price';

const day = 24 * 3600 * 1000;
/** A history from prices and their start days. */
const history = (...periods: [priceCents: number, onDay: number][]): PricePeriod[] =>
  periods.map(([priceCents, onDay]) => ({ priceCents, since: onDay * day }));

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
])('%s', (_name, priceCents, periods, expected) => {
  expect(referencePrice(priceCents, periods)).toBe(expected);
});

const anyHistory = fc
  .array(
    fc.record({ priceCents: fc.integer({ min: 50, max: 500 }), days: fc.integer({ min: 1, max: 25 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((steps) => {
    let since = 0;
    return steps.map(({ priceCents, days }) => {
      since += days * day;
      return { priceCents, since };
    });
  });

test('for any history no price of the 30 days before the reduction was lower than the one struck through [S0-9.20]', () => {
  fc.assert(
    fc.property(anyHistory, (periods) => {
      const { priceCents } = periods.at(-1)!;
      const reference = referencePrice(priceCents, periods);
      expect(reference).toBeGreaterThanOrEqual(priceCents);
      if (reference === priceCents) return;
      const changed = [...periods.keys()].findLast((index) => periods[index - 1]?.priceCents !== priceCents);
      const began = periods[changed ?? 0]!.since;
      // Every six hours, as a shopper would have seen it.
      for (let at = Math.max(began - 30 * day, periods[0]!.since); at < began; at += day / 4) {
        const then = periods.findLast(({ since }) => since <= at);
        expect(then?.priceCents).toBeGreaterThanOrEqual(reference);
      }
      expect(periods.map((period) => period.priceCents)).toContain(reference);
    }),
  );
});
