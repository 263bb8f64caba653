import { errorCatalogue, type ShopErrorCode, staffErrorCodes } from '#domain/errors.ts';
import { formatWait } from '../format';

const ofStaff: readonly string[] = staffErrorCodes;
const fromCatalogue = Object.fromEntries(
  Object.entries(errorCatalogue).flatMap(([code, [, message]]) =>
    ofStaff.includes(code) ? [] : [[code, message]],
  ),
) as Record<ShopErrorCode, string>;

/** A sentence for each code that a buyer may meet; the Spanish ones stand in the domain. */
export const errors: Record<ShopErrorCode | 'network', string> & { wait: (seconds: number) => string } = {
  ...fromCatalogue,
  // The catalogue's are also what the staff reads.
  guarantee_over: `${fromCatalogue.guarantee_over} Si crees que es un error, escríbenos.`,
  refund_owed: `${fromCatalogue.refund_owed} Si prefieres que lo enviemos, escríbenos.`,
  sold_without_refills: `${fromCatalogue.sold_without_refills} Si crees que es un error, escríbenos.`,
  network: 'No hay conexión. Comprueba tu conexión a internet e inténtalo de nuevo.',
  wait: (seconds) => `Demasiados intentos. Prueba de nuevo dentro de ${formatWait(seconds, 'es')}.`,
};
