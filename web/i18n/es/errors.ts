import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import { formatWait } from '../format';

const fromCatalogue = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, [, message]]) => [code, message]),
) as Record<ErrorCode, string>;

/** A sentence for each code of the API; the Spanish ones stand in the domain. */
export const errors: Record<ErrorCode | 'network', string> & { wait: (seconds: number) => string } = {
  ...fromCatalogue,
  network: 'No hay conexión. Comprueba tu conexión a internet e inténtalo de nuevo.',
  wait: (seconds) => `Demasiados intentos. Prueba de nuevo en ${formatWait(seconds, 'es')}.`,
};
