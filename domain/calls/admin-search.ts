import { z } from 'zod';
import { paymentStates } from '../payments';
import { orderStatuses } from '../states';
import { defineCall } from './call';
import { instant, success } from './common';

/** Fewer characters than this match everything. */
export const shortestSearch = 3;
/** Hits shown of each kind. */
export const hitsPerKind = 6;

const q = z
  .string('Escribe al menos 3 caracteres')
  .trim()
  .min(shortestSearch, 'Escribe al menos 3 caracteres')
  .max(100, 'La búsqueda es demasiado larga (100 caracteres como máximo)');

export const orderHit = z.object({
  orderNumber: z.string(),
  /** Empty once the buyer's data are erased. */
  email: z.string(),
  username: z.string(),
  status: z.enum(orderStatuses),
  createdAt: instant,
});
/** The id of a customer's page is random: no link contains an address. */
export const customerHit = z.object({ id: z.string(), email: z.string(), orders: z.number().int() });
export const paymentHit = z.object({
  intent: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  amountCents: z.number().int(),
  state: z.enum(paymentStates),
});

export const adminSearch = defineCall('GET /api/admin/search', {
  summary:
    'Orders, customers and payments by number, address, user name, intent or the panel’s order number: whole, or its beginning',
  access: 'read-orders',
  query: z.object({ q }),
  answer: success.extend({
    orders: z.array(orderHit),
    customers: z.array(customerHit),
    /** Absent for users who may not see payments. */
    payments: z.array(paymentHit).optional(),
  }),
});
export type SearchAnswer = z.infer<typeof adminSearch.answer>;
