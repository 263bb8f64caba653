import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useContent } from '../api-client/content';
import { useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useHydrated } from '../ui/use-hydrated';
import { useMedia } from '../ui/use-media';
import { cutComment, pagesOf, reviewRules, swipeTurn } from './review-pages';
import { Section } from './section';

/** The reviews that are published; sample ones are marked as such (decision 26). */
export function Reviews() {
  const { data } = useContent('reviews');
  return data && data.reviews.length > 0 && <ReviewPages {...data} />;
}

/** Pages of reviews, which turn by themselves until somebody looks closer, stops them, or wants no motion. */
function ReviewPages({ sample, reviews: all }: { sample: boolean; reviews: Review[] }) {
  const { home } = useMessages();
  const { reviews } = home;
  const wide = useMedia('(min-width: 64rem)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const hydrated = useHydrated();
  // What the server renders fits both: a phone hides the third until its own pages are made.
  const pages = pagesOf(all, wide || !hydrated ? reviewRules.perPageWide : reviewRules.perPage);
  const [turned, setTurned] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [watched, setWatched] = useState(false);
  const touchedAt = useRef<number>(undefined);
  const page = turned % pages.length;
  const turns = !stopped && !still;

  useEffect(() => {
    if (!turns || watched) return;
    const timer = setInterval(() => setTurned((now) => now + 1), reviewRules.turnEveryMs);
    return () => clearInterval(timer);
  }, [turns, watched]);

  function turn(by: -1 | 0 | 1): void {
    if (by === 0) return;
    setStopped(true);
    setTurned(page + by + pages.length);
  }

  return (
    <Section title={reviews.title} lead={sample ? reviews.note : undefined} raised>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody looks closer */}
      <div
        className="grid gap-4"
        onPointerEnter={() => setWatched(true)}
        onPointerLeave={() => setWatched(false)}
        onFocus={() => setWatched(true)}
        onBlur={() => setWatched(false)}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={(event) => {
          const from = touchedAt.current;
          const to = event.changedTouches[0]?.clientX;
          if (from !== undefined && to !== undefined) turn(swipeTurn(to - from));
        }}
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-live={turns ? 'off' : 'polite'}>
          {pages[page]?.map((review) => (
            <li key={review.name} className={hydrated ? undefined : 'max-lg:nth-3:hidden'}>
              <ReviewCard review={review} sample={sample} />
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-end gap-1">
          <span className="mr-auto text-sm text-muted tabular-nums">
            {reviews.page(page + 1, pages.length)}
          </span>
          {!still && (
            <Button
              look="quiet"
              aria-label={stopped ? reviews.play : reviews.pause}
              icon={
                stopped ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />
              }
              onClick={() => setStopped((now) => !now)}
            />
          )}
          <Button
            look="quiet"
            aria-label={reviews.previous}
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => turn(-1)}
          />
          <Button
            look="quiet"
            aria-label={reviews.next}
            icon={<ChevronRight aria-hidden className="size-5" />}
            onClick={() => turn(1)}
          />
        </div>
      </div>
    </Section>
  );
}

interface Review {
  name: string;
  initials: string;
  rating: number;
  ago: string;
  service: string;
  comment: string;
}

function ReviewCard({ review, sample }: { review: Review; sample: boolean }) {
  const { reviews } = useMessages().home;
  return (
    <Card className="grid h-full content-between gap-4 p-5 shadow-none">
      <blockquote className="min-h-21 leading-7">{reviews.quote(cutComment(review.comment))}</blockquote>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold"
        >
          {review.initials}
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
        {sample && <Badge>{reviews.example}</Badge>}
      </div>
    </Card>
  );
}
