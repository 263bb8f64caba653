import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { ServiceView, stripeConfig } from '#domain/calls/shop.ts';
import { useCatalogue } from '../api-client/services';
import { useShopConfig } from '../api-client/shop-config';
import { browserCart, useCart } from '../cart/cart-storage';
import { useChosenPackage } from '../cart/chosen-package';
import { choiceProblem, isChosen, isComplete } from '../cart/complete';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { takeFocus } from '../ui/kept-focus';
import { CrashGuard } from './crash-guard';
import { RestartMemory } from './restart';
import type { Lock } from './use-payment';

/** What every payment form needs before it can open. */
export interface OrderToPay {
  service: ServiceView;
  config: AnswerOf<typeof stripeConfig>;
  /** A payment is under way, or was made: nothing of the order can change. */
  locked: boolean;
  /** Called when a payment begins and ends. */
  onLock: (lock: Lock) => void;
}

/** Loads what a payment form needs, or says that there is no order to pay (S0 §2). */
export function WithOrder({
  onLeave,
  onLock,
  needsEmail = true,
  skeleton,
  children,
}: {
  /** Back to the choices. */
  onLeave: () => void;
  onLock?: (locked: boolean) => void;
  /** False if the form asks for the e-mail address itself. */
  needsEmail?: boolean;
  skeleton: ReactNode;
  children: (order: OrderToPay & { key: string }) => ReactNode;
}) {
  const { checkout, common, errors } = useMessages();
  const navigate = useNavigate();
  const { home } = usePaths();
  const cart = useCart();
  const config = useShopConfig();
  const catalogue = useCatalogue({ live: true });
  const chosen = useChosenPackage(catalogue.data);
  // What is being paid doesn't change, whatever the catalogue or another tab does.
  const [paying, setPaying] = useState<{ service: ServiceView; cartId: string }>();
  const service = paying?.service ?? chosen.service;
  const cartId = paying?.cartId ?? cart.cartId;

  const complete = (needsEmail ? isComplete : isChosen)(cart, service);
  const opened = useRef(cart.cartId);
  const payment = browserCart().lastPayment();
  if (!paying && !complete && cart.cartId !== opened.current && payment?.cartId === opened.current)
    return <PaidElsewhere paymentIntentId={payment.paymentIntentId} />;
  const problem = choiceProblem(cart, chosen);
  if (!paying && problem)
    return (
      <div className="p-4 sm:p-6">
        <Alert tone="warning" actions={<Button onClick={onLeave}>{checkout.failed.otherPackage}</Button>}>
          {errors[problem]}
        </Alert>
      </div>
    );
  if (!paying && !complete)
    return (
      <div className="p-4 sm:p-6">
        <Alert
          tone="warning"
          title={checkout.noData.title}
          actions={<Button onClick={onLeave}>{checkout.noData.action}</Button>}
        >
          {checkout.noData.text}
        </Alert>
      </div>
    );
  if (!config.data || !service) {
    if (!config.isError && !catalogue.isError) return skeleton;
    return (
      <div className="p-4 sm:p-6">
        <Alert
          tone="danger"
          actions={
            <>
              <Button
                busy={config.isFetching || catalogue.isFetching}
                onClick={() => {
                  if (config.isError) void config.refetch();
                  if (catalogue.isError) void catalogue.refetch();
                }}
              >
                {common.retry}
              </Button>
              <Button variant="quiet" onClick={() => void navigate(home)}>
                {common.backHome}
              </Button>
            </>
          }
        >
          {checkout.failed.init}
        </Alert>
      </div>
    );
  }
  const form = children({
    service,
    config: config.data,
    locked: paying !== undefined,
    onLock: (lock) => {
      setPaying(lock === 'none' ? undefined : { service, cartId });
      onLock?.(lock === 'paying');
    },
    // Another package has another offer and price, and another cart (from another tab) is another purchase. A package
    // whose size changes is the same one: the open form says so.
    key: `${cartId} ${service.id} ${service.range ? service.quantity : ''}`,
  });
  return (
    <CrashGuard>
      <RestartMemory>{form}</RestartMemory>
    </CrashGuard>
  );
}

/** The cart was paid in another tab while it was open here. */
function PaidElsewhere({ paymentIntentId }: { paymentIntentId: string }) {
  const { checkout, success } = useMessages();
  const { orderSuccess } = usePaths();
  return (
    <div ref={takeFocus} tabIndex={-1} className="p-4 outline-none sm:p-6">
      <Alert
        tone="success"
        title={success.already.title}
        actions={
          <Button asChild>
            <Link to={`${orderSuccess}?payment_intent=${paymentIntentId}&status=already-paid`}>
              {checkout.paidElsewhere.action}
            </Link>
          </Button>
        }
      >
        {checkout.paidElsewhere.text}
      </Alert>
    </div>
  );
}
