import { useCart } from '../cart/cart-storage';
import { columns } from './checkout-skeleton';
import { DiscountCode } from './discount-code';
import { OfferLine } from './offer-line';
import { PaymentForm } from './payment-form';
import { PaymentStage } from './payment-stage';
import { Summary } from './summary';
import { TakenOffer } from './taken-offer';
import { UpsellDialog } from './upsell-dialog';
import { useOffer } from './use-offer';
import { usePurchase } from './use-purchase';
import type { OrderToPay } from './with-order';

/** The checkout once package and configuration are known. */
export function OpenCheckout({
  service,
  config,
  locked,
  onLock,
  onLeave,
}: OrderToPay & { onLeave: () => void }) {
  const purchase = usePurchase(service);
  const standing = useOffer(purchase);
  const asked = useCart().upsell === undefined;
  const { intent } = purchase;

  return (
    <div className={columns}>
      <div className="border-b border-line bg-page md:border-r md:border-b-0">
        <Summary service={service} config={config} purchase={purchase}>
          {standing && !asked && <OfferLine standing={standing} purchase={purchase} locked={locked} />}
          <TakenOffer purchase={purchase} locked={locked} />
          {intent && <DiscountCode purchase={purchase} locked={locked} />}
        </Summary>
      </div>
      <div className="grid min-w-0 content-start gap-4 p-4 sm:p-6">
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
      </div>
      {standing && asked && !locked && (
        <UpsellDialog service={service} purchase={purchase} standing={standing} />
      )}
    </div>
  );
}
