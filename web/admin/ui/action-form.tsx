import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Call } from '#domain/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { commonMessages as text } from '../messages/common';
import { ActionFailure } from './action-failure';
import { Dialog } from './dialog';
import { ReasonField, reasonIsOptional } from './reason-field';
import { type Action, type ActionOptions, useAction } from './use-action';

interface FormProps<C extends Call, Values extends FieldValues> {
  /** Label of the submit button. */
  submit: string | ((typed: Values) => string);
  danger?: boolean;
  /** Shown above the reason of a failure. */
  failed?: string;
  /** Why it can't be submitted now. */
  disabledReason?: string;
  /** Next to the button, e.g. another action. */
  beside?: ReactNode;
  /** The fields. */
  children?: ReactNode | ((action: Action<C, Values>) => ReactNode);
}

export interface ActionFormProps<C extends Call, Values extends FieldValues>
  extends ActionOptions<C, Values>,
    FormProps<C, Values> {}

/** A form that makes one call: its fields, its errors, its button. The browser fills in only fields that say so. */
export function ActionForm<C extends Call, Values extends FieldValues>(props: ActionFormProps<C, Values>) {
  return <FormOfAction {...props} action={useAction(props)} />;
}

/** The same around an action that the screen has created itself, because it needs its form. */
export function FormOfAction<C extends Call, Values extends FieldValues>({
  action,
  failed,
  disabledReason = action.may ? undefined : text.notAllowed,
  beside,
  children,
  ...button
}: FormProps<C, Values> & { action: Action<C, Values> }) {
  return (
    <form noValidate autoComplete="off" onSubmit={action.submit} className="grid gap-3">
      <Locked when={action.busy}>
        {typeof children === 'function' ? children(action) : children}
        <ActionFailure error={action.error} title={failed} />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton
            {...button}
            submit={worded(button.submit, action)}
            disabledReason={disabledReason}
            busy={action.busy}
          />
          {beside}
        </div>
      </Locked>
    </form>
  );
}

interface ActionDialogProps<C extends Call, Values extends FieldValues> extends ActionFormProps<C, Values> {
  title: string;
  /** What it will do, and what can't be undone. */
  description?: ReactNode | ((typed: Values) => ReactNode);
  width?: 'small' | 'medium' | 'large';
  /**
   * Also asks for the reason, which goes into the audit log. Required if the call says so, or only for this use of it.
   */
  reason?: boolean | 'needed';
  /** Reasons offered as buttons. */
  commonReasons?: readonly string[];
  onClose: () => void;
}

/** The same in a dialog, which closes when it is done. Open as long as it is rendered. */
export function ActionDialog<C extends Call, Values extends FieldValues>(
  props: ActionDialogProps<C, Values>,
) {
  const { title, description, width, reason, onClose, beside, children, failed } = props;
  const action = useAction({
    ...props,
    values: reason ? { reason: '', ...props.values } : props.values,
    onDone: (answer, form) => {
      onClose();
      return props.onDone?.(answer, form);
    },
  } as ActionOptions<C, Values>);
  const { busy } = action;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={title}
      description={worded(description, action)}
      width={width}
    >
      <form noValidate autoComplete="off" onSubmit={action.submit} className="grid gap-4">
        <Locked when={busy}>
          {typeof children === 'function' ? children(action) : children}
          {reason && (
            <ReasonField
              action={action as never}
              optional={reason !== 'needed' && reasonIsOptional(props.call)}
              common={props.commonReasons}
            />
          )}
        </Locked>
        <ActionFailure error={action.error} title={failed} />
        <div className="flex flex-wrap justify-end gap-2">
          {beside}
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <SubmitButton {...props} submit={worded(props.submit, action)} busy={busy} />
        </div>
      </form>
    </Dialog>
  );
}

/** Texts, including those that depend on the typed values. */
function worded<Words, C extends Call, Values extends FieldValues>(
  words: Words | ((typed: Values) => Words),
  { form }: Action<C, Values>,
): Words {
  return typeof words === 'function' ? (words as (typed: Values) => Words)(form.watch()) : words;
}

function SubmitButton({
  submit,
  danger,
  disabledReason,
  busy,
}: {
  submit: string;
  danger?: boolean;
  disabledReason?: string;
  busy: boolean;
}) {
  return (
    <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledReason={disabledReason}>
      {busy ? text.working : submit}
    </Button>
  );
}
