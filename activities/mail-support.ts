import type { LeaveRow } from '../db/leave-requests';
import { formatMoment } from '../domain/format';
import type { Language } from '../domain/money';
import { leaveReference, promisedSeconds } from '../domain/support';
import { type ComposedMail, languageNames, layOut, layOutForStaff, type MailShop } from './mail-layout';
import { support as es, type SupportTexts } from './mail-texts/es-support';
import { support as fr } from './mail-texts/fr-support';
import { support as it } from './mail-texts/it-support';

/** The sentences of a language. */
export const supportTexts: Record<Language, SupportTexts> = { es, fr, it };

/** Confirms that an address gets no more marketing e-mails. */
export function composeLeft({ id, language }: LeaveRow, shop: MailShop): ComposedMail {
  const text = supportTexts[language];
  return layOut(
    {
      subject: text.left.subject,
      title: text.left.title,
      paragraphs: [text.left.text, text.left.orders],
      summary: [[text.reference, leaveReference(id)]],
      notes: [text.left.notYou(shop.supportEmail)],
    },
    shop,
    language,
  );
}

/** Notifies support who left and why. */
export function composeLeaveReport(request: LeaveRow, shop: MailShop): ComposedMail {
  return layOutForStaff(
    {
      subject: `Baja ${leaveReference(request.id)}`,
      title: 'Baja de correos comerciales',
      paragraphs: ['Ya está hecha: la dirección no recibe más recordatorios. No tienes que hacer nada.'],
      summary: [...personOf(request), ['Referencia', leaveReference(request.id)]],
    },
    shop,
  );
}

/** The acknowledgement of a request to erase data; `confirmUrl` if the address is not proven yet. */
export function composeDeletionThanks(
  { id, language, receivedAt }: LeaveRow,
  shop: MailShop,
  confirmUrl: string | undefined,
): ComposedMail {
  const { deletion, reference, receivedAt: received } = supportTexts[language];
  return layOut(
    {
      subject: deletion.subject(leaveReference(id)),
      title: deletion.title,
      paragraphs: [deletion.text, confirmUrl ? deletion.confirm : deletion.proven],
      summary: [
        [received, formatMoment(receivedAt, language)],
        [reference, leaveReference(id)],
      ],
      button: confirmUrl ? { label: deletion.button, url: confirmUrl } : undefined,
      notes: [deletion.next, confirmUrl ? deletion.notYou : deletion.notYouProven(shop.supportEmail)],
    },
    shop,
    language,
  );
}

/** Why support gets an e-mail about a request. */
export type DeletionOccasion = 'received' | 'proven' | 'reminder';

type Wording = [title: string, text: (proven: boolean, late: boolean) => string];

const occasions: Record<DeletionOccasion, Wording> = {
  received: [
    'Solicitud de borrado de datos',
    (proven) =>
      proven
        ? 'Ya está comprobado que la dirección es suya. Apruébala o deniégala en administración; se prometió hacerlo en 24 horas.'
        : 'Aún no ha confirmado que la dirección es suya. Te avisaremos cuando lo haga; hasta entonces no se puede aprobar.',
  ],
  proven: [
    'Solicitud de borrado confirmada',
    () => 'Ha confirmado que la dirección es suya. Apruébala o deniégala en administración.',
  ],
  reminder: [
    'Solicitud de borrado sin decidir',
    (_, late) =>
      `El plazo prometido de 24 horas ${late ? 'ha vencido' : 'se acaba'}. Apruébala o deniégala en administración.`,
  ],
};

/** Notifies support of a request to erase data; the promised day of a proven one begins with its proof. */
export function composeDeletionReport(
  request: LeaveRow,
  shop: MailShop,
  occasion: DeletionOccasion,
  now: Date,
): ComposedMail {
  const [title, text] = occasions[occasion];
  const { provenAt } = request;
  const due = provenAt && new Date(provenAt.getTime() + promisedSeconds * 1000);
  return layOutForStaff(
    {
      subject: `${title} · ${leaveReference(request.id)}`,
      title,
      paragraphs: [text(provenAt !== undefined, due !== undefined && due <= now)],
      summary: [
        ...personOf(request),
        ['Recibida', formatMoment(request.receivedAt, 'es')],
        ...(due ? ([['Plazo', formatMoment(due, 'es')]] as [string, string][]) : []),
        ['Referencia', leaveReference(request.id)],
      ],
      button: { label: 'Abrir en administración', url: requestUrl(shop, leaveReference(request.id)) },
    },
    shop,
  );
}

/** Notifies the person that their data are erased, or why not. */
export function composeDeletionAnswer(
  answer: { id: string; language: Language; outcome: 'erased' | 'refused'; reason: string },
  shop: MailShop,
): ComposedMail {
  const { id, language } = answer;
  const { erased, refused, reference } = supportTexts[language];
  const message =
    answer.outcome === 'erased'
      ? {
          subject: erased.subject,
          title: erased.title,
          paragraphs: [erased.text, erased.kept],
          summary: [[reference, leaveReference(id)]] as [string, string][],
          notes: [erased.last],
        }
      : {
          subject: refused.subject(leaveReference(id)),
          title: refused.title,
          paragraphs: [refused.text],
          summary: [
            [refused.reason, answer.reason],
            [reference, leaveReference(id)],
          ] as [string, string][],
          notes: [refused.next(shop.supportEmail)],
        };
  return layOut(message, shop, language);
}

/** The page of a request in the back office. */
export function requestUrl({ publicUrl }: MailShop, reference: string): string {
  return `${publicUrl}/admin/requests/${reference}`;
}

/** The requester, and the reason. */
function personOf({ username, email, reason, language }: LeaveRow): [string, string][] {
  return [
    ['Usuario', username],
    ['Correo', email],
    ['Motivo', reason],
    ['Idioma', languageNames[language]],
  ];
}
