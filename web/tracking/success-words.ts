import type { OrderView } from '#domain/calls/orders.ts';
import { type Situation, whatNow } from '../order/next-steps';
import { isPaid } from '../order/order-steps';

/** Situations in which nothing went wrong. */
const goingWell: ReadonlySet<Situation> = new Set<Situation>([
  'preparing',
  'waiting',
  'delivering',
  'delivered',
  'refilling',
  'deliveredForGood',
  'guaranteeOver',
]);

/**
 * Which sentences the success page adds to an order's card. `thanks`: it is paid. `startsSoon`: it starts within a day. An
 * order that went wrong has neither, because this page is also opened days later. `already`: the buyer wanted to pay it
 * again. `now` in epoch ms.
 */
export function successWords(
  order: OrderView,
  { already, now }: { already: boolean; now: number },
): { thanks: boolean; startsSoon: boolean } {
  const { situation } = whatNow(order, now);
  const paid = isPaid(order);
  const isUnderWay = order.status === 'pending' || order.status === 'processing';
  return {
    thanks: paid && (already ? isUnderWay || order.status === 'completed' : goingWell.has(situation)),
    startsSoon: paid && (situation === 'preparing' || situation === 'delivering'),
  };
}
