import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { formatEuros } from '#domain/money.ts';
import { browserCart, useCart } from '../cart/cart-storage';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { EmailField, InputField } from '../ui/field';
import { cardFieldStyle } from './appearance';
import type { FieldState } from './card-form-rules';
import { LegalLine } from './legal-line';
import { PaymentNotice } from './payment-notice';
import { ProcessingCover } from './processing-cover';
import { SplitField } from './split-field';
import { useCardForm } from './use-card-form';
import type { Lock } from './use-payment';
import type { Purchase } from './use-purchase';

interface CardFormProps {
  stripe: Stripe;
  purchase: Purchase;
  service: ServiceView;
  onLock: (lock: Lock) => void;
}

/** Number, expiry and check code as the provider's own fields: card data never touch our page (D11). */
export function CardForm(props: CardFormProps) {
  const language = useLanguage();
  const options = useMemo(() => ({ locale: language }), [language]);
  return (
    <Elements stripe={props.stripe} options={options}>
      <CardFields {...props} />
    </Elements>
  );
}

function CardFields({ purchase, service, onLock }: CardFormProps) {
  const { checkout } = useMessages();
  const { cardForm } = checkout;
  const language = useLanguage();
  const cart = useCart();
  const form = useCardForm({ purchase, service, onLock });
  const { payment, busy } = form;
  // Set when the form appears; a later change of theme doesn't apply.
  const [options] = useState(() => ({ style: cardFieldStyle() }));
  const [numberOptions] = useState(() => ({ ...options, showIcon: true }));

  const common = (field: 'number' | 'expiry' | 'cvc') => ({
    error: form.said(field),
    onState: (state: FieldState) => form.change(field, state),
    onLeft: () => form.leave(field),
  });

  return (
    <form noValidate onSubmit={form.submit} className="relative grid grid-cols-1 gap-4" aria-busy={busy}>
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
        ref={form.refs.name}
        label={cardForm.name}
        value={form.name}
        onChange={(event) => form.setName(event.target.value)}
        error={form.said('name')}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        readOnly={busy}
      />
      {form.asksEmail ? (
        <EmailField
          ref={form.refs.email}
          label={checkout.emailLabel}
          value={form.email}
          onChange={(event) => form.setEmail(event.target.value)}
          onBlur={() => form.leave('email')}
          error={form.said('email')}
          readOnly={busy}
        />
      ) : (
        <p className="text-sm">
          <span className="block text-muted">{checkout.emailTo}</span>
          <span className="block truncate font-semibold">{cart.email}</span>
        </p>
      )}
      <Checkbox
        ref={form.refs.immediate}
        checked={cart.immediate}
        onChange={(immediate) => browserCart().change((now) => ({ ...now, immediate }))}
        error={form.immediateIsMissing ? checkout.immediateRequired : undefined}
      >
        {checkout.immediate}
      </Checkbox>
      <PaymentNotice payment={payment} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full leading-5"
        busy={busy || purchase.updating}
        disabledReason={
          purchase.newPriceCents !== undefined
            ? checkout.price.title
            : payment.notice?.waits
              ? payment.notice.title
              : undefined
        }
      >
        {busy
          ? checkout.processing
          : purchase.updating
            ? checkout.updating
            : checkout.pay(formatEuros(purchase.currentCents, language))}
      </Button>
      <LegalLine />
      {busy && <ProcessingCover completed={payment.phase === 'completed'} />}
    </form>
  );
}
