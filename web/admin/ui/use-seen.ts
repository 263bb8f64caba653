import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Call } from '#domain/calls/call.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import type { Action } from './use-action';

/**
 * For a form whose call names the values that were read, in its field `seen`, and is refused if they have changed.
 * `current` is what there is now, in the form's fields. An untouched form takes it; a touched one keeps what was typed,
 * and `changed` is what `ChangedMeanwhile` needs to let the user decide.
 */
export function useSeen<C extends Call, Values extends FieldValues & { seen: unknown }>(
  action: Action<C, Values>,
  current: Values,
) {
  const { form, busy, error, submit } = action;
  const { isDirty } = form.formState;
  const seen = 'seen' as Path<Values>;
  const isNewer = !busy && JSON.stringify(current.seen) !== JSON.stringify(form.getValues(seen));
  const take = () => {
    action.reset();
    form.reset(current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values are taken when they arrive, or when no unsaved input is left
  useEffect(() => {
    if (isNewer && !isDirty) take();
  }, [isNewer, isDirty]);
  return {
    // The new values say it; until they have come, the answer does.
    action: isNewer && isApiError(error, 'settings_changed') ? { ...action, error: null } : action,
    changed:
      isNewer && isDirty
        ? {
            onKeep: () => {
              form.setValue(seen, current.seen as never);
              void submit();
            },
            onTake: take,
          }
        : undefined,
  };
}
