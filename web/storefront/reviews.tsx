import { Star } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { Section } from './section';

/** Sample reviews, and marked as such: they are placeholders until customers write some (decision 26). */
export function Reviews() {
  const { home } = useMessages();
  return (
    <Section title={home.reviews.title} lead={home.reviews.note} raised>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {home.reviews.items.map((review) => (
          <li key={review.name}>
            <Card className="grid h-full content-between gap-4 p-5 shadow-none">
              <blockquote className="leading-7">{home.reviews.quote(review.comment)}</blockquote>
              <div className="flex items-center gap-3">
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold"
                >
                  {review.initials}
                </span>
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">{review.name}</p>
                  <p role="img" aria-label={home.reviews.rating(review.rating)} className="flex text-warning">
                    {Array.from({ length: review.rating }, (_, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places
                      <Star key={index} aria-hidden className="size-4 fill-current" />
                    ))}
                  </p>
                </div>
                <Badge>{home.reviews.example}</Badge>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
