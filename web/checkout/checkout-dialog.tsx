import { lazy, Suspense, useState } from 'react';
import { patiently } from '../entry/patiently';
import { useMessages } from '../i18n/messages';
import { Sheet } from '../ui/sheet';
import { CheckoutSkeleton } from './checkout-skeleton';

// React keeps a rejection: the whole page would give way to its failure.
const Checkout = lazy(() =>
  patiently(() => import('./checkout')).then((module) => ({ default: module.Checkout })),
);

/**
 * The checkout over the page (S0 §2). It opens before its code is there, and can't be closed while a payment is
 * processed.
 */
export function CheckoutDialog({ onClose }: { onClose: () => void }) {
  const { common, heads } = useMessages();
  const [locked, setLocked] = useState(false);
  return (
    <Sheet title={heads.checkout.title} closeLabel={common.close} onClose={onClose} locked={locked}>
      <Suspense fallback={<CheckoutSkeleton />}>
        <Checkout onLeave={onClose} onLock={setLocked} />
      </Suspense>
    </Sheet>
  );
}
