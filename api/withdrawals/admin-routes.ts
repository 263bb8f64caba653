import { inTransaction } from '#db/pool.ts';
import { closeWithdrawal, withdrawalById } from '#db/withdrawals.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { ShopError } from '#domain/errors.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { recordAction } from '../audit/record-sql';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** Statements of withdrawal in the back office. Refunds are decided with the order's own actions. */
export function adminWithdrawalRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(adminCloseWithdrawal, {}, async ({ params, body, admin, request }) => {
    const statement = await withdrawalById(db, params.id);
    if (!statement) throw new ShopError('not_found');
    // Both rows or none: no action goes unrecorded.
    await inTransaction(db, async (transaction) => {
      const done = { by: admin.username, note: body.reason, at: clock() };
      if (!(await closeWithdrawal(transaction, params.id, done))) throw new ShopError('withdrawal_closed');
      await recordAction(transaction, {
        actor: admin.username,
        action: 'close-withdrawal',
        // A number that fits no order may be any text, and an erasure changes no subject.
        subject: statement.orderId ? statement.orderNumber : withdrawalReference(params.id),
        before: { withdrawal: params.id, state: 'open', reason: body.reason },
        after: { state: 'closed' },
        ip: request.ip,
      });
    });
    return {};
  });
}
