import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isApiError } from '../api-client/api-error';
import { waitSentence } from '../api-client/failure';
import { trackingQuery } from '../api-client/orders';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { ForgetBrowser } from '../order/forget-browser';
import { LiveRegion } from '../order/live-region';
import { OrderCard, OrderCardSkeleton } from '../order/order-card';
import { useLiveOrder } from '../order/use-live-order';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { LoadError } from '../ui/load-error';
import { useDebounced } from '../ui/use-debounced';

/** How long a number in the URL must stay the same before it is searched, in ms (S1 §2.3). */
export const searchDelayMs = 300;

/** The result of a search, live. With an e-mail address it searches for the full order. */
export function TrackingResult({
  reference,
  email,
  onOpenWhole,
  onForgotten,
}: {
  reference: string;
  email: string;
  onOpenWhole: () => void;
  onForgotten: () => void;
}) {
  const { tracking, errors } = useMessages();
  const settled = useDebounced(reference, searchDelayMs, '');
  const search = useQuery({ ...trackingQuery(settled, email), enabled: settled !== '' });
  const found = search.data;
  const live = useLiveOrder(found?.id);
  const order = live.order ?? found;
  const { error } = search;
  const missing = !order && isApiError(error, 'order_not_found');
  const payment = missing ? browserCart().lastPayment() : undefined;
  const reserved = payment?.orderNumber === reference ? payment : undefined;

  return (
    <div className="grid gap-4">
      <LiveRegion order={order} />
      {/* Always on the page: screen readers ignore a live region that appears together with its text. */}
      <div aria-live="polite" className="empty:absolute">
        {reserved && <Reserved paymentIntentId={reserved.paymentIntentId} />}
      </div>
      {order ? (
        // Stays, with what is being typed in it, if the search is repeated and fails, or its address was corrected.
        <OrderCard order={order} streaming={live.streaming} onOpenWhole={onOpenWhole} />
      ) : missing ? (
        !reserved && <NotFound reference={reference} email={email} />
      ) : error ? (
        <LoadError
          message={
            waitSentence(error, errors) ??
            (isApiError(error, 'network') ? tracking.failed : tracking.unexpected)
          }
          query={search}
        />
      ) : (
        <OrderCardSkeleton label={tracking.searching} />
      )}
      <ForgetBrowser order={order} onForgotten={onForgotten} />
    </div>
  );
}

/** The number of a payment that isn't an order yet. */
function Reserved({ paymentIntentId }: { paymentIntentId: string }) {
  const { tracking } = useMessages();
  const paths = usePaths();
  return (
    <Alert
      title={tracking.notPaidYet}
      actions={
        <Button asChild>
          <Link to={`${paths.orderSuccess}?payment_intent=${encodeURIComponent(paymentIntentId)}`}>
            {tracking.seePayment}
          </Link>
        </Button>
      }
    />
  );
}

/** Nothing was found: what was searched for (S1 §8). */
function NotFound({ reference, email }: { reference: string; email: string }) {
  const { tracking } = useMessages();
  const paths = usePaths();
  const byId = /^\d+$/.test(reference);
  return (
    <Alert
      tone="warning"
      actions={
        <Button asChild>
          <Link to={paths.contactAbout(reference)}>{tracking.next.contact}</Link>
        </Button>
      }
    >
      {email ? tracking.notFoundTogether : byId ? tracking.notFound : tracking.notFoundReference}
    </Alert>
  );
}
