import { gotLately } from '#db/emails.ts';
import { marketingHeldSince } from '#db/marketing-holds.ts';
import { readSettings } from '#db/settings.ts';
import {
  type abandonedCart,
  adminCarts,
  adminCloseCart,
  adminRemindCart,
} from '#domain/calls/admin-carts.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { oneInDays } from '#domain/emails.ts';
import { ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import { cartUrl } from '#purchases/cart-url.ts';
import { readKeyring } from '#security/keyring.ts';
import { cancelPurchase, purchaseId, remindBuyer } from '#workflows/messages.ts';
import { reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { workflowUrl } from '../orders/views';
import { askPurchase } from '../purchases';
import { type CartRow, cartByNumber, cartFigures, listCarts } from './sql';

/** Abandoned carts: the purchase workflows without a payment (D14). */
export function adminCartRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;
  const links = { keyring: readKeyring(env.ENCRYPTION_KEYS), publicUrl: env.PUBLIC_URL };

  routes.answer(adminCarts, {}, async ({ query, admin }) => {
    const { purchase } = await readSettings(db);
    const now = clock().getTime();
    const [{ rows, ...paged }, figures] = await Promise.all([
      listCarts(db, { ...query, reminderAfterSeconds: purchase.reminderAfterSeconds }),
      cartFigures(
        db,
        new Date(now - query.days * 24 * 3600 * 1000),
        new Date(now - purchase.reminderAfterSeconds * 1000),
      ),
    ]);
    const { abandonedCents, recoveredCents, ...counts } = figures;
    const sums = may(admin.role, 'read-money') && { abandonedCents, recoveredCents };
    return {
      carts: rows.map(view),
      ...paged,
      figures: { ...counts, ...sums },
    };
  });

  async function find(number: string) {
    const cart = await cartByNumber(db, number);
    if (!cart) throw new ShopError('not_found');
    if (cart.paid) throw new ShopError('already_paid');
    return cart;
  }

  routes.answer(adminRemindCart, {}, async ({ params, body, admin, audited }) => {
    const { cartId, stage, email, unsubscribed, boughtElsewhere } = await find(params.number);
    const asked = { by: admin.username, reason: body.reason ?? '' };
    return audited(
      { action: 'remind-cart', subject: params.number, before: { stage, ...reasonGiven(body) } },
      async () => {
        // The e-mail would not go out; a refusal is better than a used-up reminder.
        if (unsubscribed) throw new ShopError('no_reminder_wanted');
        if (await marketingHeldSince(db)) throw new ShopError('marketing_held');
        if (boughtElsewhere) throw new ShopError('bought_elsewhere');
        if (
          await gotLately(db, { recipient: email, cartId }, 'payment-reminder', oneInDays['payment-reminder'])
        )
          throw new ShopError('reminded_today');
        return askPurchase(temporal, cartId, remindBuyer, asked);
      },
    );
  });

  routes.answer(adminCloseCart, {}, async ({ params, body, admin, audited }) => {
    const { cartId, stage, owner } = await find(params.number);
    const asked = { owner, by: admin.username, reason: body.reason ?? '' };
    return audited(
      { action: 'close-cart', subject: params.number, before: { stage, ...reasonGiven(body) } },
      () => askPurchase(temporal, cartId, cancelPurchase, asked),
    );
  });

  function view(row: CartRow): RowOf<typeof abandonedCart> {
    return {
      ...row,
      closedAs: ends.find((end) => end === row.closedAs),
      serviceType: row.serviceType ?? '',
      recoveryUrl: cartUrl(links, {
        ...row,
        recipient: row.email,
        serviceType: row.serviceType ?? 'followers',
      }),
      runUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, purchaseId(row.cartId)),
    };
  }
}

/** How a purchase without a payment can have ended. */
const ends = ['abandoned', 'cancelled', 'forgotten'] as const;
