import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { anOrder, type OwnNames, ownNames } from './rows';

/** A past day that no other test uses, so that a comparison of it meets only its own rows. */
export function someDay(): string {
  return new Date(Date.UTC(2003, 0, 1 + randomInt(6000))).toISOString().slice(0, 10);
}

/** Noon of a day, in Unix seconds. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

/** One of our paid and delivered orders, as rows only, without a workflow. `forgetOrders` deletes it. */
export async function anOrderRow(
  db: Pool,
  order: { intent: string; amountCents: number; day: string },
): Promise<OwnNames> {
  const own = { ...ownNames(), intent: order.intent };
  const at = new Date(noonOf(order.day) * 1000);
  const paid = { payment_status: 'paid', amount_cents: order.amountCents, created_at: at, updated_at: at };
  await anOrder(db, own, {
    purchase: { ...paid, attention: null, attention_detail: null, attention_since: null },
    order: { ...paid, status: 'completed', refunded_cents: 0, refund_proposal_cents: null, paid_at: at },
  });
  return own;
}
