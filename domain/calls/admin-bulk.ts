import { z } from 'zod';
import { bulkActions, bulkResultStates, mostBulkOrders } from '../bulk';
import { normaliseReference } from '../order-number';
import { needReason } from './admin-order-actions';
import { defineCall } from './call';
import { actionReason, instant, maybe, optionalReason, panelNumber, requestNumber, success } from './common';
import { flag, page, pageOf } from './list';

/** Which orders. "All that match" are the ids that `adminMatchingOrders` gave when the administrator chose them. */
const reached = z.strictObject(
  {
    by: z.literal('ids'),
    ids: z
      .array(
        z
          .string()
          .regex(/^\d{1,18}$/, 'Elige los pedidos en la lista')
          .meta({ examples: ['104827119'] }),
      )
      .min(1, 'Elige al menos un pedido')
      .max(mostBulkOrders, 'Elige 1.000 pedidos como máximo'),
  },
  'Elige los pedidos en la lista',
);

/**
 * Server time of the list's answer in which the administrator saw the orders, the oldest one. An order on which
 * somebody acted since (resend, refund, settlement, refill) isn't meant. Absent from older pages: then everything counts
 * that is there when the action begins.
 */
const seenAt = z.iso.datetime('Recarga la página e inténtalo de nuevo').optional();

const start = {
  /** Made by the browser: a repeated call is the same action. */
  id: requestNumber,
  seenAt,
  orders: reached,
  reason: actionReason,
};
const started = success.extend({ id: z.uuid() });

export const adminStartBulk = defineCall('POST /api/admin/bulk', {
  summary:
    'Resends, resends despite an unknown outcome (only administrators, who need password or code again), queries at the panel or refills many orders as one durable workflow',
  access: 'work-orders',
  body: z
    .strictObject({
      ...start,
      /** Required to send an order that a panel may already have (D22). */
      reason: optionalReason,
      act: z.enum(['resend', 'resend-unknown', 'sync', 'refill'], 'Elige la acción'),
    })
    .superRefine(({ act, reason }, context) => {
      if (act === 'resend-unknown') needReason(reason, context);
    }),
  answer: started,
});

export const adminStartBulkRefund = defineCall('POST /api/admin/bulk-refunds', {
  summary: 'Cancels many orders at the panel where possible and refunds them',
  access: 'move-money',
  stepUp: true,
  body: z.strictObject(start),
  answer: started,
});

/** An order whose answer was lost, and its number at the panel. */
export const foundNumber = z.strictObject({
  orderNumber: z
    .string('Indica el número de pedido')
    .max(40, 'El número de pedido es demasiado largo')
    .transform(normaliseReference)
    .meta({ examples: ['FNZ-261121-AB3K'] }),
  providerOrderId: panelNumber,
});

export const adminStartBulkAccept = defineCall('POST /api/admin/bulk-accepts', {
  summary: 'Records the panel order numbers of many orders whose answers were lost',
  access: 'work-orders',
  body: z.strictObject({
    id: requestNumber,
    seenAt,
    reason: actionReason,
    found: z
      .array(foundNumber)
      .min(1, 'Escribe al menos un pedido con su número')
      .max(mostBulkOrders, 'Escribe 1.000 pedidos como máximo')
      .refine((found) => new Set(found.map(({ orderNumber }) => orderNumber)).size === found.length, {
        error: 'Escribe cada pedido una sola vez',
      }),
  }),
  answer: started,
});

/** A bulk action and its progress. */
export const bulkSummary = z.object({
  id: z.uuid(),
  act: z.enum(bulkActions),
  startedBy: z.string(),
  reason: z.string(),
  startedAt: instant,
  endedAt: maybe(instant),
  cancelled: z.boolean(),
  total: z.number().int(),
  counts: z.record(z.enum(bulkResultStates), z.number().int()),
});
export type BulkSummary = z.infer<typeof bulkSummary>;

/** The result of one order. */
export const bulkResult = z.object({
  orderNumber: z.string(),
  state: z.enum(bulkResultStates),
  code: maybe(z.string()),
  /** The sentence for the code. */
  message: maybe(z.string()),
  outcome: maybe(z.string()),
  at: maybe(instant),
});

export const adminBulkActions = defineCall('GET /api/admin/bulk', {
  summary: 'Bulk acts, newest first, in pages',
  access: 'read-orders',
  query: z.object({
    /** Only those that are running or ended in the last hour. */
    recent: flag,
    page,
  }),
  answer: success.extend({ acts: z.array(bulkSummary), ...pageOf }),
});

export const bulkPageSize = 50;

export const adminBulkAction = defineCall('GET /api/admin/bulk/:id', {
  summary: 'One bulk act, with a page of its results',
  access: 'read-orders',
  params: z.object({ id: requestNumber }),
  query: z.object({
    state: z.enum(bulkResultStates, 'Elige un resultado de la lista').optional(),
    page,
  }),
  answer: success.extend({
    act: bulkSummary,
    results: z.array(bulkResult),
    /** `total`: how many have the requested state. */
    ...pageOf,
    /** The run in the Temporal UI. */
    temporalUrl: z.string(),
  }),
});

export const adminCancelBulk = defineCall('POST /api/admin/bulk/:id/cancel', {
  summary:
    'Stops a bulk act: orders under way finish, the rest are left alone; stopping refunds needs the right to make them',
  access: 'work-orders',
  params: z.object({ id: requestNumber }),
  answer: success,
});
