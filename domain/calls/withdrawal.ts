import { z } from 'zod';
import { normaliseReference } from '../order-number';
import { withdrawalNamePattern, withdrawalNumberPattern } from '../withdrawal';
import { defineCall } from './call';
import { email, instant, language, requestNumber, success } from './common';

/**
 * Withdraws from a contract (D32). Every statement is accepted and acknowledged alike, whether or not number
 * and e-mail address belong together: the answer reveals nothing about an order to a stranger.
 */
export const submitWithdrawal = defineCall('POST /api/withdrawals', {
  summary: 'A statement of withdrawal; acknowledged by e-mail with date and time',
  access: 'public',
  body: z.strictObject({
    id: requestNumber,
    orderNumber: z
      .string('Introduce el número de pedido')
      .trim()
      .min(1, 'Introduce el número de pedido')
      .max(60, 'El número de pedido es demasiado largo')
      .transform(normaliseReference)
      .pipe(z.string().regex(withdrawalNumberPattern, 'Escribe el número como está en el correo')),
    email,
    name: z
      .string('Introduce tu nombre')
      .trim()
      .min(2, 'Introduce tu nombre')
      .max(80, 'El nombre es demasiado largo (80 caracteres como máximo)')
      .regex(
        withdrawalNamePattern,
        'Escribe solo tu nombre, sin cifras ni otros signos, y con un espacio después de cada punto',
      ),
    reason: z
      .string()
      .trim()
      .max(1000, 'El motivo es demasiado largo (1.000 caracteres como máximo)')
      .optional(),
    language: language.default('es'),
  }),
  answer: success.extend({
    reference: z.string(),
    receivedAt: instant,
    /** An e-mail acknowledges it too, unless the address has had too many; the statement is valid all the same. */
    acknowledged: z.boolean(),
  }),
});
