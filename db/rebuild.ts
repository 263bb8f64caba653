import { currentQuote, type PurchaseState } from '../domain/purchase';
import { type Db, type Part, together } from './pool';
import { insertOrder, reservePurchase, type Stored } from './purchases';
import { addSubmission } from './submissions';

/** Which rows of a purchase exist. */
export interface Standing {
  hasRow: boolean;
  /** The latest write; undefined if no run has written yet. */
  stored?: Stored;
  hasOrder: boolean;
  submissions: number;
  /** Ids; also of those that the panel refused at once, which the run doesn't remember. */
  refills: string[];
}

/** Which rows of a purchase exist (primary key, unique keys of orders and submissions, refills_order). */
export async function standingOf(db: Db, cartId: string): Promise<Standing> {
  const { rows } = await db.query<{
    version: number;
    runId: string | null;
    historyLength: number | null;
    orderId: string | null;
    submissions: string;
    refills: string[];
  }>(
    `SELECT p.version, p.run_id, p.history_length, o.id AS order_id,
       (SELECT count(*) FROM submissions WHERE order_id = o.id) AS submissions,
       ARRAY(SELECT id FROM refills WHERE order_id = o.id) AS refills
     FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id WHERE p.cart_id = $1`,
    [cartId],
  );
  const row = rows[0];
  if (!row) return { hasRow: false, hasOrder: false, submissions: 0, refills: [] };
  const { version, runId, historyLength } = row;
  return {
    hasRow: true,
    stored: version > 0 ? { version, runId: runId ?? '', historyLength: historyLength ?? 0 } : undefined,
    hasOrder: row.orderId !== null,
    submissions: Number(row.submissions),
    refills: row.refills,
  };
}

/** Whether rows are missing that the purchase's run knows: the database was set back to a moment before them. */
export function lacksRows(there: Standing, state: PurchaseState): boolean {
  // Before its first cart is priced a purchase has no number, and no row.
  if (!there.hasRow) return state.orderNumber !== '';
  if (!state.order) return false;
  const lacksRefill = state.refills.some(({ id }) => !there.refills.includes(id));
  return !there.hasOrder || there.submissions < state.submissions.length || lacksRefill;
}

/**
 * Inserts the missing rows of a purchase from its run's memory. A submission that may have been sent comes back as
 * sent, so it isn't sent a second time. Existing rows stay unchanged.
 */
export async function rebuildRows(db: Db, state: PurchaseState, part: Part = together): Promise<void> {
  const { cartId, owner, language, variant, startedAt, orderNumber: candidateNumber } = state;
  // Separate from the order: without this row nobody could be notified that the order's rows can't be written.
  await part('missing purchase', () =>
    reservePurchase(db, { cartId, owner, language, variant, startedAt, candidateNumber }),
  );
  await part('missing order', () => rebuildOrder(db, state));
}

async function rebuildOrder(db: Db, state: PurchaseState): Promise<void> {
  const { cartId, language, source, orderNumber, order, intent, paid } = state;
  const quote = currentQuote(state);
  if (!order || !intent || !paid || !quote) return;
  const rebuilt = { cartId, orderNumber, paymentIntentId: intent.id, language, source, quote };
  await insertOrder(db, { ...rebuilt, paidAt: paid.at, lines: [], now: order.createdAt }, order.id);
  for (const one of state.submissions) await addSubmission(db, order.id, one);
  for (const refill of state.refills)
    await db.query(
      `INSERT INTO refills (id, order_id, submission_id, provider_id, requested_by, requested_at, state, provider_refill_id,
         reason)
       VALUES ($1, $2, $3, (SELECT provider_id FROM submissions WHERE id = $3), $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        refill.id,
        order.id,
        refill.submissionId,
        refill.by,
        new Date(refill.requestedAt),
        refill.state,
        refill.providerRefillId ?? null,
        refill.reason ?? null,
      ],
    );
}
