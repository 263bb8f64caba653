/** The kinds of differences between the payment provider's books and ours. One row of ours has at most one kind. */
export const differenceKinds = [
  /** The provider took the money; here it became no order and was not refunded (D13). */
  'payment-without-order',
  /** The amount or currency taken isn't the order's. */
  'payment-amount',
  /** It is paid here; the provider knows no such payment, or never took its money. */
  'payment-unknown-there',
  'refund-unknown-here',
  'refund-unknown-there',
  'refund-amount',
  'dispute-unknown-here',
  'dispute-unknown-there',
  /** The two states differ: a message was lost. */
  'dispute-differs',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** State of a difference: it waits for a person, a person settled it, or a later run no longer found it. */
export const differenceStates = ['open', 'settled', 'gone'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** The parts of a run, in order: first the provider's books, page by page, then ours, then the open differences. */
export const reconciliationParts = [
  'charges',
  'refunds',
  'disputes',
  'balance',
  'orders-here',
  'refunds-here',
  'disputes-here',
  'open-differences',
] as const;
export type ReconciliationPart = (typeof reconciliationParts)[number];

/** The shop sells in euros only. */
export const shopCurrency = 'eur';

/**
 * Newer records may still be on their way to us and are left to the next run: the shop retrieves payments after 10 min.
 */
export const settlingMs = 15 * 60_000;
/** How far back a Schedule's run looks: makes up for a week of failed runs. */
export const lookBackMs = 7 * 24 * 3_600_000;
/** Most days that an administrator can compare in one run. */
export const mostDays = 92;

/** A payment in the provider's books. Amounts in cents. */
export interface PaymentThere {
  /** Money was taken. */
  paid: boolean;
  amountCents: number;
  refundedCents: number;
  currency: string;
  status: string;
}

/** A payment in our books. */
export interface PaymentHere {
  amountCents: number;
  /** The purchase says that it was paid, even if it was refunded since. */
  collected: boolean;
  hasOrder: boolean;
  /** Refunded outside of the provider; none if absent. */
  outsideCents?: number;
  /** Taken by a bank in lost disputes; none if absent. */
  lostCents?: number;
  /** A bank holds the money and decides; then the purchase refunds what it may. */
  awaitsBank?: boolean;
  status: string;
}

/** A refund or a dispute in the provider's books. */
export interface MoveThere {
  amountCents: number;
  currency: string;
  status: string;
}
/** A refund or a dispute in our books. */
export interface MoveHere {
  amountCents: number;
  status: string;
}

/** A difference; values unknown to one side are absent. */
export interface Finding {
  kind: DifferenceKind;
  thereCents?: number;
  hereCents?: number;
  currency?: string;
  thereStatus?: string;
  hereStatus?: string;
}

/** Compares one payment. */
export function comparePayment(
  there: PaymentThere | undefined,
  here: PaymentHere | undefined,
): Finding | undefined {
  if (!there?.paid) {
    if (!here || !(here.hasOrder || here.collected)) return undefined;
    return {
      kind: 'payment-unknown-there',
      hereCents: here.amountCents,
      hereStatus: here.status,
      ...(there && { thereStatus: there.status, currency: there.currency }),
    };
  }
  if (!here?.hasOrder) {
    const { outsideCents = 0, lostCents = 0, awaitsBank = false } = here ?? {};
    const keptCents = there.amountCents - there.refundedCents - outsideCents - lostCents;
    // No money was kept, or nobody can refund it.
    if (keptCents <= 0 || awaitsBank) return undefined;
    return {
      kind: 'payment-without-order',
      thereCents: keptCents,
      currency: there.currency,
      thereStatus: there.status,
      ...(here && { hereStatus: here.status }),
    };
  }
  if (there.amountCents === here.amountCents && there.currency === shopCurrency) return undefined;
  return both('payment-amount', there, here);
}

/** Compares one refund. A failed one moved nothing, on either side. */
export function compareRefund(there: MoveThere | undefined, here: MoveHere | undefined): Finding | undefined {
  const made = there && there.status !== 'failed' && there.status !== 'canceled' ? there : undefined;
  const known = here && here.status !== 'failed' ? here : undefined;
  return compared(made, known, 'refund', (a, b) => a.amountCents !== b.amountCents && 'refund-amount');
}

/** Compares one dispute: amount and state. */
export function compareDispute(
  there: MoveThere | undefined,
  here: MoveHere | undefined,
): Finding | undefined {
  return compared(
    there,
    here,
    'dispute',
    (a, b) => (a.amountCents !== b.amountCents || a.status !== b.status) && 'dispute-differs',
  );
}

function compared(
  there: MoveThere | undefined,
  here: MoveHere | undefined,
  what: 'refund' | 'dispute',
  differs: (there: MoveThere, here: MoveHere) => DifferenceKind | false,
): Finding | undefined {
  if (there && here) {
    const kind = differs(there, here);
    return kind ? both(kind, there, here) : undefined;
  }
  if (there)
    return {
      kind: `${what}-unknown-here`,
      thereCents: there.amountCents,
      currency: there.currency,
      thereStatus: there.status,
    };
  if (here) return { kind: `${what}-unknown-there`, hereCents: here.amountCents, hereStatus: here.status };
  return undefined;
}

function both(kind: DifferenceKind, there: MoveThere, here: MoveHere): Finding {
  return {
    kind,
    thereCents: there.amountCents,
    hereCents: here.amountCents,
    currency: there.currency,
    thereStatus: there.status,
    hereStatus: here.status,
  };
}

/** What a run has compared; nothing yet. */
export const noReconciliationCounts = {
  payments: 0,
  refunds: 0,
  disputes: 0,
  orders: 0,
  /** Differences in the range. */
  found: 0,
};
export type ReconciliationCounts = typeof noReconciliationCounts;

/**
 * The provider's balance over a range, in cents of the shop's currency: payments, refunds (negative), disputes
 * (negative), anything else except payouts, fees, and the net sum. All zero.
 */
export const noSums = {
  paidCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  otherCents: 0,
  feeCents: 0,
  netCents: 0,
  /** Lines in another currency: no sum includes them. */
  otherCurrency: 0,
};
export type BalanceSums = typeof noSums;

/** A line of the provider's balance. */
export interface BalanceLine {
  type: string;
  reportingCategory: string;
  amountCents: number;
  feeCents: number;
  netCents: number;
  currency: string;
}

const paymentTypes = ['charge', 'payment'];
const refundTypes = ['refund', 'payment_refund', 'refund_failure', 'payment_failure_refund'];
/** Money on its way to the shop's bank was earned earlier. */
const payoutTypes = ['payout', 'payout_cancel', 'payout_failure'];

/** Adds lines of the balance to the sums. */
export function addLines(sums: BalanceSums, lines: readonly BalanceLine[]): BalanceSums {
  const sum = { ...sums };
  for (const line of lines) {
    if (payoutTypes.includes(line.type)) continue;
    if (line.currency !== shopCurrency) {
      sum.otherCurrency += 1;
      continue;
    }
    if (paymentTypes.includes(line.type)) sum.paidCents += line.amountCents;
    else if (refundTypes.includes(line.type)) sum.refundedCents += line.amountCents;
    else if (line.reportingCategory.startsWith('dispute')) sum.disputedCents += line.amountCents;
    else sum.otherCents += line.amountCents;
    sum.feeCents += line.feeCents;
    sum.netCents += line.netCents;
  }
  return sum;
}
