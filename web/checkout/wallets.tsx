import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { useMessages } from '../i18n/messages';

/** Wallet buttons if the device has wallets; otherwise nothing, without a gap. */
export function Wallets({
  mayPay,
  onConfirm,
}: {
  mayPay: () => boolean;
  onConfirm: (event: StripeExpressCheckoutElementConfirmEvent) => void;
}) {
  const { checkout } = useMessages();
  const [available, setAvailable] = useState(false);
  return (
    <div className={available ? 'grid grid-cols-1 gap-4' : undefined}>
      <ExpressCheckoutElement
        options={{ buttonHeight: 48, paymentMethods: { link: 'never' } }}
        onReady={({ availablePaymentMethods }) => setAvailable(availablePaymentMethods !== undefined)}
        onClick={(event) => {
          if (mayPay()) event.resolve();
          else event.reject();
        }}
        onConfirm={onConfirm}
      />
      {available && (
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {checkout.orCard}
        </p>
      )}
    </div>
  );
}
