import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { cancelPaymentIntent } from '#domain/calls/shop.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { useCountdown } from './use-countdown';

/** How long the page stays before it leads home, in seconds (S0 §9). */
export const redirectSeconds = 3;

/**
 * The payment was cancelled: its intent is abandoned, the choices stay. S0's wiping of all storage after 3 s is left
 * out, because nothing typed may be lost (D30); the redirect after 3 s can be stopped.
 */
export function CancelPage() {
  const { pages, common, heads } = useMessages();
  const paths = usePaths();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(() => Boolean(browserCart().get().paymentIntentId));
  const [isUnknown, setUnknown] = useState(asking);
  const countdown = useCountdown(redirectSeconds, () => void navigate(paths.home, { replace: true }));

  useEffect(() => {
    toast({ tone: 'info', title: pages.cancel.toast });
    const storage = browserCart();
    const { paymentIntentId } = storage.get();
    if (!paymentIntentId) return;
    api<typeof cancelPaymentIntent>('POST /api/cancel-payment-intent', { body: { paymentIntentId } })
      .then(
        ({ outcome }) => {
          // The payment was faster: there is an order to see.
          if (outcome === 'paid')
            void navigate(`${paths.orderSuccess}?payment_intent=${paymentIntentId}&status=already-paid`);
          else {
            storage.leavePayment(paymentIntentId);
            setUnknown(false);
          }
        },
        (error: unknown) => {
          // A bank is deciding: the cart stays with its payment, or it could be paid twice.
          if (isApiError(error, 'payment_processing'))
            void navigate(`${paths.orderSuccess}?payment_intent=${paymentIntentId}&status=processing`);
          // If the call is lost, the purchase closes later as abandoned.
          else storage.leavePayment(paymentIntentId);
        },
      )
      .finally(() => setAsking(false));
  }, [toast, pages, navigate, paths.orderSuccess]);

  return (
    <Page>
      <div className="px-4 py-16">
        <Notice
          variant="waiting"
          title={heads.cancel.title}
          text={isUnknown ? pages.cancel.unknown : pages.cancel.text}
        >
          {countdown.running && (
            <div className="flex flex-wrap items-center justify-center gap-x-3">
              {/* Announced once, with the whole time; a counter would never let a screen reader finish. */}
              <p className="text-sm text-muted tabular-nums">
                <span aria-hidden>{pages.cancel.redirect(countdown.secondsLeft)}</span>
                <span role="status" className="sr-only">
                  {pages.cancel.redirect(redirectSeconds)}
                </span>
              </p>
              <Button variant="quiet" onClick={countdown.stop}>
                {pages.cancel.stay}
              </Button>
            </div>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            {/* Before the answer the checkout would begin with the payment that is being given up. */}
            {asking ? (
              <Button variant="primary" busy>
                {pages.cancel.again}
              </Button>
            ) : (
              <Button asChild variant="primary">
                <Link to={paths.checkout}>{pages.cancel.again}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={paths.home}>{common.backHome}</Link>
            </Button>
          </div>
        </Notice>
      </div>
    </Page>
  );
}
