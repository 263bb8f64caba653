import { disputeOver, isAllOwed, isInquiry } from './payments';
import { isFinal } from './provider';
import {
  centsOwed,
  currentQuote,
  currentSubmission,
  givesUpLines,
  lastDeliveredAt,
  moneyLeft,
  type PurchaseState,
} from './purchase';
import { allowed, refused, type Verdict } from './result';
import type { PurchaseEnd } from './states';

/**
 * What may be done with a purchase now. The same rules refuse in the workflow's validators, answer in the API and
 * disable buttons on the screens.
 */
export const purchaseCan = {
  /** The buyer changes package, e-mail, user name, upsell or discount. */
  changeCart(state: PurchaseState): Verdict<'already_paid' | 'purchase_closed'> {
    if (state.stage === 'intent' || state.stage === 'awaiting-payment') return allowed;
    return refused(state.order || state.paid ? 'already_paid' : 'purchase_closed');
  },
  /** The buyer cancels the purchase. */
  cancel(state: PurchaseState): Verdict<'already_paid' | 'purchase_closed'> {
    return purchaseCan.changeCart(state);
  },
  /** An administrator sends the reminder. One e-mail about an abandoned cart is enough (D14). */
  remind(
    state: PurchaseState,
  ): Verdict<'already_paid' | 'purchase_closed' | 'purchase_not_found' | 'already_reminded'> {
    const open = purchaseCan.changeCart(state);
    if (!open.allowed) return open;
    if (state.forget) return refused('purchase_closed');
    // Without a price there is nothing to remind of.
    if (!state.intent) return refused('purchase_not_found');
    return state.reminded ? refused('already_reminded') : allowed;
  },
};

/** The part of an order that its capabilities depend on; rows and workflow state both have it. */
export interface OrderFacts {
  stage: PurchaseState['stage'];
  /** How a closed purchase ended. */
  end?: PurchaseEnd;
  hasOrder: boolean;
  orderStatus?: string;
  /** The most pressing line. `erased`: its target was erased on request. */
  submission?: { state: string; final: boolean; erased?: boolean };
  /** Delivered to posts, not to a profile. */
  toPosts?: boolean;
  /** Neither refunded nor lost to a bank. */
  keptCents: number;
  /** A refund that failed is owed for what no panel has (decision 0048). */
  refundOwed?: boolean;
  /** All of the money that the shop still has is owed, because refunds failed. */
  allOwed?: boolean;
  /** A bank disputes the payment, asks about it, or took it back: a delivery on top could be a gift. */
  disputed?: boolean;
  /** A bank has withdrawn the money of a dispute, or a part of it. */
  fundsWithdrawn?: boolean;
  /** It has not decided yet: a refund on top would cost the shop twice (decision 0050). */
  bankDecides?: boolean;
  refill?: { state: string; requestedAt: number };
  deliveredAt?: number;
  refillCooldownSeconds: number;
  guaranteeSeconds?: number;
  /** Sold without the guarantee. */
  withoutRefills?: boolean;
  /** The buyer's data are erased, or will be as soon as the delivery has ended. */
  forgotten?: boolean;
  /** When the order was created, in epoch ms. */
  orderedAt?: number;
}

/** How long after the order the buyer may correct the e-mail address, in ms; later only the shop can. */
export const emailCorrectionMs = 3_600_000;

/** `by` of a buyer's messages. */
export const customer = 'customer';

/** The facts of a purchase in the workflow. */
export function factsOf(
  state: PurchaseState,
  settings: { refillCooldownSeconds: number; guaranteeSeconds?: number },
): OrderFacts {
  const submission = currentSubmission(state);
  const refill = state.refills.find((one) => one.state === 'requested') ?? state.refills.at(-1);
  return {
    stage: state.stage,
    end: state.end,
    hasOrder: state.order !== undefined,
    orderStatus: state.order?.status,
    submission: submission && {
      state: submission.state,
      final: submission.report !== undefined && isFinal(submission.report.status),
      erased: submission.username === '',
    },
    toPosts: submission?.shortcode !== undefined,
    keptCents: moneyLeft(state),
    refundOwed: givesUpLines(state),
    allOwed: isAllOwed({ owedCents: centsOwed(state), keptCents: moneyLeft(state) }),
    ...disputeFacts(state.disputes ?? []),
    refill: refill && { state: refill.state, requestedAt: refill.requestedAt },
    deliveredAt: lastDeliveredAt(state),
    withoutRefills: currentQuote(state)?.withoutRefills,
    forgotten: state.forget,
    orderedAt: state.order?.createdAt,
    ...settings,
  };
}

