import { z } from 'zod';
import { languages } from '../money';
import { orderStatuses, paymentStatuses } from '../states';
import { adminOrderRow } from './admin-order';
import { defineCall } from './call';
import { requestNumber, success } from './common';

/** So many orders are counted one by one; where there are more, the answer says "more than". */
export const countLimit = 10_000;

const flag = z.enum(['true'], 'Indique "true" o quite el filtro').optional();
const day = z.iso.date('Indique un día como 2026-11-21').optional();
const rowId = z.coerce.number('Elija un valor de la lista').int().min(1).max(2_147_483_647).optional();

/** What narrows the list; all of it combined. The same for the list, its file and acts on all that match. */
const filterFields = {
  /**
   * Beginning of number, panel id, payment intent or post; any part of e-mail address and user name (from three
   * characters, their beginning before).
   */
  search: z.string().trim().max(100, 'Busque con 100 caracteres como máximo').optional(),
  status: z.enum(orderStatuses, 'Elija un estado de la lista').optional(),
  payment: z.enum(paymentStatuses, 'Elija un estado de pago de la lista').optional(),
  type: z.enum(['followers', 'likes', 'views'], 'Elija un tipo de la lista').optional(),
  service: rowId,
  provider: rowId,
  language: z.enum(languages, 'Elija un idioma de la lista').optional(),
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
export const orderSorts = ['createdAt', 'amount', 'deliveredAt'] as const;
const order = {
  sort: z.enum(orderSorts, 'Elija una columna de la lista').default('createdAt'),
  direction: z.enum(['asc', 'desc'], 'Elija asc o desc').default('desc'),
};

export const adminOrderListRow = adminOrderRow.extend({
  serviceId: z.number().int(),
  language: z.string(),
  paymentIntentId: z.string(),
  deliveredAt: z.iso.datetime().optional(),
});
export type AdminOrderListRow = z.infer<typeof adminOrderListRow>;

/** Up to `countLimit` exact; one more means "more". */
const boundedCount = z
  .number()
  .int()
  .max(countLimit + 1);

export const adminOrders = defineCall({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders in pages, filtered and sorted; counts above 10,000 are told as 10,001',
  access: 'read-orders',
  query: orderFilter.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(5).max(100).default(25),
    ...order,
  }),
  answer: success.extend({
    orders: z.array(adminOrderListRow),
    total: boundedCount,
    page: z.number().int(),
    pageSize: z.number().int(),
    counts: z.object({ attention: z.number().int(), byStatus: z.record(z.string(), boundedCount) }),
  }),
});

export const adminOrderChoices = defineCall({
  method: 'GET',
  path: '/api/admin/order-choices',
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

/** What the file of orders is made of: the list's filter and order, without pages. */
export const exportQuery = orderFilter.extend(order);
export const exportPath = '/api/admin/order-export';

/** A filter that somebody keeps. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Query of the list's address. */
  address: z.string(),
  shared: z.boolean(),
  /** Of whoever asks: only they change it. */
  own: z.boolean(),
  owner: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** So many views are kept for one person. */
export const mostViews = 50;

const viewParams = z.object({ id: requestNumber });
const viewFields = {
  name: z
    .string('Ponga un nombre a la vista')
    .trim()
    .min(1, 'Ponga un nombre a la vista')
    .max(60, 'Acorte el nombre a 60 caracteres'),
  address: z
    .string('Abra la lista que quiere guardar e inténtelo de nuevo')
    .max(1000, 'Esta vista tiene demasiados filtros; quite alguno')
    .regex(/^[A-Za-z0-9%&=+._~*@:-]*$/, 'Abra la lista que quiere guardar e inténtelo de nuevo')
    .meta({ examples: ['status=partial&language=fr'] }),
  shared: z.boolean('Indique si la comparte'),
};

export const adminSavedViews = defineCall({
  method: 'GET',
  path: '/api/admin/order-views',
  summary: 'Saved views of the list of orders: the own ones, then those that colleagues share',
  access: 'read-orders',
  answer: success.extend({ views: z.array(savedView) }),
});

export const adminSaveView = defineCall({
  method: 'PUT',
  path: '/api/admin/order-views/:id',
  summary: 'Saves a view under an id of the browser, or changes an own one',
  access: 'own-account',
  params: viewParams,
  body: z.strictObject(viewFields),
  answer: success.extend({ view: savedView }),
});

export const adminDeleteView = defineCall({
  method: 'DELETE',
  path: '/api/admin/order-views/:id',
  summary: 'Deletes an own view',
  access: 'own-account',
  params: viewParams,
  answer: success,
});
