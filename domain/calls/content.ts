import { z } from 'zod';
import { contentBodyLimit, contentKeys, contentSchemas } from '../content/sections';
import { defineCall } from './call';
import { instant, language, success } from './common';

const key = z.enum(contentKeys, 'Este contenido no existe');

/** A section of content as pages show it (S1 §7); the page fills in the names in braces. */
export const contentSection = defineCall('GET /api/content-sections/key/:key', {
  summary: 'The published text of a section, or the built-in one (version 0)',
  access: 'public',
  params: z.object({ key }),
  query: z.object({ language: language.default('es') }),
  answer: success.extend({
    key,
    language,
    version: z.number().int(),
    jsonContent: z.union([
      contentSchemas.faq,
      contentSchemas['legal-terms'],
      contentSchemas['case-studies'],
      contentSchemas.reviews,
      contentSchemas.claims,
      contentSchemas['entry-followers'],
    ]),
  }),
});

export const adminPublishContent = defineCall('PUT /api/admin/content-sections/:key/:language', {
  summary: 'Publishes a text of a section as its next version; it is shown from then on',
  access: 'edit-content',
  bodyLimit: contentBodyLimit,
  params: z.object({ key, language }),
  body: z.strictObject({
    /** As object, as its bare list, or as JSON text of either. */
    jsonContent: z.union(
      [z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())],
      'Indica el contenido',
    ),
    /** The version that was edited: refused if a newer one exists. Without it the text is published in any case. */
    version: z.number().int().min(0).max(2_147_483_646).optional(),
    /**
     * The draft that is published and then deleted: refused if somebody else has saved a newer one, or if it was written
     * on another version than the published one.
     */
    draftRevision: z.number().int().min(0).max(2_147_483_646).optional(),
  }),
  answer: success.extend({ version: z.number().int(), publishedAt: instant }),
});
