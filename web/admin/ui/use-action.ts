import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { AnswerOf, BodyOf, Call } from '#domain/calls/call.ts';
import { request } from '#web/api-client/api.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { useHold } from './hold';
import { useUnsavedForm } from './unsaved-forms';
import { useAdminMutation } from './use-admin-mutation';

export interface ActionOptions<C extends Call, Values extends FieldValues> {
  call: C;
  /** Fills in the call's path. */
  params?: Record<string, string | number>;
  /** Initial values of the fields. */
  values?: DefaultValues<Values>;
  /** Maps the fields to the body; by default they are the body. */
  toBody?: (values: Values) => BodyOf<C>;
  /** Errors that the schema can't know: a sentence for each invalid field. */
  check?: (values: Values) => Partial<Record<keyof Values, string | undefined>>;
  /** False: leaving the page or dialog asks nothing, because the form keeps what is typed, or it can't be missed. */
  asks?: boolean;
  /** False: the user may read but not submit. */
  may?: boolean;
  /** Shown when it is done. */
  done?: string | ((answer: AnswerOf<C>) => string);
  /** The form is busy until its promise is fulfilled. */
  onDone?: (answer: AnswerOf<C>, form: UseFormReturn<Values>) => unknown;
  onFailed?: (error: Error, form: UseFormReturn<Values>) => void;
}

/**
 * The registration and the error of a field. `also` names further places of the body whose errors belong there, e.g.
 * `off.percent`.
 */
export type FieldOf<Values extends FieldValues> = (
  name: Path<Values>,
  ...also: string[]
) => UseFormRegisterReturn & { error: string | undefined; readOnly?: boolean };

export type Action<C extends Call, Values extends FieldValues> = ReturnType<typeof useAction<C, Values>>;

/**
 * A form that makes one call. The call's own schema checks the fields, in the browser as on the server; the server's
 * errors appear at their fields; typed values stay after a failure. A field has the name of the body's field.
 */
export function useAction<C extends Call, Values extends FieldValues>({
  call,
  params,
  values,
  toBody = (typed: Values) => typed as BodyOf<C>,
  check,
  asks = true,
  may = true,
  done,
  onDone,
  onFailed,
}: ActionOptions<C, Values>) {
  const form = useForm<Values>({
    defaultValues: values,
    resolver: call.body && (checkedBy(call.body, toBody, check) as never),
  });
  /** What the server has, even if the form still shows it. */
  const saved = useRef<string>(undefined);
  const isUnsaved = useCallback(() => JSON.stringify(form.getValues()) !== saved.current, [form]);
  const mutation = useAdminMutation(
    (typed: Values) =>
      request(call, { params, body: call.body ? toBody(typed) : undefined }) as Promise<AnswerOf<C>>,
    {
      done,
      onDone: (answer) => {
        // Before `onDone`, which may leave the page.
        saved.current = JSON.stringify(form.getValues());
        return onDone?.(answer, form);
      },
      onFailed: (error) => onFailed?.(error, form),
    },
  );
  const { errors, isDirty } = form.formState;
  useHold(isDirty);
  useUnsavedForm(isDirty && asks, 'lost', isUnsaved);
  const refused = isApiError(mutation.error) ? mutation.error.fields : undefined;
  const said = (place: string): string | undefined => {
    const error = get(errors, place) as FieldError | undefined;
    // An error of a list as a whole is at its root.
    return error?.message ?? error?.root?.message ?? refused?.[place];
  };
  const field: FieldOf<Values> = (name, ...also) => ({
    ...form.register(name),
    error: [name, ...also].map(said).find(Boolean),
    ...(may ? {} : { readOnly: true }),
  });
  return {
    ...mutation,
    form,
    may,
    submit: form.handleSubmit((typed) => mutation.run(typed)),
    field,
    /** The error at a place of the body. */
    said,
    /** The props of a checkbox of this name. */
    checkbox: (name: Path<Values>) => ({
      checked: form.watch(name) as boolean,
      onChange: (on: boolean) =>
        may &&
        form.setValue(name, on as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
      error: said(name),
    }),
  };
}

/** Validates the body; the fields themselves keep the typed values. */
function checkedBy<Values extends FieldValues>(
  schema: z.ZodType,
  toBody: (values: Values) => unknown,
  check: ActionOptions<Call, Values>['check'],
) {
  const byCall = zodResolver(schema as z.ZodType<FieldValues, FieldValues>);
  return async (typed: Values, context: unknown, options: Parameters<typeof byCall>[2]) => {
    const { errors } = await byCall(toBody(typed) as FieldValues, context, options);
    const own = Object.entries(check?.(typed) ?? {}).filter(([, message]) => message !== undefined);
    const all = {
      ...errors,
      ...Object.fromEntries(own.map(([name, message]) => [name, { type: 'own', message }])),
    };
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: typed, errors: {} };
  };
}
