import fc from 'fast-check';
import { type PricePeriod, referencePrice } from './reference-price';

const day = 24 * 3600 * 1000;
/** A history from prices and the days on which they began. */
const history = (...periods: [priceCents: number, onDay: number][]): PricePeriod[] =>
  periods.map(([priceCents, onDay]) => ({ priceCents, since: onDay * day }));
const sold = (priceCents: number, regularPriceCents = 1998) => ({ priceCents, regularPriceCents });

test.each([
  ['without a history the regular price counts', sold(999), history(), 1998],
  ['without a change the regular price counts', sold(999), history([999, 0]), 1998],
  ['a regular price below the price is none', sold(999, 500), history([999, 0]), 999],
  ['after a reduction the price before it', sold(799), history([999, 0], [799, 100]), 999],
  ['not a regular price that never held', sold(799, 5000), history([999, 0], [799, 100]), 999],
  ['after a rise there is none', sold(1299), history([999, 0], [1299, 100]), 1299],
  ['raised for a day and lowered again: none', sold(999), history([999, 0], [1999, 99], [999, 100]), 999],
  [
    'the lowest of the 30 days before, not the last',
    sold(700),
    history([1200, 0], [800, 80], [1500, 90], [700, 100]),
    800,
  ],
  ['a price that ended 30 days before is over', sold(700), history([500, 0], [900, 70], [700, 100]), 900],
  [
    'a price that ended a moment later is not',
    sold(700),
    [{ priceCents: 500, since: 0 }, { priceCents: 900, since: 70 * day + 1 }, ...history([700, 100])],
    700,
  ],
  ['the same price entered again is no change', sold(799), history([999, 0], [799, 100], [799, 140]), 999],
])('%s', (_name, service, periods, expected) => {
  expect(referencePrice(service, periods)).toBe(expected);
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

test('whatever the history: no price of the 30 days before the reduction was lower than the one struck through [S0-9.20]', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 50, max: 5000 }), (periods, regularPriceCents) => {
      const { priceCents } = periods.at(-1)!;
      const reference = referencePrice({ priceCents, regularPriceCents }, periods);
      expect(reference).toBeGreaterThanOrEqual(priceCents);
      if (reference === priceCents) return;
      const changed = [...periods.keys()].findLast((index) => periods[index - 1]?.priceCents !== priceCents);
      const began = periods[changed ?? 0]!.since;
      const first = periods.findIndex((period) => period.priceCents !== priceCents);
      if (first < 0) {
        expect(reference).toBe(regularPriceCents);
        return;
      }
      // Every six hours, as somebody would have seen it.
      for (let at = Math.max(began - 30 * day, periods[0]!.since); at < began; at += day / 4) {
        const then = periods.findLast(({ since }) => since <= at);
        expect(then?.priceCents).toBeGreaterThanOrEqual(reference);
      }
      expect(periods.map((period) => period.priceCents)).toContain(reference);
    }),
  );
});
