import { WorkflowNotFoundError } from '@temporalio/client';
import type { FaultShop, PaymentLedger } from './shop';

/** A purchase that a test made. */
export interface Played {
  cartId: string;
  /** User name that is bought for; no other purchase has it. */
  target: string;
  email: string;
  startedAt: number;
  /** Epoch ms. */
  endedAt: number;
  /** An administrator gave the money back on purpose. */
  refundAsked?: boolean;
  /** Answers that the shop must never give (500 and the like). */
  badAnswers: string[];
}

/** All that the ledgers say of one purchase. Amounts in cents. */
export interface Evidence {
  cartId: string;
  intents: { id: string; status: string; capturedCents: number }[];
  charges: { paymentIntentId: string; amountCents: number }[];
  refunds: { paymentIntentId: string; amountCents: number }[];
  orders: {
    id: string;
    paymentIntentId: string;
    amountCents: number;
    refundedCents: number;
    status: string;
    quantity: number;
  }[];
  submissions: { generation: number; state: string; providerOrderId?: string }[];
  /** What the panel took in for the target. */
  adds: { id: string; quantity: number }[];
  /** Order confirmations that reached the inbox. */
  confirmations: number;
  /** What the database says of the purchase, and what its workflow says, where it still runs. */
  projection?: { stage: string; paymentStatus: string };
  workflow?: { stage: string; paymentStatus: string };
  /** Kills while the purchase was played. */
  kills: number;
  refundAsked: boolean;
  badAnswers: string[];
}

/** Reads every ledger once and sorts what is in them by purchase. */
export async function gather(shop: FaultShop, played: readonly Played[]): Promise<Map<string, Evidence>> {
  const ledger = await shop.paymentLedger();
  const carts = played.map(({ cartId }) => cartId);
  const { rows: purchases } = await shop.db.query<{
    cart_id: string;
    stage: string;
    payment_status: string;
    order_number: string;
  }>('SELECT cart_id, stage, payment_status, order_number FROM purchases WHERE cart_id = ANY($1)', [carts]);
  const { rows: orders } = await shop.db.query<OrderRow>(
    `SELECT cart_id, id::text, payment_intent_id, amount_cents, refunded_cents, status, total_quantity
     FROM orders WHERE cart_id = ANY($1)`,
    [carts],
  );
  const { rows: submissions } = await shop.db.query<SubmissionRow>(
    `SELECT o.cart_id, s.generation, s.state, s.provider_order_id
     FROM submissions s JOIN orders o ON o.id = s.order_id WHERE o.cart_id = ANY($1) ORDER BY s.generation`,
    [carts],
  );
  const result = new Map<string, Evidence>();
  for (const one of played) {
    const purchase = purchases.find(({ cart_id }) => cart_id === one.cartId);
    result.set(one.cartId, {
      cartId: one.cartId,
      ...moneyOf(ledger, one.cartId),
      orders: orders
        .filter(({ cart_id }) => cart_id === one.cartId)
        .map((row) => ({
          id: row.id,
          paymentIntentId: row.payment_intent_id,
          amountCents: row.amount_cents,
          refundedCents: row.refunded_cents,
          status: row.status,
          quantity: row.total_quantity,
        })),
      submissions: submissions
        .filter(({ cart_id }) => cart_id === one.cartId)
        .map((row) => ({
          generation: row.generation,
          state: row.state,
          providerOrderId: row.provider_order_id ?? undefined,
        })),
      adds: shop.panel.ordersFor(one.target),
      confirmations: shop.inbox.mails.filter(
        ({ to, subject }) => to.includes(one.email) && subject.startsWith('Confirmación de su pedido'),
      ).length,
      projection: purchase && { stage: purchase.stage, paymentStatus: purchase.payment_status },
      workflow: await askWorkflow(shop, one.cartId),
      kills: shop.kills.filter((at) => at >= one.startedAt && at <= one.endedAt).length,
      refundAsked: one.refundAsked === true,
      badAnswers: one.badAnswers,
    });
  }
  return result;
}

interface OrderRow {
  cart_id: string;
  id: string;
  payment_intent_id: string;
  amount_cents: number;
  refunded_cents: number;
  status: string;
  total_quantity: number;
}

interface SubmissionRow {
  cart_id: string;
  generation: number;
  state: string;
  provider_order_id: string | null;
}

function moneyOf(ledger: PaymentLedger, cartId: string): Pick<Evidence, 'intents' | 'charges' | 'refunds'> {
  const intents = ledger.payment_intents.filter(({ metadata }) => metadata?.cartId === cartId);
  const ids = new Set(intents.map(({ id }) => id));
  const ofCart = (intent: unknown): intent is string => typeof intent === 'string' && ids.has(intent);
  return {
    intents: intents.map(({ id, status, amount_received }) => ({
      id,
      status,
      capturedCents: amount_received,
    })),
    charges: ledger.charges.flatMap(({ payment_intent, paid, amount_captured }) =>
      paid && ofCart(payment_intent)
        ? [{ paymentIntentId: payment_intent, amountCents: amount_captured }]
        : [],
    ),
    refunds: ledger.refunds.flatMap(({ payment_intent, status, amount }) =>
      status !== 'failed' && status !== 'canceled' && ofCart(payment_intent)
        ? [{ paymentIntentId: payment_intent, amountCents: amount }]
        : [],
    ),
  };
}

/** The run's own memory; undefined where the purchase never began or has ended. */
async function askWorkflow(shop: FaultShop, cartId: string): Promise<Evidence['workflow']> {
  const handle = shop.temporal.workflow.getHandle(`purchase-${cartId}`);
  try {
    const { status } = await handle.describe();
    if (status.name !== 'RUNNING') return undefined;
    const { stage, paymentStatus } = await handle.query<{ stage: string; paymentStatus: string }>(
      'purchaseState',
    );
    return { stage, paymentStatus };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    // A run that can't be read is itself a finding, to be told with its schedule.
    return {
      stage: `unreadable: ${error instanceof Error ? error.message : String(error)}`,
      paymentStatus: '',
    };
  }
}
