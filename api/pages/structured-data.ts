import type { Opinions } from '#db/reviews.ts';
import type { ServiceView } from '#domain/calls/shop.ts';
import { clampQuantity, soldFrom } from '#domain/catalogue.ts';
import type { Language } from '#domain/money.ts';
import { toDecimal } from '#domain/money.ts';
import { addressOf, type PageName } from '#domain/pages.ts';
import { productLines } from '#domain/product-lines.ts';

/**
 * The linked data (schema.org) of a page: on the entry pages who the shop is, the lowest and highest price of the line,
 * and reviews of verified buyers, never an example. Undefined for all other pages. It is data, which the content policy
 * needn't allow.
 */
export function structuredData(
  page: PageName | undefined,
  language: Language,
  shop: {
    origin: string;
    shopName: string;
    title: string;
    description: string;
    services: readonly ServiceView[];
    opinions?: Opinions;
  },
): object | undefined {
  const line = productLines.find((one) => one.page === page);
  if (!page || !line) return undefined;
  const { origin, shopName, title, description, opinions } = shop;
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shopName,
    url: origin,
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: shopName,
    url: origin,
    inLanguage: language,
    publisher: { '@id': organisation['@id'] },
  };
  const url = origin + addressOf(page, language);
  const sold = shop.services.filter(({ type }) => type === line.key);
  const prices = [...sold, ...largestOfRanges(sold)].map(({ priceCents }) => priceCents);
  const product = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    image: `${origin}/social/${language}.png`,
    brand: { '@id': organisation['@id'] },
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: 'EUR',
      lowPrice: toDecimal(Math.min(...prices)),
      highPrice: toDecimal(Math.max(...prices)),
      offerCount: sold.length,
      availability: 'https://schema.org/InStock',
      seller: { '@id': organisation['@id'] },
    },
    ...(opinions && opinionData(opinions, language)),
  };
  // Without the catalogue no price is certain.
  return {
    '@context': 'https://schema.org',
    '@graph': prices.length > 0 ? [organisation, site, product] : [organisation, site],
  };
}

/** The list has a range at its minimum; its maximum may cost more than any package. */
function largestOfRanges(services: readonly ServiceView[]): ServiceView[] {
  return services.flatMap(
    ({ id, range }) => (range && soldFrom(services, id, clampQuantity(range, range.max))) ?? [],
  );
}

/** How many reviews the data include; the page shows more. */
const mostRead = 10;

/** Real reviews and their average, as the page shows them. A review without a name counts, but has no author. */
function opinionData({ reviews, average, count }: Opinions, language: Language): object {
  const named = reviews.filter(({ name }) => name).slice(0, mostRead);
  const rating = { bestRating: 5, worstRating: 1 };
  return {
    ...(average !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average.toFixed(1),
        reviewCount: count,
        ...rating,
      },
    }),
    ...(named.length > 0 && {
      review: named.map(({ stars, comment, name, day }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, ...rating },
        author: { '@type': 'Person', name },
        datePublished: day,
        reviewBody: comment,
        inLanguage: language,
      })),
    }),
  };
}
