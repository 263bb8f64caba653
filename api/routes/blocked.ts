import { isBlocked } from '../../db/blocked-users';
import { checkBlockedUser } from '../../domain/calls/shop';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** Who may order. */
export function blockedRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(checkBlockedUser, { limit: 'blocked' }, async ({ body }) => ({
    blocked: await isBlocked(db, body),
  }));
}
