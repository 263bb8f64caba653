import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Notice } from '../ui/notice';
import { Timeline } from '../ui/timeline';
import { patientAttempts, usePaymentState } from './use-payment-state';

/** A payment without an order yet: the order is being created, or the payment is open or refunded. Then the order. */
export function PaymentView({ paymentIntentId }: { paymentIntentId: string }) {
  const { success, common, errors } = useMessages();
  const paths = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The success page then doesn't claim that something has just been bought.
  const status = search.get('status') === 'already-paid' ? 'already-paid' : 'success';
  const query = usePaymentState(paymentIntentId);
  const { data } = query;
  const orderId = data?.state === 'created' ? data.orderId : undefined;
  const isReturned = data?.state === 'returned';

  useEffect(() => {
    if (orderId === undefined) return;
    const storage = browserCart();
    storage.rememberOrder(orderId);
    // This payment's cart has become an order: the next purchase needs another one.
    storage.finishPayment(paymentIntentId);
    void navigate(`${paths.orderSuccess}?order=${encodeURIComponent(orderId)}&status=${status}`, {
      replace: true,
    });
  }, [orderId, paymentIntentId, status, navigate, paths.orderSuccess]);

  // Its purchase may stay open for days until the money is back; another one can begin at once.
  useEffect(() => {
    if (isReturned) browserCart().leavePayment(paymentIntentId);
  }, [isReturned, paymentIntentId]);

  const home = (
    <Button asChild>
      <Link to={paths.home}>{common.backHome}</Link>
    </Button>
  );
  const retry = (variant?: 'primary') => (
    <Button variant={variant} busy={query.isFetching} onClick={() => void query.refetch()}>
      {common.retry}
    </Button>
  );
  // Most buyers who see this have paid, but in another browser.
  const elsewhere = isApiError(query.error, 'purchase_not_found');
  const unknown = data?.state === 'unknown';
  if (query.isError && (!data || unknown))
    return (
      <Notice
        variant="bad"
        title={elsewhere ? success.errors.payment : success.errors.creation}
        text={elsewhere ? success.elsewhere.text : failureSentence(query.error, errors)}
      >
        <div className="flex flex-wrap justify-center gap-3">
          {elsewhere && (
            <Button asChild variant="primary">
              <Link to={paths.track}>{success.elsewhere.action}</Link>
            </Button>
          )}
          {retry(elsewhere ? undefined : 'primary')}
          {home}
        </div>
      </Notice>
    );
  if (unknown && data.attempt >= patientAttempts)
    return (
      <Notice
        variant="waiting"
        title={success.unanswered.title}
        text={`${failureSentence(data.error, errors)} ${success.unanswered.text}`}
      >
        <div className="flex flex-wrap justify-center gap-3">
          {retry('primary')}
          {home}
        </div>
      </Notice>
    );
  if (!data || unknown)
    return <Notice variant="waiting" title={success.loading} text={success.loadingText} />;
  if (data.state === 'deciding')
    return (
      <Notice variant="waiting" title={success.waiting.title} text={success.waiting.text}>
        {home}
      </Notice>
    );
  if (isReturned)
    return (
      <Notice variant="waiting" title={success.returned.title} text={success.returned.text}>
        {home}
      </Notice>
    );
  if (data.state === 'closed')
    return (
      <Notice variant="bad" title={success.closed.title} text={success.closed.text}>
        {home}
      </Notice>
    );
  if (data.state === 'awaiting-payment')
    return (
      <Notice variant="bad" title={success.unpaid.title} text={success.unpaid.text}>
        <Button asChild variant="primary">
          <Link to={paths.checkout}>{success.unpaid.action}</Link>
        </Button>
      </Notice>
    );
  return <BeingCreated slow={data.attempt >= patientAttempts} />;
}

function BeingCreated({ slow }: { slow: boolean }) {
  const { success, tracking } = useMessages();
  const step = (key: 'paid' | 'created' | 'sent', state: 'done' | 'current' | 'upcoming') => ({
    key,
    state,
    title: tracking.steps[key].title,
    stateText: tracking.stepStates[state],
  });
  return (
    <>
      <Notice variant="good" title={success.creating.title} text={success.creating.text} />
      <Card className="mx-auto w-full max-w-xl p-4 sm:p-6">
        <Timeline
          label={tracking.timeline}
          steps={[step('paid', 'done'), step('created', 'current'), step('sent', 'upcoming')]}
        />
      </Card>
      {slow && <p className="text-center text-sm text-muted">{success.creating.slow}</p>}
    </>
  );
}
