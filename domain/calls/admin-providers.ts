import { z } from 'zod';
import { providerProtocols } from '../provider';
import { defineCall } from './call';
import { absentWhenEmpty, instant, maybe, requestId, success } from './common';
import { page, pageOf, search } from './list';
import { atTop, withNames } from './specified-names';

/** A provider's id, in an address. */
export const providerParams = z.object({
  id: z.coerce.number('Este proveedor no existe').int().positive().max(2_147_483_647),
});

const amountWrong = 'Indica un importe sin puntos de millar, por ejemplo 1000,50';
/** As people type it, with a comma or a dot; `1.000` could mean a thousand, or one. */
const amount = z
  .string(amountWrong)
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,2})?$/, amountWrong)
  .meta({ examples: ['25.50'] })
  .transform((typed) => typed.replace(',', '.'));
const rateWrong = 'Indica un número de 0,1 a 100';

const writable = {
  name: z
    .string('Indica el nombre')
    .trim()
    .min(2, 'Indica el nombre (al menos 2 caracteres)')
    .max(80, 'El nombre es demasiado largo (80 caracteres como máximo)'),
  baseUrl: z
    .string('Indica la dirección de la API')
    .trim()
    .min(1, 'Indica la dirección de la API')
    .max(500, 'La dirección es demasiado larga')
    .refine(URL.canParse, 'Indica una dirección completa, por ejemplo https://panel.example.com/api/v2')
    .meta({ examples: ['https://panel.example.com/api/v2'] }),
  /** The panel's protocol. If absent: unchanged, or the SMM API v2 for a new one. */
  protocol: z.enum(providerProtocols, 'Elige uno de los protocolos de la lista').optional(),
  maxCallsPerSecond: z.number(rateWrong).min(0.1, rateWrong).max(100, rateWrong),
  /** Below it a person should top up; in the panel's currency. Null for no alert. */
  balanceAlertBelow: amount.nullable(),
};

const apiKey = z
  .string('Escribe la clave de la API')
  .trim()
  .min(1, 'Escribe la clave de la API')
  .min(4, 'La clave es demasiado corta')
  // It may go into a header.
  .regex(/^[!-~]*$/, 'La clave solo puede tener letras sin acento, cifras y signos, sin espacios')
  .max(500, 'La clave es demasiado larga');

/** A panel's results in the last 24 hours. */
export const providerHealth = z.object({
  calls: z.number().int(),
  /** Calls without a usable answer, in percent; absent if there was no call. */
  errorPercent: maybe(z.number()),
  refused: z.number().int(),
  /** Response times, in ms. */
  p50Ms: maybe(z.number()),
  p95Ms: maybe(z.number()),
  lastSuccessAt: maybe(instant),
  lastFailureAt: maybe(instant),
});

/** A provider in the back office: never with its key (D21). */
export const providerView = z.object({
  id: z.number().int(),
  name: z.string(),
  baseUrl: z.string(),
  protocol: z.enum(providerProtocols),
  hasApiKey: z.boolean(),
  apiKeyLast4: z.string(),
  maxCallsPerSecond: z.number(),
  active: z.boolean(),
  /** Counts changes; a change names the version that it was made from. */
  version: z.number().int(),
  balance: maybe(z.string()),
  balanceCurrency: maybe(z.string()),
  balanceSaidAt: maybe(instant),
  balanceError: maybe(z.string()),
  balanceAlertBelow: maybe(z.string()),
  balanceLow: z.boolean(),
  /** Services that use it as their first panel, and its open submissions. */
  services: z.number().int(),
  open: z.number().int(),
  /** Since when it has given orders no usable answer and gets none, and how many wait for it; absent if it answers. */
  awaySince: maybe(instant),
  held: z.number().int(),
  /** Services imported from its catalogue, and when last. */
  catalogue: z.number().int(),
  catalogueTakenAt: maybe(instant),
  health: providerHealth,
});
export type ProviderView = z.infer<typeof providerView>;
const { id, baseUrl, hasApiKey, apiKeyLast4 } = providerView.shape;
const named = { id, baseUrl, hasApiKey, apiKeyLast4 };

export const listProviders = defineCall('GET /api/providers', {
  summary: 'Every provider with balance and health',
  access: 'read-catalogue',
  query: z.object({}),
  answer: success.extend({ providers: z.array(providerView) }),
});

export const oneProvider = defineCall('GET /api/providers/:id', {
  summary: 'One provider; of its key only whether it is set, and its last four characters',
  access: 'read-catalogue',
  params: providerParams,
  // S1 reads the provider's fields at the top level; of the key it gets what D21 leaves.
  answer: withNames(success.extend({ provider: providerView }), atTop('provider', {}, named)),
});

export const createProvider = defineCall('POST /api/providers', {
  summary: 'Adds a provider; workers serve it within seconds',
  access: 'manage-providers',
  stepUp: true,
  body: z.strictObject({ ...writable, apiKey, requestId }),
  answer: success.extend({ provider: providerView }),
});

