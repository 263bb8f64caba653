import { get, set } from 'react-hook-form';
import { clockOf, momentOf } from '#domain/days.ts';
import type { SettingsSection } from '#domain/settings.ts';
import { numberToType, typedNumber } from '../format';
import { type SettingField, settingFields } from './fields';
import { settingsMessages as text } from './text';

/** A section's values in the API's form, with the version that was read. */
export interface SavedSection {
  values: Record<string, unknown>;
  version: string;
}

/** The same in the form: everything as typed, under the API's names. */
export interface TypedSection extends SavedSection {
  /** Units of the times, by their path. */
  units: Record<string, string>;
}

export const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
/** Instead of a unit, for "no end". */
export const endless = 'endless';

/** The largest unit in which a time is a whole number. */
function unitOf(seconds: number): keyof typeof units {
  return (['days', 'hours', 'minutes'] as const).find((unit) => seconds % units[unit] === 0) ?? 'seconds';
}

/** A section in its form. */
export function toForm(section: SettingsSection, { values, version }: SavedSection): TypedSection {
  const form: TypedSection = { version, values: {}, units: {} };
  for (const field of settingFields[section]) {
    const value: unknown = get(values, field.path);
    set(form.values, field.path, asTyped(field, value));
    if (field.kind === 'duration')
      form.units[field.path] = typeof value === 'number' ? unitOf(value) : endless;
  }
  return form;
}

function asTyped({ kind }: SettingField, value: unknown): string | boolean | string[] {
  if (kind === 'switch') return value === true;
  if (kind === 'countries') return [...(value as string[])];
  // By the shop's clock (D3).
  if (kind === 'moment') return value === null ? '' : clockOf(new Date(String(value)));
  if (typeof value !== 'number') return String(value ?? '');
  return numberToType(kind === 'duration' ? value / units[unitOf(value)] : value);
}

/** The form's values; the call's schema reports what can't be saved. */
export function fromForm(section: SettingsSection, form: TypedSection): SavedSection {
  const values = {};
  for (const field of settingFields[section]) set(values, field.path, meant(field, form));
  return { version: form.version, values };
}

function meant(field: SettingField, form: TypedSection): unknown {
  const typed: unknown = get(form.values, field.path);
  if (typeof typed !== 'string') return typed;
  if (field.kind === 'number') return typedNumber(typed);
  if (field.kind === 'duration') {
    const unit = form.units[field.path];
    return unit === endless ? null : Math.round(typedNumber(typed) * units[unit as keyof typeof units]);
  }
  if (field.kind === 'moment') return typed === '' ? null : (momentOf(typed)?.toISOString() ?? typed);
  const optional = field.kind === 'colour' || (field.kind === 'text' && field.optional);
  return optional && typed.trim() === '' ? null : typed;
}

/** A field's value in words, e.g. for a comparison. */
export function wordsOf(field: SettingField, form: TypedSection): string {
  const typed: unknown = get(form.values, field.path);
  if (typeof typed === 'boolean') return typed ? text.yes : text.no;
  if (Array.isArray(typed))
    return typed.map((one) => text.countries[one as keyof typeof text.countries]).join(', ') || text.none;
  if (field.kind === 'duration') {
    const unit = form.units[field.path];
    return unit === endless ? text.forLife : `${typed} ${text.units[unit as keyof typeof units]}`;
  }
  const words = field.kind === 'choice' ? field.choices[String(typed)] : String(typed);
  return words || text.none;
}
