import type { ServiceView } from '#domain/calls/shop.ts';
import { asSold, packagesLike, seedServices } from '#domain/catalogue.ts';
import { structuredData } from './structured-data';

const services = [{ type: 'likes', priceCents: 229 }] as ServiceView[];
const shop = {
  origin: 'https://shop.example',
  shopName: 'Fanzeo',
  title: 'Likes',
  description: 'x',
  services,
};
const review = { id: 'a', stars: 4, comment: '¡Bien! </script>', name: 'Lucía', day: '2026-11-05' };

/** The data about the product. */
function productOf(opinions?: Parameters<typeof structuredData>[2]['opinions']) {
  const { '@graph': graph } = structuredData('likes', 'es', { ...shop, opinions }) as {
    '@graph': Record<string, unknown>[];
  };
  return graph.find((one) => one['@type'] === 'Product') ?? {};
}

test('without real reviews the data have none: examples are never included', () => {
  for (const opinions of [undefined, { reviews: [], count: 0, average: undefined }]) {
    expect(productOf(opinions)).not.toHaveProperty('review');
    expect(productOf(opinions)).not.toHaveProperty('aggregateRating');
  }
});

test('a real review is included from the first on, its average once there is one; without a name it only counts', () => {
  const nameless = { ...review, id: 'b', name: undefined };
  const few = productOf({ reviews: [review, nameless], count: 2, average: undefined });
  expect(few.review).toEqual([
    {
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: 'Lucía' },
      datePublished: '2026-11-05',
      reviewBody: '¡Bien! </script>',
      inLanguage: 'es',
    },
  ]);
  expect(few).not.toHaveProperty('aggregateRating');
  expect(productOf({ reviews: [nameless], count: 6, average: 4 })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.0', reviewCount: 6 },
  });
});

test('pages that sell nothing have no product data', () => {
  const opinions = { reviews: [review], count: 9, average: 4.5 };
  expect(structuredData('faq', 'es', { ...shop, opinions })).toBeUndefined();
});

test('the highest price is that of the largest quantity on sale, also within a range', () => {
  const seeded = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
  // As the catalogue lists it: a range at its minimum.
  const catalogue = seeded.map((one) => asSold(one, packagesLike(one, seeded), one.range?.min) ?? one);
  const data = structuredData('home', 'es', { ...shop, services: catalogue as ServiceView[] });
  expect((data as { '@graph': unknown[] })['@graph']).toContainEqual(
    expect.objectContaining({
      offers: expect.objectContaining({ lowPrice: '3.49', highPrice: '499.98', offerCount: 22 }),
    }),
  );
});
