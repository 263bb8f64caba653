import { adminReviews } from '#domain/calls/admin-reviews.ts';
import { languageNames } from '#domain/order-names.ts';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { ReviewCard } from './review-card';
import { reviewMessages as text } from './text';

const filters: Filter[] = [
  { kind: 'choice', name: 'state', label: text.state, options: text.states },
  { kind: 'choice', name: 'stars', label: text.starsLabel, options: text.stars, all: text.allStars },
  { kind: 'choice', name: 'language', label: text.language, options: languageNames },
];

/** Buyers' reviews of their orders, newest first. Here somebody decides which ones the pages show. */
export function ReviewsPage() {
  return (
    <ListPage
      list={useList(adminReviews)}
      text={text}
      rows={({ reviews }) => reviews}
      rowKey={({ id }) => id}
      item={(review) => <ReviewCard review={review} />}
      filters={filters}
    />
  );
}
