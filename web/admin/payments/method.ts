import { declineNames, paymentMessages as text } from './text';

/** The payment method in a few words, e.g. `Tarjeta visa ·· 4242`; empty if nobody has tried yet. */
export function methodName({
  method,
  brand,
  last4,
}: {
  method?: string;
  brand?: string;
  last4?: string;
}): string {
  const name = method ? ((text.methods as Record<string, string>)[method] ?? method) : '';
  return [name, brand, last4 && `·· ${last4}`].filter(Boolean).join(' ');
}

/** Why an attempt was refused, in words and with the provider's code. */
export function declineName(code: string): string {
  const name = declineNames[code];
  return name ? `${name} (${code})` : code;
}
