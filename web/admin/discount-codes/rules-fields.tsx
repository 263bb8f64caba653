import { useFormContext, useWatch } from 'react-hook-form';
import { Field, InputField, inputStyle } from '../../ui/field';
import { discountMessages } from '../messages/discount-codes';
import type { DiscountForm } from './form-values';

const text = discountMessages.form;

interface Props {
  /** What the server said, by the rule's name. */
  said: (name: string) => string | undefined;
  /** A switch of its own says whether it is active. */
  withoutActive?: boolean;
}

/** The rules of a code, as they are asked for everywhere; inside a form of them. */
export function RulesFields({ said, withoutActive = false }: Props) {
  const { register, control } = useFormContext<DiscountForm>();
  const kind = useWatch({ control, name: 'kind' });
  const typed = { autoComplete: 'off', inputMode: 'decimal' } as const;
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={text.kind}>
          {(field) => (
            <select {...field} {...register('kind')} className={inputStyle}>
              <option value="percent">{text.kinds.percent}</option>
              <option value="amount">{text.kinds.amount}</option>
            </select>
          )}
        </Field>
        <InputField
          label={kind === 'percent' ? text.percent : text.amount}
          error={said('off.percent') ?? said('off.amountCents') ?? said('off')}
          {...typed}
          {...register('off')}
        />
        <InputField
          label={text.least}
          hint={text.optional}
          error={said('minOrderCents')}
          {...typed}
          {...register('least')}
        />
        <InputField
          label={text.limit}
          hint={text.optional}
          error={said('maxRedemptions')}
          {...typed}
          {...register('limit')}
        />
        <InputField
          label={text.from}
          hint={text.clock}
          type="datetime-local"
          error={said('validFrom')}
          {...register('from')}
        />
        <InputField
          label={text.until}
          hint={text.clock}
          type="datetime-local"
          error={said('validUntil')}
          {...register('until')}
        />
        <InputField
          label={text.grant}
          hint={text.grantHint}
          error={said('validSecondsAfterGrant')}
          {...typed}
          {...register('grantHours')}
        />
        <InputField
          label={text.note}
          hint={text.noteHint}
          error={said('note')}
          autoComplete="off"
          maxLength={300}
          {...register('note')}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Choices name="services" title={text.services} options={discountMessages.services} />
        <Choices name="languages" title={text.languages} options={discountMessages.languages} />
        <Choices name="granted" title={text.granted} options={discountMessages.languages} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        {(withoutActive ? (['once'] as const) : (['active', 'once'] as const)).map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input type="checkbox" className="size-5 accent-accent" {...register(name)} />
            {text[name]}
          </label>
        ))}
      </div>
    </>
  );
}

/** Some of a few; none chosen means all. */
function Choices({
  name,
  title,
  options,
}: {
  name: 'services' | 'languages' | 'granted';
  title: string;
  options: Record<string, string>;
}) {
  const { register } = useFormContext<DiscountForm>();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{title}</legend>
      <p className="text-sm text-muted">{text.anyOf}</p>
      {Object.entries(options).map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm">
          <input type="checkbox" value={value} className="size-5 accent-accent" {...register(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
