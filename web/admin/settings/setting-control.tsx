import type { adminSaveSettings } from '#domain/calls/admin-settings.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, InputField, inputStyle, SelectField } from '#web/ui/field.tsx';
import type { Action } from '../ui/use-action';
import { endless, type TypedSection, units } from './convert';
import type { SettingField } from './fields';
import { settingsFieldMessages, settingsMessages as text } from './text';

interface Props {
  setting: SettingField;
  action: Action<typeof adminSaveSettings.shop, TypedSection>;
}

/** One setting with a description of its effect. */
export function SettingControl({ setting, action }: Props) {
  const { field, checkbox } = action;
  const { kind, path } = setting;
  const { label, hint } = settingsFieldMessages[path];
  switch (kind) {
    case 'switch':
      return (
        <Checkbox {...checkbox(`values.${path}`)}>
          <span className="font-semibold">{label}</span>
          {hint && <span className="block text-muted">{hint}</span>}
        </Checkbox>
      );
    case 'choice':
      return <SelectField label={label} hint={hint} options={setting.choices} {...field(`values.${path}`)} />;
    case 'countries':
      return <Countries {...{ setting, action }} />;
    case 'duration':
      return <Duration {...{ setting, action }} withoutEnd={setting.endless} />;
    default:
      return (
        <InputField
          label={label}
          hint={hint}
          type={kind === 'moment' ? 'datetime-local' : undefined}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={kind === 'text' ? setting.longest : kind === 'moment' ? undefined : 9}
          {...field(`values.${path}`)}
        />
      );
  }
}

function Countries({ setting: { path }, action: { form, may } }: Props) {
  const { label, hint } = settingsFieldMessages[path];
  const name = `values.${path}` as const;
  const chosen = form.watch(name) as string[];
  const codes = Object.keys(text.countries);
  const choose = (code: string, on: boolean) =>
    may &&
    form.setValue(
      name,
      codes.filter((one) => (one === code ? on : chosen.includes(one))),
      { shouldDirty: true },
    );
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {Object.entries(text.countries).map(([code, country]) => (
          <Checkbox key={code} checked={chosen.includes(code)} onChange={(on) => choose(code, on)}>
            {country}
          </Checkbox>
        ))}
      </div>
      <p className="text-sm text-muted">{hint}</p>
    </fieldset>
  );
}

/** A time with its unit; if "no end" is allowed, that is one of the units. */
function Duration({ setting: { path }, action, withoutEnd }: Props & { withoutEnd: boolean | undefined }) {
  const { field, form, may } = action;
  const { label, hint } = settingsFieldMessages[path];
  const { error, ...amount } = field(`values.${path}`);
  const { error: _, ...unit } = field(`units.${path}`);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="grid grid-cols-2 gap-2">
          <input
            {...control}
            {...amount}
            inputMode="decimal"
            maxLength={9}
            disabled={form.watch(`units.${path}`) === endless}
            className={inputStyle}
          />
          <select aria-label={text.unit(label)} {...unit} disabled={!may} className={inputStyle}>
            {Object.keys(units).map((one) => (
              <option key={one} value={one}>
                {text.units[one as keyof typeof units]}
              </option>
            ))}
            {withoutEnd && <option value={endless}>{text.forLife}</option>}
          </select>
        </div>
      )}
    </Field>
  );
}
