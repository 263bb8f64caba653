import type { OrderStatus } from './states';

/** The filters of the account's list (S1 §2.5). Every order matches `all` and exactly one other. */
export const accountFilters = ['all', 'completed', 'processing', 'pending', 'cancelled'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/**
 * The statuses of a filter. S1 names four; we have two more: partial deliveries count as completed, refunded orders as
 * cancelled.
 */
export const statusesOf: Record<Exclude<AccountFilter, 'all'>, readonly OrderStatus[]> = {
  completed: ['completed', 'partial'],
  processing: ['processing'],
  pending: ['pending'],
  cancelled: ['cancelled', 'refunded'],
};

/** Orders on one page of the list. */
export const accountPageSize = 10;
