import { useState } from 'react';
import type { AdminPayment } from '../../../domain/calls/admin-payments';
import { ApiError } from '../../api-client/api-error';
import { InputField } from '../../ui/field';
import { postPaymentsIntentRefund } from '../client';
import { euros, parseEuros } from '../format';
import { paymentMessages } from '../messages/payments';
import { ReasonDialog } from '../ui/reason-dialog';

const text = paymentMessages.refund;

/** Says what a refund does, asks how much and why, and gives the money back. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  // What was seen when the dialog opened: the answer to it is one refund, whoever else presses meanwhile.
  const [seen] = useState({ kept: payment.keptCents, refunded: payment.refundedCents });
  const [whole, setWhole] = useState(true);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const part = parseEuros(typed);
  const valid = part !== undefined && part >= 1 && part <= seen.kept;
  const amount = whole ? seen.kept : valid ? part : undefined;
  const all = amount === seen.kept;

  async function act(reason: string): Promise<void> {
    if (amount === undefined) {
      setWrong(true);
      throw new ApiError(400, { code: 'validation_failed', message: text.amountWrong(euros(seen.kept)) });
    }
    await postPaymentsIntentRefund(payment.intent, {
      reason,
      refundedCents: seen.refunded,
      ...(all ? {} : { amountCents: amount }),
    });
  }

  return (
    <ReasonDialog
      title={text.title}
      description={all ? text.wholeText(euros(seen.kept)) : text.partText}
      submit={amount === undefined ? text.submitUnknown : text.submit(euros(amount))}
      danger
      done={text.done}
      act={act}
      onClose={onClose}
    >
      <fieldset className="grid gap-2 text-sm">
        <legend className="mb-1 font-medium">{text.what}</legend>
        {[true, false].map((all) => (
          <label key={String(all)} className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input
              type="radio"
              name="how-much"
              checked={whole === all}
              onChange={() => setWhole(all)}
              className="size-4 accent-accent"
            />
            {all ? text.whole(euros(seen.kept)) : text.part}
          </label>
        ))}
      </fieldset>
      {!whole && (
        <InputField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={wrong && !valid ? text.amountWrong(euros(seen.kept)) : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setWrong(typed !== '')}
        />
      )}
    </ReasonDialog>
  );
}
