import { currentQuote, givesUpLines, type PurchaseState, type Refund, refundAsked } from '../domain/purchase';
import type {
  AttentionReason,
  OrderStatus,
  PaymentStatus,
  PurchaseEnd,
  PurchaseStage,
  SubmissionState,
} from '../domain/states';
import { actionsOfLines, operatorOf, type TimelineLine } from '../domain/timeline';
import { issueCorrections } from './corrections';
import { keepPurchase } from './kept-purchases';
import { type Db, type Part, together } from './pool';
import type { RunPosition, Stored } from './purchases';
import { lacksRows, rebuildRows, standingOf } from './rebuild';
import { endOpenRefills } from './refills';
import { neverCalledFor } from './submissions';

/** A purchase's projection; times in epoch ms. */
export interface Projection {
  cartId: string;
  version: number;
  /** The run that writes, and how much of its history it knows. */
  run: RunPosition;
  at: number;
  stage: PurchaseStage;
  end?: PurchaseEnd;
  paymentStatus: PaymentStatus;
  paymentIntentId?: string;
  cart?: {
    amountCents: number;
    serviceId: number;
    quantity: number;
    username?: string;
    email?: string;
    upsellOffered: boolean;
  };
  attention?: { reason: AttentionReason; since: number; detail?: string };
  order?: {
    id: string;
    status: OrderStatus;
    username?: string;
    email?: string;
    providerOrderId?: string;
    /** When it was last delivered; absent while nothing has arrived, and if a panel cancelled a resend in full. */
    deliveredAt?: number;
    /** Runs of earlier releases don't say it. */
    firstDeliveredAt?: number;
    refundedCents: number;
    refundProposalCents?: number;
  };
  submissions: { id: string; state: SubmissionState; providerOrderId?: string }[];
  refunds: Refund[];
  lines: TimelineLine[];
  /** The run's memory. Missing rows, and the parts of the cart's quantity, come from it. */
  state: PurchaseState;
}

const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));

/**
 * Writes a projection, `part` by part, and stores the run's memory. Within one run the longer history counts, then the
 * higher version; between two runs the version. An older projection only adds its lines; `stored` is then the newer
 * one.
 */
export async function writeProjection(
  db: Db,
  p: Projection,
  kept: Buffer,
  part: Part = together,
): Promise<{ stored?: Stored }> {
  const there = await standingOf(db, p.cartId);
  if (lacksRows(there, p.state)) await rebuildRows(db, p.state, part);
  const isNew = await part('purchase', () => writePurchase(db, p));
  if (isNew !== false) {
    const { order, submissions, refunds } = p;
    await part('memory', () => keepPurchase(db, p.cartId, { version: p.version, sealed: kept }));
    if (order) await part('order', () => writeOrder(db, order, p));
    for (const line of submissions) await part(`submission ${line.id}`, () => writeSubmission(db, line));
    if (order) await part('lost generations', () => dropLostGenerations(db, order.id, p));
    for (const [index, refund] of refunds.entries())
      await part(`refund ${index + 1}`, () => writeRefund(db, p, index + 1, refund));
    if (order && refunds.length > 0) await part('corrections', () => issueCorrections(db, p.cartId));
    if (order && p.stage === 'closed') await part('open refills', () => endOpenRefills(db, order.id));
  }
  if (p.lines.length > 0) {
    const written = await part('timeline', () => writeLines(db, p.cartId, p.lines));
    // The fact that something happened matters more than its details.
    if (!written) {
      const bare = p.lines.map((line) => ({ ...line, data: {} }));
      await part('bare timeline', () => writeLines(db, p.cartId, bare));
    }
  }
  const { stored } = there;
  return isNew === false && stored ? { stored: { ...stored, ours: stored.runId === p.run.runId } } : {};
}

/** Also marks whether a price promised with a discount code has ended. False if a newer projection is already stored. */
async function writePurchase(db: Db, p: Projection): Promise<boolean> {
  const quote = currentQuote(p.state);
  const { rowCount } = await db.query(
    `WITH written AS (
     UPDATE purchases SET version = $2, stage = $3, closed_as = $4, payment_status = $5,
       payment_intent_id = coalesce($6, payment_intent_id), amount_cents = coalesce($7, amount_cents),
       service_id = coalesce($8, service_id), quantity = coalesce($9, quantity),
       -- What was erased on request stays erased, however late a projection comes.
       username = CASE WHEN forgotten_at IS NULL THEN coalesce($10, username) END,
       email = CASE WHEN forgotten_at IS NULL THEN coalesce($11, email) END,
       upsell_offered = coalesce($16, upsell_offered), attention = $12, attention_since = $13,
       attention_detail = CASE WHEN forgotten_at IS NULL THEN $14 END, updated_at = $15,
       run_id = $17, history_length = $18, bonus = coalesce($19, bonus),
       upsell_quantity = coalesce($20, upsell_quantity), refund_owed_cents = $21, refund_gives_up_posts = $22
     WHERE cart_id = $1 AND CASE WHEN run_id = $17 THEN (history_length, version) < ($18, $2) ELSE version < $2 END
     RETURNING cart_id, stage = 'closed' AS ended),
     claim AS (
       UPDATE discount_claims c SET ended = w.ended FROM written w WHERE c.cart_id = w.cart_id AND c.ended <> w.ended)
     SELECT FROM written`,
    [
      p.cartId,
      p.version,
      p.stage,
      p.end ?? null,
      p.paymentStatus,
      p.paymentIntentId ?? null,
      p.cart?.amountCents ?? null,
      p.cart?.serviceId ?? null,
      p.cart?.quantity ?? null,
      p.cart?.username ?? null,
      p.cart?.email ?? null,
      p.attention?.reason ?? null,
      at(p.attention?.since),
      p.attention?.detail ?? null,
      at(p.at),
      p.cart?.upsellOffered ?? null,
      p.run.runId,
      p.run.historyLength,
      quote?.bonus ?? null,
      quote?.upsellQuantity ?? null,
      refundAsked(p.state) ?? null,
      givesUpLines(p.state),
    ],
  );
  return rowCount === 1;
}

