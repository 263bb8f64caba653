import { useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Sheet } from '../ui/sheet';
import { Checkout } from './checkout';

/** The checkout over the page (S0 §2). It can't be closed while a payment is processed. */
export function CheckoutDialog({ onClose }: { onClose: () => void }) {
  const { checkout, common } = useMessages();
  const [locked, setLocked] = useState(false);
  return (
    <Sheet title={checkout.title} closeLabel={common.close} onClose={onClose} locked={locked}>
      <Checkout onLeave={onClose} onLock={setLocked} />
    </Sheet>
  );
}
