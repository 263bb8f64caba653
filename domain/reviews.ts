import { allowed, refused, type Verdict } from './result';

/** State of a review: undecided, published, or refused. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Longest texts of a review, in characters. */
export const reviewLengths = { least: 5, comment: 1000, name: 40 } as const;

/** A first name or initials: letters and the signs between them, so that no address and no number gets onto a page. */
export const shownNamePattern = /^\p{L}[\p{L}\p{M}.’' -]*$/u;

/** Fewest reviews for an average. */
export const fewestForAverage = 5;

/** How many reviews a page shows, newest first. */
export const mostShown = 30;

/** After the setting's delay, an order is asked about for this long, in days: later the memory has faded. */
export const askWithinDays = 14;

/** No address is asked again within this many days, however many orders it has. */
export const askAgainAfterDays = 30;

/** What decides whether an order may be reviewed. */
export interface ReviewFacts {
  status: string;
  paymentStatus: string;
  /** All of its money is owed, because refunds failed. */
  allOwed?: boolean;
  /** State of its review, once there is one. */
  review?: ReviewState;
}

/** What may be done with reviews. */
export const reviewCan = {
  /** Write it, or change it while it is undecided. */
  write({
    status,
    paymentStatus,
    allOwed,
    review,
  }: ReviewFacts): Verdict<'review_decided' | 'review_refunded' | 'review_undelivered' | 'review_too_early'> {
    if (review && review !== 'pending') return refused('review_decided');
    if (status === 'refunded' || paymentStatus === 'refunded' || allOwed) return refused('review_refunded');
    if (status === 'cancelled') return refused('review_undelivered');
    return status === 'completed' ? allowed : refused('review_too_early');
  },
  /** Publish or refuse it. A decision can be reversed: a page must lose what turns out to be unlawful. */
  decide(state: ReviewState, next: Exclude<ReviewState, 'pending'>): Verdict<'review_changed'> {
    return state === next ? refused('review_changed') : allowed;
  },
};

/** The average of real reviews, with one decimal; undefined if there are too few. */
export function averageOf({ stars, count }: { stars: number; count: number }): number | undefined {
  return count < fewestForAverage ? undefined : Math.round((stars / count) * 10) / 10;
}

/** One or two letters for the avatar next to a name; empty without a name. */
export function initialsOf(name: string | undefined): string {
  const [first = '', ...rest] = name?.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
  const letters = [first, rest.at(-1) ?? ''].map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('es');
}
