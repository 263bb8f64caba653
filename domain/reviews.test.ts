import fc from 'fast-check';
import { averageOf, fewestForAverage, initialsOf, reviewCan, shownNamePattern } from './reviews';

const delivered = { status: 'completed', paymentStatus: 'paid' };

test.each([
  [delivered, { allowed: true }],
  [{ ...delivered, review: 'pending' as const }, { allowed: true }],
  // A partial goodwill refund is no reason to refuse a review.
  [{ ...delivered, paymentStatus: 'partially_refunded' }, { allowed: true }],
  [
    { ...delivered, review: 'published' as const },
    { allowed: false, code: 'review_decided' },
  ],
  [
    { ...delivered, review: 'refused' as const },
    { allowed: false, code: 'review_decided' },
  ],
  [
    { ...delivered, status: 'processing' },
    { allowed: false, code: 'review_too_early' },
  ],
  [
    { ...delivered, status: 'partial' },
    { allowed: false, code: 'review_too_early' },
  ],
  [
    { ...delivered, status: 'cancelled' },
    { allowed: false, code: 'review_undelivered' },
  ],
  [
    { status: 'cancelled', paymentStatus: 'refunded' },
    { allowed: false, code: 'review_refunded' },
  ],
  [
    { status: 'refunded', paymentStatus: 'refunded' },
    { allowed: false, code: 'review_refunded' },
  ],
  [{ ...delivered, allOwed: false }, { allowed: true }],
  [
    { ...delivered, allOwed: true },
    { allowed: false, code: 'review_refunded' },
  ],
  [
    { ...delivered, paymentStatus: 'refunded' },
    { allowed: false, code: 'review_refunded' },
  ],
])('%j may be reviewed: %j', (facts, verdict) => expect(reviewCan.write(facts)).toEqual(verdict));

test('a decision can be reversed, but not repeated', () => {
  expect(reviewCan.decide('pending', 'published')).toEqual({ allowed: true });
  expect(reviewCan.decide('published', 'refused')).toEqual({ allowed: true });
  expect(reviewCan.decide('refused', 'published')).toEqual({ allowed: true });
  expect(reviewCan.decide('refused', 'refused')).toEqual({ allowed: false, code: 'review_changed' });
});

test('there is an average from five reviews on, with one decimal', () => {
  expect(averageOf({ stars: 20, count: 4 })).toBeUndefined();
  expect(averageOf({ stars: 0, count: 0 })).toBeUndefined();
  expect(averageOf({ stars: 24, count: 5 })).toBe(4.8);
  expect(averageOf({ stars: 28, count: 6 })).toBe(4.7);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: fewestForAverage }), (all) => {
      const average = averageOf({ stars: all.reduce((sum, one) => sum + one, 0), count: all.length }) ?? 0;
      expect(average).toBeGreaterThanOrEqual(Math.min(...all));
      expect(average).toBeLessThanOrEqual(Math.max(...all));
      expect(Number(average.toFixed(1))).toBe(average);
    }),
  );
});

test.each(['Lucía', 'L. R.', 'Anne-Marie', 'Zoë', 'D’Angelo', 'Μαρία'])(
  '%s is a valid display name',
  (name) => expect(shownNamePattern.test(name)).toBe(true),
);
test.each(['', ' ', '@lucia', 'lucia@example.com', 'Lucía 666 123', 'www.example.com/x', '<b>', 'a\nb', '.'])(
  '%j is not a valid display name',
  (name) => expect(shownNamePattern.test(name)).toBe(false),
);

test.each([
  ['Lucía', 'L'],
  ['Lucía Ríos', 'LR'],
  ['L. R.', 'LR'],
  ['ana maría gómez', 'AG'],
  ['Élodie', 'É'],
  [undefined, ''],
])('the initials of %s are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
