import fc from 'fast-check';
import { reviews } from '#domain/content/reviews/es.ts';
import { cutComment, pagesOf, swipeTurn } from './review-pages';

test('every review is on one page, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 5 }), (items, perPage) => {
      const pages = pagesOf(items, perPage);
      expect(pages.flat()).toEqual(items);
      expect(pages.every((page) => page.length > 0 && page.length <= perPage)).toBe(true);
    }),
  );
});

test('a long comment is cut at 80 characters, between words', () => {
  const long = reviews.map(({ comment }) => comment).find((comment) => comment.length > 80) ?? '';
  const cut = cutComment(long);
  expect(cut.length).toBeLessThanOrEqual(80);
  expect(long.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
  expect(cutComment('Corto.')).toBe('Corto.');
  fc.assert(fc.property(fc.string(), (comment) => cutComment(comment).length <= 80));
});

test('a swipe turns the page from 50 px on, forward to the left [S0-2.20]', () => {
  expect([-300, -50, -49, 0, 49, 50].map(swipeTurn)).toEqual([1, 1, 0, 0, 0, -1]);
});
