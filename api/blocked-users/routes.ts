import {
  blockById,
  unblockUser as endBlock,
  blockUser as insertBlock,
  listBlocked,
} from '#db/blocked-users.ts';
import { announce } from '#db/pool.ts';
import { blockedUsers, blockUser, unblockUser } from '#domain/calls/admin-blocked-users.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** The event that open screens get when a block begins or ends. */
const changed = 'blocked-users';

/** Blocked users in the back office (S1 §2.15, §7). */
export function adminBlockedUserRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  routes.answer(blockedUsers, {}, async ({ query }) => {
    const { rows, ...paged } = await listBlocked(db, query);
    return { data: rows, ...paged };
  });

  routes.answer(blockUser, { error: true }, ({ body, admin, audited }) =>
    audited(
      { action: 'block-user', subject: body.username, before: { reason: body.reason } },
      async () => {
        const { username, email, reason } = body;
        const row = await insertBlock(db, { username, email, reason, by: admin.username, at: clock() });
        if (!row) throw new ShopError('user_blocked_already');
        await announce(db, changed);
        return { data: row };
      },
      ({ data }) => ({ id: data.id, isActive: true }),
    ),
  );

  routes.answer(unblockUser, { error: true }, async ({ params, admin, audited }) => {
    const found = await blockById(db, params.id);
    if (!found) throw new ShopError('not_found');
    return audited(
      { action: 'unblock-user', subject: found.username, before: { id: found.id, isActive: found.isActive } },
      async () => {
        if (!(await endBlock(db, found.id, admin.username, clock()))) throw new ShopError('user_not_blocked');
        await announce(db, changed);
        const ended = await blockById(db, found.id);
        return { data: ended ?? found };
      },
      () => ({ isActive: false }),
    );
  });
}
