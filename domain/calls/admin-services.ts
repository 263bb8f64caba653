import { z } from 'zod';
import { serviceWarnings, sourceWarnings } from '../service-warnings';
import { defineCall } from './call';
import { instant, maybe, optionalReason, requestId, success, version, whole } from './common';
import { flag, search } from './list';

const serviceTypes = z.enum(['followers', 'likes', 'views'], 'Elige un tipo de la lista');
const regions = z.enum(['spain', 'europe', 'none'], 'Elige una región de la lista');

/** Services sold together under one heading: a type and its region. */
export const serviceLines = ['followers-europe', 'followers-spain', 'likes-none', 'views-none'] as const;
export type ServiceLine = (typeof serviceLines)[number];

/** Type and region of a line. */
export function ofLine(line: ServiceLine) {
  const [type, region] = line.split('-') as [z.infer<typeof serviceTypes>, z.infer<typeof regions>];
  return { type, region };
}

/** A package's id, in an address. */
export const serviceParams = z.object({
  id: z.coerce.number('Este paquete no existe').int().positive().max(2_147_483_647),
});

const mostUnits = 10_000_000;
const units = whole(1, mostUnits, 'Indica una cantidad de 1 a 10.000.000');
const cents = whole(50, 1_000_000, 'Indica un importe de 0,50 € a 10.000,00 €, por ejemplo 9,99');
const packageFields = {
  quantity: units,
  /** Free units on top. */
  bonus: whole(0, mostUnits, 'Indica un regalo de 0 a 10.000.000'),
  priceCents: cents,
  /** Internal note. The struck-through price follows from prices that were in effect (docs/decisions/0040). */
  regularPriceCents: cents,
  featured: z.boolean('Indica si se destaca'),
};
const honestReference = {
  path: ['regularPriceCents'],
  error: 'El precio habitual no puede ser menor que el precio',
};

/** The fields of a package of fixed size; money in cents. */
export const packageValues = z.strictObject(packageFields);

/** A panel's service by the panel's id. */
const sourceKey = z.strictObject({
  providerId: whole(1, 2_147_483_647, 'Elige un proveedor'),
  providerServiceId: z
    .string('Indica el servicio del panel')
    .trim()
    .regex(/^[\w.:-]{1,40}$/, 'Indica el ID del servicio en el panel: letras, cifras, punto o guion')
    .meta({ examples: ['1001'] }),
});
export type SourceKey = z.infer<typeof sourceKey>;

const margin = z.object({
  netCents: z.number().int(),
  cost: maybe(z.number()),
  currency: maybe(z.string()),
  marginCents: maybe(z.number().int()),
  share: maybe(z.number()),
  unknown: z.enum(['no-rate', 'no-currency', 'other-currency']).optional(),
});

const source = z.object({
  providerId: z.number().int(),
  providerName: z.string(),
  providerActive: z.boolean(),
  providerServiceId: z.string(),
  currency: maybe(z.string()),
  /** The panel's last imported entry; `rate` is its price per 1000. */
  listed: z
    .object({
      name: z.string(),
      rate: z.string(),
      min: z.number().int(),
      max: z.number().int(),
      gone: z.boolean(),
    })
    .optional(),
  /** The margin of a sale ordered there. */
  margin,
  warnings: z.array(z.enum(sourceWarnings)),
});

/** A package in the back office; money in cents. */
export const adminServiceView = z.object({
  id: z.number().int(),
  type: serviceTypes,
  region: regions,
  /** The minimum, if the buyer chooses (`range`). */
  quantity: z.number().int(),
  bonus: z.number().int(),
  priceCents: z.number().int(),
  /** As it was entered. */
  regularPriceCents: z.number().int(),
  /** The price that shoppers see struck through (D6); the price itself if none is. */
  referencePriceCents: z.number().int(),
  featured: z.boolean(),
  active: z.boolean(),
  /** Its position within its kind, if set. */
  position: maybe(z.number().int()),
  /** Counts changes; a change names the version that it was made from. */
  version: z.number().int(),
  range: z
    .object({
      min: z.number().int(),
      max: z.number().int(),
      step: z.number().int(),
      bonusPercent: maybe(z.number().int()),
    })
    .optional(),
  /** Its own panel first, then the stand-ins in order. */
  sources: z.array(source),
  /** Packages on sale that this one makes pointless: it brings as much for less, or more for no more. */
  pointless: z.array(z.object({ id: z.number().int(), quantity: z.number().int() })),
  warnings: z.array(z.enum(serviceWarnings)),
});
export type AdminServiceView = z.infer<typeof adminServiceView>;

/** The VAT used for margins: everybody's rate, or that of buyers from Spain if each country has its own. */
const vat = z.object({ ratePercent: z.number(), byDestination: z.boolean() });

export const adminServiceStates = ['on-sale', 'off-sale', 'all'] as const;

