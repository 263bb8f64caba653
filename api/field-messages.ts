import type { z } from 'zod';

/**
 * The error of a field whose schema has no sentence for it: in Spanish, like those sentences. zod's own are English,
 * and name types that no form has.
 */
export const fieldMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato' : 'Este dato no tiene el formato esperado';
    case 'too_small':
      return issue.origin === 'string' ? 'Es demasiado corto' : 'Es demasiado pequeño';
    case 'too_big':
      return issue.origin === 'string' ? 'Es demasiado largo' : 'Es demasiado grande';
    case 'unrecognized_keys':
      return `Quita lo que esta llamada no conoce: ${issue.keys.join(', ')}`;
    default:
      return 'Este dato no es válido';
  }
};
