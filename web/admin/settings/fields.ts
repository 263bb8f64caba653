import type { SettingsSection } from '#domain/settings.ts';
import { settingsChoices, type settingsFieldMessages } from './text';

/** The input of a setting. `path`: where its value is in its section, e.g. `vatRates.ES`. */
export type SettingField = { path: keyof typeof settingsFieldMessages } & (
  | { kind: 'text'; optional?: true; longest: number }
  | { kind: 'colour' }
  | { kind: 'moment' }
  | { kind: 'number' }
  | { kind: 'duration'; endless?: true }
  | { kind: 'choice'; choices: Record<string, string> }
  | { kind: 'switch' }
  | { kind: 'countries' }
);

/** The fields of each section, in order. */
export const settingFields: Record<SettingsSection, readonly SettingField[]> = {
  shop: [
    { path: 'shopName', kind: 'text', longest: 40 },
    { path: 'supportEmail', kind: 'text', longest: 254 },
    { path: 'alertEmail', kind: 'text', optional: true, longest: 254 },
    { path: 'orderPrefix', kind: 'text', longest: 5 },
  ],
  appearance: [
    { path: 'logoText', kind: 'text', optional: true, longest: 24 },
    { path: 'accent', kind: 'colour' },
  ],
  seller: [
    { path: 'legalName', kind: 'text', longest: 120 },
    { path: 'taxId', kind: 'text', longest: 30 },
    { path: 'address', kind: 'text', longest: 200 },
    { path: 'email', kind: 'text', longest: 254 },
    { path: 'sample', kind: 'switch' },
  ],
  tax: [
    { path: 'vatMode', kind: 'choice', choices: settingsChoices.vatMode },
    { path: 'sellerCountry', kind: 'choice', choices: settingsChoices.sellerCountry },
    { path: 'vatRates.ES', kind: 'number' },
    { path: 'vatRates.FR', kind: 'number' },
    { path: 'vatRates.IT', kind: 'number' },
  ],
  offer: [{ path: 'upsellVariantBPercent', kind: 'number' }],
  banner: [
    { path: 'enabled', kind: 'switch' },
    { path: 'code', kind: 'text', longest: 40 },
    { path: 'seconds', kind: 'duration' },
    { path: 'noRestartIn', kind: 'countries' },
  ],
  notice: [
    { path: 'texts.es', kind: 'text', optional: true, longest: 160 },
    { path: 'texts.fr', kind: 'text', optional: true, longest: 160 },
    { path: 'texts.it', kind: 'text', optional: true, longest: 160 },
    { path: 'from', kind: 'moment' },
    { path: 'until', kind: 'moment' },
    { path: 'panelAway', kind: 'switch' },
    { path: 'panelAwayAfterSeconds', kind: 'duration' },
  ],
  reminders: [
    { path: 'reminderAfterSeconds', kind: 'duration' },
    { path: 'abandonAfterSeconds', kind: 'duration' },
    { path: 'paymentFailedMailAfterSeconds', kind: 'duration' },
    { path: 'progressMailAfterSeconds', kind: 'duration' },
  ],
  reviews: [
    { path: 'enabled', kind: 'switch' },
    { path: 'askAfterDays', kind: 'number' },
  ],
  delivery: [
    { path: 'undelivered', kind: 'choice', choices: settingsChoices.undelivered },
    { path: 'submissionAttempts', kind: 'number' },
    { path: 'submissionRetrySeconds', kind: 'duration' },
    { path: 'lateAfterSeconds', kind: 'duration' },
  ],
  guarantee: [
    { path: 'guaranteeSeconds', kind: 'duration', endless: true },
    { path: 'refillCooldownSeconds', kind: 'duration' },
  ],
  analytics: [
    { path: 'enabled', kind: 'switch' },
    { path: 'id', kind: 'text', optional: true, longest: 60 },
  ],
  retention: [
    { path: 'logDays', kind: 'number' },
    { path: 'unpaidDays', kind: 'number' },
  ],
  security: [{ path: 'secondStep', kind: 'choice', choices: settingsChoices.secondStep }],
};
