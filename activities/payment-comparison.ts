import type { Pool } from 'pg';
import Stripe from 'stripe';
import type { FoundDifference, OpenDifference } from '../db/payment-differences';
import {
  type OwnMove,
  type OwnPayment,
  ownDisputes,
  ownPayments,
  ownRefunds,
  ownRefundWithoutId,
} from '../db/reconciliation';
import {
  compareDispute,
  comparePayment,
  compareRefund,
  type Finding,
  type MoveThere,
  type PaymentThere,
} from '../domain/reconciliation';
import { retried } from './payments';

/** The differences found among `count` objects. */
export interface Compared {
  found: FoundDifference[];
  count: number;
}

/** Compares single objects of the payment provider with our rows of the same name. Reads only. */
export function createPaymentComparison({ pool, stripe }: { pool: Pool; stripe: Stripe }) {
  /** Charges that took money; refused ones took none. */
  async function charges(page: readonly Stripe.Charge[]): Promise<Compared & { seen: string[] }> {
    const paid = page.filter((charge) => charge.paid && charge.captured);
    const known = byId(await ownPayments(pool, paid.flatMap(intentOf)), ({ intent }) => intent);
    const found = paid.flatMap((charge) => {
      const [intent] = intentOf(charge);
      const row = intent ? known.get(intent) : undefined;
      return about(comparePayment(thereOf(charge), row), intent ?? charge.id, charge, row);
    });
    return { found, count: paid.length, seen: paid.flatMap(intentOf) };
  }

  async function refunds(page: readonly Stripe.Refund[]): Promise<Compared & { seen: string[] }> {
    const ids = page.map(({ id }) => id);
    const known = byId(await ownRefunds(pool, ids), ({ id }) => id);
    const found = page.flatMap((refund) =>
      about(compareRefund(moveOf(refund), known.get(refund.id)), refund.id, refund, known.get(refund.id)),
    );
    return { found, count: page.length, seen: ids };
  }

  async function disputes(page: readonly Stripe.Dispute[]): Promise<Compared & { seen: string[] }> {
    const ids = page.map(({ id }) => id);
    const known = byId(await ownDisputes(pool, ids), ({ id }) => id);
    const found = page.flatMap((dispute) =>
      about(
        compareDispute(moveOf(dispute), known.get(dispute.id)),
        dispute.id,
        dispute,
        known.get(dispute.id),
      ),
    );
    return { found, count: page.length, seen: ids };
  }

  /** A payment of ours that the pages didn't name: it may be just outside the range, or unknown to the provider. */
  async function unseenPayment(row: OwnPayment): Promise<FoundDifference | undefined> {
    const intent = await looked(() =>
      stripe.paymentIntents.retrieve(row.intent, { expand: ['latest_charge'] }),
    );
    return about(comparePayment(intent && intentThere(intent), row), row.intent, undefined, row)[0];
  }

  async function unseenRefund(row: OwnMove): Promise<FoundDifference | undefined> {
    const refund = row.known ? await looked(() => stripe.refunds.retrieve(row.id)) : undefined;
    return about(compareRefund(refund && moveOf(refund), row), row.id, refund, row)[0];
  }

  async function unseenDispute(row: OwnMove): Promise<FoundDifference | undefined> {
    const dispute = await looked(() => stripe.disputes.retrieve(row.id));
    return about(compareDispute(dispute && moveOf(dispute), row), row.id, dispute, row)[0];
  }

  /** Compares an open difference again, from both sides. */
  async function again({ kind, objectId, intent }: OpenDifference): Promise<FoundDifference | undefined> {
    if (kind.startsWith('payment')) {
      const [row] = await ownPayments(pool, [objectId]);
      // A charge without an intent is identified by its own id.
      if (!intent) {
        const charge = await looked(() => stripe.charges.retrieve(objectId));
        return charge && about(comparePayment(thereOf(charge), row), objectId, charge, row)[0];
      }
      const payment = await looked(() =>
        stripe.paymentIntents.retrieve(objectId, { expand: ['latest_charge'] }),
      );
      return about(comparePayment(payment && intentThere(payment), row), objectId, payment, row)[0];
    }
    if (kind.startsWith('refund')) {
      const [cartId, number] = objectId.split(':');
      if (cartId && number) {
        const row = await ownRefundWithoutId(pool, cartId, Number(number));
        // It has its id by now, so it is compared under that.
        return row && !row.known ? unseenRefund(row) : undefined;
      }
      const [row] = await ownRefunds(pool, [objectId]);
      const refund = await looked(() => stripe.refunds.retrieve(objectId));
      return about(compareRefund(refund && moveOf(refund), row), objectId, refund, row)[0];
    }
    const [row] = await ownDisputes(pool, [objectId]);
    const dispute = await looked(() => stripe.disputes.retrieve(objectId));
    return about(compareDispute(dispute && moveOf(dispute), row), objectId, dispute, row)[0];
  }

  return { charges, refunds, disputes, unseenPayment, unseenRefund, unseenDispute, again };
}

/** The provider's object by its id; undefined if it doesn't exist. */
async function looked<T>(retrieve: () => Promise<T>): Promise<T | undefined> {
  return retried(async () => {
    try {
      return await retrieve();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw error;
    }
  });
}

function intentOf({
  payment_intent: reference,
}: {
  payment_intent?: string | { id: string } | null;
}): string[] {
  const id = typeof reference === 'string' ? reference : reference?.id;
  return id ? [id] : [];
}

function thereOf(charge: Stripe.Charge): PaymentThere {
  return {
    paid: charge.paid && charge.captured,
    amountCents: charge.amount_captured,
    refundedCents: charge.amount_refunded,
    currency: charge.currency,
    status: charge.status,
  };
}

function intentThere(intent: Stripe.PaymentIntent): PaymentThere {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    paid: intent.status === 'succeeded',
    amountCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    // In the words of a charge, so that a difference reads the same however it was found.
    status: intent.status === 'succeeded' && charge ? charge.status : intent.status,
  };
}

function moveOf({ amount, currency, status }: Stripe.Refund | Stripe.Dispute): MoveThere {
  return { amountCents: amount, currency, status: status ?? 'pending' };
}

/** A finding with its subject: at most one. */
function about(
  finding: Finding | undefined,
  objectId: string,
  there:
    | { created: number; payment_intent?: string | { id: string } | null }
    | { created: number }
    | undefined,
  row: { intent: string; orderNumber: string | null; at: Date } | undefined,
): FoundDifference[] {
  if (!finding) return [];
  const intent = row?.intent ?? (there && 'payment_intent' in there ? intentOf(there)[0] : undefined);
  return [
    {
      ...finding,
      objectId,
      intent: intent ?? (objectId.startsWith('pi_') ? objectId : undefined),
      orderNumber: row?.orderNumber ?? undefined,
      happenedAt: there ? new Date(there.created * 1000) : (row?.at ?? new Date(0)),
    },
  ];
}

function byId<T>(rows: readonly T[], key: (row: T) => string): Map<string, T> {
  return new Map(rows.map((row) => [key(row), row]));
}
