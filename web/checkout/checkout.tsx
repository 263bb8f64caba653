import { CheckoutSkeleton } from './checkout-skeleton';
import { OpenCheckout } from './open-checkout';
import { WithOrder } from './with-order';

/** The unified checkout (S0 §2), in the dialog and on its own page alike. */
export function Checkout({
  onLeave,
  onLock,
}: {
  /** Back to the choices. */
  onLeave: () => void;
  /** Called when a payment begins and ends. */
  onLock?: (locked: boolean) => void;
}) {
  return (
    <WithOrder onLeave={onLeave} onLock={onLock} skeleton={<CheckoutSkeleton />}>
      {({ key, ...order }) => <OpenCheckout key={key} {...order} onLeave={onLeave} />}
    </WithOrder>
  );
}
