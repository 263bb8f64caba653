import { mayBeOrderNumber, normaliseReference } from '../order-number';

/** An order's number with its hyphens, or the dashes of a phone's keyboard: nothing else looks like it. */
const written = /\b[A-Z]{2,6}[-\u2010-\u2015]\d{6}[-\u2010-\u2015][A-Z0-9]{4}\b/i;

/** What may be one with blanks, dots or nothing in their place; never a part of an e-mail address or of a username. */
const separator = /(?:\s?[-\u2010-\u2015]\s?|[\s.]?)/.source;
const loose = new RegExp(`(?<!@)\\b[A-Z]{2,6}${separator}\\d{6}${separator}[A-Z0-9]{4}\\b(?!@)`, 'gi');

/** A public id: the digits after a #, or the twelve of every id after a word for an order or its number. */
const id =
  /(?:#(?=\d{6,18}\b)|\b(?:pedido|orden|numero|número|commande|numéro|ordine)\b\D{0,12}(?=\d{12}\b))(\d+)/i;

/**
 * The order that a question names at `now`, by number (`FNZ-261121-AB3K`) or public id, as typed; undefined if it names
 * none. Bare digits count only if they are the whole question or called an order's number; otherwise a price, a
 * quantity or a telephone would be taken for an order.
 */
export function orderReferenceIn(question: string, now: Date): string | undefined {
  const text = question.trim();
  return (
    written.exec(text)?.[0] ??
    text.match(loose)?.find((typed) => isOrderNumber(typed, text, now)) ??
    id.exec(text)?.[1] ??
    /^\d{6,18}$/.exec(text)?.[0]
  );
}

/**
 * With blanks, `del 211126 para` has the same shape: its end must have been typed as a code, with a digit or in
 * capitals that the rest of the question has not.
 */
function isOrderNumber(typed: string, text: string, now: Date): boolean {
  const marksCode = /\p{Ll}/u.test(text) ? /[A-Z\d]/ : /\d/;
  const isCode = !/\s/.test(typed) || marksCode.test(typed.slice(-4)) || typed === text;
  return isCode && mayBeOrderNumber(normaliseReference(typed), now);
}
