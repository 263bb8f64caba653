import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements } from '@stripe/react-stripe-js';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { type FormEvent, useRef, useState } from 'react';
import type { createOrder, ServiceView } from '#domain/calls/shop.ts';
import { api } from '../api-client/api';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { emailProblem } from '../ui/email';
import { type CardProblems, type FieldState, firstProblem, problemsOf } from './card-form-rules';
import { type ChargeRequest, type Lock, usePayment } from './use-payment';
import type { Purchase } from './use-purchase';
import { useStayGuard } from './use-stay-guard';

type SplitFieldName = 'number' | 'expiry' | 'cvc';

const untouched: FieldState = { complete: false, empty: true, wrong: false };

/** The values of the card form, their errors, and its submission. */
export function useCardForm(input: {
  purchase: Purchase;
  service: ServiceView;
  onLock: (lock: Lock) => void;
}) {
  const { purchase } = input;
  const { cardForm } = useMessages().checkout;
  const cart = useCart();
  const elements = useElements();
  const [fields, setFields] = useState({ number: untouched, expiry: untouched, cvc: untouched });
  const [left, setLeft] = useState<Partial<Record<keyof CardProblems, true>>>({});
  const [asked, setAsked] = useState(false);
  const [name, setName] = useState('');
  const [email, setEmail] = useState(cart.email);
  const [asksEmail] = useState(emailProblem(cart.email) !== undefined);
  const refs = {
    name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    immediate: useRef<HTMLButtonElement>(null),
  };
  const payment = usePayment({
    ...input,
    intent: purchase.intent,
    otherError: cardForm.paymentFailed,
    confirm: (request) => confirmCard(request, name.trim()),
    claimOrder: ({ paymentIntentId }) =>
      api<typeof createOrder>('POST /api/orders', { body: { paymentIntentId } }),
  });
  useStayGuard(payment.isRunning, false);

  const typedEmail = asksEmail ? email : undefined;
  const problems = problemsOf({ fields, name, email: typedEmail, immediate: cart.immediate });
  const busy = payment.phase !== 'form';

  function isEmpty(field: keyof CardProblems): boolean {
    if (field === 'number' || field === 'expiry' || field === 'cvc') return fields[field].empty;
    return field === 'email' && !email;
  }

  function goTo(field: keyof CardProblems): void {
    if (field === 'number') elements?.getElement(CardNumberElement)?.focus();
    else if (field === 'expiry') elements?.getElement(CardExpiryElement)?.focus();
    else if (field === 'cvc') elements?.getElement(CardCvcElement)?.focus();
    else refs[field].current?.focus();
  }

  return {
    name,
    setName,
    email,
    setEmail,
    asksEmail,
    refs,
    payment,
    busy,
    immediateIsMissing: asked && problems.immediate,
    leave: (field: keyof CardProblems) => setLeft((now) => ({ ...now, [field]: true })),
    /** A field's error, after an attempt to pay or once the field was left with a wrong value. */
    said: (field: Exclude<keyof CardProblems, 'immediate'>) =>
      problems[field] && (asked || (left[field] && !isEmpty(field))) ? cardForm.problems[field] : undefined,
    change: (field: SplitFieldName, state: FieldState) => setFields((now) => ({ ...now, [field]: state })),
    submit(event: FormEvent): void {
      event.preventDefault();
      if (purchase.newPriceCents !== undefined || payment.notice?.waits || purchase.updating || busy) return;
      setAsked(true);
      const wrong = firstProblem(problems);
      if (wrong) {
        goTo(wrong);
        return;
      }
      if (asksEmail) browserCart().change((now) => ({ ...now, email: email.trim() }));
      void payment.start('card');
    },
  };
}

/** Charges the card of the split fields. */
function confirmCard(
  { stripe, elements, intent, email, returnUrl }: ChargeRequest,
  name: string,
): Promise<PaymentIntentResult> {
  const card = elements.getElement(CardNumberElement);
  if (!card) return Promise.reject(new Error('The card fields are not on the page'));
  return stripe.confirmCardPayment(intent.clientSecret, {
    payment_method: { card, billing_details: { name, email } },
    return_url: returnUrl,
  });
}