export const changeProvider = defineCall('PUT /api/providers/:id', {
  summary: 'Changes a provider; without a key it keeps the stored one, unless its address changes',
  access: 'manage-providers',
  stepUp: true,
  params: providerParams,
  body: z.strictObject({
    ...writable,
    apiKey: apiKey.optional(),
    /** Absent: unchanged. One stored by an earlier release may have three decimals, which nobody can enter any more. */
    balanceAlertBelow: writable.balanceAlertBelow.optional(),
    active: z.boolean('Indica si recibe pedidos'),
    /** The new address leads to the same account, which knows the open deliveries by their numbers. */
    sameAccount: z.boolean('Indica si es la misma cuenta').default(false),
    version: z.number().int().min(1),
  }),
  answer: success.extend({ provider: providerView }),
});

/** A service of a panel's catalogue. */
export const panelServiceView = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  category: z.string(),
  /** Price of 1000 in the panel's currency. */
  rate: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  refill: maybe(z.boolean()),
  cancel: maybe(z.boolean()),
});

export const testConnection = defineCall('POST /api/providers/test-connection', {
  summary: 'Tests a panel from the server: its balance, and whether it has a service',
  access: 'manage-providers',
  body: z
    .strictObject({
      /** An existing provider; its stored key is used if none is given. */
      id: z
        .union(
          [
            z.number().int().positive(),
            z
              .string()
              .regex(/^\d{1,10}$/)
              .transform(Number),
          ],
          {
            error: 'Indica el proveedor',
          },
        )
        .refine((id) => id <= 2_147_483_647, 'Indica el proveedor')
        .optional(),
      baseUrl: absentWhenEmpty(writable.baseUrl).optional(),
      protocol: writable.protocol,
      apiKey: absentWhenEmpty(apiKey).optional(),
      serviceId: z
        .union([z.string().trim().min(1).max(40), z.number().int().positive().transform(String)], {
          error: 'Indica el ID del servicio',
        })
        .optional(),
    })
    .refine(
      ({ id, baseUrl, apiKey: key }) => id !== undefined || (baseUrl !== undefined && key !== undefined),
      {
        path: ['id'],
        error: 'Indica el proveedor, o su dirección y su clave',
      },
    ),
  answer: z.object({
    /** The panel answered and, if a service was requested, has it. */
    success: z.boolean(),
    service: z.object({ name: z.string(), service: z.string() }).optional(),
    details: panelServiceView.optional(),
    error: maybe(z.string()),
    /** `unreachable`: no usable answer; `refused`: the panel's own error; what is wrong with the service. */
    reason: z.enum(['unreachable', 'refused', 'service-not-found', 'service-unreadable']).optional(),
    balance: maybe(z.string()),
    currency: maybe(z.string()),
    services: maybe(z.number().int()),
    durationMs: z.number().int(),
  }),
});

export const takenService = panelServiceView.extend({
  takenAt: instant,
  goneAt: maybe(instant),
});
export type TakenService = z.infer<typeof takenService>;

export const providerCatalogue = defineCall('GET /api/providers/:id/catalogue', {
  summary: 'Services of a provider as last imported',
  access: 'read-catalogue',
  params: providerParams,
  query: z.object({ search, page }),
  answer: success.extend({ services: z.array(takenService), ...pageOf }),
});

/** Services on one page of a catalogue. */
export const cataloguePageSize = 50;

/** A difference between the imported catalogue and the panel's current one. */
export const panelChange = z.object({
  kind: z.enum(['new', 'changed', 'gone']),
  id: z.string(),
  before: panelServiceView.optional(),
  after: panelServiceView.optional(),
});

const catalogueChange = panelChange.extend({
  /** Identifies this change exactly: what is confirmed is what was shown. */
  key: z.string(),
  /** Our services that are ordered from it, directly or as a stand-in. */
  usedBy: z.array(z.number().int()),
});
export type CatalogueChangeView = z.infer<typeof catalogueChange>;

/**
 * The services that the panel lists with values that can't be read; an import leaves them as they are known. Absent in
 * answers before version 1.6.
 */
export const unreadableServices = z
  .array(z.object({ id: z.string(), usedBy: z.array(z.number().int()) }))
  .optional();

export const previewCatalogue = defineCall('POST /api/providers/:id/catalogue/preview', {
  summary: 'Fetches the panel’s catalogue and lists what has changed; imports nothing',
  access: 'manage-providers',
  params: providerParams,
  answer: success.extend({
    offered: z.number().int(),
    changes: z.array(catalogueChange),
    unreadable: unreadableServices,
  }),
});

export const applyCatalogue = defineCall('POST /api/providers/:id/catalogue/apply', {
  summary: 'Imports the chosen changes if the panel still offers what was shown',
  access: 'manage-providers',
  params: providerParams,
  body: z.strictObject({
    keys: z
      .array(
        z
          .string()
          .regex(/^[0-9a-f]{16}$/, 'Vuelve a pedir los cambios')
          .meta({ examples: ['0123456789abcdef'] }),
      )
      .min(1, 'Elige al menos un cambio')
      .max(2000, 'Elige como máximo 2000 cambios a la vez'),
  }),
  answer: success.extend({ applied: z.number().int(), outdated: z.number().int() }),
});
