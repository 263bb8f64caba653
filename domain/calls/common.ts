import { z } from 'zod';
import { emailPattern } from '../email';
import { normaliseUsername, usernamePattern } from '../instagram-username';
import { decimalPattern, languages } from '../money';
import { mostPosts, shortcodePattern } from '../posts';
import { providerOrderIdPattern } from '../provider';

/** The shape of every error answer. */
export const errorAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** By field name, e.g. `email`: what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  /** The message, under the name that S1 §7 uses. */
  error: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** Cart ids as browsers make them: `cart_` plus a timestamp plus a random string (S0 §3). */
export const cartId = z
  .string()
  .regex(/^cart_\d{10,16}_[a-z0-9]{8,32}$/, 'Identificador de carrito no válido')
  .meta({ examples: ['cart_1795255200000_k3v9x0qpz1'] });

/** The number that a panel gave to an order. */
export const panelNumber = z
  .string('Indica el número del pedido en el panel')
  .trim()
  .regex(providerOrderIdPattern, 'Indica el número del pedido en el panel')
  .meta({ examples: ['23501'] });

/** A decimal with a dot, e.g. `9.99` (S0 §9). */
export const decimalAmount = z
  .string()
  .regex(decimalPattern, 'Importe no válido')
  .meta({ examples: ['9.99'] });

export const email = z
  .string('Por favor, introduce tu correo electrónico')
  .trim()
  .min(1, 'Por favor, introduce tu correo electrónico')
  .max(254, 'Por favor, introduce un correo electrónico válido')
  .regex(emailPattern, 'Por favor, introduce un correo electrónico válido')
  .meta({ examples: ['lucia@example.com'] });

export const username = z
  .string('Por favor, ingresa tu nombre de usuario de Instagram')
  .max(200)
  .transform(normaliseUsername)
  .pipe(z.string().regex(usernamePattern, 'Por favor, ingresa tu nombre de usuario de Instagram'))
  .meta({ examples: ['lucia.varenna'] });

/** Within the column's range: a workflow's look-up of a larger number would fail on every retry. */
export const serviceId = z
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ examples: [204] });

/** Posts for likes and views (S0 §3); each once. */
export const selectedPosts = z
  .array(
    z.strictObject({
      id: z.string().min(1).max(80),
      shortcode: z
        .string()
        .regex(shortcodePattern, 'Publicación no válida')
        .meta({ examples: ['CuK5u_lJ9aB'] }),
    }),
  )
  .max(mostPosts, 'Has elegido demasiadas publicaciones')
  .refine((posts) => new Set(posts.map((post) => post.shortcode)).size === posts.length, {
    error: 'Una publicación está repetida',
  });

/** Units of a service without fixed size. */
export const customQuantity = z
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .meta({ examples: [1500] });

export const discountCode = z.string().trim().toUpperCase().max(40);

/** A cart's code, and what it takes off. */
export const cartDiscount = z.object({
  code: z.string(),
  percent: z.number().optional(),
  amountOffCents: z.number().int().optional(),
});

export const language = z.enum(languages);

export const paymentIntentId = z
  .string()
  .regex(/^pi_[A-Za-z0-9_]{6,80}$/, 'Referencia de pago no válida')
  .meta({ examples: ['pi_3SVk2eExample00001'] });

/**
 * Request id, made by the browser, so that a repeated call is the same request. Lower case: the database treats both
 * spellings as one row, which must not be two workflows.
 */
export const requestNumber = z.uuid('Recarga la página e inténtalo de nuevo').toLowerCase();

export const success = z.object({ success: z.literal(true) });

/** A moment in an answer. Rows hold a Date; JSON inside rows holds epoch ms, or text with any offset. */
export const instant = z
  .union([z.date(), z.number(), z.string()])
  .transform((at) => new Date(at).toISOString())
  .pipe(z.iso.datetime());

/** A field that may be absent. Rows hold null there. */
export function maybe<S extends z.ZodType>(schema: S) {
  const absent = z.transform((value: unknown): unknown => value ?? undefined).optional();
  type Maybe = z.ZodPipe<z.ZodOptional<z.ZodNullable<S>>, z.ZodOptional<S>>;
  return z.pipe(absent, schema.optional() as z.ZodType) as unknown as Maybe;
}

/** A database row in the form that an answer's schema takes. */
export type RowOf<S extends z.ZodType> = z.input<S>;

/** The page makes one per action. If it is sent again because the answer was lost, the action has one effect. */
export const requestId = z.uuid('Recarga la página e inténtalo de nuevo').optional();

/** The refunded amount when the page was loaded, in cents. If it has changed, the refund is refused. */
export const refundedCents = whole(0, 100_000_000, 'Recarga la página e inténtalo de nuevo');

/** Counts changes; a change names the version that it was made from. */
export const version = whole(1, 2_147_483_647, 'Recarga la página e inténtalo de nuevo');

/**
 * No refund is made: `amountCents` of what is owed, because a refund failed, were paid outside of the payment provider.
 */
export const paidOutside = z.literal(true, 'Recarga la página e inténtalo de nuevo').optional();

/**
 * Why an administrator does what can't be undone or is settled by hand; stored with the action (D22 and D32).
 */
export const actionReason = z
  .string('Indica el motivo')
  .trim()
  .min(3, 'Indica el motivo (al menos 3 caracteres)')
  .max(500, 'El motivo es demasiado largo (500 caracteres como máximo)');

/** Optional reason of a self-explanatory action; an empty one counts as absent. */
export const optionalReason = absentWhenEmpty(actionReason).optional();

/** A whole number between both, with one sentence about everything that can be wrong with it. */
export function whole(least: number, most: number, sentence: string) {
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

/** A text field whose empty value counts as absent. */
export function absentWhenEmpty<S extends z.ZodType<unknown, string>>(schema: S) {
  return z
    .string()
    .transform((typed) => (typed.trim() === '' ? undefined : typed))
    .pipe(schema.optional());
}
