import { zodResolver } from '@hookform/resolvers/zod';
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
import { useAct } from './use-act';

export interface ActionOptions<C extends Call, Values extends FieldValues> {
  call: C;
  /** Fills in the call's path. */
  params?: Record<string, string | number>;
  /** What the fields begin with. */
  values?: DefaultValues<Values>;
  /** The body that the fields stand for; without it they are the body. */
  toBody?: (values: Values) => BodyOf<C>;
  /** What the schema can't know: a sentence for each field that is wrong. */
  check?: (values: Values) => Partial<Record<keyof Values, string | undefined>>;
  /** False: who looks at it may not send it, and changes nothing. */
  may?: boolean;
  /** What is said when it is done. */
  done?: string | ((answer: AnswerOf<C>) => string);
  /** The form is busy until a promise of it is fulfilled. */
  onDone?: (answer: AnswerOf<C>, form: UseFormReturn<Values>) => unknown;
  onFailed?: (error: Error, form: UseFormReturn<Values>) => void;
}

/**
 * What a field of this name needs: its registration, and what is wrong with it. `also` names further places of the body
 * whose mistakes belong there, e.g. `off.percent`.
 */
export type FieldOf<Values extends FieldValues> = (
  name: Path<Values>,
  ...also: string[]
) => UseFormRegisterReturn & { error: string | undefined; readOnly?: boolean };

export type Action<C extends Call, Values extends FieldValues> = ReturnType<typeof useAction<C, Values>>;

/**
 * A form that makes one call. The call's own schema checks the fields, in the browser as on the server; what the server
 * says of single fields stands beside them; what was typed stays where it fails. A field has the name that the body
 * has for it.
 */
export function useAction<C extends Call, Values extends FieldValues>({
  call,
  params,
  values,
  toBody = (typed: Values) => typed as BodyOf<C>,
  check,
  may = true,
  done,
  onDone,
  onFailed,
}: ActionOptions<C, Values>) {
  const form = useForm<Values>({
    defaultValues: values,
    resolver: call.body && (checkedBy(call.body, toBody, check) as never),
  });
  const act = useAct(
    (typed: Values) =>
      request(call, { params, body: call.body ? toBody(typed) : undefined }) as Promise<AnswerOf<C>>,
    { done, onDone: (answer) => onDone?.(answer, form), onFailed: (error) => onFailed?.(error, form) },
  );
  const { errors } = form.formState;
  const refused = isApiError(act.error) ? act.error.fields : undefined;
  const said = (place: string): string | undefined => {
    const error = get(errors, place) as FieldError | undefined;
    // What is wrong with a list as a whole stands at its root.
    return error?.message ?? error?.root?.message ?? refused?.[place];
  };
  const field: FieldOf<Values> = (name, ...also) => ({
    ...form.register(name),
    error: [name, ...also].map(said).find(Boolean),
    ...(may ? {} : { readOnly: true }),
  });
  return {
    ...act,
    form,
    may,
    submit: form.handleSubmit((typed) => act.run(typed)),
    field,
    /** What is wrong with a place of the body. */
    said,
    /** What a checkbox of this name needs. */
    checkbox: (name: Path<Values>) => ({
      checked: form.watch(name) as boolean,
      onChange: (on: boolean) =>
        may &&
        form.setValue(name, on as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
      error: said(name),
    }),
  };
}

/** Checks the body that the fields stand for; the fields themselves go on as they were typed. */
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
