import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerOf } from '../../domain/calls/call';
import type { ServiceView, stripeConfig } from '../../domain/calls/shop';
import { usePaths } from '../shell/paths';
import { browserCart } from '../storefront/cart-storage';
import { CheckoutFailure } from './checkout-failure';
import { columns, FormSkeleton } from './checkout-skeleton';
import { DiscountCode } from './discount-code';
import { PaymentForm } from './payment-form';
import { PriceChanged } from './price-changed';
import { Summary } from './summary';
import { UpsellDialog } from './upsell-dialog';
import { usePaymentProvider } from './use-payment-provider';
import { usePurchase } from './use-purchase';

/** The checkout once package and configuration are known. */
export function OpenCheckout({
  service,
  config,
  onLeave,
  onLock,
}: {
  service: ServiceView;
  config: AnswerOf<typeof stripeConfig>;
  onLeave: () => void;
  onLock?: (locked: boolean) => void;
}) {
  const navigate = useNavigate();
  const paths = usePaths();
  const purchase = usePurchase(service, config.upsellVariant);
  const provider = usePaymentProvider(config);
  const [locked, setLocked] = useState(false);
  const { intent, failure } = purchase;
  const paidAlready = failure?.code === 'already_paid';

  useEffect(() => {
    const payment = browserCart().lastPayment();
    if (!paidAlready || !payment) return;
    void navigate(`${paths.orderSuccess}?payment_intent=${payment.paymentIntentId}&status=already-paid`, {
      replace: true,
    });
  }, [paidAlready, navigate, paths.orderSuccess]);

  function lock(next: boolean): void {
    setLocked(next);
    onLock?.(next);
  }

  return (
    <div className={columns}>
      <div className="border-b border-line bg-page md:border-r md:border-b-0">
        <Summary service={service} config={config} purchase={purchase}>
          {intent && <DiscountCode purchase={purchase} locked={locked} />}
        </Summary>
      </div>
      <div className="grid min-w-0 content-start gap-4 p-4 sm:p-6">
        {purchase.newPriceCents !== undefined && <PriceChanged purchase={purchase} />}
        {failure && !paidAlready ? (
          <CheckoutFailure error={failure} onRetry={purchase.retry} onOtherPackage={onLeave} />
        ) : provider.failed ? (
          <CheckoutFailure onRetry={provider.retry} onOtherPackage={onLeave} />
        ) : intent && provider.stripe ? (
          <PaymentForm
            stripe={provider.stripe}
            intent={intent}
            purchase={purchase}
            service={service}
            onLock={lock}
          />
        ) : (
          purchase.newPriceCents === undefined && <FormSkeleton />
        )}
      </div>
      {intent && !locked && <UpsellDialog service={service} purchase={purchase} />}
    </div>
  );
}
