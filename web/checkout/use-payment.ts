import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { isErrorCode } from '#domain/errors.ts';
import { normaliseUsername } from '#domain/person.ts';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { afterPayment, type PaidCart, pay } from './pay';
import { type PaymentNotice, paymentNotice } from './payment-error';
import type { Intent, PutOutcome } from './put-cart';
import type { Purchase } from './use-purchase';

/** How long "paid" is read before the order is shown, in ms (S0 §9). */
export const redirectMs = { card: 1000, wallet: 500 } as const;

/** Whether a payment holds the page: while it runs nobody leaves, and once `paid` the page leads to the order. */
export type Lock = 'paying' | 'paid' | 'none';

export type PaymentPhase = 'form' | 'processing' | 'completed';

/** What a form needs to ask the provider for the charge. */
export interface ChargeRequest {
  stripe: Stripe;
  elements: StripeElements;
  intent: Intent;
  email: string;
  /** Where a bank on a page of its own sends the buyer back to. */
  returnUrl: string;
}

interface PaymentInput {
  purchase: Purchase;
  /** Of the form that is shown: another one is never charged with it. None where the purchase begins with paying. */
  intent: Intent | undefined;
  service: ServiceView;
  onLock: (lock: Lock) => void;
  confirm: (request: ChargeRequest) => Promise<PaymentIntentResult>;
  /** What an error of no known type is told as, where the form has its own sentence (S0 §8). */
  otherError?: string;
  /** Asks for the order once it is paid; the usual call unless told otherwise. */
  claimOrder?: (intent: Intent, cart: PaidCart) => Promise<{ id: string }>;
}

/** The way from the pay button to the order. One try at a time. */
export function usePayment(input: PaymentInput) {
  const { purchase, service } = input;
  const { checkout, errors } = useMessages();
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const paths = usePaths();
  const [phase, setPhase] = useState<PaymentPhase>('form');
  const [notice, setNotice] = useState<PaymentNotice>();
  // Kept beside the state, because two presses can come before one render.
  const running = useRef(false);

  async function attempt(means: 'card' | 'wallet', onCharge: () => void): Promise<void> {
    if (!stripe || !elements) {
      setNotice({ title: checkout.errors.title, text: checkout.errors.notReady });
      return;
    }
    const settled = await purchase.settle();
    if (settled.kind !== 'done') return refuse(settled);
    const { intent } = settled;
    // The purchase was closed meanwhile and begun anew: its own form comes up, with the box to tick again.
    if (input.intent && intent.clientSecret !== input.intent.clientSecret) return;
    const { cartId, email: typed, username } = browserCart().get();
    const email = typed.trim();
    const returnUrl = `${window.location.origin}${paths.orderSuccess}?order=${intent.orderNumber}`;
    const outcome = await pay({
      stripe,
      intent,
      confirm: () => {
        onCharge();
        return input.confirm({ stripe, elements, intent, email, returnUrl });
      },
    });
    if (outcome.kind === 'paid' || outcome.kind === 'processing') {
      const cart = { cartId, serviceId: service.id, email, username: normaliseUsername(username) };
      return finish(intent, cart, means, outcome.kind);
    }
    if (outcome.kind === 'price') purchase.reportPrice(outcome.amountCents);
    else if (outcome.kind === 'rejected')
      setNotice({ title: checkout.errors.rejectedTitle, text: checkout.errors.rejected });
    // The server says why it is closed, or begins it anew.
    else if (outcome.kind === 'closed') purchase.retry();
    else if (outcome.kind === 'status')
      setNotice({ title: checkout.errors.title, text: checkout.errors.unexpectedStatus });
    else setNotice(paymentNotice(outcome.error, checkout, input.otherError));
  }

  function refuse(outcome: Exclude<PutOutcome, { kind: 'done' }>): void {
    if (
      outcome.kind === 'paid' ||
      (outcome.kind === 'refused' && outcome.error.code === 'too_many_declines')
    ) {
      purchase.retry();
      return;
    }
    if (outcome.kind !== 'refused') return;
    const { code } = outcome.error;
    const text = code === 'network' || isErrorCode(code) ? errors[code] : checkout.failed.init;
    setNotice({ title: checkout.errors.title, text });
  }

  async function finish(
    intent: Intent,
    cart: PaidCart,
    means: 'card' | 'wallet',
    outcome: 'paid' | 'processing',
  ): Promise<void> {
    if (outcome === 'paid') setPhase('completed');
    const shown = new Promise((resolve) => setTimeout(resolve, redirectMs[means]));
    const query =
      outcome === 'paid'
        ? await afterPayment(intent, cart, input.claimOrder)
        : `payment_intent=${intent.paymentIntentId}&status=processing`;
    await shown;
    if (query === undefined) {
      setNotice({ title: checkout.errors.title, text: checkout.cardForm.orderFailed });
      return;
    }
    // The page may be left again, or its own guard would hold it.
    flushSync(() => input.onLock(outcome === 'paid' ? 'paid' : 'none'));
    running.current = false;
    await navigate(`${paths.orderSuccess}?${query}`, { replace: true });
    // A payment that the bank still looks at may fail: its cart is kept for another try.
    if (outcome === 'paid') browserCart().finish(cart.cartId);
  }

  /** Tries to pay. Resolves to whether the provider was asked for the charge. */
  async function start(means: 'card' | 'wallet'): Promise<boolean> {
    if (running.current) return false;
    let charged = false;
    running.current = true;
    setNotice(undefined);
    setPhase('processing');
    input.onLock('paying');
    try {
      await attempt(means, () => {
        charged = true;
      });
    } catch {
      setNotice({ title: checkout.errors.unexpectedTitle, text: checkout.errors.unexpected });
    } finally {
      if (running.current) {
        running.current = false;
        setPhase('form');
        input.onLock('none');
      }
    }
    return charged;
  }

  return { phase, notice, start, isRunning: () => running.current };
}
