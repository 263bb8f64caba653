import { useState } from 'react';
import { type AdminPayment, adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { InputField } from '#web/ui/field.tsx';
import { euros, parseEuros } from '../format';
import { ActionDialog } from '../ui/action-form';
import { RadioField } from '../ui/radio-field';
import { useAttempts } from '../ui/use-attempts';
import { type RefundWay, RefundWayField } from './refund-way-field';
import { paymentMessages } from './text';

const { refund: text, way: wayText } = paymentMessages;

interface Values {
  way: RefundWay;
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
  const { idOf } = useAttempts();
  const { owed = seen.kept } = seen;
  const isOwed = owed < seen.kept;
  const amountOf = ({ howMuch, amountCents }: Values): number | undefined => {
    if (howMuch === 'owed') return owed;
    if (howMuch === 'whole') return seen.kept;
    const part = parseEuros(amountCents);
    return part !== undefined && part >= 1 && part <= seen.kept ? part : undefined;
  };
  const isTooMuchOutside = (typed: Values) => typed.way === 'outside' && (amountOf(typed) ?? 0) > owed;
  return (
    <ActionDialog
      call={adminRefundPayment}
      params={{ intent: payment.intent }}
      values={{ way: 'provider', howMuch: isOwed ? 'owed' : 'whole', amountCents: '', reason: '' }}
      check={(typed) => ({
        amountCents: amountOf(typed) === undefined ? text.amountWrong(euros(seen.kept)) : undefined,
        way: isTooMuchOutside(typed) ? wayText.amountWrong(euros(owed)) : undefined,
      })}
      toBody={(typed: Values) => {
        const amount = amountOf(typed);
        const outside = typed.way === 'outside' ? (true as const) : undefined;
        const isRest = !outside && amount === seen.kept;
        const asked = { reason: typed.reason, refundedCents: seen.refunded, outside };
        const body = { ...asked, amountCents: isRest ? undefined : amount };
        return { ...body, requestId: idOf(body) };
      }}
      title={text.title}
      description={(typed) => {
        if (typed.way === 'outside') return text.outsideText;
        return amountOf(typed) === seen.kept ? text.wholeText(euros(seen.kept)) : text.partText;
      }}
      submit={(typed) => {
        const amount = amountOf(typed);
        if (amount === undefined) return text.submitUnknown;
        return (typed.way === 'outside' ? wayText : text).submit(euros(amount));
      }}
      danger
      done={text.done}
      reason
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          {seen.owed !== undefined && <RefundWayField {...field('way')} />}
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
