import { z } from 'zod';
import { languages } from '../money';
import { orderStatuses, paymentStatuses } from '../states';
import { blockedUser } from './admin-blocked-users';
import { defineCall } from './call';
import { actReason, requestNumber, success } from './common';

/** How the list is sorted: by newest order, by what was spent, by how many orders. */
export const customerSorts = [
  'newest-desc',
  'newest-asc',
  'spent-desc',
  'spent-asc',
  'orders-desc',
  'orders-asc',
] as const;

/** Customers on one page, and orders on one page of a customer. */
export const customersPerPage = 25;
export const customerOrdersPerPage = 20;

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const customerId = z.object({ id: z.uuid('Recargue la página e inténtelo de nuevo').toLowerCase() });

/** An address with orders; its id is random, so that no address stands in a link. */
const customer = z.object({
  id: z.string(),
  email: z.string(),
  orders: z.number().int(),
  /** Paid, less refunded. */
  spentCents: z.number().int(),
  refundedCents: z.number().int(),
  firstOrderAt: z.iso.datetime(),
  lastOrderAt: z.iso.datetime(),
});

export const customerRow = customer.extend({ username: z.string(), blocked: z.boolean() });
export type CustomerRow = z.infer<typeof customerRow>;

export const adminCustomers = defineCall({
  method: 'GET',
  path: '/api/admin/customers',
  summary:
    'Customers, that is addresses with orders, in pages; searched by the beginning of address or user name',
  access: 'read-customers',
  query: z.object({
    search: z.string().max(100).default(''),
    sort: z.enum(customerSorts).default('newest-desc'),
    page,
  }),
  answer: success.extend({
    customers: z.array(customerRow),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});

const ofOrder = { orderNumber: z.string() };

export const customerDetail = customer.extend({
  usernames: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  /** Since when the address wants no marketing mail. */
  suppressedSince: z.iso.datetime().optional(),
  /** Blocks in force on the address or one of its user names. */
  blocks: z.array(blockedUser),
  /** A request to erase the address's data that has not ended. */
  deletion: z.object({ reference: z.string(), state: z.enum(['unproven', 'open', 'erasing']) }).optional(),
  orderList: z.array(
    z.object({
      ...ofOrder,
      createdAt: z.iso.datetime(),
      status: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      username: z.string(),
      serviceType: z.string(),
      region: z.string(),
      totalQuantity: z.number().int(),
      amountCents: z.number().int(),
      refundedCents: z.number().int(),
      discountCode: z.string().optional(),
    }),
  ),
  refills: z.array(
    z.object({ ...ofOrder, requestedAt: z.iso.datetime(), state: z.string(), requestedBy: z.string() }),
  ),
  refunds: z.array(
    z.object({ ...ofOrder, createdAt: z.iso.datetime(), amountCents: z.number().int(), status: z.string() }),
  ),
  discounts: z.array(
    z.object({ ...ofOrder, code: z.string(), redeemedAt: z.iso.datetime(), discountCents: z.number().int() }),
  ),
  messages: z.array(
    z.object({
      kind: z.enum(['contact', 'unsubscribe', 'deletion', 'withdrawal']),
      id: z.string(),
      at: z.iso.datetime(),
      state: z.string(),
      text: z.string(),
    }),
  ),
});
export type CustomerDetail = z.infer<typeof customerDetail>;

export const adminCustomer = defineCall({
  method: 'GET',
  path: '/api/admin/customers/:id',
  summary: 'One customer: orders in pages, and the newest refills, refunds, discounts and messages',
  access: 'read-customers',
  params: customerId,
  query: z.object({ page }),
  answer: success.extend({ customer: customerDetail, page: z.number().int() }),
});

export const adminCustomerMarketing = defineCall({
  method: 'PUT',
  path: '/api/admin/customers/:id/marketing',
  summary: 'Ends marketing mail to a customer, or allows it again where the customer asked for it',
  access: 'work-customers',
  params: customerId,
  body: z.strictObject({ wanted: z.boolean('Indique si quiere correo comercial'), reason: actReason }),
  answer: success.extend({ wanted: z.boolean() }),
});

export const adminEraseCustomer = defineCall({
  method: 'POST',
  path: '/api/admin/customers/:id/erasure',
  summary:
    'Begins the deletion of a customer’s data: with the proof that an administrator has, else the address is asked',
  access: 'work-customers',
  params: customerId,
  body: z.strictObject({
    id: requestNumber,
    reason: actReason,
    /** How the person showed that the address is theirs; without it they confirm by e-mail. */
    proof: z
      .string('Indique la prueba')
      .trim()
      .min(10, 'Diga cómo se comprobó la identidad (al menos 10 caracteres)')
      .max(500, 'La prueba es demasiado larga (500 caracteres como máximo)')
      .optional(),
  }),
  answer: success.extend({ reference: z.string(), state: z.enum(['unproven', 'open']) }),
});

// Without a schema of its own: GET /api/admin/customers/:id/data (a JSON file of everything stored about the address).
