import { allowed, refused, type Verdict } from './result';

/** What became of a review: nobody has read it yet, it is on the pages, or it never will be. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Longest texts of a review, in characters. */
export const reviewLengths = { least: 5, comment: 1000, name: 40 } as const;

/** A first name or initials: letters and what stands between them, so that no address and no number gets onto a page. */
export const shownNamePattern = /^\p{L}[\p{L}\p{M}.’' -]*$/u;

/** From how many reviews on their average says something. */
export const fewestForAverage = 5;

/** How many reviews a page shows, newest first. */
export const mostShown = 30;

/** After the days of the setting, an order is asked about for this long, in days: an older one is no longer fresh in mind. */
export const askWithinDays = 14;

/** No address is asked again within so many days, however much it buys. */
export const askAgainAfterDays = 30;

/** What decides whether an order may be reviewed. */
export interface ReviewFacts {
  status: string;
  paymentStatus: string;
  /** State of its review, once there is one. */
  review?: ReviewState;
}

/** What may be done with reviews. */
export const reviewCan = {
  /** Write it, or change it as long as nobody has decided about it. */
  write({
    status,
    paymentStatus,
    review,
  }: ReviewFacts): Verdict<'review_decided' | 'review_refunded' | 'review_too_early'> {
    if (review && review !== 'pending') return refused('review_decided');
    if (status === 'refunded' || status === 'cancelled' || paymentStatus === 'refunded')
      return refused('review_refunded');
    return status === 'completed' ? allowed : refused('review_too_early');
  },
  /** Publish or refuse it. What was decided can be decided otherwise: a page must lose what turns out to be unlawful. */
  decide(state: ReviewState, next: Exclude<ReviewState, 'pending'>): Verdict<'review_changed'> {
    return state === next ? refused('review_changed') : allowed;
  },
};

/** The average of real reviews, with one decimal; undefined as long as there are too few to say anything. */
export function averageOf({ stars, count }: { stars: number; count: number }): number | undefined {
  return count < fewestForAverage ? undefined : Math.round((stars / count) * 10) / 10;
}

/** One or two letters for the round sign beside a name; empty without a name. */
export function initialsOf(name: string | undefined): string {
  const [first = '', ...rest] = name?.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
  const letters = [first, rest.at(-1) ?? ''].map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('es');
}
