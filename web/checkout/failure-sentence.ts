import type { Messages } from '../i18n/shape';
import { cardErrorText } from './payment-error';

/**
 * The text of the failed page: the sentence of the code, else the message in the URL if it is one of ours, else that
 * the reason is unknown. Any other text isn't ours and must not appear as ours.
 */
export function failureSentence(
  code: string,
  message: string | null,
  { checkout, pages }: Pick<Messages, 'checkout' | 'pages'>,
): string {
  const ours: string[] = [...Object.values(checkout.errors), ...Object.values(checkout.cardErrors)];
  const known = message !== null && ours.includes(message.trim()) ? message.trim() : undefined;
  return cardErrorText(code, checkout) ?? known ?? pages.paymentFailed.unknown;
}

/** What the sentence doesn't say: that nothing was charged and, if the reason is unknown, what to do. */
export function failureNote(
  sentence: string,
  { unknown, notCharged, retry }: Messages['pages']['paymentFailed'],
) {
  if (sentence === unknown) return `${notCharged} ${retry}`;
  return sentence.includes(notCharged.replace(/\.$/, '')) ? undefined : notCharged;
}

/** A code from the URL: only letters, digits, `_` and `-`, and short enough to be read out. */
export function failureCode(code: string | null): string {
  return (code ?? '').replace(/[^\w-]/g, '').slice(0, 40) || 'unknown';
}
