import type { PublishedReview } from '#domain/calls/reviews.ts';
import type { ContentOf } from '#domain/content/sections.ts';
import { initialsOf } from '#domain/reviews.ts';

type OwnReview = ContentOf<'reviews'>['reviews'][number];

/** A review as its card shows it. `mark`: a buyer wrote it, or it is an example; none if the shop vouches for it. */
export interface ShownReview extends OwnReview {
  key: string;
  mark?: 'verified' | 'sample';
}

/** Buyers' reviews, as cards. The page names the product; `ago` is the day, the same in the three languages. */
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

/** The content section's own reviews. Examples disappear once there are enough real ones for an average. */
export function ownReviews(content: ContentOf<'reviews'>, enough: boolean): ShownReview[] {
  if (content.sample && enough) return [];
  return content.reviews.map((review) => ({
    ...review,
    key: review.name,
    ...(content.sample && { mark: 'sample' as const }),
  }));
}