/**
 * What the disputes of a payment block: open ones and lost ones a delivery, open ones a refund too, except an inquiry.
 */
export function disputeFacts(
  disputes: readonly { status: string }[],
): Pick<OrderFacts, 'disputed' | 'fundsWithdrawn' | 'bankDecides'> {
  const blocking = disputes.filter(({ status }) => status === 'lost' || !disputeOver(status));
  const withdrawn = blocking.filter(({ status }) => !isInquiry(status));
  return {
    disputed: blocking.length > 0,
    fundsWithdrawn: withdrawn.length > 0,
    bankDecides: withdrawn.some(({ status }) => !disputeOver(status)),
  };
}

/** What a target is: a profile, or a post. */
export type Aim = 'profile' | 'post';

function ownAim(facts: OrderFacts): Aim {
  return facts.toPosts ? 'post' : 'profile';
}

/** Whether nothing is owed any more: the money is refunded or on its way, or the buyer is forgotten. */
function isSettled({ stage, end }: OrderFacts): boolean {
  return stage === 'refunding' || (stage === 'closed' && end !== 'guarantee-over');
}

type ResendRefusal =
  | 'no_order'
  | 'purchase_closed'
  | 'delivery_on_hold'
  | 'buyer_forgotten'
  | 'submission_under_way'
  | 'submission_doubtful'
  | 'submission_accepted'
  | 'submission_over'
  | 'submission_dismissed';
type TargetRefusal = ResendRefusal | 'target_is_posts' | 'target_is_profile';
type RefillRefusal =
  | 'no_order'
  | 'purchase_closed'
  | 'not_delivered'
  | 'refill_under_way'
  | 'refill_cooldown'
  | 'delivery_on_hold'
  | 'guarantee_over'
  | 'refund_owed'
  | 'sold_without_refills'
  | 'buyer_forgotten';

/** Refusals because a panel has, had or may have the order. */
const panelMayHaveIt: ReadonlySet<TargetRefusal | 'delivery_over'> = new Set([
  'submission_doubtful',
  'submission_accepted',
  'submission_over',
  'delivery_over',
]);

