import type { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeCardNumberElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { useState } from 'react';
import { classes } from '../ui/classes';
import { Field } from '../ui/field';
import type { FieldState } from './card-form-rules';

/** One of the provider's split card fields with our label, message and style. */
export function SplitField({
  element: Element,
  label,
  error,
  options,
  onState,
  onLeft,
}: {
  element: typeof CardNumberElement | typeof CardExpiryElement | typeof CardCvcElement;
  label: string;
  error?: string;
  options: { style: StripeElementStyle; showIcon?: boolean };
  onState: (state: FieldState) => void;
  onLeft: () => void;
}) {
  const [focused, setFocused] = useState(false);
  return (
    <Field label={label} error={error}>
      {({ id }) => (
        <Element
          id={id}
          options={options}
          onChange={({ complete, empty, error: wrong }: Change) =>
            onState({ complete, empty, wrong: wrong !== undefined })
          }
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onLeft();
          }}
          className={classes(
            'min-h-12 w-full rounded-control border bg-surface px-3.5 py-[0.8125rem]',
            error ? 'border-danger ring-1 ring-danger' : 'border-line-strong',
            focused && 'outline-2 outline-offset-2 outline-accent',
          )}
        />
      )}
    </Field>
  );
}

type Change = Pick<StripeCardNumberElementChangeEvent, 'complete' | 'empty' | 'error'>;
