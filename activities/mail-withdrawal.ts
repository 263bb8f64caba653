import type { WithdrawalRow } from '../db/withdrawals';
import { formatMoment } from '../domain/format';
import { mayBeOrderNumber } from '../domain/order-number';
import { addressOf } from '../domain/pages';
import { withdrawalDeclaration, withdrawalReference } from '../domain/withdrawal';
import { type ComposedMail, languageNames, layOut, layOutForStaff, type MailShop } from './mail-layout';
import { mailTexts } from './mail-messages';

/**
 * The acknowledgement of a statement of withdrawal: the declaration, its author and its time of arrival. It is the same
 * whether or not the statement matches an order, because it goes to any address that was typed. For the same reason it
 * leaves out the free text of the reason, which isn't part of the declaration, and a number that can't be an order's: that
 * may be a telephone number, or any words.
 */
export function composeAcknowledgement(statement: WithdrawalRow, shop: MailShop): ComposedMail {
  const { language, id, orderNumber, name, email, receivedAt } = statement;
  const text = mailTexts[language].withdrawal;
  const reference = withdrawalReference(id);
  const number = mayBeOrderNumber(orderNumber, receivedAt) ? orderNumber : undefined;
  return layOut(
    {
      subject: text.subject(number ?? reference),
      title: text.title,
      paragraphs: [text.text(formatMoment(receivedAt, language)), text.declared],
      summary: [
        [text.declaration, withdrawalDeclaration(number, language)],
        ...(number ? ([[text.number, number]] as [string, string][]) : []),
        [text.name, name],
        [text.email, email],
        [text.receivedAt, formatMoment(receivedAt, language)],
        [text.reference, reference],
      ],
      notes: [text.next, text.notYou(shop.supportEmail)],
      links: [{ label: text.rules, url: shop.publicUrl + addressOf('refunds', language) }],
    },
    shop,
    language,
  );
}

/** Notifies support of a withdrawal; in Spanish, the language of the back office. */
export function composeWithdrawalReport(statement: WithdrawalRow, shop: MailShop): ComposedMail {
  const { id, orderNumber, name, email, reason, receivedAt, orderId, language } = statement;
  const fits = orderId !== undefined;
  return layOutForStaff(
    {
      subject: `Desistimiento ${withdrawalReference(id)} · ${orderNumber}`,
      title: 'Declaración de desistimiento recibida',
      paragraphs: [
        fits
          ? 'El número y el correo corresponden a un pedido. Con «Cancelar y reembolsar», pide al panel que pare la entrega y devuelve lo que no se haya entregado; el plazo para devolver es de 14 días.'
          : 'El número y el correo no corresponden a ningún pedido. Comprueba a mano si la persona se equivocó al escribirlos y contéstale: si respondes a este correo, le llega. Después, márcalo como atendido en administración.',
      ],
      summary: [
        ['Pedido', orderNumber],
        ['Corresponde a un pedido', fits ? 'Sí' : 'No'],
        ['Nombre', name],
        ['Correo', email],
        ...(reason ? ([['Motivo', reason]] as [string, string][]) : []),
        ['Idioma', languageNames[language]],
        ['Recibida', formatMoment(receivedAt, 'es')],
        ['Referencia', withdrawalReference(id)],
      ],
      button: orderId
        ? { label: 'Abrir el pedido', url: `${shop.publicUrl}/admin/orders/${orderId}` }
        : {
            label: 'Abrir en administración',
            url: `${shop.publicUrl}/admin/needs-attention?kind=withdrawal`,
          },
    },
    shop,
  );
}
