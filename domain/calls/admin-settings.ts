import { z } from 'zod';
import { type SettingsSection, sectionSchemas, settingsSections } from '../settings';
import { type Call, defineCall } from './call';
import { success } from './common';

/** Version of the values that were read. A save names it and is refused if someone else saved in between. */
const version = z
  .string('Recarga la página e inténtalo de nuevo')
  .regex(/^[0-9a-f]{16}$/, 'Recarga la página e inténtalo de nuevo')
  .meta({ examples: ['0123456789abcdef'] });

type Saved<S extends z.ZodType> = z.ZodObject<{ values: S; version: typeof version }>;

const sections = Object.fromEntries(
  settingsSections.map((section) => [section, z.object({ values: sectionSchemas[section], version })]),
) as { [S in SettingsSection]: Saved<(typeof sectionSchemas)[S]> };

export const adminSettings = defineCall('GET /api/admin/settings', {
  summary: 'Every setting of the shop, by section, each section with the version that saving it needs',
  access: 'read-settings',
  answer: success.extend({
    sections: z.object(sections),
    /** The installation's own configuration of the visitor measurement. */
    measurement: z.object({ scriptUrl: z.string().optional(), id: z.string().optional() }),
  }),
});

function save<S extends z.ZodType>(name: SettingsSection, values: S, also = '') {
  return defineCall(`PUT /api/admin/settings/${name}`, {
    summary: `Saves the section \`${name}\` of the settings; refused where it has changed since it was read${also}`,
    access: 'manage-settings',
    body: z.strictObject({ version, values }),
    answer: success.extend({ version }),
  });
}

/** One call for each section. */
export const adminSaveSettings = {
  shop: save('shop', sectionSchemas.shop, '; another address for alerts asks for password or code again'),
  appearance: save('appearance', sectionSchemas.appearance),
  seller: save('seller', sectionSchemas.seller),
  tax: save('tax', sectionSchemas.tax),
  offer: save('offer', sectionSchemas.offer),
  banner: save('banner', sectionSchemas.banner),
  notice: save('notice', sectionSchemas.notice),
  reminders: save('reminders', sectionSchemas.reminders),
  reviews: save('reviews', sectionSchemas.reviews),
  delivery: save('delivery', sectionSchemas.delivery),
  guarantee: save('guarantee', sectionSchemas.guarantee),
  analytics: save('analytics', sectionSchemas.analytics),
  retention: save('retention', sectionSchemas.retention),
  // If a stolen session could switch it off, it would bypass the second step.
  security: { ...save('security', sectionSchemas.security), stepUp: true },
} satisfies Record<SettingsSection, Call>;
