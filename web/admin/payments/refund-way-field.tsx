import type { ComponentProps } from 'react';
import { RadioField, RadioOption } from '../ui/radio-field';
import { paymentMessages } from './text';

const text = paymentMessages.way;

/** How a refund is made: by the payment provider, or it was already paid in another way. */
export type RefundWay = 'provider' | 'outside';

/** Asks for it. Only what is owed, because a refund failed, can have been paid in another way. */
export function RefundWayField(field: Omit<ComponentProps<typeof RadioField>, 'legend' | 'options'>) {
  return (
    <RadioField
      legend={text.legend}
      options={{
        provider: <RadioOption name={text.provider} hint={text.providerHint} />,
        outside: <RadioOption name={text.outside} hint={text.outsideHint} />,
      }}
      {...field}
    />
  );
}
