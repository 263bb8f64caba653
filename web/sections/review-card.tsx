import { Star, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { cutComment } from './review-pages';
import type { ShownReview } from './shown-reviews';

/** One review. A buyer's can be expanded; one from the content section has only the cut text (S0 §2). */
export function ReviewCard({ review }: { review: ShownReview }) {
  const { reviews } = useMessages().home;
  const [whole, setWhole] = useState(false);
  const cut = cutComment(review.comment);
  return (
    <Card className="grid h-full grid-cols-1 content-between gap-4 p-5 shadow-none">
      <div className="grid grid-cols-1 justify-items-start gap-1">
        <blockquote className="min-h-21 leading-7 whitespace-pre-line wrap-anywhere">
          {reviews.quote(whole ? review.comment : cut)}
        </blockquote>
        {review.mark === 'verified' && cut !== review.comment && (
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="min-h-11 text-sm font-semibold text-accent-ink underline underline-offset-2"
          >
            {whole ? reviews.less : reviews.whole}
          </button>
        )}
      </div>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold"
        >
          {review.initials || <UserRound className="size-5" />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{review.name}</p>
          <p role="img" aria-label={reviews.rating(review.rating)} className="flex text-warning">
            {Array.from({ length: review.rating }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places
              <Star key={index} aria-hidden className="size-4 fill-current" />
            ))}
          </p>
          <p className="truncate text-sm text-muted">
            {[review.service, review.ago].filter(Boolean).join(' · ')}
          </p>
        </div>
        {review.mark === 'sample' && <Badge>{reviews.example}</Badge>}
        {review.mark === 'verified' && <Badge tone="success">{reviews.verified}</Badge>}
      </div>
    </Card>
  );
}