/** The adapter owns 'sending' and the panel's id; the workflow only decides how a submission ended. */
async function writeSubmission(db: Db, line: Projection['submissions'][number]): Promise<void> {
  await db.query(
    `UPDATE submissions SET state = $2, provider_order_id = coalesce($3, provider_order_id)
     WHERE id = $1 AND $2 IN ('accepted', 'rejected', 'dismissed', 'unknown')`,
    [line.id, line.state, line.providerOrderId ?? null],
  );
}

/** A younger generation may just be opened, in parallel to the write; its row comes before the memory has it. In ms. */
const openedWithinMs = 60_000;

/**
 * Removes the generations that a purchase doesn't know and no panel was called for: the workflow task that opened them
 * was lost in a crash or a reset. They would hide the line that the run knows, which a person may have to settle.
 */
async function dropLostGenerations(db: Db, orderId: string, { state, stage, at: now }: Projection) {
  // A closed purchase opens none.
  const openedBefore = stage === 'closed' ? null : at(now - openedWithinMs);
  await db.query(
    `DELETE FROM submissions s WHERE order_id = $1 AND ${neverCalledFor} AND id <> ALL ($2)
       AND ($3::timestamptz IS NULL OR created_at < $3)`,
    [orderId, state.submissions.map(({ id }) => id), openedBefore],
  );
}

async function writeOrder(db: Db, order: NonNullable<Projection['order']>, p: Projection): Promise<void> {
  await db.query(
    `UPDATE orders SET status = $2, payment_status = $3,
       username = CASE WHEN username = '' THEN '' ELSE coalesce($4, username) END,
       email = CASE WHEN email = '' THEN '' ELSE coalesce($10, email) END,
       provider_order_id = $5, delivered_at = $6,
       -- A run of an earlier release that was continued knows the last time only.
       first_delivered_at = CASE WHEN coalesce($6::timestamptz, $11) IS NOT NULL
         THEN least(first_delivered_at, $11) END,
       refunded_cents = $7, refund_proposal_cents = $8, updated_at = $9
     WHERE id = $1`,
    [
      order.id,
      order.status,
      p.paymentStatus,
      order.username ?? null,
      order.providerOrderId ?? null,
      at(order.deliveredAt),
      order.refundedCents,
      order.refundProposalCents ?? null,
      at(p.at),
      order.email ?? null,
      at(order.firstDeliveredAt),
    ],
  );
}

async function writeRefund(db: Db, p: Projection, number: number, refund: Refund): Promise<void> {
  await db.query(
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, refund_id, status, created_at,
       outside, undelivered_cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (cart_id, number) DO UPDATE SET
       refund_id = excluded.refund_id, amount_cents = excluded.amount_cents, status = excluded.status,
       created_at = excluded.created_at, outside = excluded.outside, undelivered_cents = excluded.undelivered_cents`,
    [
      p.cartId,
      number,
      p.paymentIntentId,
      refund.amountCents,
      refund.reason,
      refund.by,
      refund.refundId ?? null,
      refund.status,
      at(refund.at),
      refund.outside ?? false,
      refund.undeliveredCents ?? 0,
    ],
  );
}

/** Each line once; in the same statement, an operator's Signal goes into the audit log. */
async function writeLines(db: Db, cartId: string, lines: TimelineLine[]): Promise<true> {
  const insert = `INSERT INTO timeline (cart_id, seq, at, kind, by, data)
     SELECT $1, seq, to_timestamp(at / 1000.0), kind, by,
       -- What was erased on request stays erased, however late a line comes.
       CASE WHEN EXISTS (SELECT FROM purchases WHERE cart_id = $1 AND forgotten_at IS NOT NULL)
         THEN data - '{reason,message}'::text[] ELSE data END
     FROM jsonb_to_recordset($2) AS line (seq integer, at double precision, kind text, by text, data jsonb)
     ON CONFLICT DO NOTHING`;
  const values = [cartId, JSON.stringify(lines)];
  const actions = lines.flatMap(({ seq, kind, by }) => {
    const action = actionsOfLines[kind];
    const operator = operatorOf(by);
    return action && operator ? [{ seq, action, claimed: operator.claimed }] : [];
  });
  if (actions.length === 0) await db.query(insert, values);
  else
    await db.query(
      `WITH written AS (${insert} RETURNING seq, data)
       INSERT INTO audit_log (actor, action, subject, before, after)
       SELECT $4, act.action, p.order_number,
         written.data || jsonb_strip_nulls(jsonb_build_object('signedAs', act.claimed)), '{"accepted": true}'
       FROM written JOIN jsonb_to_recordset($3) AS act (seq integer, action text, claimed text) USING (seq),
         purchases p WHERE p.cart_id = $1`,
      [...values, JSON.stringify(actions), operatorInAudit],
    );
  return true;
}

/** The actor in the audit log for a Signal, which needs no login. */
const operatorInAudit = 'operator, by Temporal';
