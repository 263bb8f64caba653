import { deliveredEarlier } from '#domain/line-delivery.ts';
import { currentLines, type PurchaseState } from '#domain/purchase.ts';

/**
 * Adds the time of the first delivery to a state of release 1.6 or earlier, which knew only the last end, also if
 * nothing had arrived. Returns the same object: a run's state is that of its input, whose stage the run asks for.
 */
export function withFirstDelivery(state: PurchaseState): PurchaseState {
  const { deliveredAt, firstDeliveredAt, submissions } = state;
  if (deliveredAt === undefined || firstDeliveredAt !== undefined) return state;
  const hasArrived =
    submissions.some(({ report }) => report?.status === 'completed' || report?.status === 'partial') ||
    currentLines(state).some((line) => deliveredEarlier(state, line) > 0);
  if (hasArrived) state.firstDeliveredAt = deliveredAt;
  return state;
}
