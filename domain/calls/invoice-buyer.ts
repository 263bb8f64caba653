import { z } from 'zod';
import { invoiceLine } from '../invoices';
import { invoiceCountries, readTaxId } from '../tax-ids';

const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, 'Es demasiado largo')
    .regex(invoiceLine, 'Escribe con letras latinas, cifras y los signos de una dirección');

/** The error of an invalid tax number, by country. */
export const taxIdExpected = (country: string): string =>
  ({
    ES: 'Escribe un NIF, NIE o CIF válido, con su letra o dígito de control. Por ejemplo, B58378431',
    FR: 'Escribe un SIREN (9 cifras), un SIRET (14 cifras) o un número de IVA francés válido',
    IT: 'Escribe una partita IVA (11 cifras) o un codice fiscale (16 signos) válidos',
  })[country] ?? 'Escribe el número de IVA intracomunitario, con o sin el código del país';

/** The recipient of an invoice, as typed; the tax number in its normalized form. */
export const invoiceBuyer = z
  .strictObject({
    name: line('Escribe el nombre o la razón social', 120).meta({ examples: ['Estudio Varenna, S.L.'] }),
    taxId: z
      .string('Escribe el número fiscal')
      .trim()
      .min(1, 'Escribe el número fiscal')
      .max(30, 'Es demasiado largo')
      .meta({ examples: ['B58378431'] }),
    address: line('Escribe la dirección', 160).meta({ examples: ['Calle Mayor, 1'] }),
    postalCode: line('Escribe el código postal', 12).meta({ examples: ['28013'] }),
    city: line('Escribe la población', 80).meta({ examples: ['Madrid'] }),
    country: z.enum(invoiceCountries, 'Elige un país de la lista').meta({ examples: ['ES'] }),
  })
  .superRefine(({ taxId, country }, context) => {
    if (readTaxId(taxId, country) === undefined)
      context.addIssue({ code: 'custom', path: ['taxId'], message: taxIdExpected(country) });
  });
