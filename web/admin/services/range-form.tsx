import {
  type AdminServiceView,
  adminChangeServiceRange,
  type adminService,
} from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { InputField } from '#web/ui/field.tsx';
import { count, euros, readWhole } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { SmallTable } from '../ui/small-table';
import { marginText } from './figures';
import { serviceMessages } from './text';
import { useServiceAction } from './use-service-action';

const text = serviceMessages.rangeForm;

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

const bodyOf = ({ min, max, step, bonusPercent }: Values) => ({
  min: readWhole(min),
  max: readWhole(max),
  step: readWhole(step),
  bonusPercent: bonusPercent.trim() === '' ? null : readWhole(bonusPercent),
});

type Ends = NonNullable<AnswerOf<typeof adminService>['ends']>;

/** The quantities of a package without fixed size. Its price follows from the packages. */
export function RangeForm({ service, ends }: { service: AdminServiceView; ends: Ends }) {
  const { action, newer } = useServiceAction({
    call: adminChangeServiceRange,
    service,
    valuesOf,
    toBody: bodyOf,
    may: useMay('move-money'),
    done: serviceMessages.form.saved,
  });
  const { field } = action;
  const plain = { inputMode: 'numeric', maxLength: 12 } as const;
  return (
    <FormOfAction action={action} submit={commonMessages.save} failed={serviceMessages.form.saveFailed}>
      <p className="max-w-prose text-sm text-muted">{text.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField label={text.min} {...plain} {...field('min')} />
        <InputField label={text.max} {...plain} {...field('max')} />
        <InputField label={text.step} hint={text.stepHint} {...plain} {...field('step')} />
        <InputField
          label={text.bonusPercent}
          hint={text.bonusPercentHint}
          {...plain}
          {...field('bonusPercent')}
        />
      </div>
      <h3 className="text-sm font-semibold">{text.ends}</h3>
      <SmallTable
        label={text.ends}
        head={[text.quantity, serviceMessages.columns.price, serviceMessages.columns.margin]}
        rows={ends.map(({ quantity, bonus, priceCents, margin }) => [
          bonus > 0 ? `${count(quantity)} +${count(bonus)}` : count(quantity),
          euros(priceCents),
          marginText(margin),
        ])}
      />
      {newer}
    </FormOfAction>
  );
}
