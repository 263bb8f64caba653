import { z } from 'zod';
import { languages } from '../money';
import { orderStatuses, paymentStatuses } from '../states';
import { adminOrderRow } from './admin-order';
import { defineCall } from './call';
import { instant, maybe, success } from './common';
import { boundedCount, day, flag, page, pageOf, search, sortBy } from './list';

const rowId = z.coerce.number('Elige un valor de la lista').int().min(1).max(2_147_483_647).optional();

/** The list's filters, combined. The same for the list, its file and bulk actions on all matches. */
const filterFields = {
  /**
   * Beginning of number, panel id, payment intent or post; any part of e-mail address and user name (from three
   * characters, their beginning before).
   */
  search,
  status: z.enum(orderStatuses, 'Elige un estado de la lista').optional(),
  payment: z.enum(paymentStatuses, 'Elige un estado de pago de la lista').optional(),
  type: z.enum(['followers', 'likes', 'views'], 'Elige un tipo de la lista').optional(),
  service: rowId,
  provider: rowId,
  language: z.enum(languages, 'Elige un idioma de la lista').optional(),
  /** First and last day of creation, in Madrid. */
  from: day,
  to: day,
  /** Waits for a person: purchase or statement of withdrawal. */
  attention: flag,
  /** Something was given back. */
  refunded: flag,
  /** A statement of withdrawal waits. */
  withdrawal: flag,
};
export const orderFilter = z.object(filterFields);
export type OrderFilterInput = z.infer<typeof orderFilter>;

/** Columns by which the list can be sorted. */
const order = { sort: sortBy(['createdAt', 'amount', 'deliveredAt']).default('createdAt-desc') };
export type OrderSort = z.infer<typeof order.sort>;

export const adminOrderListRow = adminOrderRow.extend({
  serviceId: z.number().int(),
  language: z.string(),
  paymentIntentId: z.string(),
  deliveredAt: maybe(instant),
});
export type AdminOrderListRow = z.infer<typeof adminOrderListRow>;

export const adminOrders = defineCall('GET /api/admin/orders', {
  summary: 'Orders in pages, filtered and sorted; counts above 10,000 are reported as 10,001',
  access: 'read-orders',
  query: orderFilter.extend({
    page,
    pageSize: z.coerce.number().int().min(5).max(100).default(25),
    ...order,
  }),
  answer: success.extend({
    orders: z.array(adminOrderListRow),
    ...pageOf,
    total: boundedCount,
    /** Server time before the rows were read: a bulk action on them is about what they were then. */
    seenAt: instant,
    /** Of the orders that the other filters match; `byStatus` is absent if a filter matches more than 10,000. */
    counts: z.object({
      attention: z.number().int(),
      byStatus: z.record(z.string(), boundedCount).optional(),
    }),
  }),
});

export const adminMatchingOrders = defineCall('GET /api/admin/matching-orders', {
  summary: 'The ids of all orders that match a filter, for an action on all of them; refused above 1,000',
  access: 'work-orders',
  query: orderFilter,
  answer: success.extend({ ids: z.array(z.string()), seenAt: instant }),
});

export const adminOrderChoices = defineCall('GET /api/admin/order-choices', {
  summary: 'The services and panels by which orders can be filtered',
  access: 'read-orders',
  answer: success.extend({
    services: z.array(
      z.object({
        id: z.number().int(),
        type: z.string(),
        region: z.string(),
        quantity: z.number().int(),
        /** The buyer chooses the quantity. */
        range: z.boolean(),
      }),
    ),
    providers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});

/** Query of the file of orders: the list's filter and order, without pages. */
export const exportQuery = orderFilter.extend(order);