export const adminServices = defineCall('GET /api/admin/services', {
  summary: 'Packages in the order of the shop, with panel, cost and margin',
  access: 'read-catalogue',
  query: z.object({
    /** Id, quantity, the panel's id, or part of the panel's name for it. */
    search,
    line: z.enum(serviceLines, 'Elige un tipo de la lista').optional(),
    state: z.enum(adminServiceStates).default('all'),
    provider: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    /** Only packages with a warning. */
    warned: flag,
  }),
  answer: success.extend({ services: z.array(adminServiceView), vat }),
});

export const adminService = defineCall('GET /api/admin/services/:id', {
  summary: 'One package, its price history, and what shoppers see next to it',
  access: 'read-catalogue',
  params: serviceParams,
  answer: success.extend({
    service: adminServiceView,
    vat,
    /**
     * The prices it has charged and what they bought, if known; newest first, at most a hundred; `until` if it then
     * left the sale.
     */
    prices: z.array(
      z.object({
        priceCents: z.number().int(),
        quantity: maybe(z.number().int()),
        bonus: maybe(z.number().int()),
        since: instant,
        until: maybe(instant),
      }),
    ),
    /** Other packages of its type and region that are on sale. */
    othersOnSale: z.number().int(),
    /** The ids of the ranges of its type and region that are on sale: they are sold even if no package is. */
    rangesOnSale: z.array(z.number().int()),
    /** Prices at both ends of a range. */
    ends: z
      .array(
        z.object({
          quantity: z.number().int(),
          bonus: z.number().int(),
          priceCents: z.number().int(),
          margin,
        }),
      )
      .optional(),
  }),
});

const oneService = success.extend({ service: adminServiceView });

export const adminCreateService = defineCall('POST /api/admin/services', {
  summary: 'Creates a package of fixed size; it is not on sale yet',
  access: 'move-money',
  body: z
    .strictObject({ type: serviceTypes, region: regions, ...packageFields, source: sourceKey, requestId })
    .refine(({ type, region }) => (type === 'followers') === (region !== 'none'), {
      path: ['region'],
      error: 'Los seguidores son de España o de Europa; lo demás no tiene región',
    })
    .refine(({ priceCents, regularPriceCents }) => regularPriceCents >= priceCents, honestReference),
  answer: oneService,
});

export const adminChangeService = defineCall('PUT /api/admin/services/:id', {
  summary: 'Changes a package of fixed size; open purchases must agree to a new price',
  access: 'move-money',
  params: serviceParams,
  body: packageValues
    .extend({ version })
    .refine(({ priceCents, regularPriceCents }) => regularPriceCents >= priceCents, honestReference),
  answer: oneService,
});

export const adminChangeServiceRange = defineCall('PUT /api/admin/services/:id/range', {
  summary: 'Changes which quantities of a package without fixed size can be bought',
  access: 'move-money',
  params: serviceParams,
  body: z
    .strictObject({
      min: units,
      max: units,
      step: units,
      /** Null: the bonus of the packages applies. */
      bonusPercent: whole(0, 100, 'Indica un porcentaje de 0 a 100, o nada').nullable(),
      version,
    })
    .refine(({ min, max }) => max >= min, {
      path: ['max'],
      error: 'La cantidad mayor no puede ser menor que la menor',
    }),
  answer: oneService,
});

export const adminSetServiceActive = defineCall('PUT /api/admin/services/:id/active', {
  summary: 'Puts a package on sale or takes it off',
  access: 'move-money',
  params: serviceParams,
  body: z.strictObject({ active: z.boolean('Indica si se vende'), reason: optionalReason, version }),
  answer: oneService,
});

export const adminSetServiceSources = defineCall('PUT /api/admin/services/:id/sources', {
  summary: 'Sets the panel a package is ordered from and its fallbacks, in order',
  access: 'manage-providers',
  params: serviceParams,
  body: z.strictObject({
    sources: z
      .array(sourceKey)
      .min(1, 'Indica al menos un proveedor')
      .max(6, 'Indica como máximo seis proveedores')
      .refine((list) => new Set(list.map(({ providerId }) => providerId)).size === list.length, {
        error: 'Indica cada proveedor una sola vez',
      }),
    version,
  }),
  answer: oneService,
});

export const adminOrderServices = defineCall('PUT /api/admin/services-order', {
  summary:
    'Sets the order in which the shop shows the packages of a type and region; the list must be complete',
  access: 'move-money',
  body: z.strictObject({
    type: serviceTypes,
    region: regions,
    services: z
      .array(
        z.strictObject({
          id: z.number('Recarga la página').int().positive().max(2_147_483_647),
          version,
        }),
      )
      .min(1, 'Recarga la página e inténtalo de nuevo')
      .max(1000, 'Recarga la página e inténtalo de nuevo'),
    /** Sort by quantity again, including packages added later. */
    byQuantity: z.boolean('Indica el orden'),
  }),
  answer: success,
});
