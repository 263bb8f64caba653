import { parseDecimal } from '../domain/money';
import { InvalidInput } from './errors';

/** Parses an amount of a call to cents. Throws if the text isn't an amount, naming the field. */
export function parseCents(amount: string, field = 'amount'): number {
  const value = parseDecimal(amount);
  if (value === undefined) throw new InvalidInput({ [field]: 'Importe no válido' });
  return value;
}
