import { type CartRow, cartByNumber, cartFigures, listCarts } from '../../db/abandoned-carts';
import { readSettings } from '../../db/settings';
import {
  type AbandonedCart,
  adminCarts,
  adminCloseCart,
  adminRemindCart,
  cartsPerPage,
} from '../../domain/calls/admin-carts';
import { ShopError } from '../../domain/errors';
import { addressOf } from '../../domain/pages';
import { may } from '../../domain/permissions';
import { cancelPurchase, purchaseId, remindBuyer } from '../../workflows/messages';
import { workflowUrl } from '../admin-views';
import { audited } from '../audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { purchaseHandle, updateDeadlineMs, withinDeadline } from '../purchases';

/** Abandoned carts: the purchase workflows without a payment (decision 14). */
export function adminCartRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;

  routes.answer(adminCarts, {}, async ({ query, admin }) => {
    const { purchase } = await readSettings(db);
    const now = clock().getTime();
    const [{ rows, total }, figures] = await Promise.all([
      listCarts(db, { ...query, pageSize: cartsPerPage }),
      cartFigures(
        db,
        new Date(now - query.days * 24 * 3600 * 1000),
        new Date(now - purchase.reminderAfterSeconds * 1000),
      ),
    ]);
    const pages = Math.max(1, Math.ceil(total / cartsPerPage));
    const { abandonedCents, recoveredCents, ...counts } = figures;
    const sums = may(admin.role, 'read-money') && { abandonedCents, recoveredCents };
    return { carts: rows.map(view), total, page: query.page, pages, figures: { ...counts, ...sums } };
  });

  async function find(number: string) {
    const cart = await cartByNumber(db, number);
    if (!cart) throw new ShopError('not_found');
    if (cart.paid) throw new ShopError('already_paid');
    return cart;
  }

  routes.answer(adminRemindCart, {}, async ({ params, body, admin, request }) => {
    const { cartId, unsubscribed } = await find(params.number);
    const asked = { by: admin.username, reason: body.reason };
    return audited(
      deps,
      { admin, request },
      { action: 'remind-cart', subject: params.number, before: { reason: body.reason } },
      async () => {
        // The letter would not go out; saying so is better than a reminder that is used up.
        if (unsubscribed) throw new ShopError('no_reminder_wanted');
        return withinDeadline(temporal, updateDeadlineMs, () =>
          purchaseHandle(temporal, cartId).executeUpdate(remindBuyer, { args: [asked] }),
        );
      },
    );
  });

  routes.answer(adminCloseCart, {}, async ({ params, body, admin, request }) => {
    const { cartId, owner } = await find(params.number);
    const asked = { owner, by: admin.username, reason: body.reason };
    return audited(
      deps,
      { admin, request },
      { action: 'close-cart', subject: params.number, before: { reason: body.reason } },
      () =>
        withinDeadline(temporal, updateDeadlineMs, () =>
          purchaseHandle(temporal, cartId).executeUpdate(cancelPurchase, { args: [asked] }),
        ),
    );
  });

  function view(row: CartRow): AbandonedCart {
    return {
      orderNumber: row.orderNumber,
      stage: row.stage,
      closedAs: ends.find((end) => end === row.closedAs),
      paymentFailed: row.paymentFailed,
      email: row.email ?? '',
      username: row.username ?? '',
      language: row.language,
      serviceType: row.serviceType ?? '',
      region: row.region ?? '',
      totalQuantity: row.totalQuantity ?? 0,
      amountCents: row.amountCents,
      startedAt: row.startedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      remindedAt: row.remindedAt?.toISOString(),
      toldOfFailureAt: row.toldOfFailureAt?.toISOString(),
      unsubscribed: row.unsubscribed,
      recoveredAt: row.recoveredAt?.toISOString(),
      recoveryUrl: env.PUBLIC_URL + addressOf('checkout', row.language),
      runUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, purchaseId(row.cartId)),
    };
  }
}

/** How a purchase without a payment can have ended. */
const ends = ['abandoned', 'cancelled', 'forgotten'] as const;
