import type { TrackedLine } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { isFinal } from '#domain/provider.ts';
import { deliveredOf } from './order-facts';

type Delivery = NonNullable<OrderView['deliveries']>[number];

/**
 * The panel's counts of each line that it has, or had a part of, in the order of the lines. `isOver`: nothing more of the
 * order is delivered.
 */
export function deliveriesOf(lines: readonly TrackedLine[], isOver = false): Delivery[] {
  return lines
    .filter(({ state, earlierHere }) => state === 'accepted' || earlierHere > 0)
    .map((line) => ({
      shortcode: line.shortcode ?? undefined,
      quantity: line.earlierHere + line.quantity,
      delivered: deliveredOf([{ ...line, earlier: line.earlierHere }]),
      startCount: line.startCount ?? undefined,
      state: stateOf(line, isOver),
    }));
}

function stateOf({ state, status }: TrackedLine, isOver: boolean): Delivery['state'] {
  if (status === 'completed') return 'completed';
  if (isOver || state === 'dismissed' || state === 'rejected') return 'short';
  return status !== null && isFinal(status) ? 'short' : 'under-way';
}
