import { z } from 'zod';
import { normaliseUsername, usernamePattern } from '../instagram-username';
import { targetIn, targetOf } from '../target';
import { orderNote, orderParams } from './admin-order';
import { defineCall } from './call';
import {
  absentWhenEmpty,
  actionReason,
  email,
  optionalReason,
  paidOutside,
  panelNumber,
  refundedCents,
  requestId,
  success,
  whole,
} from './common';
import { invoiceBuyer } from './invoice-buyer';

const urlWrong = 'Indica la dirección de un perfil o de una publicación de Instagram';
/** The address of a profile or a post, as people paste it. */
const targetUrl = z
  .string(urlWrong)
  .trim()
  .max(300, urlWrong)
  .refine((url) => targetIn(url) !== undefined, { error: urlWrong })
  .meta({ examples: ['https://www.instagram.com/lucia.varenna/'] });

const nameWrong = 'Indica un usuario de Instagram válido (letras, números, puntos y guiones bajos)';
const targetName = z
  .string(nameWrong)
  .max(200, nameWrong)
  .transform(normaliseUsername)
  .pipe(z.string().regex(usernamePattern, nameWrong))
  .meta({ examples: ['lucia.varenna'] });

/** Address and user name must name the same profile. Errors in only one of them are reported first. */
function agree(
  context: z.RefinementCtx,
  { url, username: name }: { url?: string; username?: string },
  fields: [url: string, username: string],
): void {
  if (url === undefined || name === undefined || !targetIn(url) || targetOf({ url, username: name })) return;
  const message = 'La dirección y el usuario no son del mismo perfil. Deja solo uno de los dos.';
  for (const field of fields) context.addIssue({ code: 'custom', path: [field], message });
}

/** Refuses an action that needs a reason. */
export function needReason(reason: string | undefined, context: z.RefinementCtx): void {
  const message = 'Indica el motivo';
  if (reason === undefined) context.addIssue({ code: 'custom', path: ['reason'], message });
}

export const adminSendToProvider = defineCall('POST /api/admin/send-to-provider/:id', {
  summary: 'Sends the order to the panel again (S1 §7)',
  access: 'work-orders',
  params: orderParams,
  body: z
    .strictObject({
      /** Required to force it (D22). */
      reason: optionalReason,
      requestId,
      /** How many submissions the page showed: if there are more, nothing is sent. */
      submissionsSeen: z.int('Recarga la página e inténtalo de nuevo').min(1).max(10_000).optional(),
      /** The newest generation that an older page showed: if a newer one exists, nothing is sent. */
      generation: z.int('Recarga la página e inténtalo de nuevo').min(1).max(10_000).optional(),
      forceResend: z.boolean().default(false),
      customUrl: absentWhenEmpty(targetUrl).optional(),
      customUsername: absentWhenEmpty(targetName).optional(),
    })
    .superRefine(({ customUrl: url, customUsername, forceResend, reason }, context) => {
      agree(context, { url, username: customUsername }, ['customUrl', 'customUsername']);
      if (forceResend) needReason(reason, context);
    }),
  answer: z.object({
    /** The panel has it (S1 §7). */
    success: z.boolean(),
    state: z.enum(['accepted', 'rejected', 'unknown', 'pending']),
    providerOrderId: z.string().optional(),
    /** For how many targets the panel has its part (D15). */
    publicationsProcessed: z.number().int(),
    /** Why it was not accepted, in the panel's words if it gave any. */
    error: z.string().optional(),
  }),
});

/** What a resolution is about. Its submission may be left out if only one of the order is in doubt. */
const resolution = {
  submissionId: z.uuid('Elige uno de los envíos dudosos').toLowerCase().optional(),
  reason: actionReason,
  requestId,
};

export const adminResolveSubmission = defineCall('POST /api/admin/orders/:id/resolve-submission', {
  summary: 'Records the outcome of a submission whose answer was lost',
  access: 'work-orders',
  params: orderParams,
  body: z.discriminatedUnion(
    'outcome',
    [
      z.strictObject({ outcome: z.literal('accepted'), providerOrderId: panelNumber, ...resolution }),
      z.strictObject({ outcome: z.literal('not-accepted'), ...resolution }),
    ],
    'Elige qué pasó con el envío',
  ),
  answer: success.extend({ state: z.enum(['accepted', 'rejected', 'unknown', 'pending']) }),
});

