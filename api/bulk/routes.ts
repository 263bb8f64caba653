import { WorkflowNotFoundError } from '@temporalio/client';
import type { z } from 'zod';
import { ordersOfIds, ordersOfNumbers } from '#db/admin-order-list.ts';
import {
  type BulkResultRow,
  type BulkRow,
  bulkById,
  bulkResults,
  endBulk,
  insertBulk,
  listBulks,
} from '#db/bulk.ts';
import { type BulkAction, bulkPermission } from '#domain/bulk.ts';
import {
  adminBulkAction,
  adminBulkActions,
  adminCancelBulk,
  adminStartBulk,
  adminStartBulkAccept,
  adminStartBulkRefund,
  bulkPageSize,
  type bulkResult,
  type bulkSummary,
} from '#domain/calls/admin-bulk.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { errorCatalogue, isErrorCode, ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import { type BulkInput, type BulkOrder, bulkWorkflow, bulkWorkflowId } from '#workflows/messages.ts';
import { reasonGiven } from '../audit/audited';
import { startOnce } from '../checkout/start-once';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Acting, Routes } from '../handle';
import { workflowUrl } from '../orders/views';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/** How long a finished bulk action is shown above the list, in ms from its end. */
const recentMs = 3600 * 1000;

type Start = Omit<z.output<NonNullable<(typeof adminStartBulkRefund)['body']>>, 'reason'> & {
  reason?: string;
};

/** Bulk actions: started, watched, stopped. The workflow `bulk-<id>` carries them out. */
export function adminBulkRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;

  routes.answer(
    adminStartBulk,
    {},
    async ({ body: { act: action, ...body }, admin, audited, requireProof }) => {
      if (!may(admin.role, bulkPermission(action))) throw new ShopError('forbidden');
      // The shop may pay the panel for each order a second time, as with a single forced resend.
      if (action === 'resend-unknown') requireProof();
      return start(action, body, { admin, audited });
    },
  );
  routes.answer(adminStartBulkRefund, {}, ({ body, admin, audited }) =>
    start('refund', body, { admin, audited }),
  );
  routes.answer(adminStartBulkAccept, {}, async ({ body: { found, ...body }, admin, audited }) => {
    const orders = await ordersOfNumbers(
      db,
      found.map(({ orderNumber }) => orderNumber),
    );
    const numbered = found.map(({ orderNumber, providerOrderId }) => {
      const order = orders.find((one) => one.orderNumber === orderNumber);
      if (!order) throw new InvalidInput({ found: `No hay ningún pedido ${orderNumber}` });
      return { ...order, providerOrderId };
    });
    return begin('accept-unknown', { ...body, orders: numbered }, { admin, audited });
  });

  routes.answer(adminBulkActions, {}, async ({ query: { recent, page } }) => {
    const since = recent && new Date(clock().getTime() - recentMs);
    const { rows, ...paged } = await listBulks(db, { since, page });
    return { acts: rows.map(summaryOf), ...paged };
  });

  routes.answer(adminBulkAction, {}, async ({ params, query }) => {
    const bulk = await bulkById(db, params.id);
    if (!bulk) throw new ShopError('bulk_not_found');
    const results = await bulkResults(db, params.id, {
      state: query.state,
      limit: bulkPageSize,
      offset: (query.page - 1) * bulkPageSize,
    });
    return {
      act: summaryOf(bulk),
      results: results.map(resultOf),
      total: query.state ? (bulk.counts[query.state] ?? 0) : bulk.total,
      page: query.page,
      pageSize: bulkPageSize,
      temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, bulkWorkflowId(params.id)),
    };
  });

  routes.answer(adminCancelBulk, {}, async ({ params, admin, audited }) => {
    const bulk = await bulkById(db, params.id);
    if (!bulk) throw new ShopError('bulk_not_found');
    if (bulk.endedAt) throw new ShopError('bulk_ended');
    if (!may(admin.role, bulkPermission(bulk.act))) throw new ShopError('forbidden');
    await audited(
      { action: 'cancel-bulk', subject: `bulk ${params.id}`, before: { act: bulk.act, counts: bulk.counts } },
      () =>
        withinDeadline(temporal, updateDeadlineMs, async () => {
          try {
            await temporal.workflow.getHandle(bulkWorkflowId(params.id)).cancel();
          } catch (error) {
            if (!(error instanceof WorkflowNotFoundError)) throw error;
            // Terminated, or lost with Temporal's store: nothing else would ever end the action.
            await endBulk(db, params.id, true);
          }
        }),
      () => ({ cancelled: true }),
    );
    return {};
  });

  /** Starts an action on the chosen orders. */
  async function start(action: BulkAction, body: Start, by: Acting): Promise<{ id: string }> {
    const { id } = body;
    if (await bulkById(db, id)) return { id };
    const orders = await ordersOfIds(db, [...new Set(body.orders.ids)]);
    if (orders.length === 0) throw new ShopError('bulk_empty');
    return begin(action, { ...body, orders }, by);
  }

  /**
   * Starts an action; a repeated start finds it. Both the API and the workflow write the row, so that its page exists
   * at once and no action is lost in between.
   */
  async function begin(
    action: BulkAction,
    {
      id,
      seenAt,
      reason,
      orders,
    }: Omit<Start, 'orders'> & { orders: (BulkOrder & { orderNumber: string })[] },
    { admin, audited }: Acting,
  ): Promise<{ id: string }> {
    await audited(
      {
        action: `bulk-${action}`,
        subject: `bulk ${id}`,
        before: {
          ...reasonGiven({ reason }),
          orders: orders.map(({ orderNumber, providerOrderId }) =>
            providerOrderId ? `${orderNumber} = ${providerOrderId}` : orderNumber,
          ),
        },
      },
      async () => {
        const input: BulkInput = {
          id,
          act: action,
          reason: reason ?? '',
          by: admin.username,
          seenAt: seenAt === undefined ? undefined : Date.parse(seenAt),
          orders: orders.map(({ orderNumber: _, ...order }) => order),
        };
        const startedAt = await startOnce(temporal, {
          type: bulkWorkflow,
          id: bulkWorkflowId(id),
          input,
          summary: `${action}, ${orders.length} orders`,
        });
        await insertBulk(db, input, startedAt);
        return { orders: orders.length };
      },
    );
    return { id };
  }
}

function summaryOf(row: BulkRow): RowOf<typeof bulkSummary> {
  // All states, so that callers needn't check which exist.
  return { ...row, counts: { waiting: 0, done: 0, refused: 0, failed: 0, skipped: 0, ...row.counts } };
}

function resultOf(row: BulkResultRow): RowOf<typeof bulkResult> {
  return { ...row, message: row.code && isErrorCode(row.code) ? errorCatalogue[row.code][1] : undefined };
}
