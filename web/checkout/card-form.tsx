import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
} from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { ServiceView } from '../../domain/calls/shop';
import { formatEuros } from '../../domain/money';
import { claimOrder } from '../api-client/payment-intent';
import { useLanguage, useMessages } from '../i18n/messages';
import { browserCart, useCart } from '../storefront/cart-storage';
import { emailProblem } from '../storefront/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { InputField } from '../ui/field';
import { cardFieldStyle } from './appearance';
import { type CardProblems, type FieldState, firstProblem, problemsOf } from './card-form-rules';
import { LegalLine } from './legal-line';
import { ProcessingCover } from './processing-cover';
import { SplitField } from './split-field';
import { type ChargeRequest, usePayment } from './use-payment';
import type { Purchase } from './use-purchase';
import { useStayGuard } from './use-stay-guard';

interface CardFormProps {
  stripe: Stripe;
  purchase: Purchase;
  service: ServiceView;
  onLock: (locked: boolean) => void;
}

/** Number, expiry and check code as the provider's own fields: card data never touch our page (decision 11). */
export function CardForm(props: CardFormProps) {
  const language = useLanguage();
  const options = useMemo(() => ({ locale: language }), [language]);
  return (
    <Elements stripe={props.stripe} options={options}>
      <CardFields {...props} />
    </Elements>
  );
}

const untouched: FieldState = { complete: false, empty: true, wrong: false };

function CardFields({ purchase, service, onLock }: CardFormProps) {
  const { checkout } = useMessages();
  const { cardForm } = checkout;
  const language = useLanguage();
  const cart = useCart();
  const [fields, setFields] = useState({ number: untouched, expiry: untouched, cvc: untouched });
  const [left, setLeft] = useState<Partial<Record<keyof CardProblems, true>>>({});
  const [asked, setAsked] = useState(false);
  const [name, setName] = useState('');
  const [email, setEmail] = useState(cart.email);
  const [asksEmail] = useState(emailProblem(cart.email) !== undefined);
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const consentBox = useRef<HTMLButtonElement>(null);
  const elements = useElements();
  const payment = usePayment({
    purchase,
    intent: purchase.intent,
    service,
    onLock,
    otherError: cardForm.paymentFailed,
    confirm: (request) => confirmCard(request, name.trim()),
    claimOrder: ({ paymentIntentId }) => claimOrder(paymentIntentId),
  });
  useStayGuard(payment.isRunning, false);

  const problems = problemsOf({
    fields,
    name,
    email: asksEmail ? email : undefined,
    immediate: cart.immediate,
  });
  // The looks are those of the moment the form appears.
  const [options] = useState(() => ({ style: cardFieldStyle() }));
  const [numberOptions] = useState(() => ({ ...options, showIcon: true }));
  const busy = payment.phase !== 'form';
  const cents = purchase.intent?.amountCents ?? purchase.fullCents;
  const waitsForPrice = purchase.newPriceCents !== undefined;
  /** What is said at a field: once everything was asked for, or when it was left in a wrong state. */
  const said = (field: Exclude<keyof CardProblems, 'immediate'>) =>
    problems[field] && (asked || (left[field] && !isEmpty(field))) ? cardForm.problems[field] : undefined;
  const isEmpty = (field: keyof CardProblems) =>
    field === 'number' || field === 'expiry' || field === 'cvc'
      ? fields[field].empty
      : field === 'email' && !email;

  function goTo(field: keyof CardProblems): void {
    const own = { name: nameInput, email: emailInput, immediate: consentBox } as const;
    if (field === 'number') elements?.getElement(CardNumberElement)?.focus();
    else if (field === 'expiry') elements?.getElement(CardExpiryElement)?.focus();
    else if (field === 'cvc') elements?.getElement(CardCvcElement)?.focus();
    else own[field].current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (waitsForPrice || purchase.updating || busy) return;
    setAsked(true);
    const wrong = firstProblem(problems);
    if (wrong) {
      goTo(wrong);
      return;
    }
    if (asksEmail) browserCart().change((now) => ({ ...now, email: email.trim() }));
    void payment.start('card');
  }

  const common = (field: 'number' | 'expiry' | 'cvc') => ({
    error: said(field),
    onState: (state: FieldState) => setFields((now) => ({ ...now, [field]: state })),
    onLeft: () => setLeft((now) => ({ ...now, [field]: true })),
  });

  return (
    <form noValidate onSubmit={submit} className="relative grid gap-4" aria-busy={busy}>
      <SplitField
        element={CardNumberElement}
        label={cardForm.number}
        options={numberOptions}
        {...common('number')}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <SplitField
          element={CardExpiryElement}
          label={cardForm.expiry}
          options={options}
          {...common('expiry')}
        />
        <SplitField element={CardCvcElement} label={cardForm.cvc} options={options} {...common('cvc')} />
      </div>
      <InputField
        ref={nameInput}
        label={cardForm.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={said('name')}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        disabled={busy}
      />
      {asksEmail ? (
        <InputField
          ref={emailInput}
          label={checkout.emailLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setLeft((now) => ({ ...now, email: true }))}
          error={said('email')}
          disabled={busy}
        />
      ) : (
        <p className="text-sm">
          <span className="block text-muted">{checkout.emailTo}</span>
          <span className="block truncate font-semibold">{cart.email}</span>
        </p>
      )}
      <Checkbox
        ref={consentBox}
        checked={cart.immediate}
        onChange={(immediate) => browserCart().change((now) => ({ ...now, immediate }))}
        error={asked && problems.immediate ? checkout.immediateRequired : undefined}
      >
        {checkout.immediate}
      </Checkbox>
      {payment.notice && (
        <Alert tone="danger" title={payment.notice.title}>
          {payment.notice.text}
        </Alert>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        className="w-full leading-5"
        busy={busy || purchase.updating}
        disabledReason={waitsForPrice ? checkout.price.title : undefined}
      >
        {busy
          ? checkout.processing
          : purchase.updating
            ? checkout.updating
            : checkout.pay(formatEuros(cents, language))}
      </Button>
      <LegalLine />
      {busy && <ProcessingCover completed={payment.phase === 'completed'} />}
    </form>
  );
}

/** Charges the card of the split fields. */
function confirmCard(
  { stripe, elements, intent, email, returnUrl }: ChargeRequest,
  name: string,
): Promise<PaymentIntentResult> {
  const card = elements.getElement(CardNumberElement);
  if (!card) return Promise.reject(new Error('The card fields are gone'));
  return stripe.confirmCardPayment(intent.clientSecret, {
    payment_method: { card, billing_details: { name, email } },
    return_url: returnUrl,
  });
}
