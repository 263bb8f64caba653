import { z } from 'zod';
import { textUpTo } from './plain-text';

/** Questions and answers (S1 §2.8). */
const faq = z.object({
  entries: z
    .array(
      z.object({ pregunta: textUpTo(300), respuesta: textUpTo(4000) }),
      'Indica las preguntas en una lista',
    )
    .min(1, 'Indica al menos una pregunta')
    .max(60, 'Indica como máximo 60 preguntas'),
});

/** A legal text. What stands in braces is replaced by what the settings say, see placeholders.ts. */
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
    .max(80, 'Indica como máximo 80 apartados'),
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

/** Reviews on the entry pages (S0 §2). `sample` where no buyer wrote them, and the page says so (decision 26). */
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

/** What a section holds, by its key. Fields that are not named here are dropped. */
export const contentSchemas = {
  faq,
  'legal-privacy': legal,
  'legal-terms': legal,
  'legal-refunds': legal,
  'case-studies': caseStudies,
  reviews,
} as const;

/** The sections that are edited as content (decision 26). */
export type ContentKey = keyof typeof contentSchemas;
export const contentKeys = Object.keys(contentSchemas) as [ContentKey, ...ContentKey[]];

/** What a section holds, clean and complete. */
export type ContentOf<K extends ContentKey> = z.output<(typeof contentSchemas)[K]>;

/** The lists that may also come without the object around them. */
const listOf: Record<ContentKey, string> = {
  faq: 'entries',
  'legal-privacy': 'sections',
  'legal-terms': 'sections',
  'legal-refunds': 'sections',
  'case-studies': 'cases',
  reviews: 'reviews',
};

/**
 * Reads what was stored or sent for a section: an object, its bare list, or either as JSON text (S1 §2.8). What comes
 * out is plain text within limits; the error names what is wrong and where.
 */
export function readContent<K extends ContentKey>(
  key: K,
  given: unknown,
): z.ZodSafeParseResult<ContentOf<K>> {
  const value = typeof given === 'string' ? parsedJson(given) : given;
  const whole = Array.isArray(value) ? { [listOf[key]]: value } : value;
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
