import { z } from 'zod';
import type { ServiceType } from '../catalogue';
import { textOrNone, textUpTo } from './plain-text';

const line = z.enum(['followers', 'likes', 'views'] satisfies ServiceType[], 'Esta página no existe');

/** Questions and answers (S1 §2.8). `shownOn`: the product lines whose entry pages also show it, see questions.ts. */
const faq = z.object({
  entries: z
    .array(
      z.object({
        pregunta: textUpTo(300),
        respuesta: textUpTo(4000),
        shownOn: z
          .array(line, 'Indica las páginas en una lista')
          .max(3, 'Indica cada página una vez')
          .optional(),
      }),
      'Indica las preguntas en una lista',
    )
    .min(1, 'Indica al menos una pregunta')
    .max(60, 'Indica como máximo 60 preguntas'),
});

/** The most characters of a legal text as JSON. Its other limits together would allow a hundred times as much. */
const mostCharacters = 300_000;
/** Fits every valid section, also if each of its characters has three bytes. */
export const contentBodyLimit = '1mb';

/** A legal text. Placeholders in braces are filled in from the settings, see placeholders.ts. */
const legal = z.object({
  sections: z
    .array(
      z.object({
        title: textUpTo(200),
        paragraphs: z.array(textUpTo(6000)).min(1, 'Escribe al menos un párrafo').max(60),
      }),
      'Indica los apartados en una lista',
    )
    .min(1, 'Indica al menos un apartado')
    .max(80, 'Indica como máximo 80 apartados')
    .refine(
      (sections) => JSON.stringify(sections).length <= mostCharacters,
      'Acorta el texto: entre todos los apartados caben unos 300.000 caracteres',
    ),
});

/** Case studies with the fields of S1 §3. `sample`: there is no real client, and the page says so. */
const caseStudies = z.object({
  sample: z.boolean().default(true),
  cases: z
    .array(
      z.object({
        client: textUpTo(120),
        industry: textUpTo(120),
        challenge: textUpTo(1500),
        solution: textUpTo(1500),
        results: z
          .array(z.object({ metric: textUpTo(120), increase: textUpTo(40) }))
          .min(1)
          .max(8),
        timeline: textUpTo(120),
        testimonial: textUpTo(1000),
        clientName: textUpTo(120),
      }),
      'Indica los casos en una lista',
    )
    .min(1, 'Indica al menos un caso')
    .max(20, 'Indica como máximo 20 casos'),
});

/** Reviews on the entry pages (S0 §2). `sample`: not written by a buyer, and the page says so (D26). */
const reviews = z.object({
  sample: z.boolean().default(true),
  reviews: z
    .array(
      z.object({
        name: textUpTo(60),
        initials: textUpTo(4),
        rating: z.number().int().min(1, 'Indica de 1 a 5 estrellas').max(5, 'Indica de 1 a 5 estrellas'),
        ago: textUpTo(40),
        service: textUpTo(60),
        comment: textUpTo(600),
      }),
      'Indica las reseñas en una lista',
    )
    .min(1, 'Indica al menos una reseña')
    .max(60, 'Indica como máximo 60 reseñas'),
});

/** Pictures of a claim. */
export const claimIcons = [
  'check',
  'language',
  'speed',
  'wallet',
  'card',
  'key',
  'live',
  'shield',
  'refund',
] as const;
export type ClaimIcon = (typeof claimIcons)[number];
const icon = z.enum(claimIcons, 'Elige un icono de la lista').default('check');

/** A list of one to `most` items. */
function listUpTo<Item extends z.ZodType>(most: number, item: Item) {
  return z
    .array(item, 'Indica los textos en una lista')
    .min(1, 'Indica al menos uno')
    .max(most, `Indica como máximo ${most}`);
}

/** For a figure: its basis, and whether it is only a sample; then the page says so (D26, D32). */
const proof = { source: textOrNone(160), sample: z.boolean().default(true) };

/** The shop's claims on several pages: badges with their terms, its score, figures, reasons to write. */
const claims = z.object({
  badges: listUpTo(8, z.object({ icon, text: textUpTo(60) })),
  terms: z.object({ delivery: textUpTo(300), refill: textUpTo(300) }, 'Indica las condiciones'),
  score: z.object(
    {
      value: textUpTo(3).refine((value) => /^(?:[1-4](?:[.,]\d)?|5(?:[.,]0)?)$/.test(value), {
        message: 'Escribe una nota de 1 a 5, por ejemplo 4,9',
      }),
      basis: textUpTo(120),
      clients: textUpTo(120),
      ...proof,
    },
    'Indica la valoración',
  ),
  figures: listUpTo(8, z.object({ value: textUpTo(12), label: textUpTo(60), ...proof })),
  reasons: listUpTo(8, z.object({ text: textUpTo(200) })),
});

/** The texts of a product line's page around its order form (S0 §2). Its questions are those of `faq`. */
const entry = z.object({
  claims: listUpTo(8, z.object({ text: textUpTo(200) })),
  differences: listUpTo(8, z.object({ icon, title: textUpTo(80), text: textUpTo(300) })),
  steps: listUpTo(6, z.object({ title: textUpTo(80), text: textUpTo(300) })),
});

/** The content of a section, by its key. Other fields are dropped. */
export const contentSchemas = {
  faq,
  'legal-privacy': legal,
  'legal-terms': legal,
  'legal-refunds': legal,
  'case-studies': caseStudies,
  reviews,
  claims,
  'entry-followers': entry,
  'entry-likes': entry,
  'entry-views': entry,
} as const;

/** The sections that are edited as content (D26). */
export type ContentKey = keyof typeof contentSchemas;
export const contentKeys = Object.keys(contentSchemas) as [ContentKey, ...ContentKey[]];

/** The content of a section, validated and complete. */
export type ContentOf<K extends ContentKey> = z.output<(typeof contentSchemas)[K]>;

/** Sections with a single list, which is also accepted without the object around it. */
const listOf: Partial<Record<ContentKey, string>> = {
  faq: 'entries',
  'legal-privacy': 'sections',
  'legal-terms': 'sections',
  'legal-refunds': 'sections',
  'case-studies': 'cases',
  reviews: 'reviews',
};

/**
 * Reads the stored or sent content of a section: an object, its bare list, or either as JSON text (S1 §2.8). The result
 * is plain text within limits; the error says what is wrong and where.
 */
export function readContent<K extends ContentKey>(
  key: K,
  given: unknown,
): z.ZodSafeParseResult<ContentOf<K>> {
  const value = typeof given === 'string' ? parsedJson(given) : given;
  const list = listOf[key];
  const whole = Array.isArray(value) && list ? { [list]: value } : value;
  const schema: z.ZodType = contentSchemas[key];
  return schema.safeParse(whole) as z.ZodSafeParseResult<ContentOf<K>>;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
