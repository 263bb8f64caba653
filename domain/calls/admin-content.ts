import { z } from 'zod';
import { contentBodyLimit, contentKeys } from '../content/sections';
import { defineCall } from './call';
import { instant, language, maybe, success, whole } from './common';

const key = z.enum(contentKeys, 'Este contenido no existe');
const place = z.object({ key, language });

/** A stored text; drafts may lack parts, so only publishing validates it. */
const content = z.record(z.string(), z.unknown());
/** A number that the page has read: if it is wrong, the page is outdated. */
const known = whole(0, 2_147_483_646, 'Recarga la página e inténtalo de nuevo');

export const publishedVersion = z.object({
  /** 0: the text that ships with the program. */
  version: z.number().int(),
  publishedAt: maybe(instant),
  publishedBy: maybe(z.string()),
});
const draft = z.object({
  revision: z.number().int(),
  /** The published version that it was written on. Another one is published: publishing the draft would revert that. */
  baseVersion: z.number().int(),
  updatedAt: instant,
  updatedBy: z.string(),
  /** What is still missing, a sentence by field, e.g. `entries.0.respuesta`. */
  problems: z.record(z.string(), z.string()),
});

export const adminContentOverview = defineCall('GET /api/admin/content-sections', {
  summary: 'Every section in every language: published text and draft',
  access: 'read-content',
  query: z.object({}),
  answer: success.extend({
    sections: z.array(z.object({ key, language, published: publishedVersion, draft: draft.optional() })),
  }),
});

export const adminContentSection = defineCall('GET /api/admin/content-sections/:key/:language', {
  summary: 'A section in a language: the published text, the draft, the versions',
  access: 'read-content',
  params: place,
  answer: success.extend({
    published: publishedVersion.extend({ content }),
    draft: draft.extend({ content }).optional(),
    versions: z.array(publishedVersion),
  }),
});
export type ContentState = z.infer<typeof adminContentSection.answer>;

export const adminContentVersion = defineCall(
  'GET /api/admin/content-sections/:key/:language/versions/:version',
  {
    summary: 'The text of a version of a section; version 0 is the built-in text',
    access: 'read-content',
    params: place.extend({
      version: z.coerce
        .number('Esta versión no existe')
        .int('Esta versión no existe')
        .min(0)
        .max(2_147_483_646),
    }),
    answer: success.extend({ version: z.number().int(), content }),
  },
);

export const adminSaveDraft = defineCall('PUT /api/admin/content-sections/:key/:language/draft', {
  summary: 'Saves the draft of a section; refused if somebody else has saved it since it was read',
  access: 'edit-content',
  bodyLimit: contentBodyLimit,
  params: place,
  body: z.strictObject({
    jsonContent: z.record(z.string(), z.unknown(), 'Indica el contenido'),
    /** The revision that was read; 0 if there was no draft. */
    revision: known,
    /** The published version that the text was written on. An older one is stored too, but can't be published. */
    version: known,
  }),
  answer: success.extend({ revision: z.number().int(), problems: z.record(z.string(), z.string()) }),
});

export const adminDiscardDraft = defineCall('POST /api/admin/content-sections/:key/:language/draft/discard', {
  summary: 'Discards the draft of a section; the published text stays',
  access: 'edit-content',
  params: place,
  body: z.strictObject({ revision: known }),
  answer: success,
});
