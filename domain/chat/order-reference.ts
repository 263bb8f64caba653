const number = /\b[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}\b/i;
const id = /(?:#|\b(?:pedido|orden|numero|número|commande|numéro|ordine)\b\D{0,12})(\d{6,18})\b/i;

/**
 * The order that a question names, by number (`FNZ-261121-AB3K`) or public id, as typed; undefined if it names none.
 * Bare digits count only if they are the whole question or called a number; otherwise a price would be taken for an
 * order.
 */
export function orderReferenceIn(question: string): string | undefined {
  const text = question.trim();
  return number.exec(text)?.[0] ?? id.exec(text)?.[1] ?? /^\d{6,18}$/.exec(text)?.[0];
}
