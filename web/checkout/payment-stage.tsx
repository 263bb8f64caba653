import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { CheckoutFailure } from './checkout-failure';
import { FormSkeleton } from './checkout-skeleton';
import { PriceChanged } from './price-changed';
import { isPaid } from './put-cart';
import { RestartNotice } from './restart';
import { usePaymentProvider } from './use-payment-provider';
import type { Purchase } from './use-purchase';
import type { OrderToPay } from './with-order';

/** The place of a payment form: why it can't open, its skeleton, or the form. */
export function PaymentStage({
  purchase,
  config,
  onLeave,
  children,
}: {
  purchase: Purchase;
  config: OrderToPay['config'];
  onLeave: () => void;
  /** The form, or nothing while it can't be shown. */
  children: (stripe: Stripe) => ReactNode;
}) {
  const { checkout } = useMessages();
  const navigate = useNavigate();
  const paths = usePaths();
  const provider = usePaymentProvider(config);
  const { failure } = purchase;
  const payment = failure && isPaid(failure) ? browserCart().payment() : undefined;
  const status = failure?.code === 'already_paid' ? 'already-paid' : 'processing';

  useEffect(() => {
    if (!payment) return;
    void navigate(`${paths.orderSuccess}?payment_intent=${payment}&status=${status}`, { replace: true });
  }, [payment, status, navigate, paths.orderSuccess]);

  const form = provider.data && children(provider.data);
  return (
    <section
      aria-label={checkout.payWith}
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 gap-4 outline-none"
    >
      {!failure && <RestartNotice />}
      {purchase.newPriceCents !== undefined && <PriceChanged purchase={purchase} />}
      {failure && !payment ? (
        <CheckoutFailure
          error={failure}
          onRetry={purchase.retry}
          onNewPurchase={purchase.beginAnew}
          onOtherPackage={onLeave}
        />
      ) : provider.isError ? (
        <CheckoutFailure onRetry={() => void provider.refetch()} onOtherPackage={onLeave} />
      ) : (
        (form ?? (purchase.newPriceCents === undefined && <FormSkeleton />))
      )}
    </section>
  );
}
