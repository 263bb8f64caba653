import { X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Field, InputField, inputStyle } from '../../ui/field';
import { count } from '../format';
import { serviceMessages } from '../messages/services';
import { panelAmount, readWhole } from './figures';
import type { Preview } from './import-form';
import { MoveButton } from './move-button';
import { isPrice } from './package-fields';

const text = serviceMessages.importing;
const { form: words } = serviceMessages;

/** The packages that an import is to make, as they are typed. */
export interface ImportValues {
  packages: { service: string; line: string; quantity: string; bonus: string; price: string }[];
}

interface Props {
  place: number;
  form: UseFormReturn<ImportValues>;
  /** What the server said, by the field's name. */
  said: (name: string) => string | undefined;
  service: Preview['services'][number] | undefined;
  currency: string | undefined;
  onRemove: () => void;
}

/** One package that is to be made of a panel's service. */
export function ImportRow({ place, form, said, service, currency, onRemove }: Props) {
  const { register, formState } = form;
  const errors = formState.errors.packages?.[place];
  const plain = { autoComplete: 'off', maxLength: 12 } as const;
  return (
    <li className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex items-start gap-2 text-sm">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{text.row(place + 1)}</span>{' '}
          {service && (
            <span className="text-muted wrap-anywhere">
              · {service.id} · {service.name} · {panelAmount(Number(service.rate), currency)}.{' '}
              {text.limits(count(service.min), count(service.max))}
            </span>
          )}
        </span>
        <MoveButton label={text.remove(place + 1)} icon={X} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <Field
          className="max-lg:col-span-2"
          label={words.line}
          error={said('type') ?? said('region') ?? said('providerServiceId')}
        >
          {(control) => (
            <select {...control} {...register(`packages.${place}.line`)} className={inputStyle}>
              {Object.entries(serviceMessages.lines).map(([line, name]) => (
                <option key={line} value={line}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <InputField
          label={words.quantity}
          error={errors?.quantity?.message ?? said('quantity')}
          inputMode="numeric"
          {...plain}
          {...register(`packages.${place}.quantity`, {
            validate: (typed) => (readWhole(typed) ?? 0) > 0 || words.numberWrong,
          })}
        />
        <InputField
          label={words.bonus}
          error={errors?.bonus?.message ?? said('bonus')}
          inputMode="numeric"
          {...plain}
          {...register(`packages.${place}.bonus`, {
            validate: (typed) => readWhole(typed) !== undefined || words.numberWrong,
          })}
        />
        <InputField
          label={words.price}
          error={errors?.price?.message ?? said('priceCents')}
          inputMode="decimal"
          {...plain}
          {...register(`packages.${place}.price`, {
            validate: (typed) => isPrice(typed) || words.priceWrong,
          })}
        />
      </div>
    </li>
  );
}
