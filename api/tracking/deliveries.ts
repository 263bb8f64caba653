import type { TrackedLine } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { isFinal } from '#domain/provider.ts';
import { deliveredOf } from './order-facts';

type Delivery = NonNullable<OrderView['deliveries']>[number];

/** What the panel counted of each line that it has, in their order. */
export function deliveriesOf(lines: readonly TrackedLine[]): Delivery[] {
  return lines
    .filter(({ state }) => state === 'accepted')
    .map((line) => ({
      shortcode: line.shortcode ?? undefined,
      quantity: line.quantity,
      delivered: deliveredOf([line]),
      // Where a line was sent again, the panel counted what the sending before had brought, too.
      startCount: line.generation === 1 ? (line.startCount ?? undefined) : undefined,
      state: stateOf(line),
    }));
}

function stateOf({ status }: TrackedLine): Delivery['state'] {
  if (status === 'completed') return 'completed';
  return status !== null && isFinal(status) ? 'short' : 'under-way';
}
