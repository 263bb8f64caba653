import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Call } from '#domain/calls/call.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import type { Action } from './use-action';

interface Options<Values extends FieldValues> {
  /** The field with what was read: the values themselves, or their version. */
  mark?: Path<Values>;
  /** The code of the refusal. */
  code?: string;
  /** `current` is older than the form: until the refetch after our own save is done. */
  isOlder?: boolean;
}

/**
 * For a form whose call names what was read, its values or their version, and is refused if that has changed.
 * `current` is what there is now, in the form's fields. An untouched form takes it; a touched one keeps what was typed,
 * and `changed` is what `ChangedMeanwhile` needs to let the user decide.
 */
export function useSeen<C extends Call, Values extends FieldValues>(
  action: Action<C, Values>,
  current: Values,
  { mark = 'seen' as Path<Values>, code = 'settings_changed', isOlder = false }: Options<Values> = {},
) {
  const { form, busy, error, submit } = action;
  const { isDirty } = form.formState;
  const isNewer = !busy && !isOlder && JSON.stringify(current[mark]) !== JSON.stringify(form.getValues(mark));
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
    action: isNewer && isApiError(error, code) ? { ...action, error: null } : action,
    take,
    changed:
      isNewer && isDirty
        ? {
            onKeep: () => {
              form.setValue(mark, current[mark]);
              void submit();
            },
            onTake: take,
          }
        : undefined,
  };
}
