import type { PublishedReview } from '#domain/calls/reviews.ts';
import type { ContentOf } from '#domain/content/sections.ts';
import { initialsOf } from '#domain/reviews.ts';

type OwnReview = ContentOf<'reviews'>['reviews'][number];

/** A review as its card shows it. `mark`: a buyer wrote it, or it is an example; none where the shop vouches for it. */
export interface ShownReview extends OwnReview {
  key: string;
  mark?: 'verified' | 'sample';
}

/** What buyers wrote, as cards. The page says of which product; `ago` is the day, the same in the three languages. */
export function writtenReviews(real: readonly PublishedReview[], anonymous: string): ShownReview[] {
  return real.map(({ id, stars, comment, name, day }) => ({
    key: id,
    mark: 'verified',
    name: name ?? anonymous,
    initials: initialsOf(name),
    rating: stars,
    ago: day.split('-').reverse().join('/'),
    service: '',
    comment,
  }));
}

/** The section's own reviews. Examples go once real ones are enough for an average. */
export function ownReviews(content: ContentOf<'reviews'>, enough: boolean): ShownReview[] {
  if (content.sample && enough) return [];
  return content.reviews.map((review) => ({
    ...review,
    key: review.name,
    ...(content.sample && { mark: 'sample' as const }),
  }));
}
