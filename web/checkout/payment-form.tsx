import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { formatEuros } from '#domain/money.ts';
import { browserCart, useCart } from '../cart/cart-storage';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { emailProblem, emailSentence } from '../ui/email';
import { paymentAppearance } from './appearance';
import { BuyerDetails } from './buyer-details';
import { FormSkeleton } from './checkout-skeleton';
import { LegalLine } from './legal-line';
import { PaymentNotice } from './payment-notice';
import { ProcessingCover } from './processing-cover';
import type { Intent } from './put-cart';
import { type ChargeRequest, type Lock, usePayment } from './use-payment';
import type { Purchase } from './use-purchase';
import { useStayGuard } from './use-stay-guard';
import { Wallets } from './wallets';

interface PaymentFormProps {
  stripe: Stripe;
  intent: Intent;
  purchase: Purchase;
  service: ServiceView;
  onLock: (lock: Lock) => void;
}

/** The provider's form for this intent, in our colours. */
export function PaymentForm(props: PaymentFormProps) {
  const { clientSecret } = props.intent;
  const language = useLanguage();
  const options = useMemo(
    () => ({ clientSecret, appearance: paymentAppearance(), locale: language }),
    [clientSecret, language],
  );
  return (
    <Elements key={clientSecret} stripe={props.stripe} options={options}>
      <PaymentFields {...props} />
    </Elements>
  );
}

/** Charges the payment method in the provider's form or its wallet. */
function confirmInForm({ stripe, elements, email, returnUrl }: ChargeRequest): Promise<PaymentIntentResult> {
  return stripe.confirmPayment({
    elements,
    confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: { email } } },
    redirect: 'if_required',
  });
}

/**
 * Passes each new amount, in cents, to the provider's elements. Stripe reads an intent once: after a change of the cart
 * a wallet's sheet shows the old amount until the elements fetch updates. The returned function says whether they have
 * the current amount; if not, it makes them fetch again.
 */
function useSyncedAmount(amountCents: number): () => boolean {
  const elements = useElements();
  const synced = useRef(amountCents);
  const sync = useCallback(async () => {
    if (synced.current === amountCents) return;
    const answer = await elements?.fetchUpdates();
    if (answer && !answer.error) synced.current = amountCents;
  }, [elements, amountCents]);
  useEffect(() => void sync(), [sync]);
  return () => {
    void sync();
    return synced.current === amountCents;
  };
}

function PaymentFields({ intent, purchase, service, onLock }: PaymentFormProps) {
  const { checkout } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const { cardForm } = usePaths();
  const payment = usePayment({ purchase, intent, service, onLock, confirm: confirmInForm });
  const elementsKnowPrice = useSyncedAmount(intent.amountCents);
  const [ready, setReady] = useState(false);
  const [loadFailed, setLoadFailed] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const [asked, setAsked] = useState(false);
  // An incomplete address must not reach the server with the next change of the cart.
  const [incomplete, setIncomplete] = useState<string>();
  const emailInput = useRef<HTMLInputElement>(null);
  const consentBox = useRef<HTMLButtonElement>(null);
  useStayGuard(payment.isRunning, leaves);

  // The cart's, which is charged: another tab may have corrected it.
  const email = incomplete ?? cart.email;
  const wrongEmail = emailSentence(email, checkout);
  const busy = payment.phase !== 'form';
  const waitsForPrice = purchase.newPriceCents !== undefined;

  /** Whether our own fields are complete; otherwise shows their errors and focuses the first one. */
  function complete(): boolean {
    setAsked(true);
    if (wrongEmail) emailInput.current?.focus();
    else if (!cart.immediate) consentBox.current?.focus();
    return !wrongEmail && cart.immediate;
  }

  /** Whether this price may be paid now, by card or by wallet. */
  const mayPay = () => !waitsForPrice && !payment.notice?.waits && !purchase.updating && complete();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (mayPay()) void payment.start('card');
  }

  return (
    <form noValidate onSubmit={submit} className="relative grid grid-cols-1 gap-4" aria-busy={busy}>
      <BuyerDetails
        email={email}
        onEmail={(typed) => {
          const isComplete = !emailProblem(typed);
          setIncomplete(isComplete ? undefined : typed);
          if (isComplete) browserCart().change((now) => ({ ...now, email: typed }));
        }}
        emailRef={emailInput}
        consentRef={consentBox}
        emailError={asked ? wrongEmail : undefined}
        consentError={asked && !cart.immediate ? checkout.immediateRequired : undefined}
        locked={busy}
      />
      <h3 className="sr-only">{checkout.payWith}</h3>
      <Wallets
        mayPay={() => elementsKnowPrice() && mayPay()}
        onConfirm={async ({ paymentFailed }) => {
          // Without this the wallet's sheet would wait for ever.
          if (!(await payment.start('wallet'))) paymentFailed({ reason: 'fail' });
        }}
      />
      <div className={ready ? 'relative' : 'relative min-h-64'}>
        {!ready && !loadFailed && (
          <div className="absolute inset-0">
            <FormSkeleton />
          </div>
        )}
        {loadFailed && (
          <Alert
            tone="danger"
            actions={
              <Button asChild>
                <Link to={cardForm}>{checkout.cardForm.other}</Link>
              </Button>
            }
          >
            {checkout.errors.noForm}
          </Alert>
        )}
        <PaymentElement
          options={{
            layout: { type: 'tabs', defaultCollapsed: false },
            // Wallets have separate buttons above.
            wallets: { applePay: 'never', googlePay: 'never' },
          }}
          onReady={() => setReady(true)}
          // None opens for an intent that is paid or closed: then the server says so, and the page goes on from there.
          onLoadError={() => void purchase.retry().finally(() => setLoadFailed(true))}
          onChange={({ value }) => setLeaves(value.type !== 'card')}
        />
      </div>
      <PaymentNotice payment={payment} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full leading-5"
        busy={busy || purchase.updating}
        disabledReason={
          waitsForPrice
            ? checkout.price.title
            : payment.notice?.waits
              ? payment.notice.title
              : ready || busy
                ? undefined
                : checkout.preparing
        }
      >
        {busy
          ? checkout.processing
          : purchase.updating
            ? checkout.updating
            : checkout.pay(formatEuros(intent.amountCents, language))}
      </Button>
      <LegalLine />
      {busy && <ProcessingCover completed={payment.phase === 'completed'} />}
    </form>
  );
}
