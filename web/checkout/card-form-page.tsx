import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Card } from '../ui/card';
import { emailProblem } from '../ui/email';
import { CardForm } from './card-form';
import { FormSkeleton } from './checkout-skeleton';
import { DiscountCode } from './discount-code';
import { OfferLine } from './offer-line';
import { PaymentStage } from './payment-stage';
import { Summary } from './summary';
import { TakenOffer } from './taken-offer';
import { TrustBadges } from './trust-badges';
import { useOffer } from './use-offer';
import { usePurchase } from './use-purchase';
import { type OrderToPay, WithOrder } from './with-order';

/** The alternative card form (S0 §2): the provider's separate fields, for buyers whom the usual form doesn't suit. */
export function CardFormPage() {
  const { heads } = useMessages();
  const navigate = useNavigate();
  const { home } = usePaths();
  const leave = () => void navigate(home);
  return (
    <Page>
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-10">
        <h1 className="text-2xl font-extrabold tracking-tight">{heads.cardForm.title}</h1>
        <WithOrder onLeave={leave} needsEmail={false} skeleton={<FormSkeleton />}>
          {({ key, ...order }) => <CardFormPayment key={key} {...order} onLeave={leave} />}
        </WithOrder>
        <TrustBadges />
      </div>
    </Page>
  );
}

function CardFormPayment({ service, config, locked, onLock, onLeave }: OrderToPay & { onLeave: () => void }) {
  // Without an e-mail address there is no purchase yet; it begins with a click on the pay button.
  const [begin] = useState<'on-payment' | 'at-once'>(() =>
    emailProblem(browserCart().get().email) ? 'on-payment' : 'at-once',
  );
  const purchase = usePurchase(service, begin);
  const standing = useOffer(purchase);
  return (
    <Card className="overflow-hidden">
      <div className="border-b border-line bg-page">
        <Summary service={service} config={config} purchase={purchase}>
          {standing && <OfferLine standing={standing} purchase={purchase} locked={locked} />}
          <TakenOffer purchase={purchase} locked={locked} />
          {purchase.intent && <DiscountCode purchase={purchase} locked={locked} />}
        </Summary>
      </div>
      <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <PaymentStage purchase={purchase} config={config} onLeave={onLeave}>
          {(stripe) =>
            (purchase.intent || begin === 'on-payment') && (
              <CardForm stripe={stripe} purchase={purchase} service={service} onLock={onLock} />
            )
          }
        </PaymentStage>
      </div>
    </Card>
  );
}
