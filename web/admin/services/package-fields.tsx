import type { ComponentProps, ReactNode } from 'react';
import type { PackageFigures } from '#domain/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { InputField } from '#web/ui/field.tsx';
import { parseEuros, readWhole, typedEuros } from '../format';
import type { FieldOf } from '../ui/use-action';
import { serviceMessages } from './text';

const text = serviceMessages.form;

/** A package in its form; an empty form without figures. */
export function formOfPackage(values?: PackageFigures) {
  return {
    quantity: values ? String(values.quantity) : '',
    bonus: String(values?.bonus ?? 0),
    priceCents: values ? typedEuros(values.priceCents) : '',
    regularPriceCents: values ? typedEuros(values.regularPriceCents) : '',
    featured: values?.featured ?? false,
  };
}

/** A package as typed: amounts in euros. */
export type PackageForm = ReturnType<typeof formOfPackage>;

/** A typed amount; NaN, which every schema refuses, if it isn't one. */
export const centsOf = (typed: string) => parseEuros(typed) ?? Number.NaN;

/** The figures of a complete form. An empty regular price means the price. */
export function figuresOf({ quantity, bonus, ...typed }: PackageForm): PackageFigures {
  return {
    quantity: readWhole(quantity),
    bonus: readWhole(bonus),
    priceCents: centsOf(typed.priceCents),
    regularPriceCents: centsOf(typed.regularPriceCents.trim() || typed.priceCents),
    featured: typed.featured,
  };
}

interface Props {
  field: FieldOf<PackageForm>;
  featured: Omit<ComponentProps<typeof Checkbox>, 'children'>;
  /** The effect of the typed figures. */
  note?: ReactNode;
}

/** The fields of a package of fixed size; the same in every form. */
export function PackageFields({ field, featured, note }: Props) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField label={text.quantity} inputMode="numeric" maxLength={12} {...field('quantity')} />
        <InputField
          label={text.bonus}
          hint={text.bonusHint}
          inputMode="numeric"
          maxLength={12}
          {...field('bonus')}
        />
        <InputField
          label={text.price}
          hint={text.priceHint}
          inputMode="decimal"
          maxLength={12}
          {...field('priceCents')}
        />
        <InputField
          label={text.regular}
          hint={text.regularHint}
          inputMode="decimal"
          maxLength={12}
          {...field('regularPriceCents')}
        />
      </div>
      {note}
      <div>
        <Checkbox {...featured}>{text.featured}</Checkbox>
        <p className="text-sm text-muted">{text.featuredHint}</p>
      </div>
    </>
  );
}
