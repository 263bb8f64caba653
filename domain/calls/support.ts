import { z } from 'zod';
import { oneLine } from '../content/plain-text';
import { contactAuthors, contactStates, contactSubjects } from '../threads';
import { type AnswerOf, defineCall } from './call';
import { email, instant, language, requestNumber, success } from './common';

const written = z
  .string('Escribe tu mensaje')
  .trim()
  .max(4000, 'El mensaje es demasiado largo (4.000 caracteres como máximo)');

/** A message to support. */
const messageText = written.min(5, 'Escribe tu mensaje');
/** The customer's reply: "Sí" may be the whole answer to a question. */
const replyText = written.min(1, 'Escribe tu mensaje');

/** A message to the shop: stored, sent to support, acknowledged to the sender (D27). */
export const sendContact = defineCall('POST /api/contact', {
  summary: 'A message to support; acknowledged by e-mail unless the address has had too many',
  access: 'public',
  body: z.strictObject({
    id: requestNumber,
    name: oneLine('Introduce tu nombre').pipe(
      z
        .string()
        .min(2, 'Introduce tu nombre')
        .max(80, 'El nombre es demasiado largo (80 caracteres como máximo)'),
    ),
    email,
    company: oneLine().pipe(z.string().max(120, 'Escribe como máximo 120 caracteres')).optional(),
    phone: oneLine()
      .pipe(
        z
          .string()
          .max(30, 'Escribe como máximo 30 caracteres')
          .regex(/^[+\d\s().-]*$/, 'Escribe solo cifras, espacios y el signo +'),
      )
      .optional(),
    service: z.enum(contactSubjects).default('other'),
    orderNumber: oneLine().pipe(z.string().max(60)).optional(),
    message: messageText,
    /** A conversation with the assistant, sent along with the message. */
    conversation: z
      .array(
        z.strictObject({
          role: z.enum(['user', 'assistant']),
          content: z.string().max(2000),
          timestamp: z.iso.datetime(),
        }),
      )
      .max(60)
      .optional(),
    language: language.default('es'),
  }),
  answer: success.extend({
    reference: z.string(),
    receivedAt: instant,
    /** An e-mail acknowledges it too, unless the address has had too many; support answers all the same. */
    acknowledged: z.boolean(),
  }),
});

/** The sealed token of an e-mail's link, or of the account's list. */
const token = z.string().min(1).max(2000);

/** A thread as its customer sees it: its messages, oldest first, and its state. */
export const readThread = defineCall('POST /api/contact/thread', {
  summary: "A message to support with what was answered, by the sealed token of a letter's link",
  access: 'public',
  body: z.strictObject({ token }),
  answer: success.extend({
    reference: z.string(),
    service: z.enum(contactSubjects),
    state: z.enum(contactStates),
    messages: z.array(
      z.object({ id: z.string(), from: z.enum(contactAuthors), text: z.string(), at: instant }),
    ),
    /** It accepts no more messages. */
    full: z.boolean(),
  }),
});
export type ContactThread = AnswerOf<typeof readThread>;

export const writeToThread = defineCall('POST /api/contact/thread/messages', {
  summary: 'Another message of the customer; the promise of 24 hours begins again, and a closed thread opens',
  access: 'public',
  body: z.strictObject({ token, id: requestNumber, message: replyText }),
  answer: success.extend({ state: z.enum(contactStates), at: instant }),
});

/**
 * The form of "Darse de baja" (S1 §2.10, §5): ends marketing e-mails immediately, or requests the deletion of personal
 * data.
 */
export const leave = defineCall('POST /api/unsubscribe', {
  summary: 'Ends marketing mail at once, or asks for personal data to be deleted (D27)',
  access: 'public',
  body: z.strictObject({
    id: requestNumber,
    wish: z.enum(['mail', 'deletion']),
    username: oneLine('El nombre de usuario es demasiado corto').pipe(
      z
        .string()
        .min(2, 'El nombre de usuario es demasiado corto')
        .max(80, 'El nombre de usuario es demasiado largo'),
    ),
    email,
    reason: z
      .string('Por favor explica brevemente el motivo')
      .trim()
      .min(5, 'Por favor explica brevemente el motivo')
      .max(1000, 'El motivo es demasiado largo (1.000 caracteres como máximo)'),
    language: language.default('es'),
  }),
  answer: success.extend({
    reference: z.string(),
    receivedAt: instant,
    /** A deletion whose address the account session proves: the acknowledgement asks for no confirmation. */
    proven: z.boolean(),
  }),
});

/** The button behind a link in one of our e-mails: unsubscribes, or proves the address of a request. */
export const confirmLeave = defineCall('POST /api/unsubscribe/confirm', {
  summary: 'What a link in an e-mail does: stop marketing mail, or prove the address of a deletion request',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(2000) }),
  answer: success.extend({ wish: z.enum(['mail', 'deletion']) }),
});
