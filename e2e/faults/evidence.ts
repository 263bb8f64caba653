import { WorkflowNotFoundError } from '@temporalio/client';
import { attentionQueue } from '#db/attention.ts';
import { purchaseId, purchaseState } from '#workflows/messages.ts';
import type { Add } from './panel';
import type { FaultShop, PaymentLedger } from './shop';

/** Administrators' requests about a purchase. */
export interface Asked {
  /** Money to be refunded, in cents. */
  refundCents: number;
  /** What was to be sent, resolved as not accepted, or retargeted: each may open a generation. */
  sendings: number;
  /** Of these, those that may deliver twice. */
  forced: number;
}

/** Nothing yet. */
export function nothingAsked(): Asked {
  return { refundCents: 0, sendings: 0, forced: 0 };
}

/** A purchase that a test made. */
export interface Played {
  cartId: string;
  /** User names that it may be delivered to; no other purchase has them. */
  targets: readonly string[];
  email: string;
  startedAt: number;
  /** Epoch ms. */
  endedAt: number;
  /** How often an operator has reset its run, which then continues as after a kill. */
  resets: number;
  /** Requests that the shop accepted. */
  asked: Asked;
  /** Requests that may have had an effect, because the answer was lost. */
  inDoubt: Asked;
  /** The shop's answer to each administrator's request, to be read when a purchase fails. */
  answers: string[];
  /** Answers that the shop must never give (500 and the like). */
  badAnswers: string[];
}

/** Everything that the ledgers say about one purchase. Amounts in cents, times in epoch ms. */
export interface Evidence extends Pick<Played, 'cartId' | 'asked' | 'inDoubt' | 'answers' | 'badAnswers'> {
  intents: { id: string; status: string; capturedCents: number }[];
  charges: { paymentIntentId: string; amountCents: number }[];
  /** `byShop`: requested by the shop, not in the provider's dashboard. */
  refunds: { paymentIntentId: string; amountCents: number; byShop: boolean }[];
  disputes: { status: string; amountCents: number }[];
  orders: {
    id: string;
    paymentIntentId: string;
    amountCents: number;
    refundedCents: number;
    status: string;
    quantity: number;
  }[];
  submissions: { generation: number; state: string; providerOrderId?: string | null }[];
  /** The orders that the panel accepted for the targets, oldest first. */
  adds: Add[];
  /** The panel order of each refill that the panel accepted. */
  refills: string[];
  /** E-mails that reached the inbox. */
  confirmations: number;
  reminders: number;
  /** The state in the database, and in its workflow if it still runs. */
  projection?: Standing;
  workflow?: Standing;
  /** It is in the queue of what waits for a person, which the alerts mail. */
  inQueue: boolean;
  /** The purchase's timeline, in order. */
  timeline: { kind: string; at: number }[];
  /** Kills while the purchase was played, and resets of its run. */
  kills: number;
}

/** State of a purchase; `attention` is why it waits for a person. */
export interface Standing {
  stage: string;
  paymentStatus: string;
  attention?: string;
}

