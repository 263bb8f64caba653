import { randomUUID } from 'node:crypto';
import { eventually } from '#api/testing/wait.ts';
import { adminRemindCart } from '#domain/calls/admin-carts.ts';
import {
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import type { Call, CallInput } from '#domain/calls/call.ts';
import type { Buyer } from './buyer';
import { callUntilAnswered } from './call-until-answered';
import { type Asked, nothingAsked } from './evidence';
import type { FaultShop } from './shop';

/** The purchase as its page in the back office shows it; without an order little can be done. */
interface Page {
  orderNumber: string;
  attention: string | null;
  orderId: string | null;
  keptCents: number;
  refundedCents: number;
  submissionsSeen: number;
  /** The newest submission; orders of this suite have one line. */
  submissionId: string | null;
}

/**
 * An administrator at work on one purchase, as the screens allow it: each action is about what the page showed, has a
 * reason, and is repeated with the same request id until it is answered. The requests are counted at the buyer, for the
 * checker.
 */
export class Clerk {
  constructor(
    private readonly shop: FaultShop,
    private readonly buyer: Buyer,
  ) {}

  /** Refunds a share of what is kept, from 0 to 1. */
  async refund(share: number): Promise<void> {
    const page = await this.page();
    if (!page?.orderId) return;
    const { orderId: id, keptCents, refundedCents } = page;
    const refundCents = Math.max(1, Math.floor(keptCents * share));
    const amountCents = share === 1 ? undefined : refundCents;
    const body = { ...this.request(), refundedCents, amountCents };
    await this.ask({ refundCents }, adminRefund, { params: { id }, body });
  }

  async resend(force: boolean): Promise<void> {
    const page = await this.page();
    if (!page?.orderId) return;
    const { orderId: id, submissionsSeen } = page;
    const body = { ...this.request(), submissionsSeen, forceResend: force };
    await this.ask({ sendings: 1, forced: force ? 1 : 0 }, adminSendToProvider, { params: { id }, body });
  }

  /**
   * Resolves a submission whose answer was lost, truthfully: with the order that the panel has and no submission knows.
   */
  async resolve(): Promise<void> {
    const page = await this.page();
    if (!page?.orderId || page.attention !== 'submission-unknown') return;
    const { orderId: id, submissionId } = page;
    const { rows } = await this.shop.db.query<{ providerOrderId: string }>(
      'SELECT provider_order_id FROM submissions WHERE order_id = $1 AND provider_order_id IS NOT NULL',
      [id],
    );
    const known = new Set(rows.map((row) => row.providerOrderId));
    const found = this.buyer.targets.flatMap(this.shop.panel.ordersFor).findLast((add) => !known.has(add.id));
    const about = { ...this.request(), submissionId: submissionId ?? undefined };
    const body = found
      ? { ...about, outcome: 'accepted' as const, providerOrderId: found.id }
      : { ...about, outcome: 'not-accepted' as const };
    await this.ask({ sendings: found ? 0 : 1 }, adminResolveSubmission, { params: { id }, body });
  }

  async changeTarget(): Promise<void> {
    const id = (await this.page())?.orderId;
    if (!id) return;
    const body = { ...this.request(), username: this.buyer.otherTarget };
    await this.ask({ sendings: 1 }, adminChangeTarget, { params: { id }, body });
  }

  /** Followers are lost, and the panel is to deliver them again. */
  async refill(): Promise<void> {
    const id = (await this.page())?.orderId;
    if (!id) return;
    for (const target of this.buyer.targets) this.shop.panel.drop(target);
    await callUntilAnswered(await this.caller(), adminRefill, { params: { id }, body: this.request() });
  }

  async remind(): Promise<void> {
    const number = (await this.page())?.orderNumber;
    if (!number) return;
    const { reason } = this.request();
    await callUntilAnswered(await this.caller(), adminRemindCart, { params: { number }, body: { reason } });
  }

  private request() {
    return { reason: 'An interleaving', requestId: randomUUID() };
  }

  private async caller() {
    const { patienceMs, badAnswers } = this.buyer;
    // While a part of the shop is down nobody can log in.
    const visitor = await eventually(() => this.shop.administrator(), { timeoutMs: patienceMs });
    return { visitor, patienceMs, badAnswers };
  }

  /** Requests an action, and counts what was `requested`. */
  private async ask<C extends Call>(requested: Partial<Asked>, call: C, input: CallInput<C>): Promise<void> {
    const { buyer } = this;
    const caller = await this.caller();
    const { resetsOver } = buyer;
    const outcome = await callUntilAnswered(caller, call, input);
    const answered = 'answer' in outcome;
    // What a run began before it was reset stays done; the continuing run decides about the same action again.
    const inDoubt = !answered && (outcome.inDoubt || buyer.resets > resetsOver);
    buyer.answers.push(
      `${call.path} ${JSON.stringify(requested)}: ${answered ? 'yes' : outcome.code}${inDoubt ? ', in doubt' : ''}`,
    );
    if (!answered && !inDoubt) return;
    const books = answered ? buyer.asked : buyer.inDoubt;
    for (const key of Object.keys(nothingAsked()) as (keyof Asked)[]) books[key] += requested[key] ?? 0;
  }

  /** A page that fails to load, because the database is down, is loaded again. */
  private page(): Promise<Page | undefined> {
    return eventually(async () => {
      const { rows } = await this.shop.db.query<Page>(
        `SELECT p.order_number, p.attention, o.id::text AS order_id,
           coalesce(o.amount_cents - o.refunded_cents, 0) AS kept_cents,
           coalesce(o.refunded_cents, 0) AS refunded_cents,
           (SELECT greatest(1, count(*))::integer FROM submissions s WHERE s.order_id = o.id) AS submissions_seen,
           (SELECT id FROM submissions s WHERE s.order_id = o.id ORDER BY generation DESC LIMIT 1) AS submission_id
         FROM purchases p LEFT JOIN orders o USING (cart_id) WHERE p.cart_id = $1`,
        [this.buyer.cartId],
      );
      return rows[0];
    });
  }
}
