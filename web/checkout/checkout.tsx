import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useServices } from '../api-client/services';
import { useShopConfig } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { browserCart, useCart } from '../storefront/cart-storage';
import { emailProblem } from '../storefront/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { CheckoutSkeleton } from './checkout-skeleton';
import { OpenCheckout } from './open-checkout';

/** The unified checkout (S0 §2), in the dialog and on its own page alike. */
export function Checkout({
  onLeave,
  onLock,
}: {
  /** Back to the choices. */
  onLeave: () => void;
  /** Told when a payment begins and ends. */
  onLock?: (locked: boolean) => void;
}) {
  const { checkout, common } = useMessages();
  const navigate = useNavigate();
  const { home } = usePaths();
  const cart = useCart();
  const config = useShopConfig();
  const services = useServices(cart.region);
  const service = services.data?.find(({ id }) => id === cart.serviceId);
  const complete = cart.profileDone && cart.serviceId !== undefined && !emailProblem(cart.email);

  const opened = useRef(cart.cartId);
  const payment = browserCart().lastPayment();
  if (!complete && cart.cartId !== opened.current && payment?.cartId === opened.current)
    return <PaidElsewhere paymentIntentId={payment.paymentIntentId} />;
  if (!complete || (services.data && !service))
    return (
      <div className="p-4 sm:p-6">
        <Alert
          tone="warning"
          title={checkout.noData.title}
          actions={<Button onClick={onLeave}>{checkout.noData.action}</Button>}
        >
          {checkout.noData.text}
        </Alert>
      </div>
    );
  if (config.isError || services.isError)
    return (
      <div className="p-4 sm:p-6">
        <Alert
          tone="danger"
          actions={
            <>
              <Button
                busy={config.isFetching || services.isFetching}
                onClick={() => {
                  if (config.isError) void config.refetch();
                  if (services.isError) void services.refetch();
                }}
              >
                {common.retry}
              </Button>
              <Button look="quiet" onClick={() => void navigate(home)}>
                {common.backHome}
              </Button>
            </>
          }
        >
          {checkout.failed.init}
        </Alert>
      </div>
    );
  if (!config.data || !service) return <CheckoutSkeleton />;
  // Another package is another offer and other sums, and another cart (of another tab) another purchase.
  return (
    <OpenCheckout
      key={`${cart.cartId} ${service.id}`}
      service={service}
      config={config.data}
      onLeave={onLeave}
      onLock={onLock}
    />
  );
}

/** The cart was paid in another tab while it was open here. */
function PaidElsewhere({ paymentIntentId }: { paymentIntentId: string }) {
  const { checkout } = useMessages();
  const { orderSuccess } = usePaths();
  return (
    <div className="p-4 sm:p-6">
      <Alert
        tone="success"
        title={checkout.paidElsewhere.title}
        actions={
          <Button asChild>
            <Link to={`${orderSuccess}?payment_intent=${paymentIntentId}&status=already-paid`}>
              {checkout.paidElsewhere.action}
            </Link>
          </Button>
        }
      >
        {checkout.paidElsewhere.text}
      </Alert>
    </div>
  );
}
