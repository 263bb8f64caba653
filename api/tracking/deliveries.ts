import type { TrackedLine } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { isFinal } from '#domain/provider.ts';
import { deliveredOf } from './order-facts';

type Delivery = NonNullable<OrderView['deliveries']>[number];

/** The panel's counts of each line that it has, in the order of the lines. */
export function deliveriesOf(lines: readonly TrackedLine[]): Delivery[] {
  return lines
    .filter(({ state }) => state === 'accepted')
    .map((line) => ({
      shortcode: line.shortcode ?? undefined,
      quantity: line.quantity,
      delivered: deliveredOf([line]),
      // After a resend, the panel's count included what the earlier delivery had brought.
      startCount: line.generation === 1 ? (line.startCount ?? undefined) : undefined,
      state: stateOf(line),
    }));
}

function stateOf({ status }: TrackedLine): Delivery['state'] {
  if (status === 'completed') return 'completed';
  return status !== null && isFinal(status) ? 'short' : 'under-way';
}
