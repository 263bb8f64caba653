import { Check, Tag, X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CountdownRule } from '#domain/countdown.ts';
import { showsBanner } from '#domain/offer.ts';
import { useOffer } from '../api-client/offer';
import { useMessages } from '../i18n/messages';
import { BannerClock } from './banner-clock';
import { closeBanner, useBannerClosed } from './banner-closed';
import { useSite } from './site';
import { useTakeCode } from './use-take-code';

/** The countdown banner (S1 §2.14), on the pages of domain/offer.ts and until its visitor closes it. */
export function Banner() {
  const { offer, promotional } = useSite();
  const { pathname } = useLocation();
  const closed = useBannerClosed();
  // A page opened without it isn't pushed down later.
  if (closed || !offer?.banner || !showsBanner(pathname, promotional)) return null;
  return <OpenBanner />;
}

/** Height of the bar, and of the space that the page reserves for it. */
const height = 'h-14';

function OpenBanner() {
  const { banner: words } = useMessages();
  const offer = useOffer();
  const { taken, take } = useTakeCode(offer);
  const [over, setOver] = useState<CountdownRule>();
  const { seconds = 0, restarts = false, codeEndsAt: codeEnds } = offer?.banner ?? {};
  const codeEndsAt = codeEnds === undefined ? undefined : Date.parse(codeEnds);
  const rule = useMemo(() => ({ seconds, restarts, codeEndsAt }), [seconds, restarts, codeEndsAt]);
  const end = useCallback(() => {
    setOver(rule);
    // If the code has ended, the next page shows the next code, if there is one.
    if (codeEndsAt === undefined || Date.now() < codeEndsAt) closeBanner({ fromNextPage: true });
  }, [rule, codeEndsAt]);

  // An invalid code or an ended countdown leaves its space empty, so that nothing jumps during reading.
  if (!offer?.banner || over === rule) return <div className={`${height} bg-surface`} />;
  const Icon = taken ? Check : Tag;
  return (
    <div className={`${height} bg-surface`} data-banner="">
      <aside
        aria-label={words.region}
        className={`${height} fixed inset-x-0 top-0 z-30 low:static bg-linear-to-r from-accent-from to-accent-to text-on-accent`}
      >
        <div className="mx-auto flex h-full max-w-6xl items-center justify-between gap-2 pl-2 sm:justify-center sm:gap-6 sm:px-6">
          <button
            type="button"
            onClick={take}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 text-left outline-offset-0! focus-visible:outline-on-accent!"
          >
            <Icon aria-hidden className="size-5 shrink-0 max-[22rem]:hidden" />
            <span className="grid leading-5 sm:flex sm:gap-2">
              <span className="text-sm font-semibold sm:text-base">{words.offer(offer.percent)}</span>
              <span className="text-sm underline underline-offset-4 sm:text-base">
                {taken ? words.used(offer.code) : words.use(offer.code)}
              </span>
            </span>
          </button>
          <div className="flex items-center">
            <BannerClock rule={rule} onEnd={end} />
            <button
              type="button"
              aria-label={words.close}
              onClick={() => {
                closeBanner();
                // The button is gone: the focus moves to the start of the page.
                document.getElementById('contenido')?.focus({ preventScroll: true });
              }}
              className="grid size-11 shrink-0 place-items-center rounded-control outline-offset-0! focus-visible:outline-on-accent!"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        </div>
      </aside>
    </div>
  );
}
