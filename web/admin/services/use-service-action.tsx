import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import type { BodyOf, Call } from '#domain/calls/call.ts';
import { ChangedMeanwhile } from '../ui/changed-meanwhile';
import { useAction } from '../ui/use-action';
import { serviceMessages } from './text';

const text = serviceMessages.form;

/** A call that changes a part of a package. */
type ServiceCall = Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ service: AdminServiceView }>>;

interface Options<C extends ServiceCall, Values extends FieldValues> {
  call: C;
  service: AdminServiceView;
  /** The values that the form edits. */
  valuesOf: (service: AdminServiceView) => Values;
  toBody: (values: Values) => Omit<BodyOf<C>, 'version'>;
  may: boolean;
  done: string;
}

/**
 * Changes a part of a package. A change elsewhere that doesn't touch this part is taken over silently; one that does
 * requires a decision (`newer`) if something was typed, so that nothing is lost. `base` is the form's starting point.
 */
export function useServiceAction<C extends ServiceCall, Values extends FieldValues>({
  service,
  valuesOf,
  toBody,
  ...options
}: Options<C, Values>) {
  const [base, setBase] = useState(service);
  // The version that the user has decided to overwrite.
  const overwritten = useRef(0);
  const action = useAction<C, Values>({
    ...options,
    params: { id: service.id },
    values: valuesOf(service) as DefaultValues<Values>,
    toBody: (typed) =>
      ({ ...toBody(typed), version: Math.max(base.version, overwritten.current) }) as BodyOf<C>,
    onDone: (answer) => take(answer.service),
  });
  const { form, busy, submit } = action;
  const take = (next: AdminServiceView) => {
    setBase(next);
    form.reset(valuesOf(next));
  };
  const dirty = form.formState.isDirty;
  const touched = JSON.stringify(valuesOf(service)) !== JSON.stringify(valuesOf(base));
  const later = service.version > base.version;
  if (later && !touched) setBase(service);
  else if (later && !dirty) take(service);
  const newer = later && touched && dirty && (
    <ChangedMeanwhile
      title={text.newer}
      keep={text.keepMine}
      take={text.takeNew}
      busy={busy}
      onKeep={() => {
        overwritten.current = service.version;
        void submit();
      }}
      onTake={() => take(service)}
    >
      {text.newerText}
    </ChangedMeanwhile>
  );
  return { action, base, newer };
}
