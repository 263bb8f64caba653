import { InputField, SelectField } from '#web/ui/field.tsx';
import { moneyIn, panelRange } from '../format';
import { RemoveButton } from '../ui/order-buttons';
import type { FieldOf } from '../ui/use-action';
import type { Preview } from './import-preview';
import type { ImportValues } from './import-values';
import { serviceMessages } from './text';

const text = serviceMessages.importing;
const { form: words } = serviceMessages;

interface Props {
  place: number;
  field: FieldOf<ImportValues>;
  service: Preview['services'][number] | undefined;
  /** The panel has changed the service since it was chosen. */
  changed: boolean;
  /** The packages that use the service since it was chosen. */
  usedSince: readonly number[];
  currency: string | undefined;
  onRemove: () => void;
}

/** One package to be created from a panel's service. */
export function ImportRow({ place, field, service, changed, usedSince, currency, onRemove }: Props) {
  const row = `packages.${place}` as const;
  return (
    <li className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex items-start gap-2 text-sm">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{text.row(place + 1)}</span>{' '}
          {service && (
            <span className="text-muted wrap-anywhere">
              · {service.id} · {service.name} · {moneyIn(service.rate, currency)}.{' '}
              {text.limits(panelRange(service))}
            </span>
          )}
          {changed && <span className="block text-warning">{text.serviceChanged}</span>}
          {usedSince.length > 0 && (
            <span className="block text-warning wrap-anywhere">
              {text.usedSince(usedSince.map((id) => `#${id}`).join(', '))}
            </span>
          )}
        </span>
        <RemoveButton label={text.remove(place + 1)} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <SelectField
          className="max-lg:col-span-2"
          label={words.line}
          options={serviceMessages.lines}
          {...field(`${row}.line`, `${row}.type`, `${row}.region`, `${row}.providerServiceId`)}
        />
        <InputField label={words.quantity} inputMode="numeric" maxLength={12} {...field(`${row}.quantity`)} />
        <InputField label={words.bonus} inputMode="numeric" maxLength={12} {...field(`${row}.bonus`)} />
        <InputField label={words.price} inputMode="decimal" maxLength={12} {...field(`${row}.priceCents`)} />
      </div>
    </li>
  );
}
