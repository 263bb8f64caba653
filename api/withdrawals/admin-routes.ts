import { inTransaction } from '#db/pool.ts';
import { closeWithdrawal, withdrawalById } from '#db/withdrawals.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { ShopError } from '#domain/errors.ts';
import { recordAction } from '../audit/record-sql';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** Statements of withdrawal in the back office. Refunds are decided with the order's own actions. */
export function adminWithdrawalRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(adminCloseWithdrawal, {}, async ({ params, body, admin, request }) => {
    if (!(await withdrawalById(db, params.id))) throw new ShopError('not_found');
    // Both rows or none: no action goes unrecorded.
    await inTransaction(db, async (transaction) => {
      const done = { by: admin.username, note: body.reason, at: clock() };
      const orderNumber = await closeWithdrawal(transaction, params.id, done);
      if (orderNumber === undefined) throw new ShopError('withdrawal_closed');
      await recordAction(transaction, {
        actor: admin.username,
        action: 'close-withdrawal',
        subject: orderNumber,
        before: { withdrawal: params.id, state: 'open', reason: body.reason },
        after: { state: 'closed' },
        ip: request.ip,
      });
    });
    return {};
  });
}
