import { parseDecimal } from '../domain/money';
import { InvalidInput } from './errors';

/** Cents of an amount in a call. Throws if the text isn't an amount, naming the field. */
export function cents(amount: string, field = 'amount'): number {
  const value = parseDecimal(amount);
  if (value === undefined) throw new InvalidInput({ [field]: 'Importe no válido' });
  return value;
}
