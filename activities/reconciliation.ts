import { Context } from '@temporalio/activity';
import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { recordFees } from '../db/charges';
import { closeGone, openDifferences, recordDifferences } from '../db/payment-differences';
import {
  closeReconciliation,
  markSeen,
  noteProgress,
  openReconciliation,
  ownPage,
} from '../db/reconciliation';
import {
  addLines,
  type BalanceSums,
  type ReconciliationCounts,
  type ReconciliationPart,
} from '../domain/reconciliation';
import { heartbeat } from './heartbeat';
import { type Compared, createPaymentComparison } from './payment-comparison';
import { retried } from './payments';

/** The provider's largest page, and ours. */
const pageSize = 100;
/** Pages that one activity reads before the workflow records the progress. */
const pagesAtOnce = 20;
/** Open differences are retrieved one by one. */
const openAtOnce = 25;

/** The progress of a part of a run. */
export interface PartProgress {
  /** Where the next page begins; absent at the beginning, and once the part is over. */
  after?: string;
  counts: ReconciliationCounts;
  sums: BalanceSums;
}

/** A part of a run to continue. Times in epoch ms. */
export interface PartInput extends PartProgress {
  runId: string;
  part: ReconciliationPart;
  from: number;
  to: number;
  /** When the run began: the time of its findings. */
  startedAt: number;
}

interface Page {
  after?: string;
  looked: Compared;
  counted?: keyof ReconciliationCounts;
  lines?: Parameters<typeof addLines>[1];
}

/**
 * Activities that compare the payment provider's books with ours. They only read there, and write only their findings.
 */
export function createReconciliationActivities({ pool, stripe }: { pool: Pool; stripe: Stripe }) {
  const compare = createPaymentComparison({ pool, stripe });

  return {
    /** Opens the row of a run. Safe to run again. */
    async openReconciliation(run: {
      runId: string;
      workflowId: string;
      startedBy: string;
      startedAt: number;
      from: number;
      to: number;
    }): Promise<void> {
      await openReconciliation(pool, {
        id: run.runId,
        workflowId: run.workflowId,
        startedBy: run.startedBy,
        startedAt: new Date(run.startedAt),
        from: new Date(run.from),
        to: new Date(run.to),
      });
    },

    /** Closes it. Safe to run again. */
    async closeReconciliation({ runId, failed }: { runId: string; failed: boolean }): Promise<void> {
      await closeReconciliation(pool, runId, failed);
    },

    /**
     * Reads and compares the next pages of a part. Safe to run again: each finding has one row, and figures continue
     * from the last heartbeat, which names page and figures together.
     */
    async comparePages(input: PartInput): Promise<PartProgress> {
      const { after, counts, sums } =
        (Context.current().info.heartbeatDetails as PartProgress | undefined) ?? input;
      let progress: PartProgress = { after, counts, sums };
      for (let pages = 0; pages < pagesAtOnce; pages += 1) {
        const page = await readPage(input, progress.after, () => heartbeat(progress));
        await recordDifferences(pool, { id: input.runId, at: new Date(input.startedAt) }, page.looked.found);
        const next = { ...progress.counts };
        if (page.counted) next[page.counted] += page.looked.count;
        next.found += page.looked.found.length;
        progress = {
          after: page.after,
          counts: next,
          sums: page.lines ? addLines(progress.sums, page.lines) : progress.sums,
        };
        await noteProgress(pool, input.runId, progress);
        if (progress.after === undefined) break;
        heartbeat(progress);
      }
      return progress;
    },
  };

  function readPage(input: PartInput, after: string | undefined, beat: () => void): Promise<Page> {
    const { runId, part } = input;
    const created = { gte: Math.floor(input.from / 1000), lt: Math.floor(input.to / 1000) };
    const listed = { created, limit: pageSize, ...(after && { starting_after: after }) };
    const own = { runId, from: new Date(input.from), to: new Date(input.to), after, limit: pageSize };
    switch (part) {
      case 'charges':
        return there(runId, stripe.charges.list(listed), 'payments', compare.charges);
      case 'refunds':
        return there(runId, stripe.refunds.list(listed), 'refunds', compare.refunds);
      case 'disputes':
        return there(runId, stripe.disputes.list(listed), 'disputes', compare.disputes);
      case 'balance':
        return balancePage(stripe.balanceTransactions.list(listed));
      case 'orders-here':
        return here(ownPage(pool, 'orders', own), 'orders', compare.unseenPayment, beat);
      case 'refunds-here':
        return here(ownPage(pool, 'refunds', own), undefined, compare.unseenRefund, beat);
      case 'disputes-here':
        return here(ownPage(pool, 'disputes', own), undefined, compare.unseenDispute, beat);
      case 'open-differences':
        return openPage(runId, new Date(input.startedAt), after, beat);
    }
  }

  /** A page of the provider's books. */
  async function there<T extends { id: string }>(
    runId: string,
    call: Promise<Stripe.ApiList<T>>,
    counted: keyof ReconciliationCounts,
    check: (objects: readonly T[]) => Promise<Compared & { seen: string[] }>,
  ): Promise<Page> {
    const list = await retried(() => call);
    const looked = await check(list.data);
    await markSeen(pool, runId, looked.seen);
    return { after: list.has_more ? list.data.at(-1)?.id : undefined, looked, counted };
  }

  async function balancePage(call: Promise<Stripe.ApiList<Stripe.BalanceTransaction>>): Promise<Page> {
    const list = await retried(() => call);
    const charges = list.data.filter(({ type }) => type === 'charge' || type === 'payment');
    await recordFees(
      pool,
      charges.map(({ source, fee: feeCents }) => ({
        chargeId: typeof source === 'string' ? source : (source?.id ?? ''),
        feeCents,
      })),
    );
    return {
      after: list.has_more ? list.data.at(-1)?.id : undefined,
      looked: { found: [], count: 0 },
      lines: list.data.map((line) => ({
        type: line.type,
        reportingCategory: line.reporting_category,
        amountCents: line.amount,
        feeCents: line.fee,
        netCents: line.net,
        currency: line.currency,
      })),
    };
  }

  /** A page of our books: objects that the provider's books didn't name are retrieved there by id. */
  async function here<Row>(
    page: Promise<{ unseen: Row[]; looked: number; after?: string }>,
    counted: keyof ReconciliationCounts | undefined,
    check: (row: Row) => Promise<Compared['found'][number] | undefined>,
    beat: () => void,
  ): Promise<Page> {
    const { unseen, looked, after } = await page;
    const found: Compared['found'] = [];
    for (const row of unseen) {
      const difference = await check(row);
      if (difference) found.push(difference);
      beat();
    }
    return { after, looked: { found, count: looked }, counted };
  }

  /** Differences of earlier runs that this one didn't find: each is still there, has become another, or is gone. */
  async function openPage(
    runId: string,
    at: Date,
    after: string | undefined,
    beat: () => void,
  ): Promise<Page> {
    const open = await openDifferences(pool, { runId, after, limit: openAtOnce });
    for (const one of open) {
      const still = await compare.again(one);
      // Before the other is closed, so that a crash in between loses neither; each alone, as two may be the same now.
      if (still) await recordDifferences(pool, { id: runId, at }, [still]);
      if (still?.kind !== one.kind) await closeGone(pool, one.id, at);
      beat();
    }
    const last = open.length === openAtOnce ? open.at(-1)?.id : undefined;
    // Those of other days don't belong to this range.
    return { after: last, looked: { found: [], count: open.length } };
  }
}
export type ReconciliationActivities = ReturnType<typeof createReconciliationActivities>;
