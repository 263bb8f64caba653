import { useState } from 'react';
import { type AdminPayment, adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { InputField } from '#web/ui/field.tsx';
import { euros, parseEuros } from '../format';
import { ActionDialog } from '../ui/action-form';
import { RadioField } from '../ui/radio-field';
import { paymentMessages } from './text';

const text = paymentMessages.refund;

interface Values {
  howMuch: string;
  amountCents: string;
  reason: string;
}

/** Explains a refund, asks how much and why, and makes it. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  // The state when the dialog opened: its answer is one refund, even if others click meanwhile.
  const [seen] = useState({
    kept: payment.keptCents,
    refunded: payment.refundedCents,
    owed: payment.refundOwedCents,
  });
  const { owed = seen.kept } = seen;
  const isOwed = owed < seen.kept;
  const amountOf = ({ howMuch, amountCents }: Values): number | undefined => {
    if (howMuch === 'owed') return owed;
    if (howMuch === 'whole') return seen.kept;
    const part = parseEuros(amountCents);
    return part !== undefined && part >= 1 && part <= seen.kept ? part : undefined;
  };
  return (
    <ActionDialog
      call={adminRefundPayment}
      params={{ intent: payment.intent }}
      values={{ howMuch: isOwed ? 'owed' : 'whole', amountCents: '', reason: '' }}
      check={(typed) => ({
        amountCents: amountOf(typed) === undefined ? text.amountWrong(euros(seen.kept)) : undefined,
      })}
      toBody={(typed: Values) => {
        const amount = amountOf(typed);
        return {
          reason: typed.reason,
          refundedCents: seen.refunded,
          amountCents: amount === seen.kept ? undefined : amount,
        };
      }}
      title={text.title}
      description={(typed) =>
        amountOf(typed) === seen.kept ? text.wholeText(euros(seen.kept)) : text.partText
      }
      submit={(typed) => {
        const amount = amountOf(typed);
        return amount === undefined ? text.submitUnknown : text.submit(euros(amount));
      }}
      danger
      done={text.done}
      reason
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          <RadioField
            legend={text.what}
            options={{
              ...(isOwed && { owed: text.owed(euros(owed)) }),
              whole: text.whole(euros(seen.kept)),
              part: text.part,
            }}
            {...field('howMuch')}
          />
          {form.watch('howMuch') === 'part' && (
            <InputField
              label={text.amount}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              {...field('amountCents')}
              onBlur={() => void form.trigger('amountCents')}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
