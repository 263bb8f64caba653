import type { Messages } from '../i18n/catalogue';

/** The part of a provider's error that decides what is said. */
export interface PaymentError {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

/** A message of the payment, above the pay button. */
export interface PaymentNotice {
  title: string;
  text: string;
}

/** What a failed payment is told as: by the card's code first, else by the error's type (S0 §8). */
export function paymentNotice(error: PaymentError, messages: Messages['checkout']): PaymentNotice {
  const { errors, cardErrors } = messages;
  const title = errors.title;
  const byCode = cardErrors[error.decline_code ?? ''] ?? cardErrors[error.code ?? ''];
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
      return { title, text: errors.other };
  }
}
