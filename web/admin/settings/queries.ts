import { queryOptions } from '@tanstack/react-query';
import type { SettingsSection } from '../../../domain/settings';
import {
  getSettings,
  putSettingsAnalytics,
  putSettingsAppearance,
  putSettingsBanner,
  putSettingsDelivery,
  putSettingsGuarantee,
  putSettingsOffer,
  putSettingsReminders,
  putSettingsRetention,
  putSettingsSeller,
  putSettingsShop,
  putSettingsTax,
} from '../client';
import { retry } from '../queries';
import type { Values } from './convert';

export type AllSettings = Awaited<ReturnType<typeof getSettings>>;

/** Every section with its version. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => getSettings({ signal }),
  retry,
});

type Save = (body: { version: string; values: Values }) => Promise<{ version: string }>;

/** How each section is saved. The form's values were read by the same schema as the call's. */
export const saveSettings = {
  shop: putSettingsShop,
  appearance: putSettingsAppearance,
  seller: putSettingsSeller,
  tax: putSettingsTax,
  offer: putSettingsOffer,
  banner: putSettingsBanner,
  reminders: putSettingsReminders,
  delivery: putSettingsDelivery,
  guarantee: putSettingsGuarantee,
  analytics: putSettingsAnalytics,
  retention: putSettingsRetention,
} as unknown as Record<SettingsSection, Save>;
