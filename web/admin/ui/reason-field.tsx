import type { z } from 'zod';
import type { Call } from '#domain/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/field.tsx';
import { commonMessages as text } from '../messages/common';
import type { Action } from './use-action';

/** Whether a call can be made without a reason. */
export function reasonIsOptional({ body }: Call): boolean {
  const { shape } = (body ?? {}) as { shape?: Record<string, z.ZodType> };
  return shape?.reason?.safeParse(undefined).success === true;
}

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of any action that asks for a reason
  action: Action<any, any>;
  optional: boolean;
  hint?: string;
  /** Reasons offered as buttons if none has to be typed. */
  common?: readonly string[];
}

/**
 * The reason of an action. If it is optional, the most common reasons are offered as buttons. A separate component:
 * fields get the focus in the order in which they register.
 */
export function ReasonField({ action, optional, hint = text.reasonHint, common = [] }: Props) {
  const { field, form } = action;
  return (
    <div className="grid gap-2">
      <TextareaField
        label={optional ? text.optionalReason : text.reason}
        hint={hint}
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      {optional && common.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {common.map((reason) => (
            <Button
              key={reason}
              size="small"
              onClick={() => form.setValue('reason', reason, { shouldValidate: form.formState.isSubmitted })}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
