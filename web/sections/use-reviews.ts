import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { neutralContent } from '#domain/content/neutral.ts';
import { useContent } from '../api-client/content';
import { reviewsQuery } from '../api-client/reviews';
import { LineContext } from '../cart/cart-storage';
import { useLanguage, useMessages } from '../i18n/messages';
import { useCompliance } from '../shell/compliance';
import { ownReviews, type ShownReview, writtenReviews } from './shown-reviews';

/** The reviews of a page, and the average of the real ones. */
export interface ShownReviews {
  reviews: ShownReview[];
  average?: number;
  count: number;
}

/** The reviews of the page's product line, once both kinds have loaded. */
export function useReviews(): ShownReviews | undefined {
  const { anonymous } = useMessages().home.reviews;
  const language = useLanguage();
  const line = useContext(LineContext) ?? 'followers';
  const { on: neutral } = useCompliance();
  const { data: content } = useContent('reviews');
  const { data: real, isPending } = useQuery(reviewsQuery(line, language));
  if (!content || isPending) return undefined;
  const written = writtenReviews(real?.reviews ?? [], anonymous);
  const wanted = neutral
    ? neutralContent('reviews', { sample: false, reviews: written }, language).reviews
    : written;
  return {
    reviews: [...(wanted as ShownReview[]), ...ownReviews(content, real?.average !== undefined)],
    average: real?.average,
    count: real?.count ?? 0,
  };
}
