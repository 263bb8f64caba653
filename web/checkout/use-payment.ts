import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import { failureSentence, hasSentence } from '../api-client/failure';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { afterPayment, checkAgain, type PaidCart, type PayOutcome, pay } from './pay';
import { type PaymentNotice, paymentNotice } from './payment-error';
import type { Intent, PutOutcome } from './put-cart';
import { useSetRestarted } from './restart';
import type { Purchase } from './use-purchase';

/** How long "paid" is shown before the order opens, in ms (S0 §9). */
export const redirectMs = { card: 1000, wallet: 500 } as const;

/** How often a payment with an open step is polled, in ms. */
const checkEveryMs = 3000;

/** Whether a payment locks the page: nobody can leave while it runs, and once `paid` the page leads to the order. */
export type Lock = 'paying' | 'paid' | 'none';

type Means = 'card' | 'wallet';

/** What the provider is asked to charge. */
interface Charge {
  intent: Intent;
  cartId: string;
  means: Means;
}

/** A running step. `charge` is set once the provider is asked for it. */
interface Turn {
  charge?: Charge;
}

export type PaymentPhase = 'form' | 'processing' | 'completed';

/** What a form needs to ask the provider for the charge. */
export interface ChargeRequest {
  stripe: Stripe;
  elements: StripeElements;
  intent: Intent;
  email: string;
  /** The URL to which a bank's page sends the buyer back. */
  returnUrl: string;
}

interface PaymentInput {
  purchase: Purchase;
  /** The intent of the visible form, which charges no other one; undefined if the purchase begins with paying. */
  intent: Intent | undefined;
  service: ServiceView;
  onLock: (lock: Lock) => void;
  confirm: (request: ChargeRequest) => Promise<PaymentIntentResult>;
  /** The sentence for an error of unknown type, if the form has its own (S0 §8). */
  otherError?: string;
  /** Requests the order once it is paid; the usual call by default. */
  claimOrder?: (intent: Intent, cart: PaidCart) => Promise<{ id: string }>;
}

