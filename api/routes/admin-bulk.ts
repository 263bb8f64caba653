import { WorkflowNotFoundError } from '@temporalio/client';
import type { Request } from 'express';
import type { z } from 'zod';
import { matchingOrders, ordersOfIds } from '../../db/admin-order-list';
import {
  type BulkResultRow,
  type BulkRow,
  bulkById,
  bulkResults,
  insertBulk,
  recentBulks,
} from '../../db/bulk';
import { type BulkAct, mostBulkOrders } from '../../domain/bulk';
import {
  adminBulkAct,
  adminBulkActs,
  adminCancelBulk,
  adminStartBulk,
  adminStartBulkRefund,
  type BulkSummary,
  bulkPageSize,
  type bulkResult,
} from '../../domain/calls/admin-bulk';
import { errorCatalogue, isErrorCode, ShopError } from '../../domain/errors';
import { type BulkInput, bulkWorkflow, bulkWorkflowId } from '../../workflows/messages';
import type { Admin } from '../admin';
import { withoutNulls, workflowUrl } from '../admin-views';
import { audited } from '../audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { updateDeadlineMs, withinDeadline } from '../purchases';
import { startOnce } from '../start-once';
import { filterOf } from './admin-order-list';

/** How long an act that has ended stands above the list, in ms from its start. */
const recentMs = 3600 * 1000;

type Start = z.output<NonNullable<(typeof adminStartBulkRefund)['body']>>;

/** Acts on many orders: started, watched, stopped. The workflow `bulk-<id>` carries them out. */
export function adminBulkRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;

  routes.answer(adminStartBulk, {}, ({ body: { act, ...body }, admin, request }) =>
    start(act, body, { admin, request }),
  );
  routes.answer(adminStartBulkRefund, {}, ({ body, admin, request }) =>
    start('refund', body, { admin, request }),
  );

  routes.answer(adminBulkActs, {}, async () => {
    const acts = await recentBulks(db, new Date(clock().getTime() - recentMs));
    return { acts: acts.map(summaryOf) };
  });

  routes.answer(adminBulkAct, {}, async ({ params, query }) => {
    const act = await bulkById(db, params.id);
    if (!act) throw new ShopError('bulk_not_found');
    const results = await bulkResults(db, params.id, {
      state: query.state,
      limit: bulkPageSize,
      offset: (query.page - 1) * bulkPageSize,
    });
    return {
      act: summaryOf(act),
      results: results.map(resultOf),
      matching: query.state ? (act.counts[query.state] ?? 0) : act.total,
      page: query.page,
      temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, bulkWorkflowId(params.id)),
    };
  });

  routes.answer(adminCancelBulk, {}, async ({ params, admin, request }) => {
    const act = await bulkById(db, params.id);
    if (!act) throw new ShopError('bulk_not_found');
    if (act.endedAt) throw new ShopError('bulk_ended');
    await audited(
      deps,
      { admin, request },
      { action: 'cancel-bulk', subject: `bulk ${params.id}`, before: { act: act.act, counts: act.counts } },
      () =>
        withinDeadline(temporal, updateDeadlineMs, async () => {
          try {
            await temporal.workflow.getHandle(bulkWorkflowId(params.id)).cancel();
          } catch (error) {
            if (error instanceof WorkflowNotFoundError) throw new ShopError('bulk_ended');
            throw error;
          }
        }),
    );
    return {};
  });

  /**
   * Starts an act, or finds it where its start comes again. The row is written here and by the workflow, whoever is
   * first, so that its page is there at once and nothing is lost in between.
   */
  async function start(
    act: BulkAct,
    body: Start,
    by: { admin: Admin; request: Request },
  ): Promise<{ id: string }> {
    const { id, reason } = body;
    // It has begun: what matches by now says nothing about it.
    if (await bulkById(db, id)) return { id };
    const orders =
      body.orders.by === 'ids'
        ? await ordersOfIds(db, [...new Set(body.orders.ids)])
        : await matchingOrders(db, filterOf(body.orders.filter), mostBulkOrders + 1);
    if (orders.length === 0) throw new ShopError('bulk_empty');
    if (orders.length > mostBulkOrders) throw new ShopError('bulk_too_large');
    await audited(
      deps,
      by,
      {
        action: `bulk-${act}`,
        subject: `bulk ${id}`,
        before: { reason, orders: orders.map(({ orderNumber }) => orderNumber) },
      },
      async () => {
        const input: BulkInput = {
          id,
          act,
          reason,
          by: by.admin.username,
          orders: orders.map((order) => ({ id: order.id, cartId: order.cartId })),
        };
        const startedAt = await startOnce(temporal, {
          type: bulkWorkflow,
          id: bulkWorkflowId(id),
          input,
          summary: `${act}, ${orders.length} orders`,
        });
        await insertBulk(db, input, startedAt);
        return { orders: orders.length };
      },
    );
    return { id };
  }
}

function summaryOf(row: BulkRow): BulkSummary {
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString(),
    // All states, so that nobody has to ask whether one is there.
    counts: { waiting: 0, done: 0, refused: 0, failed: 0, skipped: 0, ...row.counts },
  };
}

function resultOf(row: BulkResultRow): z.input<typeof bulkResult> {
  return {
    ...withoutNulls(row),
    at: row.at?.toISOString(),
    message: row.code && isErrorCode(row.code) ? errorCatalogue[row.code][1] : undefined,
  };
}
