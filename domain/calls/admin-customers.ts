import { z } from 'zod';
import { languages } from '../money';
import { orderStatuses, paymentStatuses } from '../states';
import { blockedUser } from './admin-blocked-users';
import { defineCall } from './call';
import { actionReason, instant, maybe, requestNumber, success } from './common';
import { page, pageOf, search, sortBy } from './list';

export const customerOrdersPerPage = 20;

const customerId = z.object({ id: z.uuid('Recarga la página e inténtalo de nuevo').toLowerCase() });

/** An address with orders; its id is random, so that no link contains an address. */
export const customer = z.object({
  id: z.string(),
  email: z.string(),
  orders: z.number().int(),
  /** Paid, less refunded. */
  spentCents: z.number().int(),
  refundedCents: z.number().int(),
  firstOrderAt: instant,
  lastOrderAt: instant,
});

export const customerRow = customer.extend({ username: z.string(), blocked: z.boolean() });
export type CustomerRow = z.infer<typeof customerRow>;

export const adminCustomers = defineCall('GET /api/admin/customers', {
  summary:
    'Customers, that is addresses with orders, in pages; searched by the beginning of address or user name',
  access: 'read-customers',
  query: z.object({
    search,
    /** By newest order, by amount spent, or by number of orders. */
    sort: sortBy(['newest', 'spent', 'orders']).default('newest-desc'),
    page,
  }),
  answer: success.extend({
    customers: z.array(customerRow),
    ...pageOf,
  }),
});

const ofOrder = { orderNumber: z.string() };

/** An order as its customer's page lists it. */
export const customerOrder = z.object({
  ...ofOrder,
  createdAt: instant,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  username: z.string(),
  serviceType: z.string(),
  region: z.string(),
  totalQuantity: z.number().int(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  discountCode: maybe(z.string()),
});

export const customerDetail = customer.extend({
  usernames: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  /** Since when the address has been unsubscribed from marketing mail. */
  suppressedSince: maybe(instant),
  /** Blocks in force on the address or one of its user names. */
  blocks: z.array(blockedUser),
  /** A request to erase the address's data that has not ended. */
  deletion: z.object({ reference: z.string(), state: z.enum(['unproven', 'open', 'erasing']) }).optional(),
  orderList: z.array(customerOrder),
  refills: z.array(
    z.object({ ...ofOrder, requestedAt: instant, state: z.string(), requestedBy: z.string() }),
  ),
  refunds: z.array(
    z.object({ ...ofOrder, createdAt: instant, amountCents: z.number().int(), status: z.string() }),
  ),
  discounts: z.array(
    z.object({ ...ofOrder, code: z.string(), redeemedAt: instant, discountCents: z.number().int() }),
  ),
  messages: z.array(
    z.object({
      kind: z.enum(['contact', 'unsubscribe', 'deletion', 'withdrawal']),
      id: z.string(),
      at: instant,
      state: z.string(),
      text: z.string(),
    }),
  ),
});
export type CustomerDetail = z.infer<typeof customerDetail>;

export const adminCustomer = defineCall('GET /api/admin/customers/:id', {
  summary: 'One customer: orders in pages, and the newest refills, refunds, discounts and messages',
  access: 'read-customers',
  params: customerId,
  query: z.object({ page }),
  answer: success.extend({ customer: customerDetail, ...pageOf }),
});

export const adminCustomerMarketing = defineCall('PUT /api/admin/customers/:id/marketing', {
  summary: 'Stops marketing mail to a customer, or allows it again at the customer’s request',
  access: 'work-customers',
  params: customerId,
  body: z.strictObject({ wanted: z.boolean('Indica si quiere correo comercial'), reason: actionReason }),
  answer: success.extend({ wanted: z.boolean() }),
});

export const adminEraseCustomer = defineCall('POST /api/admin/customers/:id/erasure', {
  summary:
    'Starts the deletion of a customer’s data: on proof an administrator holds, otherwise the address must confirm',
  access: 'work-customers',
  params: customerId,
  body: z.strictObject({
    id: requestNumber,
    reason: actionReason,
    /** How the person proved that the address is theirs; without it they confirm by e-mail. */
    proof: z
      .string('Indica la prueba')
      .trim()
      .min(10, 'Di cómo se comprobó la identidad (al menos 10 caracteres)')
      .max(500, 'La prueba es demasiado larga (500 caracteres como máximo)')
      .optional(),
  }),
  answer: success.extend({ reference: z.string(), state: z.enum(['unproven', 'open']) }),
});

// Without a schema: `filePaths.customerData` (a JSON file of everything stored about the address).
