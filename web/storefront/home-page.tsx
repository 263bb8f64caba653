import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceType } from '#domain/catalogue.ts';
import { browserCart, LineContext, useCart } from '../cart/cart-storage';
import { CheckoutDialog } from '../checkout/checkout-dialog';
import { Differences } from '../sections/differences';
import { HowItWorks } from '../sections/how-it-works';
import { LineClaims } from '../sections/line-claims';
import { useLineTexts } from '../sections/line-texts';
import { Reviews } from '../sections/reviews';
import { Page } from '../shell/page';
import { Faq } from './faq';
import { OrderForm } from './order-form';
import { usePreselectedPackage } from './preselected-package';
import { useCartLink } from './use-cart-link';

/** The page of followers (S0 §2). */
export function HomePage() {
  return <LinePage line="followers" />;
}

/** The page of likes. */
export function LikesPage() {
  return <LinePage line="likes" />;
}

/** The page of views. */
export function ViewsPage() {
  return <LinePage line="views" />;
}

/** The page of a product line: the order form first, then reasons, steps and reviews. */
function LinePage({ line }: { line: ServiceType }) {
  // A layout effect, so that it runs before the effects below: from here on purchases belong to this line.
  useLayoutEffect(() => browserCart().show(line), [line]);
  return (
    <LineContext value={line}>
      <Content key={line} />
    </LineContext>
  );
}

function Content() {
  const texts = useLineTexts();
  const cart = useCart();
  // The open checkout is part of the URL: reload keeps it, back closes it.
  const [search, setSearch] = useSearchParams();
  const checkoutOpen = isCheckoutOpen(search);
  const barOpen = cart.profileDone;
  usePreselectedPackage();
  useCartLink();

  function openCheckout(): void {
    // The second click of a double click comes before React knows of the first. Another entry would keep "back" here.
    if (isCheckoutOpen(new URLSearchParams(window.location.search))) return;
    setSearch({ pago: '1' }, { preventScrollReset: true });
  }

  return (
    <Page>
      <div className={barOpen ? 'pb-24 sm:pb-0' : undefined}>
        <div className="bg-linear-to-b from-accent-soft to-page to-60%">
          <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-6 px-4 pt-5 pb-12 sm:px-6 sm:pt-10 lg:grid-cols-[1fr_30rem] lg:pt-16">
            <div className="grid content-start gap-2 sm:gap-4">
              <h1 className="text-2xl leading-tight font-extrabold tracking-tight sm:text-4xl lg:text-5xl">
                {texts.headline}
              </h1>
              <p className="max-w-prose text-muted sm:text-lg">{texts.lead}</p>
              <LineClaims className="mt-4 hidden lg:grid" />
            </div>
            <OrderForm onProceed={openCheckout} />
            <LineClaims className="lg:hidden" />
          </div>
        </div>
        <Differences />
        <HowItWorks />
        <Reviews />
        <Faq />
      </div>
      {checkoutOpen && (
        <CheckoutDialog onClose={() => setSearch({}, { replace: true, preventScrollReset: true })} />
      )}
    </Page>
  );
}

function isCheckoutOpen(search: URLSearchParams): boolean {
  return search.get('pago') === '1';
}
