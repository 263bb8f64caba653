import type { Language } from './money';

/** A statement of withdrawal as the consumer made it (D32; Consumer Rights Directive, article 11a). */
export interface WithdrawalStatement {
  /** Made by the browser: a repeated statement is the same one. */
  id: string;
  /** What was typed, normalized as an order number; the statement is valid whether or not the order exists. */
  orderNumber: string;
  email: string;
  name: string;
  reason?: string;
  language: Language;
}

/**
 * Allowed characters of a number and a name. The acknowledgement repeats the name to any typed address, so it has no
 * room for a link or a telephone number. Initials and `M.ª` have a dot before one letter; no domain ends in one.
 */
export const withdrawalNumberPattern = /^[A-Z0-9][A-Z0-9 _-]{0,39}$/;
export const withdrawalNamePattern = /^(?!.*\.\p{L}\p{M}*\p{L})[\p{L}\p{M}\p{Zs}.,'’ªº()-]{2,80}$/u;

const declarations: Record<Language, (orderNumber?: string) => string> = {
  es: (number = 'indicado en el formulario') =>
    `Por la presente comunico que desisto de mi contrato de prestación del servicio del pedido ${number}.`,
  fr: (number = 'indiquée dans le formulaire') =>
    `Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de service de la commande ${number}.`,
  it: (number = 'indicato nel modulo') =>
    `Con la presente comunico il recesso dal mio contratto per la fornitura del servizio dell’ordine ${number}.`,
};

/**
 * The declaration in the words of the law's model form: shown before it is confirmed, sent back as received. Without a
 * number it names the order that the form indicated.
 */
export function withdrawalDeclaration(orderNumber: string | undefined, language: Language): string {
  return declarations[language](orderNumber);
}

/** For how many days the acknowledgement is tried: a mail server that is down for a weekend must not prevent it. */
export const acknowledgementDays = 30;

/**
 * Why no acknowledgement goes out. `limit`: the address had too many e-mails. `refused`: its mail server knows no such
 * mailbox. `given-up`: it was tried in vain.
 */
export const unacknowledgedReasons = ['limit', 'refused', 'given-up'] as const;
export type UnacknowledgedReason = (typeof unacknowledgedReasons)[number];

/** Short reference of a statement for e-mails about it, e.g. `D-1F0C22A7`. */
export function withdrawalReference(id: string): string {
  return `D-${id.slice(0, 8).toUpperCase()}`;
}
