import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/field';
import { euros, parseEuros } from '../format';
import { messages } from '../messages';
import { adminKeys } from '../queries';
import { ActionFields } from './action-fields';
import type { ActionResult } from './action-results';
import { checkValues, initialValues } from './action-values';
import type { ActionName, ActionValues } from './actions';
import { type ActRequest, failureResult, isRefusal, perform } from './perform';

const text = messages.dialog;

interface Props {
  action: ActionName;
  order: AdminOrderDetail;
  onClose: () => void;
  onDone: (result: ActionResult) => void;
}

/** Says what an act does and what can't be undone, asks for its reason, and carries it out. */
export function ActionDialog({ action, order, onClose, onDone }: Props) {
  const { label, hint, submitting } = messages.actions[action];
  const queryClient = useQueryClient();
  const form = useForm<ActionValues>({
    defaultValues: initialValues(order),
    resolver: (values) => {
      const found = Object.entries(checkValues(action, values, order));
      if (found.length === 0) return { values, errors: {} };
      const errors = found.map(([name, message]) => [name, { type: 'invalid', message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ActionValues> };
    },
  });
  const asked = useRef<ActRequest | undefined>({ order, requestId: crypto.randomUUID() });
  const run = useMutation({
    mutationFn: (values: ActionValues) => {
      asked.current ??= { order, requestId: crypto.randomUUID() };
      return perform(action, values, asked.current);
    },
    onSuccess: onDone,
    onError: (error) => {
      showFieldErrors(form.setError, error);
      if (isRefusal(error)) asked.current = undefined;
    },
    // Also after a refusal: what this screen knew was out of date.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const failure = run.error ? failureResult(action, run.error) : undefined;
  return (
    <Dialog
      open
      title={label}
      description={hint}
      closeLabel={messages.shell.close}
      // A running act can't be taken back by closing its dialog; its outcome must be seen.
      onClose={run.isPending ? undefined : onClose}
      width="medium"
    >
      <form noValidate onSubmit={form.handleSubmit((values) => run.mutate(values))} className="grid gap-4">
        <Consequences action={action} />
        <ActionFields action={action} form={form} order={order} />
        <TextareaField
          label={text.reason}
          hint={text.reasonHint}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
          rows={2}
          maxLength={500}
        />
        {failure && (
          <Alert tone="danger" title={failure.title}>
            {failure.text}
            {failure.requestId && (
              <span className="block text-muted">{messages.shell.requestId(failure.requestId)}</span>
            )}
          </Alert>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onClose} disabledReason={run.isPending ? submitting : undefined}>
            {messages.shell.cancel}
          </Button>
          <Button type="submit" look={isGrave(action) ? 'danger' : 'primary'} busy={run.isPending}>
            {run.isPending ? submitting : submitLabel(action, form.watch('amount'))}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Consequences({ action }: { action: ActionName }) {
  const { does, cannotUndo } = messages.actions[action];
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

function isGrave(action: ActionName): boolean {
  return action === 'forceResend' || action === 'refund';
}

function submitLabel(action: ActionName, amount: string): string {
  const cents = action === 'refund' ? parseEuros(amount) : undefined;
  return cents ? text.refundSubmit(euros(cents)) : messages.actions[action].submit;
}

const fieldOf: Partial<Record<string, keyof ActionValues>> = {
  reason: 'reason',
  username: 'username',
  customUsername: 'username',
  url: 'url',
  customUrl: 'url',
  providerOrderId: 'providerOrderId',
  amountCents: 'amount',
};

function showFieldErrors(
  setError: (name: keyof ActionValues, error: { message: string }) => void,
  error: unknown,
): void {
  if (!isApiError(error)) return;
  for (const [name, message] of Object.entries(error.fields)) {
    const field = fieldOf[name];
    if (field) setError(field, { message });
  }
}
