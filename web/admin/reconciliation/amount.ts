import { euros } from '../format';

/** An amount in cents of any currency, e.g. `25,00 €` or `25,00 USD`. */
export function amountIn(cents: number, currency: string | undefined): string {
  if (!currency || currency === 'eur') return euros(cents);
  const code = currency.toUpperCase();
  return new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'code',
  }).format(cents / 100);
}
