import type { Run } from './run';

/** Answers every browser that asked which order its payment became. */
export function answerWithOrder(run: Run): void {
  const { order, orderNumber } = run.state;
  for (const message of run.inbox.owed.order.splice(0))
    message.answer?.(
      order
        ? { outcome: 'order', orderNumber, order: { id: order.id } }
        : { outcome: 'returned', orderNumber },
    );
}
