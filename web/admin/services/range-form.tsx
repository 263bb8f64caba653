import { useForm } from 'react-hook-form';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { type getServicesId, putServicesIdRange } from '../client';
import { count, euros } from '../format';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { marginText, readWhole } from './figures';
import { NewerAlert, useBase } from './use-base';

const text = serviceMessages.rangeForm;

type Ends = NonNullable<Awaited<ReturnType<typeof getServicesId>>['ends']>;

interface Props {
  service: AdminServiceView;
  ends: Ends;
}

interface Values {
  min: string;
  max: string;
  step: string;
  bonusPercent: string;
}

const valuesOf = ({ range }: AdminServiceView): Values => ({
  min: String(range?.min ?? ''),
  max: String(range?.max ?? ''),
  step: String(range?.step ?? ''),
  bonusPercent: String(range?.bonusPercent ?? ''),
});

/** Which quantities of a package without fixed size can be bought. Its price is that of the packages. */
export function RangeForm({ service, ends }: Props) {
  const mayChange = useMay('move-money');
  const form = useForm<Values>({ defaultValues: valuesOf(service) });
  const { errors, isDirty } = form.formState;
  const { base, newer, take } = useBase(service, {
    part: valuesOf,
    dirty: isDirty,
    reset: (next) => form.reset(valuesOf(next)),
  });
  const save = useAct(
    ({ version, typed }: { version: number; typed: Values }) =>
      putServicesIdRange(service.id, {
        min: readWhole(typed.min) ?? 0,
        max: readWhole(typed.max) ?? 0,
        step: readWhole(typed.step) ?? 0,
        bonusPercent: readWhole(typed.bonusPercent) ?? null,
        version,
      }),
    { done: serviceMessages.form.saved, onDone: (answer) => take(answer.service) },
  );
  const submit = (version: number) => form.handleSubmit((typed) => mayChange && save.run({ version, typed }));
  const said = (name: string) => (isApiError(save.error) ? save.error.fields?.[name] : undefined);
  const plain = { autoComplete: 'off', inputMode: 'numeric', readOnly: !mayChange, maxLength: 12 } as const;
  const whole = (typed: string) => (readWhole(typed) ?? 0) > 0 || serviceMessages.form.numberWrong;
  return (
    <form noValidate onSubmit={submit(base.version)} className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">{text.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={text.min}
          error={errors.min?.message ?? said('min')}
          {...plain}
          {...form.register('min', { validate: whole })}
        />
        <InputField
          label={text.max}
          error={errors.max?.message ?? said('max')}
          {...plain}
          {...form.register('max', {
            validate: (typed, { min }) =>
              readWhole(typed) === undefined
                ? serviceMessages.form.numberWrong
                : (readWhole(typed) ?? 0) >= (readWhole(min) ?? 0) || text.maxWrong,
          })}
        />
        <InputField
          label={text.step}
          hint={text.stepHint}
          error={errors.step?.message ?? said('step')}
          {...plain}
          {...form.register('step', { validate: whole })}
        />
        <InputField
          label={text.bonusPercent}
          hint={text.bonusPercentHint}
          error={errors.bonusPercent?.message ?? said('bonusPercent')}
          {...plain}
          {...form.register('bonusPercent', {
            validate: (typed) => typed.trim() === '' || (readWhole(typed) ?? 101) <= 100 || text.percentWrong,
          })}
        />
      </div>
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-semibold">{text.ends}</caption>
        <thead className="text-left text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {text.quantity}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {serviceMessages.columns.price}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {serviceMessages.columns.margin}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {ends.map(({ quantity, bonus, priceCents, margin }) => (
            <tr key={quantity} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {count(quantity)} {bonus > 0 && <span className="text-muted">+{count(bonus)}</span>}
              </th>
              <td className="py-1.5 text-right">{euros(priceCents)}</td>
              <td className="py-1.5 text-right">{marginText(margin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {newer && (
        <NewerAlert
          busy={save.busy}
          onTake={() => take(service)}
          onKeep={() => void submit(service.version)()}
        />
      )}
      <ActFailure error={save.error} title={serviceMessages.form.saveFailed} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busy={save.busy}
        disabledReason={mayChange ? undefined : commonMessages.notAllowed}
      >
        {save.busy ? commonMessages.saving : commonMessages.save}
      </Button>
    </form>
  );
}
