import { z } from 'zod';
import { providerProtocols } from '../provider';
import { defineCall } from './call';
import { success } from './common';

/** A provider's id, in an address. */
export const providerParams = z.object({
  id: z.coerce.number('Este proveedor no existe').int().positive().max(2_147_483_647),
});

const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,5})?$/, 'Indique un importe con punto decimal, por ejemplo 25.50')
  .meta({ examples: ['25.50'] });

const writable = {
  name: z
    .string('Indique el nombre')
    .trim()
    .min(2, 'Indique el nombre (al menos 2 caracteres)')
    .max(80, 'El nombre es demasiado largo (80 caracteres como máximo)'),
  baseUrl: z
    .string('Indique la dirección de la API')
    .trim()
    .min(1, 'Indique la dirección de la API')
    .max(500, 'La dirección es demasiado larga')
    .refine(URL.canParse, 'Indique una dirección completa, por ejemplo https://panel.example.com/api/v2')
    .meta({ examples: ['https://panel.example.com/api/v2'] }),
  /** What the panel speaks; absent: as it is, or the SMM API v2 of a new one. */
  protocol: z.enum(providerProtocols, 'Elija uno de los protocolos de la lista').optional(),
  maxCallsPerSecond: z
    .number('Indique las llamadas por segundo')
    .min(0.1, 'Indique al menos 0,1 llamadas por segundo')
    .max(100, 'Indique como máximo 100 llamadas por segundo'),
  /** Below it a person should pay in; in the panel's currency. Null for no alert. */
  balanceAlertBelow: amount.nullable(),
};

const apiKey = z
  .string('Escriba la clave de la API')
  .trim()
  .min(4, 'La clave es demasiado corta')
  .max(500, 'La clave es demasiado larga');

/** How a panel has done in the last 24 hours. */
export const providerHealth = z.object({
  calls: z.number().int(),
  /** Calls without a usable answer, in percent; absent where there was no call. */
  errorPercent: z.number().optional(),
  refused: z.number().int(),
  /** How long answers took, in ms. */
  p50Ms: z.number().optional(),
  p95Ms: z.number().optional(),
  lastSuccessAt: z.iso.datetime().optional(),
  lastFailureAt: z.iso.datetime().optional(),
});

/** A provider as the back office sees it: never its key (decision 21). */
export const providerView = z.object({
  id: z.number().int(),
  name: z.string(),
  baseUrl: z.string(),
  protocol: z.enum(providerProtocols),
  hasApiKey: z.boolean(),
  apiKeyLast4: z.string(),
  maxCallsPerSecond: z.number(),
  active: z.boolean(),
  /** Counts changes; a change names the one that it was made on. */
  version: z.number().int(),
  balance: z.string().optional(),
  balanceCurrency: z.string().optional(),
  balanceSaidAt: z.iso.datetime().optional(),
  balanceError: z.string().optional(),
  balanceAlertBelow: z.string().optional(),
  balanceLow: z.boolean(),
  /** Our services that are ordered there first, and submissions that it has not ended. */
  services: z.number().int(),
  open: z.number().int(),
  /** Services of its catalogue that were taken over, and when last. */
  catalogue: z.number().int(),
  catalogueTakenAt: z.iso.datetime().optional(),
  health: providerHealth,
});
export type ProviderView = z.infer<typeof providerView>;

export const listProviders = defineCall({
  method: 'GET',
  path: '/api/providers',
  summary: 'Every provider with balance and health',
  access: 'read-catalogue',
  answer: success.extend({ providers: z.array(providerView) }),
});

export const oneProvider = defineCall({
  method: 'GET',
  path: '/api/providers/:id',
  summary: 'One provider; of its key only that it is there and its last four characters',
  access: 'read-catalogue',
  params: providerParams,
  answer: success.extend({ provider: providerView }),
});

export const createProvider = defineCall({
  method: 'POST',
  path: '/api/providers',
  summary: 'Adds a provider; workers serve it within seconds',
  access: 'manage-providers',
  body: z.strictObject({ ...writable, apiKey }),
  answer: success.extend({ provider: providerView }),
});

