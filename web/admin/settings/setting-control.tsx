import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox';
import { Field, inputStyle } from '../../ui/field';
import { settingsFieldMessages, settingsMessages as text } from '../messages/settings';
import { endless, type FormValues, keyOf, unitKeyOf, units } from './convert';
import type { SettingField } from './fields';

interface Props {
  field: SettingField;
  control: Control<FormValues>;
  register: UseFormRegister<FormValues>;
  error: string | undefined;
  readOnly: boolean;
}

const dense = `${inputStyle} min-h-11! text-base! lg:min-h-9! lg:text-sm!`;

/** One setting with its effect beside it. */
export function SettingControl({ field, control, register, error, readOnly }: Props) {
  const { label, hint } = settingsFieldMessages[field.path];
  const key = keyOf(field);
  if (field.kind === 'switch')
    return (
      <Controller
        control={control}
        name={key}
        render={({ field: { value, onChange } }) => (
          <div className="grid">
            <Checkbox checked={value === true} onChange={(next) => !readOnly && onChange(next)}>
              <span className="font-semibold">{label}</span>
              {hint && <span className="block text-muted">{hint}</span>}
            </Checkbox>
          </div>
        )}
      />
    );
  if (field.kind === 'countries')
    return (
      <Controller
        control={control}
        name={key}
        render={({ field: { value, onChange } }) => {
          const chosen = value as string[];
          return (
            <fieldset className="grid gap-1">
              <legend className="text-sm font-semibold">{label}</legend>
              <div className="flex flex-wrap gap-x-5">
                {Object.entries(text.countries).map(([code, name]) => (
                  <Checkbox
                    key={code}
                    checked={chosen.includes(code)}
                    onChange={(on) =>
                      !readOnly &&
                      onChange(
                        Object.keys(text.countries).filter((one) =>
                          one === code ? on : chosen.includes(one),
                        ),
                      )
                    }
                  >
                    {name}
                  </Checkbox>
                ))}
              </div>
              <p className="text-sm text-muted">{hint}</p>
            </fieldset>
          );
        }}
      />
    );
  if (field.kind === 'choice')
    return (
      <Field label={label} hint={hint} error={error}>
        {(attributes) => (
          <select {...attributes} {...register(key)} disabled={readOnly} className={dense}>
            {Object.entries(field.choices).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  if (field.kind === 'duration')
    return <Duration {...{ field, control, register, error, readOnly }} label={label} hint={hint} />;
  return (
    <Field label={label} hint={hint || undefined} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          {...register(key)}
          readOnly={readOnly}
          autoComplete="off"
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          maxLength={field.kind === 'text' ? field.longest : 9}
          className={dense}
        />
      )}
    </Field>
  );
}

/** A time with its unit; where it may have no end, that is one of the units. */
function Duration({
  field,
  control,
  register,
  error,
  readOnly,
  label,
  hint,
}: Props & { label: string; hint: string }) {
  const withoutEnd = field.kind === 'duration' && field.endless;
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="grid grid-cols-2 gap-2">
          <Controller
            control={control}
            name={unitKeyOf(field)}
            render={({ field: { value, onChange, onBlur } }) => (
              <>
                <input
                  {...attributes}
                  {...register(keyOf(field))}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={9}
                  readOnly={readOnly}
                  disabled={value === endless}
                  className={dense}
                />
                <select
                  aria-label={text.unit(label)}
                  value={String(value)}
                  onChange={onChange}
                  onBlur={onBlur}
                  disabled={readOnly}
                  className={dense}
                >
                  {(Object.keys(units) as (keyof typeof units)[]).map((unit) => (
                    <option key={unit} value={unit}>
                      {text.units[unit]}
                    </option>
                  ))}
                  {withoutEnd && <option value={endless}>{text.forLife}</option>}
                </select>
              </>
            )}
          />
        </div>
      )}
    </Field>
  );
}
