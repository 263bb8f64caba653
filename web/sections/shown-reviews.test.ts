import { reviews } from '#domain/content/reviews/es.ts';
import { ownReviews, writtenReviews } from './shown-reviews';

const id = '00000000-0000-4000-8000-000000000001';

test('a buyer’s review has its day, a name or none, and no example mark', () => {
  const real = { id, stars: 4, comment: 'Tardó, pero llegó.', day: '2026-11-05' };
  expect(writtenReviews([{ ...real, name: 'Lucía Ríos' }, real], 'Anónimo')).toEqual([
    {
      key: id,
      mark: 'verified',
      name: 'Lucía Ríos',
      initials: 'LR',
      rating: 4,
      ago: '05/11/2026',
      service: '',
      comment: 'Tardó, pero llegó.',
    },
    expect.objectContaining({ name: 'Anónimo', initials: '', mark: 'verified' }),
  ]);
});

test('examples keep their mark, and disappear once there are enough real reviews', () => {
  expect(ownReviews({ sample: true, reviews }, false).map(({ mark }) => mark)).toEqual(
    reviews.map(() => 'sample'),
  );
  expect(ownReviews({ sample: true, reviews }, true)).toEqual([]);
  // Reviews the shop entered as real stay, without either mark.
  expect(ownReviews({ sample: false, reviews }, true).map(({ mark }) => mark)).toEqual(
    reviews.map(() => undefined),
  );
});
