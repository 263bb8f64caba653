import type { Messages } from '../i18n/shape';

/** The part of a provider's error that decides the message. */
export interface PaymentError {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

/** A message about the payment, above the pay button. */
export interface PaymentNotice {
  title: string;
  text: string;
  /** The payment waits for a step outside the page. */
  waits?: boolean;
}

/** The sentence for a card error's code, if there is one. The code is untrusted. */
export function cardErrorText(
  code: string | undefined,
  { cardErrors }: Messages['checkout'],
): string | undefined {
  return code !== undefined && Object.hasOwn(cardErrors, code)
    ? cardErrors[code as keyof typeof cardErrors]
    : undefined;
}

/** The sentence for a failed payment: by the code of the card error, else by the error's type (S0 §8). */
export function paymentNotice(
  error: PaymentError,
  messages: Messages['checkout'],
  other = messages.errors.other,
): PaymentNotice {
  const { errors } = messages;
  const title = errors.title;
  const byCode = cardErrorText(error.decline_code, messages) ?? cardErrorText(error.code, messages);
  switch (error.type) {
    case 'card_error':
      return { title, text: byCode ?? error.message ?? errors.card };
    case 'validation_error':
      if (error.code?.startsWith('incomplete'))
        return { title: errors.incompleteTitle, text: errors.incomplete };
      return { title, text: byCode ?? error.message ?? errors.card };
    case 'authentication_error':
      return { title, text: errors.authentication };
    case 'rate_limit_error':
      return { title, text: errors.rateLimit };
    case 'invalid_request_error':
      return { title, text: byCode ?? errors.invalidRequest };
    case 'api_connection_error':
      return { title, text: errors.connection };
    case 'api_error':
      return { title, text: errors.api };
    default:
      return { title, text: other };
  }
}
