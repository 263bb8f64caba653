import type { Permission } from './permissions';

/**
 * Acts that can be asked for many orders at once. `resend-unknown` says of doubtful submissions that the panel does not have
 * them, and sends them; `accept-unknown` says under which number it has each. `refund` cancels at the panel where it still
 * can and gives the rest back.
 */
export const bulkActs = ['resend', 'resend-unknown', 'accept-unknown', 'sync', 'refill', 'refund'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** What starting and stopping an action needs. A user who may not refund may not stop refunds either. */
export function bulkPermission(act: BulkAct): Permission {
  return act === 'refund' ? 'move-money' : 'work-orders';
}

/** Most orders in one bulk action: a person can still read the results. */
export const mostBulkOrders = 1000;

/** What became of one order: `refused` by its own rules, `failed` although tried again, `skipped` because the act was stopped. */
export const bulkResultStates = ['waiting', 'done', 'refused', 'failed', 'skipped'] as const;
export type BulkResultState = (typeof bulkResultStates)[number];

/** What became of one order that had its turn: its state, the code of a refusal, and what it answered. */
export interface BulkOutcome {
  state: Exclude<BulkResultState, 'waiting'>;
  code?: string;
  outcome?: string;
}
