import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox';
import { InputField } from '../../ui/field';
import { parseEuros, typedEuros } from '../format';
import { serviceMessages } from '../messages/services';
import { readWhole } from './figures';

const text = serviceMessages.form;

/** A package as it is typed. */
export interface PackageForm {
  quantity: string;
  bonus: string;
  price: string;
  regular: string;
  featured: boolean;
}

/** The figures of a package. */
export interface PackageFigures {
  quantity: number;
  bonus: number;
  priceCents: number;
  regularPriceCents: number;
  featured: boolean;
}

/** A package as it is edited; an empty one without figures. */
export function formOfPackage(values?: PackageFigures): PackageForm {
  return {
    quantity: values ? String(values.quantity) : '',
    bonus: String(values?.bonus ?? 0),
    price: values ? typedEuros(values.priceCents) : '',
    regular: values ? typedEuros(values.regularPriceCents) : '',
    featured: values?.featured ?? false,
  };
}

/** What a filled form says. An empty regular price is the price. */
export function figuresOf({ quantity, bonus, price, regular, featured }: PackageForm): PackageFigures {
  const priceCents = parseEuros(price) ?? 0;
  return {
    quantity: readWhole(quantity) ?? 0,
    bonus: readWhole(bonus) ?? 0,
    priceCents,
    regularPriceCents: regular.trim() === '' ? priceCents : (parseEuros(regular) ?? 0),
    featured,
  };
}

/** Whether a typed amount is one that the shop can ask for. */
export function isPrice(typed: string): boolean {
  const cents = parseEuros(typed);
  return cents !== undefined && cents >= 50 && cents <= 1_000_000;
}

interface Props {
  form: UseFormReturn<PackageForm>;
  /** What the server said, by the field's name. */
  said: (name: string) => string | undefined;
  readOnly?: boolean;
  /** What the price that is typed would do. */
  note?: ReactNode;
}

/** What a package of fixed size is, as it is asked for everywhere. */
export function PackageFields({ form, said, readOnly = false, note }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  const plain = { autoComplete: 'off', readOnly, maxLength: 12 } as const;
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        <InputField
          label={text.quantity}
          error={errors.quantity?.message ?? said('quantity')}
          inputMode="numeric"
          {...plain}
          {...register('quantity', { validate: (typed) => (readWhole(typed) ?? 0) > 0 || text.numberWrong })}
        />
        <InputField
          label={text.bonus}
          hint={text.bonusHint}
          error={errors.bonus?.message ?? said('bonus')}
          inputMode="numeric"
          {...plain}
          {...register('bonus', {
            validate: (typed) => readWhole(typed) !== undefined || text.numberWrong,
          })}
        />
        <InputField
          label={text.price}
          hint={text.priceHint}
          error={errors.price?.message ?? said('priceCents')}
          inputMode="decimal"
          {...plain}
          {...register('price', { validate: (typed) => isPrice(typed) || text.priceWrong })}
        />
        <InputField
          label={text.regular}
          hint={text.regularHint}
          error={errors.regular?.message ?? said('regularPriceCents')}
          inputMode="decimal"
          {...plain}
          {...register('regular', {
            validate: (typed, { price }) =>
              typed.trim() === '' ||
              (isPrice(typed)
                ? (parseEuros(typed) ?? 0) >= (parseEuros(price) ?? 0) || text.regularWrong
                : text.priceWrong),
          })}
        />
      </div>
      {note}
      <Controller
        control={form.control}
        name="featured"
        render={({ field }) => (
          <div>
            <Checkbox checked={field.value} onChange={(value) => !readOnly && field.onChange(value)}>
              {text.featured}
            </Checkbox>
            <p className="text-sm text-muted">{text.featuredHint}</p>
          </div>
        )}
      />
    </>
  );
}
