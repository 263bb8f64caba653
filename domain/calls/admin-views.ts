import { z } from 'zod';
import { defineCall } from './call';
import { requestNumber, success } from './common';

/** A saved view of a list. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Query of the list's address, without page and search. */
  address: z.string(),
  shared: z.boolean(),
  /** Owned by the caller: only they can change it. */
  own: z.boolean(),
  owner: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** Most views that one person can save. */
export const mostViews = 50;

/** The path of the call that answers the list. */
const list = z
  .string('Abre la lista e inténtalo de nuevo')
  .max(100)
  .regex(/^\/api\/[a-z0-9/:-]+$/, 'Abre la lista e inténtalo de nuevo')
  .meta({ examples: ['/api/admin/orders'] });

const params = z.object({ id: requestNumber });

export const savedViews = defineCall('GET /api/admin/views', {
  summary: 'Saved views of a list: the caller’s own, then those colleagues share',
  access: 'own-account',
  query: z.object({ list }),
  answer: success.extend({ views: z.array(savedView) }),
});

export const saveView = defineCall('PUT /api/admin/views/:id', {
  summary: 'Saves a view under an id chosen by the browser, or changes the caller’s own',
  access: 'own-account',
  params,
  body: z.strictObject({
    list,
    name: z
      .string('Pon un nombre a la vista')
      .trim()
      .min(1, 'Pon un nombre a la vista')
      .max(60, 'Acorta el nombre a 60 caracteres'),
    address: z
      .string('Abre la lista que quieres guardar e inténtalo de nuevo')
      .max(1000, 'Esta vista tiene demasiados filtros; quita alguno')
      .regex(/^[A-Za-z0-9%&=+._~*@:-]*$/, 'Abre la lista que quieres guardar e inténtalo de nuevo')
      // It may name a person, and an erasure wouldn't find parts of a name.
      .refine(
        (address) => !new URLSearchParams(address).has('search'),
        'Una vista no guarda la búsqueda. Recarga la página y guárdala otra vez',
      )
      .meta({ examples: ['status=partial&language=fr'] }),
    shared: z.boolean('Indica si la compartes'),
  }),
  answer: success.extend({ view: savedView }),
});

export const deleteView = defineCall('DELETE /api/admin/views/:id', {
  summary: 'Deletes one of the caller’s views',
  access: 'own-account',
  params,
  answer: success,
});
