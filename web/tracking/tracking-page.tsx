import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { normaliseReference } from '#domain/order-number.ts';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { BrowserForgotten } from '../order/forget-browser';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { useHydrated } from '../ui/use-hydrated';
import { TrackingForm } from './tracking-form';
import { TrackingResult } from './tracking-result';

/**
 * Tracking by number (S1 §2.3). The number is part of the URL, so that the page can be bookmarked and shared; the e-mail
 * address never is.
 */
export function TrackingPage() {
  const { common, heads, tracking } = useMessages();
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  const wanted = normaliseReference(search.get('order') ?? search.get('id') ?? '');
  const [unfolded, setUnfolded] = useState(false);
  // The same number submitted again must search again. An e-mail address only counts for the number it was typed with.
  const [asked, setAsked] = useState({ reference: '', email: '', attempt: 0 });
  const [forgotten, setForgotten] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const email = asked.reference === wanted ? asked.email : '';

  return (
    <Page>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <div className="grid gap-1.5">
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-accent-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {common.backHome}
          </Link>
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.track.title}</h1>
          <p className="text-muted">{tracking.lead}</p>
        </div>
        <TrackingForm
          // Another key also clears the typed values.
          key={`form ${forgotten}`}
          asked={wanted}
          email={emailField}
          unfolded={unfolded}
          onUnfold={setUnfolded}
          onSearch={(now) => {
            setForgotten(false);
            setAsked(({ attempt }) => ({ ...now, attempt: attempt + 1 }));
            setSearch({ order: now.reference }, { preventScrollReset: true });
          }}
        />
        {forgotten && <BrowserForgotten />}
        {wanted ? (
          <TrackingResult
            key={`${wanted} ${asked.attempt}`}
            reference={wanted}
            email={email}
            onOpenWhole={() => {
              setUnfolded(true);
              // Once it is visible.
              requestAnimationFrame(() => emailField.current?.focus());
            }}
            onForgotten={() => {
              setForgotten(true);
              setUnfolded(false);
              setAsked(({ attempt }) => ({ reference: wanted, email: '', attempt: attempt + 1 }));
            }}
          />
        ) : (
          <Empty />
        )}
      </div>
    </Page>
  );
}

/** Nothing was searched for yet; a buyer needs no number in the browser of the purchase. */
function Empty() {
  const { tracking } = useMessages();
  const paths = usePaths();
  const hydrated = useHydrated();
  const last = hydrated ? browserCart().lastOrder() : undefined;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong/60 p-8 text-center text-muted">
      <p>{tracking.empty}</p>
      {last && (
        <Link
          to={paths.trackOrder(last)}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-2"
        >
          {tracking.lastOrder(last)}
        </Link>
      )}
    </div>
  );
}