/** What administrators and customers may do with an order now. */
export const orderCan = {
  /** Send to the panel again. Without force only what the panel certainly does not have (D22). */
  resend(facts: OrderFacts, force = false): Verdict<ResendRefusal> {
    if (!facts.hasOrder) return refused('no_order');
    if (isSettled(facts)) return refused('purchase_closed');
    // Delivery on top of money that the bank takes back is a gift.
    if (facts.disputed) return refused('delivery_on_hold');
    const { submission } = facts;
    if (!submission) return refused('no_order');
    if (submission.erased) return refused('buyer_forgotten');
    if (submission.state === 'sending') return refused('submission_under_way');
    if (submission.state === 'dismissed') return refused('submission_dismissed');
    if (force) return allowed;
    if (submission.state === 'unknown') return refused('submission_doubtful');
    if (submission.state !== 'accepted') return allowed;
    if (!submission.final) return refused('submission_accepted');
    return facts.orderStatus === 'cancelled' ? allowed : refused('submission_over');
  },
  /** Say whether the panel has a submission whose answer was lost. */
  resolve(facts: OrderFacts): Verdict<'no_order' | 'purchase_closed' | 'nothing_to_resolve'> {
    if (!facts.hasOrder) return refused('no_order');
    if (facts.stage === 'closed' || facts.stage === 'refunding') return refused('purchase_closed');
    if (facts.submission?.state !== 'unknown') return refused('nothing_to_resolve');
    return allowed;
  },
  /**
   * Correct the target. Frozen as soon as a panel may have it; nobody is asked about an order whose delivery is over, so
   * there the resend names it.
   */
  changeTarget(facts: OrderFacts, aim: Aim = ownAim(facts)): Verdict<TargetRefusal | 'delivery_over'> {
    const fits = orderCan.aimElsewhere(facts, aim);
    if (!fits.allowed) return fits;
    const isOver = facts.stage === 'guarantee' || facts.stage === 'closed';
    const wasSent = facts.submission?.state === 'accepted';
    const can = orderCan.resend(facts);
    return can.allowed && isOver && wasSent ? refused('delivery_over') : can;
  },
  /**
   * The buyer corrects the target, or has it sent again. Only while certainly no panel has what is left: otherwise a
   * second delivery could follow. Not while a refund is owed for it: only the shop can decide to send it instead. `aim`
   * is absent if the target stays.
   */
  correctTarget(
    facts: OrderFacts,
    aim: Aim = ownAim(facts),
  ): Verdict<TargetRefusal | 'delivery_over' | 'target_in_doubt' | 'target_sent' | 'refund_owed'> {
    const can = orderCan.changeTarget(facts, aim);
    if (can.allowed && facts.refundOwed) return refused('refund_owed');
    const state = facts.submission?.state;
    const isSent = !can.allowed && panelMayHaveIt.has(can.code);
    if (can.allowed ? state !== 'accepted' : !isSent) return can;
    return refused(state === 'unknown' ? 'target_in_doubt' : 'target_sent');
  },
  /** Deliver to another target of the same kind: likes and views go to posts, followers to a profile. */
  aimElsewhere(facts: OrderFacts, aim: Aim): Verdict<'target_is_posts' | 'target_is_profile'> {
    if (aim === ownAim(facts)) return allowed;
    return refused(facts.toPosts ? 'target_is_posts' : 'target_is_profile');
  },
  /** Ask the panel for a refill (D24). `now` in epoch ms. */
  refill(facts: OrderFacts, now: number): Verdict<RefillRefusal> {
    if (!facts.hasOrder) return refused('no_order');
    // Without the user name the target is unknown.
    if (facts.forgotten) return refused('buyer_forgotten');
    if (isSettled(facts)) return refused('purchase_closed');
    if (facts.withoutRefills) return refused('sold_without_refills');
    // What is refunded isn't delivered again.
    if (facts.allOwed) return refused('refund_owed');
    if (facts.disputed) return refused('delivery_on_hold');
    if (facts.submission?.state !== 'accepted') return refused('not_delivered');
    if (facts.orderStatus !== 'processing' && facts.orderStatus !== 'completed')
      return refused('not_delivered');
    // Of the ends, only that of the guarantee gets here.
    if (facts.stage === 'closed') return refused('guarantee_over');
    const { deliveredAt, guaranteeSeconds, refill } = facts;
    const guaranteed = deliveredAt === undefined || guaranteeSeconds === undefined;
    if (!guaranteed && now > deliveredAt + guaranteeSeconds * 1000) return refused('guarantee_over');
    if (refill?.state === 'requested') return refused('refill_under_way');
    if (refill && now < refill.requestedAt + facts.refillCooldownSeconds * 1000)
      return refused('refill_cooldown');
    return allowed;
  },
  /** Correct the e-mail address: the buyer soon after the order, the shop at any time. `now` in epoch ms. */
  changeEmail(
    { hasOrder, forgotten, orderedAt }: Pick<OrderFacts, 'hasOrder' | 'forgotten' | 'orderedAt'>,
    { by, now }: { by: string; now: number },
  ): Verdict<'no_order' | 'email_erased' | 'email_correction_over'> {
    if (!hasOrder) return refused('no_order');
    if (forgotten) return refused('email_erased');
    if (by === customer && now > (orderedAt ?? 0) + emailCorrectionMs)
      return refused('email_correction_over');
    return allowed;
  },
  /** Give money back. */
  refund(
    facts: Pick<OrderFacts, 'stage' | 'hasOrder' | 'keptCents' | 'fundsWithdrawn' | 'bankDecides'>,
  ): Verdict<'no_order' | 'purchase_closed' | 'payment_disputed' | 'nothing_to_refund'> {
    // There can be money without an order: if no order could be created and the refund failed.
    if (!facts.hasOrder && facts.keptCents <= 0 && !facts.fundsWithdrawn) return refused('no_order');
    if (facts.stage === 'refunding') return refused('purchase_closed');
    if (facts.bankDecides) return refused('payment_disputed');
    if (facts.keptCents <= 0) return refused('nothing_to_refund');
    return allowed;
  },
};
