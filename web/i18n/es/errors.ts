import { type ErrorCode, errorCatalogue } from '../../../domain/errors';

const fromCatalogue = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, [, message]]) => [code, message]),
) as Record<ErrorCode, string>;

/** A sentence for each code of the API; the Spanish ones stand in the domain. */
export const errors: Record<ErrorCode | 'network', string> = {
  ...fromCatalogue,
  network:
    'No hay conexión. Compruebe su conexión a internet e inténtelo de nuevo; no se le ha cobrado nada.',
};
