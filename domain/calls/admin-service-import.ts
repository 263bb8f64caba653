import { z } from 'zod';
import { panelChange, panelServiceView, unreadableServices } from './admin-providers';
import { adminServiceView, packageValues } from './admin-services';
import { defineCall } from './call';
import { success } from './common';

const providerId = z.number('Elige un proveedor').int().positive().max(2_147_483_647);
const margin = adminServiceView.shape.sources.element.shape.margin;

/** A package whose panel service has changed or is gone. */
const importedPackage = adminServiceView
  .pick({ id: true, type: true, region: true, quantity: true, range: true, active: true })
  .extend({
    providerServiceId: z.string(),
    /** Its own panel, or an alternative. */
    own: z.boolean(),
    gone: z.boolean(),
    before: margin,
    after: margin.optional(),
  });
export type ImportedPackage = z.infer<typeof importedPackage>;

export const previewServiceImport = defineCall('POST /api/admin/services-import/preview', {
  summary: "Fetches a panel's catalogue: what has changed, and the effect on the packages' margins",
  access: 'manage-providers',
  body: z.strictObject({ providerId }),
  answer: success.extend({
    /**
     * Identifies the packages and the changes of the services that they use: only these are applied. What no package
     * uses is imported as the panel offers it then.
     */
    version: z.string(),
    currency: z.string().optional(),
    changes: z.array(panelChange),
    unreadable: unreadableServices,
    packages: z.array(importedPackage),
    /** The ids of the ranges that would stay on sale without a package if those that are gone were taken off sale. */
    rangesLeft: z.array(z.number().int()),
    /** Everything that the panel offers, with our packages that are ordered from it. */
    services: z.array(
      panelServiceView.extend({
        /** Identifies the service as it is shown. */
        key: z.string(),
        usedBy: z.array(z.number().int()),
      }),
    ),
  }),
});

/** Most packages that one import creates. */
export const mostImported = 100;

const shownKey = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'Vuelve a pedir los cambios')
  .meta({ examples: ['0123456789abcdef'] });

const importPackage = z
  .strictObject({
    providerServiceId: z
      .string('Elige un servicio')
      .min(1, 'Elige un servicio')
      .max(40, 'Elige un servicio de la lista'),
    /** The service's key. If the panel has changed it since, nothing is imported. */
    seen: shownKey,
    type: adminServiceView.shape.type,
    region: adminServiceView.shape.region,
    ...packageValues.pick({ quantity: true, bonus: true, priceCents: true }).shape,
  })
  .refine(({ type, region }) => (type === 'followers') === (region !== 'none'), {
    path: ['region'],
    error: 'Los seguidores son de España o de Europa; lo demás no tiene región',
  });

export const applyServiceImport = defineCall('POST /api/admin/services-import/apply', {
  summary:
    'Imports the catalogue as it was shown and creates packages that are not on sale yet, all or nothing',
  access: 'manage-providers',
  body: z.strictObject({
    providerId,
    version: shownKey,
    /** Take packages off sale if their own panel service is gone. */
    withdrawGone: z.boolean('Indica si se retiran de la venta'),
    packages: z.array(importPackage).max(mostImported, 'Crea como máximo 100 paquetes a la vez'),
  }),
  answer: success.extend({
    taken: z.number().int(),
    gone: z.number().int(),
    created: z.array(z.number().int()),
    withdrawn: z.array(z.number().int()),
  }),
});
