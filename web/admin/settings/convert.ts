import { type SettingsSection, sectionSchemas } from '../../../domain/settings';
import { settingsMessages as text } from '../messages/settings';
import { type SettingField, settingFields } from './fields';

/** A section as its form holds it: by the field's key, everything as it is typed. */
export type FormValues = Record<string, string | boolean | string[]>;
/** A section's values as the API has them. */
export type Values = Record<string, unknown>;

export const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof units;
/** Instead of a unit, where there is no end. */
export const endless = 'endless';

/** The form's key of a field: a dot would be a field of a field there. */
export const keyOf = ({ path }: SettingField) => path.replace('.', '_');
export const unitKeyOf = (field: SettingField) => `${keyOf(field)}_unit`;

function valueAt(values: Values, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Values | undefined)?.[name], values);
}

/** The largest unit in which a time is a whole number. */
export function unitOf(seconds: number): Unit {
  return (['days', 'hours', 'minutes'] as const).find((unit) => seconds % units[unit] === 0) ?? 'seconds';
}

/** Values as the form shows them. */
export function toForm(section: SettingsSection, values: Values): FormValues {
  const form: FormValues = {};
  for (const field of settingFields[section]) {
    const value = valueAt(values, field.path);
    const key = keyOf(field);
    if (field.kind === 'duration') {
      const unit = typeof value === 'number' ? unitOf(value) : endless;
      form[key] = typeof value === 'number' && unit !== endless ? String(value / units[unit]) : '';
      form[unitKeyOf(field)] = unit;
    } else if (field.kind === 'switch') form[key] = value === true;
    else if (field.kind === 'countries') form[key] = [...(value as string[])];
    else if (field.kind === 'number') form[key] = String(value).replace('.', ',');
    else form[key] = value === null || value === undefined ? '' : String(value);
  }
  return form;
}

/** A number as it is typed in Spanish; undefined where it is none. */
function typedNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** What a form means: the values to save, or a sentence by form key for each field that can't be saved. */
export function fromForm(
  section: SettingsSection,
  form: FormValues,
): { values: Values; errors?: undefined } | { errors: Record<string, string>; values?: undefined } {
  const values: Values = {};
  for (const field of settingFields[section]) {
    const [outer = '', inner] = field.path.split('.');
    const value = typedValue(field, form);
    if (inner) values[outer] = { ...(values[outer] as Values | undefined), [inner]: value };
    else values[outer] = value;
  }
  const read = sectionSchemas[section].safeParse(values);
  if (read.success) return { values: read.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) errors[path.map(String).join('_')] ??= message;
  return { errors };
}

function typedValue(field: SettingField, form: FormValues): unknown {
  const typed = form[keyOf(field)];
  if (typeof typed !== 'string') return typed;
  if (field.kind === 'number') return typedNumber(typed);
  if (field.kind === 'duration') {
    const unit = form[unitKeyOf(field)];
    if (unit === endless) return null;
    const amount = typedNumber(typed);
    return amount === undefined ? undefined : Math.round(amount * units[unit as Unit]);
  }
  const optional = field.kind === 'colour' || (field.kind === 'text' && field.optional);
  return optional && typed.trim() === '' ? null : typed;
}

/** A field's value in words, e.g. for a comparison. */
export function wordsOf(field: SettingField, form: FormValues): string {
  const typed = form[keyOf(field)];
  if (typeof typed === 'boolean') return typed ? text.yes : text.no;
  if (Array.isArray(typed))
    return typed.map((one) => text.countries[one as keyof typeof text.countries]).join(', ') || text.none;
  if (field.kind === 'duration') {
    const unit = form[unitKeyOf(field)];
    return unit === endless ? text.forLife : `${typed} ${text.units[unit as Unit]}`;
  }
  if (field.kind === 'choice') return field.choices[typed ?? ''] ?? text.none;
  return typed || text.none;
}
