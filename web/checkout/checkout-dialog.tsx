import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Sheet } from '../ui/sheet';
import { CheckoutSkeleton } from './checkout-skeleton';

const Checkout = lazy(() => import('./checkout').then((module) => ({ default: module.Checkout })));

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
