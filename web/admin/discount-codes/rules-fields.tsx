import { InputField, SelectField } from '#web/ui/field.tsx';
import type { FieldOf } from '../ui/use-action';
import type { DiscountForm } from './form-values';
import { discountMessages } from './text';

const text = discountMessages.form;

interface Props {
  field: FieldOf<DiscountForm>;
  kind: DiscountForm['kind'];
  /** Another switch sets whether it is active. */
  withoutActive?: boolean;
}

/** The rules of a code; the same fields in every form. */
export function RulesFields({ field, kind, withoutActive = false }: Props) {
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField label={text.kind} options={text.kinds} {...field('kind')} />
        <InputField
          label={kind === 'percent' ? text.percent : text.amount}
          inputMode="decimal"
          {...field('off', 'off.percent', 'off.amountCents')}
        />
        <InputField label={text.least} hint={text.optional} inputMode="decimal" {...field('minOrderCents')} />
        <InputField
          label={text.limit}
          hint={text.optional}
          inputMode="decimal"
          {...field('maxRedemptions')}
        />
        <InputField label={text.from} hint={text.clock} type="datetime-local" {...field('validFrom')} />
        <InputField label={text.until} hint={text.clock} type="datetime-local" {...field('validUntil')} />
        <InputField
          label={text.grant}
          hint={text.grantHint}
          inputMode="decimal"
          {...field('validSecondsAfterGrant')}
        />
        <InputField label={text.note} hint={text.noteHint} maxLength={300} {...field('note')} />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Choices title={text.services} options={discountMessages.services} {...field('serviceTypes')} />
        <Choices title={text.languages} options={discountMessages.languages} {...field('languages')} />
        <Choices title={text.granted} options={discountMessages.languages} {...field('grantedIn')} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        {!withoutActive && <Tickbox label={text.active} {...field('active')} />}
        <Tickbox label={text.once} {...field('oncePerEmail')} />
      </div>
    </>
  );
}

type Registered = ReturnType<FieldOf<DiscountForm>>;

/** Some of a few options; none means all. */
function Choices({
  title,
  options,
  ...field
}: Registered & { title: string; options: Record<string, string> }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{title}</legend>
      <p className="text-sm text-muted">{text.anyOf}</p>
      {Object.entries(options).map(([value, label]) => (
        <Tickbox key={value} label={label} value={value} {...field} />
      ))}
    </fieldset>
  );
}

function Tickbox({ label, error: _, ...field }: Registered & { label: string; value?: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input type="checkbox" className="size-5 accent-accent" {...field} />
      {label}
    </label>
  );
}
