import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { useHydrated } from '../ui/use-hydrated';
import { useMedia } from '../ui/use-media';
import { ReviewCard } from './review-card';
import { pagesOf, reviewRules, swipeTurn } from './review-pages';
import { Section } from './section';
import { type ShownReviews, useReviews } from './use-reviews';

/** Buyers' reviews first; then those of the content section, samples marked as such (D26). */
export function Reviews() {
  const shown = useReviews();
  return shown && shown.reviews.length > 0 && <ReviewPages {...shown} />;
}

/** Pages of reviews, which turn automatically until somebody looks closer, stops them, or prefers reduced motion. */
function ReviewPages({ reviews: all, average, count }: ShownReviews) {
  const { home } = useMessages();
  const { reviews } = home;
  const wide = useMedia('(min-width: 64rem)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const hydrated = useHydrated();
  // The server's rendering fits both: a phone hides the third until its own pages are built.
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
    <Section title={reviews.title} lead={leadOf(all, reviews)} raised>
      {average !== undefined && (
        <p className="flex items-center gap-2 text-lg font-semibold">
          <Star aria-hidden className="size-6 fill-current text-warning" />
          {reviews.average(average.toFixed(1).replace('.', ','), count)}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody looks closer */}
      <div
        className="grid grid-cols-1 gap-4"
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
        <ul
          className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
          aria-live={turns ? 'off' : 'polite'}
        >
          {pages[page]?.map((review) => (
            <li key={review.key} className={hydrated ? undefined : 'max-lg:nth-3:hidden'}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-end gap-1">
          <span className="mr-auto text-sm text-muted tabular-nums">
            {reviews.page(page + 1, pages.length)}
          </span>
          {!still && (
            <Button
              variant="quiet"
              aria-label={stopped ? reviews.play : reviews.pause}
              icon={
                stopped ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />
              }
              onClick={() => setStopped((now) => !now)}
            />
          )}
          <Button
            variant="quiet"
            aria-label={reviews.previous}
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => turn(-1)}
          />
          <Button
            variant="quiet"
            aria-label={reviews.next}
            icon={<ChevronRight aria-hidden className="size-5" />}
            onClick={() => turn(1)}
          />
        </div>
      </div>
    </Section>
  );
}

/** Who may write reviews, and which ones are examples; nothing if neither applies. */
function leadOf(
  all: ShownReviews['reviews'],
  text: ReturnType<typeof useMessages>['home']['reviews'],
): string | undefined {
  const sample = all.some(({ mark }) => mark === 'sample');
  if (!all.some(({ mark }) => mark === 'verified')) return sample ? text.note : undefined;
  return sample ? `${text.how} ${text.mixed}` : text.how;
}
