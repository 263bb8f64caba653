import { useIsFetching } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import type { Call } from '#domain/calls/call.ts';
import { isShortDelivery } from '#domain/refund-proposal.ts';
import { isRefusal } from '#web/api-client/failure.ts';
import { Alert } from '#web/ui/alert.tsx';
import { euros, parseEuros } from '../format';
import { commonMessages } from '../messages/common';
import { paymentMessages } from '../payments/text';
import { adminKeys } from '../queries';
import { ActionDialog } from '../ui/action-form';
import { ReasonField } from '../ui/reason-field';
import type { Action } from '../ui/use-action';
import { useAttempts } from '../ui/use-attempts';
import { actionCalls } from './action-calls';
import { ActionFields } from './action-fields';
import type { ActionResult } from './action-results';
import { checkValues, hasMoved, initialValues, movedValues } from './action-values';
import { type ActionName, type ActionValues, isGrave, needsReason } from './actions';
import { actionMessages, dialogMessages as text } from './actions-text';
import { failureTitles } from './results-text';

interface Props {
  action: ActionName;
  order: AdminOrderDetail;
  onClose: () => void;
  onDone: (result: ActionResult) => void;
}

/** What a dialog shows of its order, and what its action names: never the proposal of one state with the guard of another. */
interface Shown {
  order: AdminOrderDetail;
  /** Until the refetch after the last action is done, the order is outdated: an action on it would be refused. */
  isCurrent: boolean;
}

/** Explains an action and what can't be undone, asks for its reason, and runs it. */
export function OrderActionDialog({ action, order: latest, onClose, onDone }: Props) {
  const { label, hint, submit } = actionMessages[action];
  const { call, body, result } = actionCalls[action];
  const [shown, setShown] = useState<Shown>({ order: latest, isCurrent: false });
  const { order } = shown;
  const attempts = useAttempts();
  return (
    <ActionDialog
      call={call}
      params={{ id: order.id }}
      values={initialValues(order)}
      check={(typed: ActionValues) => checkValues(action, typed, order)}
      toBody={(typed: ActionValues) => {
        const asked = body(typed, order);
        // Not of the reason: with another one it is still the same action.
        return { ...asked, requestId: attempts.idOf({ ...asked, reason: undefined }) };
      }}
      title={label}
      description={({ way }: ActionValues) => (way === 'outside' ? paymentMessages.refund.outsideText : hint)}
      submit={({ amountCents, way }) => {
        const cents = action === 'refund' ? parseEuros(amountCents) : undefined;
        if (cents && way === 'outside') return paymentMessages.way.submit(euros(cents));
        if (cents === 0) return isShortDelivery(order.attention) ? text.closeSubmit : text.dismissSubmit;
        return cents ? text.refundSubmit(euros(cents)) : submit;
      }}
      danger={isGrave(action)}
      failed={failureTitles[action]}
      width="medium"
      onDone={(answer, form) => onDone(result(answer, form.getValues(), latest))}
      onFailed={(error) => {
        // After a refusal, the same values are another request.
        if (!isRefusal(error)) return;
        setShown((before) => ({ ...before, isCurrent: false }));
        attempts.forget();
      }}
      disabledReason={shown.isCurrent ? undefined : text.refreshing}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.form.watch('way') !== 'outside' && <Consequences action={action} />}
          <Latest form={form} shown={shown} order={latest} onShow={setShown} />
          <ActionFields action={action} form={form} order={order} />
          <ReasonField
            action={form}
            optional={!needsReason(action)}
            hint={text.reasonHint}
            common={commonMessages.commonReasons}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface LatestProps {
  form: Action<Call, ActionValues>;
  shown: Shown;
  order: AdminOrderDetail;
  onShow: (shown: Shown) => void;
}

/**
 * Takes the latest state of the order as soon as it is known, and says so if it isn't what was shown. What the user has
 * chosen stays: after a refusal they repeat their own choice, not a proposal.
 */
function Latest({ form: { form, busy }, shown, order, onShow }: LatestProps) {
  const [moved, setMoved] = useState(false);
  const refreshing = useIsFetching({ queryKey: [...adminKeys.all, 'detail'] }) > 0;
  useEffect(() => {
    if (refreshing || busy || shown.isCurrent) return;
    for (const [name, value] of Object.entries(movedValues(form.getValues(), shown.order, order)))
      form.setValue(name as keyof ActionValues, value);
    setMoved(hasMoved(shown.order, order));
    onShow({ order, isCurrent: true });
  }, [refreshing, busy, shown, order, form, onShow]);
  return moved && <Alert tone="warning">{text.moved}</Alert>;
}

function Consequences({ action }: { action: ActionName }) {
  const { does, cannotUndo } = actionMessages[action];
  return (
    <div className="grid gap-3 text-sm leading-6">
      <div>
        <h3 className="font-semibold">{text.does}</h3>
        <ul className="list-disc pl-5">
          {does.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
        <span>
          <strong className="font-semibold">{text.cannotUndo}: </strong>
          {cannotUndo}
        </span>
      </p>
    </div>
  );
}
