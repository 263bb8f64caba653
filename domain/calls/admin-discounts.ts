import { z } from 'zod';
import { type DiscountState, discountStates } from '../discounts';
import { languages } from '../money';
import { orderStatuses } from '../states';
import { defineCall } from './call';
import { instant, maybe, optionalReason, requestNumber, success, version, whole } from './common';
import { page, pageOf, search } from './list';

const codePattern = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;
const codeText = z
  .string('Indica el código')
  .trim()
  .toUpperCase()
  .regex(codePattern, 'El código necesita de 3 a 40 letras, cifras, guiones o guiones bajos')
  .meta({ examples: ['NAVIDAD10'] });

const serviceTypes = ['followers', 'likes', 'views'] as const;

/** The discount of a code: a percentage, or an amount. */
export const discountOff = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('percent'),
      percent: whole(1, 90, 'Indica un porcentaje entero, de 1 a 90'),
    }),
    z.strictObject({
      kind: z.literal('amount'),
      amountCents: whole(1, 100_000, 'Indica un importe de 0,01 a 1000 €'),
    }),
  ],
  'Indica qué descuenta el código',
);

/** The rules of a code; an absent rule limits nothing. */
export const discountRules = z.strictObject({
  off: discountOff,
  active: z.boolean('Indica si está activo'),
  oncePerEmail: z.boolean('Indica si vale una vez por correo'),
  minOrderCents: whole(1, 10_000_000, 'Indica un importe mínimo de 0,01 a 100.000 €').optional(),
  serviceTypes: z
    .array(z.enum(serviceTypes, 'Servicio desconocido'))
    .min(1, 'Elige un servicio')
    .max(3)
    .optional(),
  languages: z.array(z.enum(languages, 'Idioma desconocido')).min(1, 'Elige un idioma').max(3).optional(),
  maxRedemptions: whole(1, 1_000_000, 'Indica un límite de 1 a 1.000.000 usos').optional(),
  validFrom: z.iso.datetime('Indica una fecha y hora').optional(),
  validUntil: z.iso.datetime('Indica una fecha y hora').optional(),
  /** Usable for this long after the order that granted it. */
  validSecondsAfterGrant: whole(60, 31_622_400, 'Indica un plazo de 1 minuto a 366 días').optional(),
  grantedIn: z.array(z.enum(languages, 'Idioma desconocido')).min(1, 'Elige un idioma').max(3).optional(),
  note: z
    .string('Escribe la nota')
    .trim()
    .max(300, 'La nota es demasiado larga (300 caracteres como máximo)'),
});
export type DiscountRules = z.infer<typeof discountRules>;

/** Where the shop shows a code: in its banner, or on the success page of an order (D8). */
export const discountUses = ['banner', 'thank-you'] as const;

/** A code with its rules and results. */
export const discountView = discountRules.extend({
  /** May be shorter than the form allows: stored codes are returned as they are. */
  validSecondsAfterGrant: z.number().int().nonnegative().optional(),
  code: z.string(),
  /** Its current state; `active` alone does not show it. */
  state: z.enum(discountStates),
  shownBy: z.array(z.enum(discountUses)),
  batch: maybe(z.string()),
  /** Switched off alone: switching its batch on leaves it off. */
  offAlone: z.boolean(),
  createdBy: maybe(z.string()),
  createdAt: instant,
  /** Counts the changes; a change names the version that it was made from. */
  version: z.number().int(),
  redemptions: z.number().int(),
  /** Reserved by carts that may still be paid. */
  promised: z.number().int(),
  /** Of its orders: paid less refunded, and the discount. Only for users who may see money. */
  revenueCents: maybe(z.number().int()),
  discountCents: maybe(z.number().int()),
});
export type DiscountView = z.infer<typeof discountView>;

/** Which codes are listed: all of them, or those in this state. */
export const discountFilters = ['all', ...discountStates] as const satisfies readonly (
  | 'all'
  | DiscountState
)[];
export const mostCodesAtOnce = 1000;

const ofCode = z.object({ code: codeText });
/** The name of codes that were made together: their prefix and that of the request. */
export const batchPattern = /^[A-Z0-9]{2,20}-[A-F0-9]{8}$/;
const ofBatch = z.object({
  batch: z
    .string()
    .regex(batchPattern, 'Recarga la página e inténtalo de nuevo')
    .meta({ examples: ['NAV-0A1B2C3D'] }),
});
const stateChange = z.strictObject({ active: z.boolean('Indica si está activo'), reason: optionalReason });

export const adminDiscounts = defineCall('GET /api/admin/discount-codes', {
  summary: 'Discount codes, newest first, in pages; filtered by prefix, state or batch',
  access: 'read-catalogue',
  query: z.object({
    search,
    state: z.enum(discountFilters).default('all'),
    batch: z.string().max(80).default(''),
    page,
  }),
  answer: success.extend({
    codes: z.array(discountView),
    ...pageOf,
  }),
});

/** An order that used a code. */
export const discountOrder = z.object({
  orderNumber: z.string(),
  createdAt: instant,
  status: z.enum(orderStatuses),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  discountCents: z.number().int(),
});

export const adminDiscount = defineCall('GET /api/admin/discount-codes/:code', {
  summary: 'One code and a page of the orders that used it, newest first',
  access: 'read-catalogue',
  params: ofCode,
  query: z.object({ page }),
  answer: success.extend({
    discount: discountView,
    orders: z.array(discountOrder),
    ...pageOf,
  }),
});

export const adminCreateDiscount = defineCall('POST /api/admin/discount-codes', {
  summary: 'Creates a code; a name that exists is refused',
  access: 'move-money',
  body: discountRules.extend({ code: codeText }),
  answer: success.extend({ discount: discountView }),
});

export const adminChangeDiscount = defineCall('PUT /api/admin/discount-codes/:code', {
  summary: 'Changes the rules of a code; prices already promised with it still hold',
  access: 'move-money',
  params: ofCode,
  body: discountRules.extend({ version }),
  answer: success.extend({ discount: discountView }),
});

export const adminDiscountState = defineCall('PUT /api/admin/discount-codes/:code/state', {
  summary: 'Switches a code off, also if its batch is off, or on; prices already promised with it still hold',
  access: 'move-money',
  params: ofCode,
  body: stateChange,
  answer: success.extend({ discount: discountView }),
});

export const adminBatchState = defineCall('PUT /api/admin/discount-batches/:batch/state', {
  summary: 'Switches a batch off, or on except codes switched off alone; `changed` counts the switched ones',
  access: 'move-money',
  params: ofBatch,
  body: stateChange,
  answer: success.extend({ changed: z.number().int(), total: z.number().int() }),
});

export const adminCreateDiscounts = defineCall('POST /api/admin/discount-codes/batch', {
  summary: 'Creates up to a thousand codes with the same rules: a prefix and ten unambiguous characters',
  access: 'move-money',
  body: discountRules.extend({
    /** Made by the browser: a repeated call returns the same codes. */
    id: requestNumber,
    prefix: z
      .string('Indica el principio')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,20}$/, 'El principio necesita de 2 a 20 letras o cifras')
      .meta({ examples: ['NAV'] }),
    count: whole(1, mostCodesAtOnce, 'Indica cuántos códigos, de 1 a 1000'),
  }),
  answer: success.extend({ batch: z.string(), codes: z.array(z.string()) }),
});

// Without a schema: `filePaths.batchCodes` (the codes with their use).
