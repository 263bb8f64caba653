import { isBlocked } from '#db/blocked-users.ts';
import { openDeliveries } from '#db/submissions.ts';
import { checkBlockedUser } from '#domain/calls/shop.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { seesFullOrder } from '../order-reader';

/** Whether a user name may order, and which deliveries the order would wait for. */
export function blockedRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(checkBlockedUser, { limit: 'blocked', error: true }, async ({ body, reader }) => {
    const [blocked, deliveries, caller] = await Promise.all([
      isBlocked(db, body),
      openDeliveries(db, body.username),
      reader(),
    ]);
    const own = deliveries.filter((delivery) => seesFullOrder(caller, delivery));
    return {
      blocked,
      ownDeliveries: own.map(({ type, shortcode }) => ({ type, shortcode: shortcode ?? undefined })),
    };
  });
}
