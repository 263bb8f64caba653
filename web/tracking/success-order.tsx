import { Link, useNavigate } from 'react-router-dom';
import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import { browserCart } from '../cart/cart-storage';
import { useConversion } from '../consent/use-conversion';
import { useMessages } from '../i18n/messages';
import { ForgetBrowser } from '../order/forget-browser';
import { LiveRegion } from '../order/live-region';
import { OrderCard, OrderCardSkeleton } from '../order/order-card';
import { isPaid } from '../order/order-steps';
import { useLiveOrder } from '../order/use-live-order';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { Coupon } from './coupon';
import { successWords } from './success-words';

/** The order that was bought: that it is paid, and its current state. */
export function SuccessOrder({
  id,
  already,
  onForgotten,
}: {
  id: string;
  /** The buyer wanted to pay it, but it was paid before. */
  already: boolean;
  onForgotten: () => void;
}) {
  const { success, common, errors } = useMessages();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const { order, isError, error, isFetching, refetch, streaming } = useLiveOrder(id);

  useConversion(order);

  function goHome(): void {
    browserCart().forgetOrder();
    void navigate(paths.home);
  }

  const notFound = isApiError(error, 'order_not_found');
  if (!order && isError)
    return (
      <>
        <LiveRegion order={order} />
        <Notice
          key="failed"
          variant="bad"
          title={
            notFound
              ? success.errors.title
              : isApiError(error, 'network')
                ? success.errors.data
                : success.errors.load
          }
          text={notFound ? success.errors.text : failureSentence(error, errors)}
        >
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              variant="primary"
              busy={isFetching}
              onClick={() => {
                toast(success.retrying);
                void refetch();
              }}
            >
              {common.retry}
            </Button>
            <Button onClick={goHome}>{common.backHome}</Button>
          </div>
        </Notice>
      </>
    );
  if (!order)
    return (
      <>
        {/* Both stay: what they say once the order is there is then a change, which screen readers announce. */}
        <LiveRegion order={order} />
        <Notice variant="waiting" title={success.loading} text={success.loadingText} />
        <OrderCardSkeleton label={success.loading} />
      </>
    );
  const { title, text } = already ? success.already : success;
  const { thanks, startsSoon } = successWords(order, { already, now: Date.now() });
  const paid = isPaid(order);
  const sentTo = paid && !order.emailRefused && order.email;
  return (
    <>
      <LiveRegion order={order} />
      {thanks && <Notice variant="good" title={title} text={text} />}
      <OrderCard order={order} streaming={streaming} />
      {(startsSoon || sentTo) && (
        <p className="text-center text-sm leading-6 text-muted">
          {startsSoon && `${success.deliveryNotice}. `}
          {sentTo && success.emailNote(sentTo)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary" size="large">
          <Link to={paths.trackOrder(order.orderNumber)}>{success.follow}</Link>
        </Button>
        <Button size="large" onClick={goHome}>
          {common.backHome}
        </Button>
      </div>
      {paid && order.view === 'own' && <Coupon orderId={order.id} />}
      <ForgetBrowser order={order} onForgotten={onForgotten} />
    </>
  );
}