/** From the pay button to the order, one attempt at a time. */
export function usePayment(input: PaymentInput) {
  const { purchase, service } = input;
  const { checkout, errors } = useMessages();
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const paths = usePaths();
  const setRestarted = useSetRestarted();
  const [phase, setPhase] = useState<PaymentPhase>('form');
  const [notice, setNotice] = useState<PaymentNotice>();
  // A payment that waits for a step outside the page.
  const [open, setOpen] = useState<Charge>();
  // A ref, because there can be two clicks before the next render.
  const running = useRef<Turn>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the step is open
  useEffect(() => {
    if (!open || !stripe) return;
    const check = async () => {
      const outcome = await checkAgain(stripe, open.intent);
      if (outcome.kind === 'open' || outcome.kind === 'error') return;
      await run(() => conclude(outcome, open));
    };
    const timer = setInterval(() => !running.current && void check().catch(() => undefined), checkEveryMs);
    return () => clearInterval(timer);
  }, [open, stripe]);

  // The browser may show the page again as it was when a payment method led to its own page: still paying.
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      const charge = running.current?.charge;
      if (!persisted || !stripe || !charge) return;
      running.current = undefined;
      void run(async () => conclude(await checkAgain(stripe, charge.intent), charge));
    };
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  });

  async function attempt(means: Means, turn: Turn): Promise<void> {
    if (!stripe || !elements) {
      setNotice({ title: checkout.errors.title, text: checkout.errors.notReady });
      return;
    }
    const began = browserCart().get().cartId;
    const settled = await purchase.settle();
    // Without the offer or the code of the closed one, for example.
    if (settled.kind === 'price' && browserCart().get().cartId !== began) setRestarted(true);
    if (settled.kind !== 'done') return refuse(settled);
    const { intent, cartId } = settled;
    const charge = { intent, cartId, means };
    // The purchase was closed or paid meanwhile and has restarted: its new form appears, with the box to tick again.
    if (cartId !== began || (input.intent && intent.clientSecret !== input.intent.clientSecret))
      return setRestarted(true);
    const email = browserCart().get().email.trim();
    const returnUrl = `${window.location.origin}${paths.orderSuccess}?order=${intent.orderNumber}`;
    const outcome = await pay({
      stripe,
      intent,
      confirm: () => {
        turn.charge = charge;
        return input.confirm({ stripe, elements, intent, email, returnUrl });
      },
    });
    if (running.current === turn) await conclude(outcome, charge);
  }

  async function conclude(outcome: PayOutcome, charge: Charge): Promise<void> {
    if (outcome.kind === 'paid' || outcome.kind === 'processing') {
      const { email, username } = browserCart().get();
      const cart = {
        cartId: charge.cartId,
        serviceId: service.id,
        email: email.trim(),
        username: normaliseUsername(username),
      };
      return finish(charge, cart, outcome.kind);
    }
    if (outcome.kind === 'price') purchase.reportPrice(outcome.amountCents);
    else if (outcome.kind === 'rejected')
      setNotice({ title: checkout.errors.rejectedTitle, text: checkout.errors.rejected });
    // The server says why it is closed, or restarts it.
    else if (outcome.kind === 'closed') {
      await purchase.retry();
      if (browserCart().get().cartId !== charge.cartId) setRestarted(true);
    } else if (outcome.kind === 'unconfirmed')
      setNotice({ title: checkout.errors.title, text: checkout.errors.unexpectedStatus });
    else if (outcome.kind === 'open') {
      setNotice({ ...checkout.open[outcome.status], waits: true });
      setOpen(charge);
    } else setNotice(paymentNotice(outcome.error, checkout, input.otherError));
  }

  function refuse(outcome: Exclude<PutOutcome, { kind: 'done' }>): void {
    if (
      outcome.kind === 'paid' ||
      (outcome.kind === 'refused' && outcome.error.code === 'too_many_declines')
    ) {
      void purchase.retry();
      return;
    }
    if (outcome.kind !== 'refused') return;
    const { error } = outcome;
    const { network, init } = checkout.failed;
    const text =
      error.code === 'network'
        ? network
        : hasSentence(error.code, errors)
          ? failureSentence(error, errors)
          : init;
    setNotice({ title: checkout.errors.title, text });
  }

  async function finish(
    { intent, means }: Charge,
    cart: PaidCart,
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
    // Unlocks first: otherwise the page's own guard would block the navigation.
    flushSync(() => input.onLock(outcome === 'paid' ? 'paid' : 'none'));
    running.current = undefined;
    await navigate(`${paths.orderSuccess}?${query}`, { replace: true });
    // A payment that the bank still processes may fail: its cart is kept for another attempt.
    if (outcome === 'paid') browserCart().finish(cart.cartId);
  }

  /** Tries to pay. Resolves to whether the provider was asked to charge. */
  async function start(means: Means): Promise<boolean> {
    const turn: Turn = {};
    await run(() => attempt(means, turn), turn);
    return turn.charge !== undefined;
  }

  /** Runs one step at a time, under the cover. */
  async function run(step: () => Promise<void>, turn: Turn = {}): Promise<void> {
    if (running.current) return;
    running.current = turn;
    giveUpWaiting();
    setRestarted(false);
    setPhase('processing');
    input.onLock('paying');
    try {
      await step();
    } catch {
      if (running.current === turn)
        setNotice({ title: checkout.errors.unexpectedTitle, text: checkout.errors.unexpected });
    } finally {
      if (running.current === turn) {
        running.current = undefined;
        setPhase('form');
        input.onLock('none');
      }
    }
  }

  /** Reopens the form despite an open step, e.g. to pay in another way. An intent is charged at most once. */
  function giveUpWaiting(): void {
    setNotice(undefined);
    setOpen(undefined);
  }

  return { phase, notice, start, giveUpWaiting, isRunning: () => running.current !== undefined };
}