export const adminChangeTarget = defineCall('PUT /api/admin/orders/:id/target', {
  summary: 'Corrects the target before the panel has it',
  access: 'work-orders',
  params: orderParams,
  body: z
    .strictObject({
      url: absentWhenEmpty(targetUrl).optional(),
      username: absentWhenEmpty(targetName).optional(),
      /** The submission that the page showed as the one to replace: if it changed meanwhile, nothing is changed. */
      submissionId: z.uuid('Recarga la página e inténtalo de nuevo').toLowerCase().optional(),
      reason: optionalReason,
      requestId,
    })
    .superRefine(({ url, username: name }, context) => {
      const none = url === undefined && name === undefined;
      if (none)
        context.addIssue({
          code: 'custom',
          path: ['username'],
          message: 'Indica el usuario, o la dirección de un perfil o de una publicación',
        });
      else agree(context, { url, username: name }, ['url', 'username']);
    }),
  answer: success.extend({
    username: z.string(),
    /** The post that this part goes to from now on. */
    shortcode: z.string().optional(),
  }),
});

export const adminChangeEmail = defineCall('PUT /api/admin/orders/:id/email', {
  summary: 'Corrects the e-mail address; the new one gets the confirmation, the old one a notice',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({ email, reason: optionalReason, requestId }),
  answer: success,
});

export const adminRefill = defineCall('POST /api/admin/refill/execute/:id', {
  summary: 'Asks the panel for a refill now',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({ reason: optionalReason, requestId }),
  answer: success.extend({ message: z.string(), state: z.enum(['requested', 'unknown']) }),
});

/** The sentence about an amount that can't be refunded. */
export const amountWrong = 'Indica un importe válido, por ejemplo 12,50';

export const adminRefund = defineCall('POST /api/admin/orders/:id/refund', {
  summary: 'Cancels at the panel where possible and refunds',
  access: 'move-money',
  stepUp: true,
  params: orderParams,
  body: z
    .strictObject({
      reason: actionReason,
      requestId,
      refundedCents: refundedCents.optional(),
      /** Cents; everything that is left if absent. Zero only with `dismiss`, or if a short delivery needs no more money. */
      amountCents: whole(0, 10_000_000, amountWrong).optional(),
      /** Of a part: ids of the submissions that no panel has, all that were seen. They are not sent any more. */
      dismiss: z.array(z.uuid()).min(1).max(200).optional(),
      /** Of a part: it is for what is not delivered. The panel is asked to stop first. */
      undelivered: z.literal(true, 'Recarga la página e inténtalo de nuevo').optional(),
      outside: paidOutside,
    })
    // What it is for is known from the refund that failed.
    .refine(
      ({ amountCents, dismiss, undelivered, outside }) =>
        !outside || (amountCents && !dismiss && !undelivered),
      {
        path: ['amountCents'],
        error: amountWrong,
      },
    ),
  answer: success.extend({ amountCents: z.number().int(), status: z.enum(['pending', 'succeeded']) }),
});

/** Longest note, in characters. */
export const longestNote = 2000;

export const adminAddNote = defineCall('POST /api/admin/orders/:id/notes', {
  summary: 'Adds a note to an order, for colleagues',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({
    text: z
      .string('Escribe la nota')
      .trim()
      .min(1, 'Escribe la nota')
      .max(longestNote, 'La nota es demasiado larga (2.000 caracteres como máximo)'),
    requestId,
  }),
  answer: success.extend({ note: orderNote }),
});

export const adminDeleteNote = defineCall('DELETE /api/admin/orders/:id/notes/:noteId', {
  summary: 'Deletes the caller’s own note',
  access: 'work-orders',
  params: orderParams.extend({ noteId: z.string().regex(/^\d{1,18}$/, 'Recarga la página') }),
  answer: success,
});

export const adminResendMail = defineCall('POST /api/admin/orders/:id/emails/resend', {
  summary: 'Resends an e-mail of an order, once per call, if its content is still true',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({
    letter: z
      .string('Elige un correo de la lista')
      .max(60, 'Elige un correo de la lista')
      .regex(/^[a-z]+(-[a-z]+)*(:\d{1,6})?$/, 'Elige un correo de la lista')
      .meta({ examples: ['order-confirmation', 'refund-made:2'] }),
    reason: optionalReason,
    requestId,
  }),
  answer: success.extend({
    /** `pending`: the mail server has not accepted it yet; it is retried automatically. */
    state: z.enum(['sent', 'pending']),
  }),
});

export const adminInvoice = defineCall('POST /api/admin/orders/:id/invoice', {
  summary: 'Makes out the invoice of an order, or one that corrects whom the last is made out to',
  access: 'work-orders',
  params: orderParams,
  body: invoiceBuyer.safeExtend({
    /** How many the page showed: if there are more by now, nothing is issued. */
    had: z.int('Recarga la página e inténtalo de nuevo').min(0).max(1000),
    reason: optionalReason,
  }),
  answer: success.extend({ number: z.string() }),
});