/** Reads every ledger once and sorts the entries by purchase. */
export async function gather(shop: FaultShop, played: readonly Played[]): Promise<Map<string, Evidence>> {
  const ledger = await shop.paymentLedger();
  const carts = played.map(({ cartId }) => cartId);
  const { rows: purchases } = await shop.db.query<{
    cartId: string;
    orderNumber: string;
    stage: string;
    paymentStatus: string;
    attention: string | null;
  }>(
    'SELECT cart_id, order_number, stage, payment_status, attention FROM purchases WHERE cart_id = ANY($1)',
    [carts],
  );
  const queue = await attentionQueue(shop.db, { page: 1, pageSize: 100_000 });
  const waiting = new Set(queue.map(({ orderNumber }) => orderNumber));
  const { rows: orders } = await shop.db.query<OfCart<'orders'>>(
    `SELECT cart_id, id::text, payment_intent_id, amount_cents, refunded_cents, status, total_quantity AS quantity
     FROM orders WHERE cart_id = ANY($1)`,
    [carts],
  );
  const { rows: submissions } = await shop.db.query<OfCart<'submissions'>>(
    `SELECT o.cart_id, s.generation, s.state, s.provider_order_id
     FROM submissions s JOIN orders o ON o.id = s.order_id WHERE o.cart_id = ANY($1) ORDER BY s.generation`,
    [carts],
  );
  const { rows: lines } = await shop.db.query<{ cartId: string; kind: string; at: Date }>(
    'SELECT cart_id, kind, at FROM timeline WHERE cart_id = ANY($1) ORDER BY cart_id, seq',
    [carts],
  );
  const runs = await askWorkflows(shop, carts);
  const result = new Map<string, Evidence>();
  for (const one of played) {
    const { cartId, asked, inDoubt, answers, badAnswers } = one;
    const purchase = purchases.find((row) => row.cartId === cartId);
    result.set(cartId, {
      cartId,
      asked,
      inDoubt,
      answers,
      badAnswers,
      ...moneyOf(ledger, cartId),
      orders: orders.filter((row) => row.cartId === cartId),
      submissions: submissions.filter((row) => row.cartId === cartId),
      adds: one.targets.flatMap(shop.panel.ordersFor).sort((a, b) => a.at - b.at),
      refills: one.targets.flatMap(shop.panel.refillsFor),
      confirmations: emailsAbout(shop, one, 'Confirmación de tu pedido'),
      reminders: emailsAbout(shop, one, 'Tu pedido está guardado'),
      projection: purchase && {
        stage: purchase.stage,
        paymentStatus: purchase.paymentStatus,
        attention: purchase.attention ?? undefined,
      },
      workflow: runs.get(cartId),
      inQueue: purchase !== undefined && waiting.has(purchase.orderNumber),
      kills: shop.kills.filter(({ at }) => at >= one.startedAt && at <= one.endedAt).length + one.resets,
      timeline: lines
        .filter((row) => row.cartId === cartId)
        .map(({ kind, at }) => ({ kind, at: at.getTime() })),
    });
  }
  return result;
}

type OfCart<Ledger extends 'orders' | 'submissions'> = Evidence[Ledger][number] & { cartId: string };

function emailsAbout({ inbox }: FaultShop, { email }: Played, subject: string): number {
  return inbox.mails.filter((mail) => mail.to.includes(email) && mail.subject.startsWith(subject)).length;
}

function moneyOf(
  ledger: PaymentLedger,
  cartId: string,
): Pick<Evidence, 'intents' | 'charges' | 'refunds' | 'disputes'> {
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
    refunds: ledger.refunds.flatMap(({ payment_intent, status, amount, metadata }) =>
      status !== 'failed' && status !== 'canceled' && ofCart(payment_intent)
        ? [{ paymentIntentId: payment_intent, amountCents: amount, byShop: metadata?.key !== undefined }]
        : [],
    ),
    disputes: ledger.disputes.flatMap(({ payment_intent, status, amount }) =>
      ofCart(payment_intent) ? [{ status, amountCents: amount }] : [],
    ),
  };
}

/** The runs of purchases, some at a time: together they would wait for each other. */
async function askWorkflows(
  shop: FaultShop,
  carts: readonly string[],
): Promise<Map<string, Evidence['workflow']>> {
  const runs = new Map<string, Evidence['workflow']>();
  const left = [...carts];
  const one = async () => {
    for (let cartId = left.pop(); cartId; cartId = left.pop()) {
      const id = cartId;
      // Without a worker no run answers, and each question would wait for minutes.
      runs.set(id, await shop.temporal.withDeadline(Date.now() + 20_000, () => askWorkflow(shop, id)));
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return runs;
}

/** The run's own memory; undefined if the purchase never began or has ended. */
async function askWorkflow(shop: FaultShop, cartId: string): Promise<Evidence['workflow']> {
  const handle = shop.temporal.workflow.getHandle(purchaseId(cartId));
  try {
    const { status } = await handle.describe();
    if (status.name !== 'RUNNING') return undefined;
    const { stage, paymentStatus, attention } = await handle.query(purchaseState);
    return { stage, paymentStatus, attention: attention?.reason };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    // An unreadable run is itself a finding, to be reported with its schedule.
    return {
      stage: `unreadable: ${error instanceof Error ? error.message : String(error)}`,
      paymentStatus: '',
    };
  }
}
