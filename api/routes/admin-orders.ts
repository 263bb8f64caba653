import type { Request } from 'express';
import {
  attentionCount,
  countsByStatus,
  listOrders,
  type OrderDetail,
  orderDetail,
} from '../../db/admin-orders';
import { recordAct, recordOutcome } from '../../db/audit';
import { readSettings } from '../../db/settings';
import {
  adminChangeTarget,
  adminOrder,
  adminOrders,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '../../domain/calls/admin';
import { ShopError } from '../../domain/errors';
import {
  refundOrder,
  requestRefill,
  resolveSubmission,
  sendToProvider,
  updateTarget,
} from '../../workflows/messages';
import type { Admin } from '../admin';
import { detailView, listRowView } from '../admin-views';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { purchaseHandle, withinDeadline } from '../purchases';

/** A panel may take its time; the administrator is told "pending" only after the workflow's own limits. */
const actionDeadlineMs = 40_000;

/** The back office's orders: to look at, and to act on. */
export function adminOrderRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock, logger } = deps;

  async function find(reference: string): Promise<OrderDetail> {
    const detail = await orderDetail(db, reference);
    if (!detail) throw new ShopError('order_not_found');
    return detail;
  }

  routes.answer(adminOrders, {}, async ({ query }) => {
    const [{ orders, total }, attention, byStatus] = await Promise.all([
      listOrders(db, { ...query, attention: query.attention === 'true' }),
      attentionCount(db),
      countsByStatus(db),
    ]);
    return {
      orders: orders.map(listRowView),
      total,
      page: query.page,
      pageSize: query.pageSize,
      counts: { attention, byStatus },
    };
  });

  routes.answer(adminOrder, {}, async ({ params }) => {
    const [detail, settings] = await Promise.all([find(params.id), readSettings(db)]);
    const order = detailView(detail, {
      settings: settings.purchase,
      now: clock().getTime(),
      temporalUiUrl: env.TEMPORAL_UI_URL,
      namespace: env.TEMPORAL_NAMESPACE,
    });
    return { order };
  });

  routes.answer(adminSendToProvider, {}, ({ params, body, admin, request }) =>
    act(
      'send-to-provider',
      { reference: params.id, reason: body.reason, admin, request },
      async (purchase) => {
        const answer = await purchase.executeUpdate(sendToProvider, {
          args: [
            {
              by: admin.username,
              reason: body.reason,
              force: body.forceResend,
              username: body.customUsername,
            },
          ],
        });
        return {
          state: answer.state,
          providerOrderId: answer.providerOrderId,
          publicationsProcessed: answer.state === 'accepted' ? 1 : 0,
          message: answer.reason,
        };
      },
    ),
  );

  routes.answer(adminResolveSubmission, {}, ({ params, body, admin, request }) =>
    act(
      'resolve-submission',
      { reference: params.id, reason: body.reason, admin, request },
      async (purchase) => {
        const asked = { by: admin.username, reason: body.reason };
        const { state } = await purchase.executeUpdate(resolveSubmission, {
          args: [
            body.outcome === 'accepted'
              ? { ...asked, accepted: true, providerOrderId: body.providerOrderId }
              : { ...asked, accepted: false },
          ],
        });
        return { state };
      },
    ),
  );

  routes.answer(adminChangeTarget, {}, ({ params, body, admin, request }) =>
    act('change-target', { reference: params.id, reason: body.reason, admin, request }, (purchase) =>
      purchase.executeUpdate(updateTarget, {
        args: [{ by: admin.username, reason: body.reason, username: body.username }],
      }),
    ),
  );

  routes.answer(adminRefill, {}, ({ params, body, admin, request }) =>
    act('refill', { reference: params.id, reason: body.reason, admin, request }, async (purchase) => {
      const { state } = await purchase.executeUpdate(requestRefill, {
        args: [{ by: admin.username, reason: body.reason }],
      });
      return { state, message: refillMessages[state] };
    }),
  );

  routes.answer(adminRefund, {}, ({ params, body, admin, request }) =>
    act('refund', { reference: params.id, reason: body.reason, admin, request }, (purchase) =>
      purchase.executeUpdate(refundOrder, {
        args: [{ by: admin.username, reason: body.reason, amountCents: body.amountCents }],
      }),
    ),
  );

  type Handle = ReturnType<typeof purchaseHandle>;

  /** Hands an administrator's act to the purchase and writes down who, when, what, before and after. */
  async function act<T>(
    action: string,
    asked: { reference: string; reason: string; admin: Admin; request: Request },
    work: (purchase: Handle) => Promise<T>,
  ): Promise<T> {
    const { order } = await find(asked.reference);
    const id = await recordAct(db, {
      actor: asked.admin.username,
      action,
      subject: order.orderNumber,
      before: { ...snapshot(order), reason: asked.reason },
      ip: asked.request.ip,
    });
    try {
      const answer = await withinDeadline(temporal, actionDeadlineMs, () =>
        work(purchaseHandle(temporal, order.cartId)),
      );
      const now = await find(order.id);
      await outcome(id, { answer, ...snapshot(now.order) });
      return answer;
    } catch (error) {
      await outcome(id, { refused: toShopError(error).code });
      throw error;
    }
  }

  /** The act has happened or been refused; a database that fails now must not say otherwise. */
  async function outcome(id: string, after: unknown): Promise<void> {
    await recordOutcome(db, id, after).catch((error: unknown) =>
      logger.error({ err: error, audit: id }, 'audit outcome not written'),
    );
  }
}

const refillMessages = {
  requested: 'La reposición se ha pedido al proveedor.',
  unknown: 'El proveedor no respondió. Se comprobará más tarde; no la pida otra vez todavía.',
} as const;

function snapshot(order: OrderDetail['order']) {
  const { status, stage, username, providerOrderId, refundedCents, attention } = order;
  return { status, stage, username, providerOrderId, refundedCents, attention };
}
