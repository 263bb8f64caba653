import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart-storage';
import { WaitingOrderNote } from '../cart/waiting-order-note';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Card } from '../ui/card';
import { FormSkeleton } from './checkout-skeleton';
import { DiscountCode } from './discount-code';
import { OfferBanner } from './offer-banner';
import { PaymentForm } from './payment-form';
import { PaymentStage } from './payment-stage';
import { Total } from './total';
import { TrustBadges } from './trust-badges';
import { usePurchase } from './use-purchase';
import { type OrderToPay, WithOrder } from './with-order';

/** The card payment screen at a separate URL (S0 §2). */
export function CardPaymentPage() {
  const navigate = useNavigate();
  const { home } = usePaths();
  const leave = () => void navigate(home);
  return (
    <Page>
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-10">
        <WithOrder onLeave={leave} skeleton={<FormSkeleton />}>
          {({ key, ...order }) => <CardPayment key={key} {...order} onLeave={leave} />}
        </WithOrder>
      </div>
    </Page>
  );
}

function CardPayment({ service, config, locked, onLock, onLeave }: OrderToPay & { onLeave: () => void }) {
  const { order } = useMessages();
  const cart = useCart();
  const purchase = usePurchase(service);
  const { intent } = purchase;
  const more = cart.upsell === 'accepted' ? (purchase.offer?.additionalFollowers ?? 0) : 0;
  return (
    <>
      <h1 className="text-3xl font-extrabold tracking-tight tabular-nums">
        {`+${order[service.type](service.quantity + more)}`}
      </h1>
      {cart.profile && <p className="-mt-3 text-muted">@{cart.profile.username}</p>}
      <WaitingOrderNote />
      <OfferBanner purchase={purchase} locked={locked} />
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        {service.withoutRefills && <p className="text-sm">{order.withoutRefills.text}</p>}
        <Total purchase={purchase} vatRatePercent={config.vatRatePercent} />
        {intent && <DiscountCode purchase={purchase} locked={locked} />}
        <PaymentStage purchase={purchase} config={config} onLeave={onLeave}>
          {(stripe) =>
            intent && (
              <PaymentForm
                stripe={stripe}
                intent={intent}
                purchase={purchase}
                service={service}
                onLock={onLock}
              />
            )
          }
        </PaymentStage>
      </Card>
      <TrustBadges />
    </>
  );
}
