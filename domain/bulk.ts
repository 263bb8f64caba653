import type { Permission } from './permissions';

/**
 * Actions that can be requested for many orders at once. `resend-unknown` declares that the panel does not have the
 * doubtful submissions, and sends them; `accept-unknown` gives the number under which it has each. `refund` cancels at
 * the panel if possible and refunds the rest.
 */
export const bulkActions = [
  'resend',
  'resend-unknown',
  'accept-unknown',
  'sync',
  'refill',
  'refund',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What starting and stopping an action needs. A user who may not refund may not stop refunds either. */
export function bulkPermission(action: BulkAction): Permission {
  if (action === 'refund') return 'move-money';
  return action === 'resend-unknown' ? 'resend-again' : 'work-orders';
}

/** Most orders in one bulk action: a person can still read the results. */
export const mostBulkOrders = 1000;

/**
 * Result of one order: `refused` by its own rules, `failed` in spite of retries, `skipped` because the action was
 * stopped.
 */
export const bulkResultStates = ['waiting', 'done', 'refused', 'failed', 'skipped'] as const;
export type BulkResultState = (typeof bulkResultStates)[number];

/** Result of one order that had its turn: its state, the code of a refusal, and its answer. */
export interface BulkOutcome {
  state: Exclude<BulkResultState, 'waiting'>;
  code?: string;
  outcome?: string;
}
