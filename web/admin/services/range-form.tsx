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
      <EndsTable ends={ends} />
      {newer}
    </FormOfAction>
  );
}

/** The prices at both ends of the range. */
function EndsTable({ ends }: { ends: Ends }) {
  return (
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
  );
}