export const changeProvider = defineCall({
  method: 'PUT',
  path: '/api/providers/:id',
  summary: 'Changes a provider; without a key it keeps its own, which another address does not get',
  access: 'manage-providers',
  params: providerParams,
  body: z.strictObject({
    ...writable,
    apiKey: apiKey.optional(),
    active: z.boolean('Indique si recibe pedidos'),
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
  refill: z.boolean().optional(),
  cancel: z.boolean().optional(),
});

export const testConnection = defineCall({
  method: 'POST',
  path: '/api/providers/test-connection',
  summary: 'Asks a panel from the server: for its balance, and whether it has a service',
  access: 'manage-providers',
  body: z
    .strictObject({
      /** A provider that is known; its own key is used where none is given. */
      id: z.number('Indique el proveedor').int().positive().max(2_147_483_647).optional(),
      baseUrl: writable.baseUrl.optional(),
      protocol: writable.protocol,
      apiKey: apiKey.optional(),
      serviceId: z
        .union([z.string().trim().min(1).max(40), z.number().int().positive().transform(String)], {
          error: 'Indique el ID del servicio',
        })
        .optional(),
    })
    .refine(
      ({ id, baseUrl, apiKey: key }) => id !== undefined || (baseUrl !== undefined && key !== undefined),
      {
        path: ['id'],
        error: 'Indique el proveedor, o su dirección y su clave',
      },
    ),
  answer: z.object({
    /** The panel answered, and where a service was asked for, has it. */
    success: z.boolean(),
    service: z.object({ name: z.string(), service: z.string() }).optional(),
    details: panelServiceView.optional(),
    error: z.string().optional(),
    /** `unreachable`: no usable answer; `refused`: the panel's own error; `service-not-found`. */
    reason: z.enum(['unreachable', 'refused', 'service-not-found']).optional(),
    balance: z.string().optional(),
    currency: z.string().optional(),
    services: z.number().int().optional(),
    durationMs: z.number().int(),
  }),
});

export const providerCatalogue = defineCall({
  method: 'GET',
  path: '/api/providers/:id/catalogue',
  summary: 'Services of a provider as they were last taken over',
  access: 'read-catalogue',
  params: providerParams,
  query: z.object({
    search: z.string().max(100).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: success.extend({
    services: z.array(
      panelServiceView.extend({ takenAt: z.iso.datetime(), goneAt: z.iso.datetime().optional() }),
    ),
    total: z.number().int(),
    page: z.number().int(),
  }),
});

/** Services on one page of a catalogue. */
export const cataloguePageSize = 50;

const catalogueChange = z.object({
  /** Names this change exactly: confirmed is what was shown. */
  key: z.string(),
  kind: z.enum(['new', 'changed', 'gone']),
  id: z.string(),
  before: panelServiceView.optional(),
  after: panelServiceView.optional(),
  /** Our services that are ordered from it. */
  usedBy: z.array(z.number().int()),
});
export type CatalogueChangeView = z.infer<typeof catalogueChange>;

export const previewCatalogue = defineCall({
  method: 'POST',
  path: '/api/providers/:id/catalogue/preview',
  summary: 'Asks the panel for its catalogue and says what has changed; nothing is taken over',
  access: 'manage-providers',
  params: providerParams,
  answer: success.extend({ offered: z.number().int(), changes: z.array(catalogueChange) }),
});

export const applyCatalogue = defineCall({
  method: 'POST',
  path: '/api/providers/:id/catalogue/apply',
  summary: 'Takes the chosen changes over, where the panel still offers what was shown',
  access: 'manage-providers',
  params: providerParams,
  body: z.strictObject({
    keys: z
      .array(
        z
          .string()
          .regex(/^[0-9a-f]{16}$/, 'Vuelva a pedir los cambios')
          .meta({ examples: ['0123456789abcdef'] }),
      )
      .min(1, 'Elija al menos un cambio')
      .max(2000, 'Elija como máximo 2000 cambios a la vez'),
  }),
  answer: success.extend({ applied: z.number().int(), outdated: z.number().int() }),
});
