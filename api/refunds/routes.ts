import type { z } from 'zod';
import { literal, onePage } from '#db/paged.ts';
import { type adminRefundRow, adminRefunds } from '#domain/calls/admin-refunds.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { addDays, startOf } from '#domain/days.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

type Query = z.output<NonNullable<typeof adminRefunds.query>>;

/** The back office's list of refunds. */
export function adminRefundRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(adminRefunds, {}, async ({ query }) => {
    const { where, values } = narrowed(query);
    const { rows, ...paged } = await onePage<RowOf<typeof adminRefundRow>>(db, query, values, {
      rows: (limit) =>
        `SELECT r.number, r.amount_cents, r.reason, r.requested_by, r.refund_id, r.status, r.created_at, r.outside,
           r.payment_intent_id AS intent, p.order_number, coalesce(p.email, '') AS email
         ${refunds} WHERE ${where} ORDER BY ${order[query.sort]} ${limit}`,
      from: `${refunds} WHERE ${where}`,
      bounded: 'count',
    });
    return { refunds: rows, ...paged };
  });
}

const refunds = 'FROM refunds r JOIN purchases p USING (cart_id)';

/**
 * By refunds_created, of which two refunds of a payment may have the same second; sorting by amount reads every matching
 * refund, and these are few compared with payments.
 */
const order: Record<Query['sort'], string> = {
  'createdAt-desc': 'r.created_at DESC, r.cart_id, r.number DESC',
  'createdAt-asc': 'r.created_at, r.cart_id DESC, r.number',
  'amount-desc': 'r.amount_cents DESC, r.cart_id, r.number',
  'amount-asc': 'r.amount_cents, r.cart_id, r.number',
};

/** The conditions of a filter with their values. */
function narrowed({ search, status, from, to }: Query): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (search) {
    const typed = put(`${literal(search)}%`);
    // Each arm has its own index: purchases_number_prefix, purchases_intent_prefix, purchases_email_prefix.
    conditions.push(`r.cart_id IN (SELECT cart_id FROM purchases WHERE order_number LIKE upper(${typed})
      OR payment_intent_id LIKE ${typed} OR lower(email) LIKE lower(${typed}))`);
  }
  if (status) conditions.push(`r.status = ${put(status)}`);
  if (from) conditions.push(`r.created_at >= ${put(startOf(from))}`);
  if (to) conditions.push(`r.created_at < ${put(startOf(addDays(to, 1)))}`);
  return { where: conditions.join(' AND '), values };
}
