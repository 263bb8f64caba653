import { z } from 'zod';
import { defineCall } from './call';
import { success } from './common';

const orderParams = z.object({ id: z.string().max(60) });

/** Why an administrator does something; kept with the act. */
export const actReason = z
  .string('Indique el motivo')
  .trim()
  .min(3, 'Indique el motivo (al menos 3 caracteres)')
  .max(500, 'El motivo es demasiado largo (500 caracteres como máximo)');

/** What an administrator wrote beside an order. */
export const orderNote = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type OrderNoteView = z.infer<typeof orderNote>;

/** So long may a note be, in characters. */
export const longestNote = 2000;

export const adminAddNote = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  summary: 'Writes a note beside an order, for colleagues',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({
    text: z
      .string('Escriba la nota')
      .trim()
      .min(1, 'Escriba la nota')
      .max(longestNote, 'La nota es demasiado larga (2000 caracteres como máximo)'),
  }),
  answer: success.extend({ note: orderNote }),
});

export const adminDeleteNote = defineCall({
  method: 'DELETE',
  path: '/api/admin/orders/:id/notes/:noteId',
  summary: 'Takes an own note away',
  access: 'work-orders',
  params: orderParams.extend({ noteId: z.string().regex(/^\d{1,18}$/, 'Recargue la página') }),
  answer: success,
});

export const adminResendMail = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/emails/resend',
  summary: 'Sends a letter of an order again, once a call, where what it says is still so',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({
    letter: z
      .string('Elija un correo de la lista')
      .max(60, 'Elija un correo de la lista')
      .regex(/^[a-z]+(-[a-z]+)*(:\d{1,6})?$/, 'Elija un correo de la lista')
      .meta({ examples: ['order-confirmation', 'refund-made:2'] }),
    reason: actReason,
  }),
  answer: success.extend({
    /** `pending`: the mail server lets it wait; it goes out by itself. */
    state: z.enum(['sent', 'pending']),
  }),
});
