import type { TrackedOrder } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { disputeFacts, type OrderFacts, orderCan } from '#domain/capabilities.ts';
import { isAllOwed, lostCents } from '#domain/payments.ts';
import { isFinal } from '#domain/provider.ts';
import { currentSubmission, defaultSettings } from '#domain/purchase.ts';
import { hasGuarantee, type RefillRound, refillRounds } from '#domain/refills.ts';

/**
 * The lines, adjusted to the order's status: a purchase learns of a line's end before the line's row is written, and a
 * completed order with missing units would look wrong.
 */
export function linesOf({ status, lines }: Pick<TrackedOrder, 'status' | 'lines'>): TrackedOrder['lines'] {
  if (status !== 'completed') return lines;
  return lines.map((line) =>
    line.status !== null && isFinal(line.status) ? line : { ...line, status: 'completed' },
  );
}

/** Units that the lines have delivered, over all generations; undefined until the panel has reported one. */
export function deliveredOf(lines: TrackedOrder['lines']): number | undefined {
  const reported = lines.filter(
    ({ status, remains, earlier }) => status === 'completed' || remains !== null || earlier > 0,
  );
  if (reported.length === 0) return undefined;
  return reported.reduce(
    (sum, { status, quantity, remains, earlier }) =>
      sum + earlier + (status === 'completed' ? quantity : Math.max(quantity - (remains ?? quantity), 0)),
    0,
  );
}

/**
 * The facts that an order's capabilities depend on, from its rows. The stage tells whether the guarantee that it was sold
 * with has ended: the setting is for later orders.
 */
export function factsOf(order: TrackedOrder): OrderFacts {
  const submission = currentSubmission({
    submissions: order.lines.map((line) => ({
      ...line,
      report: line.status === null ? undefined : { status: line.status },
    })),
  });
  const rounds = refillRounds(order.refills);
  const refill = rounds.find(({ state }) => state === 'requested') ?? rounds.at(-1);
  const { refillCooldownSeconds } = { ...defaultSettings, ...order.settings };
  const keptCents = order.amountCents - order.refundedCents - lostCents(order.disputes);
  return {
    stage: order.stage,
    hasOrder: true,
    orderStatus: order.status,
    submission: submission && {
      state: submission.state,
      final: submission.status !== null && isFinal(submission.status),
    },
    toPosts: submission !== undefined && submission.shortcode !== null,
    keptCents,
    refundOwed: order.refundGivesUpPosts,
    allOwed: isAllOwed({ owedCents: order.refundOwedCents, keptCents }),
    ...disputeFacts(order.disputes),
    refill,
    deliveredAt: order.deliveredAt?.getTime(),
    refillCooldownSeconds,
    withoutRefills: !hasGuarantee(order),
  };
}

/**
 * Whether the customer is offered a refill now: by the workflow's rule, and only after everything was delivered (S1
 * §2.6), because a panel refills nothing that it still delivers. `from` if only time is missing. The workflow decides:
 * it has the purchase's own settings, and counts the loss. `now` in epoch ms.
 */
export function refillVerdict(order: TrackedOrder, now: number): NonNullable<OrderView['refill']> {
  const facts = factsOf(order);
  const verdict = orderCan.refill(facts, now);
  if (verdict.allowed)
    return order.status === 'completed' ? { allowed: true } : { allowed: false, code: 'not_delivered' };
  // A delivered and paid purchase closes when its guarantee ends.
  const code = order.stage === 'closed' && order.status === 'completed' ? 'guarantee_over' : verdict.code;
  if (code !== 'refill_cooldown' || !facts.refill) return { allowed: false, code };
  return { allowed: false, code, from: new Date(cooldownEnd(facts.refill, facts)).toISOString() };
}

/**
 * State of the newest refill, as far as it still matters. Nobody learns what became of one whose answer was lost: it
 * counts as under way until the cool-down ends, when it may be requested again (decisions/0005). `now` in epoch ms.
 */
export function refillStatusOf(order: TrackedOrder, now: number): OrderView['refillStatus'] {
  const newest = refillRounds(order.refills).at(-1);
  if (newest?.state === 'unknown' && now >= cooldownEnd(newest, factsOf(order))) return undefined;
  return newest?.state;
}

/** When the next refill may be requested, in epoch ms. */
function cooldownEnd(
  { requestedAt }: Pick<RefillRound, 'requestedAt'>,
  { refillCooldownSeconds }: Pick<OrderFacts, 'refillCooldownSeconds'>,
): number {
  return requestedAt + refillCooldownSeconds * 1000;
}
