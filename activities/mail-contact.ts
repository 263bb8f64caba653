import type { ContactRow, ReplyRow } from '../db/contact';
import { formatMoment } from '../domain/format';
import { contactReference, promisedSeconds } from '../domain/support';
import { type ComposedMail, languageNames, layOut, layOutForStaff, type MailShop } from './mail-layout';
import { requestUrl, supportTexts } from './mail-support';

/** Support answers in the back office, because only there the answer is stored and the customer can reply to it. */
const answerHere =
  'Respóndele en administración: la respuesta queda con el mensaje y le llega por correo. Se le prometió en menos de 24 horas. Si respondes a este correo le llega también, pero entonces cierra tú el mensaje.';

/**
 * The acknowledgement of a message. It goes to any address that was typed, so it repeats neither name nor message:
 * nobody can use it to send their own text to others. Its link shows both.
 */
export function composeContactThanks(message: ContactRow, shop: MailShop, threadUrl: string): ComposedMail {
  const { id, language, service, receivedAt } = message;
  const text = supportTexts[language];
  const reference = contactReference(id);
  return layOut(
    {
      subject: text.contact.subject(reference),
      title: text.contact.title,
      paragraphs: [text.contact.text],
      summary: [
        [text.subjectOf, text.subjects[service]],
        [text.receivedAt, formatMoment(receivedAt, language)],
        [text.reference, reference],
      ],
      button: { label: text.thread.open, url: threadUrl },
      notes: [text.contact.notYou(shop.supportEmail)],
    },
    shop,
    language,
  );
}

/** Sends a message to support, in Spanish, like the back office; the message itself is unchanged. */
export function composeContactReport(message: ContactRow, shop: MailShop): ComposedMail {
  const { id, name, email, company, phone, service, orderNumber, language, receivedAt, conversation } =
    message;
  const reference = contactReference(id);
  const rows: [string, string | undefined][] = [
    ['Nombre', name],
    ['Correo', email],
    ['Empresa', company],
    ['Teléfono', phone],
    ['Asunto', supportTexts.es.subjects[service]],
    ['Pedido', orderNumber],
    ['Idioma', languageNames[language]],
    ['Recibido', formatMoment(receivedAt, 'es')],
    ['Referencia', reference],
  ];
  return layOutForStaff(
    {
      subject: `Mensaje ${reference} · ${supportTexts.es.subjects[service]}`,
      title: 'Mensaje del formulario de contacto',
      paragraphs: [answerHere, ...message.message.split(/\n+/)],
      summary: rows.filter((row): row is [string, string] => Boolean(row[1])),
      button: { label: 'Responder en administración', url: requestUrl(shop, reference) },
      annex: conversation?.length
        ? [
            {
              title: 'Conversación con el asistente',
              paragraphs: conversation.map(
                ({ role, content }) =>
                  `${role === 'user' ? 'Visitante' : 'Asistente, según el visitante'}: ${content}`,
              ),
            },
          ]
        : [],
    },
    shop,
  );
}

/** Support's answer, in an e-mail in the customer's language; the words are support's own. */
export function composeContactAnswer(
  { id, language, service }: ContactRow,
  { text: said, at }: ReplyRow,
  shop: MailShop,
  threadUrl: string,
): ComposedMail {
  const text = supportTexts[language];
  const reference = contactReference(id);
  return layOut(
    {
      subject: text.thread.subject(reference),
      title: text.thread.title,
      paragraphs: said.split(/\n+/),
      summary: [
        [text.subjectOf, text.subjects[service]],
        [text.thread.answeredAt, formatMoment(at, language)],
        [text.reference, reference],
      ],
      button: { label: text.thread.answer, url: threadUrl },
      notes: [text.thread.howTo],
    },
    shop,
    language,
  );
}

/** Notifies support of another message of a customer. */
export function composeReplyReport(
  message: ContactRow,
  { text, at }: ReplyRow,
  shop: MailShop,
): ComposedMail {
  const reference = contactReference(message.id);
  return layOutForStaff(
    {
      subject: `Nuevo mensaje en ${reference} · ${supportTexts.es.subjects[message.service]}`,
      title: 'El cliente ha vuelto a escribir',
      paragraphs: [answerHere, ...text.split(/\n+/)],
      summary: [...writerOf(message), ['Recibido', formatMoment(at, 'es')], ['Referencia', reference]],
      button: { label: 'Responder en administración', url: requestUrl(shop, reference) },
    },
    shop,
  );
}

/** Reminds support of a message before the promised day is over. */
export function composeContactReminder(
  message: ContactRow,
  waitingSince: Date,
  shop: MailShop,
): ComposedMail {
  const reference = contactReference(message.id);
  const due = new Date(waitingSince.getTime() + promisedSeconds * 1000);
  return layOutForStaff(
    {
      subject: `Mensaje sin responder · ${reference}`,
      title: 'Mensaje sin responder',
      paragraphs: ['El plazo prometido de 24 horas se acaba. Respóndelo o ciérralo en administración.'],
      summary: [
        ...writerOf(message),
        ['Espera desde', formatMoment(waitingSince, 'es')],
        ['Vence', formatMoment(due, 'es')],
        ['Referencia', reference],
      ],
      button: { label: 'Responder en administración', url: requestUrl(shop, reference) },
    },
    shop,
  );
}

function writerOf({ name, email, language }: ContactRow): [string, string][] {
  return [
    ['Nombre', name],
    ['Correo', email],
    ['Idioma', languageNames[language]],
  ];
}
