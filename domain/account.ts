import type { OrderStatus } from './states';

/** The filters of the account's list (S1 §2.5); every order stands under one of them besides `all`. */
export const accountFilters = ['all', 'completed', 'processing', 'pending', 'cancelled'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/**
 * The statuses behind a filter. S1 names four; ours has two more: a delivery that ended short stands with those that
 * ended, money given back with those that were cancelled.
 */
export const statusesOf: Record<Exclude<AccountFilter, 'all'>, readonly OrderStatus[]> = {
  completed: ['completed', 'partial'],
  processing: ['processing'],
  pending: ['pending'],
  cancelled: ['cancelled', 'refunded'],
};

/** Orders on one page of the list. */
export const accountPageSize = 10;
