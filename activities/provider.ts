import { Context, log } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { Pool } from 'pg';
import { refusalOf, uniqueViolation } from '../db/pool';
import { isAway, noteAnswer, noteFailure } from '../db/provider-health';
import { readProvider } from '../db/providers';
import { claimRefill, readRefill, recordRefill } from '../db/refills';
import {
  claimSubmission,
  readSubmission,
  recordOutcome,
  recordReport,
  type SubmissionRow,
} from '../db/submissions';
import { panelIsAway, switchedOff } from '../domain/fail-over';
import { profileLink } from '../domain/person';
import { postLink } from '../domain/posts';
import {
  isFinal,
  type ProviderReport,
  passesByItself,
  readRefusal,
  type SubmissionOutcome,
  targetBusy,
} from '../domain/provider';
import { refillPause } from '../domain/refills';
import { tellPurchase } from '../purchases/reach';
import type { Keyring } from '../security/keyring';
import type { AddressPolicy } from '../security/panel-address';
import {
  panelAwayWorkflow,
  panelAwayWorkflowId,
  purchasesQueue,
  submissionSettled,
} from '../workflows/messages';
import { beginWatch } from './begin-watch';
import { type CallSubject, type Exchange, exchange, keepCall, keepLook } from './panel-calls';
import type { PanelProtocol, PanelQuestion } from './panel-protocol';

/** What the provider activities work with. */
export interface ProviderDeps {
  pool: Pool;
  keyring: Keyring;
  client: Client;
  /** Limit of one call in ms. */
  timeoutMs: number;
  /** Limit of `add`: longer, because its answer decides. */
  addTimeoutMs: number;
  /** Where panels may be. */
  addresses: AddressPolicy;
}

/** Activities on a panel. The only place that sends an order to one. */
export function createProviderActivities(deps: ProviderDeps) {
  const { pool } = deps;

  async function call(providerId: number, question: PanelQuestion, timeoutMs: number): Promise<Exchange> {
    return exchange(await readProvider(pool, deps.keyring, providerId), question, timeoutMs, deps.addresses);
  }

  async function askStatus(row: SubmissionRow): Promise<ProviderReport | undefined> {
    const asked = await call(
      row.provider_id,
      { action: 'status', order: row.provider_order_id ?? '' },
      deps.timeoutMs,
    );
    const report = asked.protocol.readStatus(asked.answer);
    const changed = report && (await recordReport(pool, row, report));
    const said = report ? (changed ? 'new' : 'nothing-new') : 'nothing-usable';
    await keepLook(pool, asked, said, about(row), notKept);
    return report;
  }

  return {
    /**
     * Sends a submission, at most once in its life. Safe to run again: the row
     * is claimed and committed before the socket opens, a second run finds the
     * claim and reports what is written, or that nobody knows (decision 22).
     */
    async submitToProvider({ submissionId }: { submissionId: string }): Promise<SubmissionOutcome> {
      const row = await readSubmission(pool, submissionId);
      if (row.state !== 'ready') return whatIsWritten(row);
      const provider = await readProvider(pool, deps.keyring, row.provider_id);
      if (!provider.active) return { kind: 'not-sent', reason: switchedOff };
      if (await isAway(pool, row.provider_id)) {
        await watchPanel(row.provider_id);
        return { kind: 'not-sent', reason: panelIsAway };
      }
      // The last thing before the socket: what fails until here was certainly not sent.
      const claim = await claimSubmission(pool, submissionId);
      if (claim === 'busy') return { kind: 'rejected', refusal: 'active-order', message: targetBusy };
      if (claim === 'taken') return whatIsWritten(await readSubmission(pool, submissionId));
      const asked = await beating(
        exchange(
          provider,
          {
            action: 'add',
            service: row.provider_service_id,
            link: row.shortcode ? postLink(row.shortcode) : profileLink(row.username),
            quantity: String(row.quantity),
          },
          deps.addTimeoutMs,
          deps.addresses,
        ),
      );
      const outcome = await keepOutcome(row, asked);
      await keepHealth(row.provider_id, outcome);
      if (outcome.kind === 'accepted') await beginWatch(pool, deps.client, row.provider_id);
      await keepCall(pool, asked, outcome.kind === 'accepted', about(row), notKept);
      return outcome;
    },

    /**
     * Ends when the panel says something final, or at `until` (epoch ms) with
     * what it said last. Until then each attempt fails on purpose and asks to be
     * run again: a poll costs the history nothing.
     */
    async awaitDelivery(input: {
      submissionId: string;
      everySeconds: number;
      until: number;
    }): Promise<ProviderReport> {
      const row = await readSubmission(pool, input.submissionId);
      const report = await askStatus(row);
      if (report && isFinal(report.status)) return report;
      if (Date.now() >= input.until) return report ?? { status: row.provider_status ?? 'unknown' };
      throw again('delivery-goes-on', input.everySeconds);
    },

    /** One look at a submission. Throws where the panel says nothing usable. */
    async readProviderStatus({ submissionId }: { submissionId: string }): Promise<ProviderReport> {
      const report = await askStatus(await readSubmission(pool, submissionId));
      if (!report) throw new Error('The panel gave no usable status');
      return report;
    },

    /** Asks for a refill, once per refill id. */
    async requestProviderRefill(input: {
      refillId: string;
      orderId: string;
      submissionId: string;
      by: string;
      requestedAt: number;
    }): Promise<ReturnType<PanelProtocol['readRefillAnswer']>> {
      const { claimed, row } = await claimRefill(pool, input);
      if (!claimed) {
        if (row.state === 'requested' && row.provider_refill_id)
          return { kind: 'requested', providerRefillId: row.provider_refill_id };
        if (row.state === 'rejected') return { kind: 'rejected', reason: row.reason ?? '' };
        await recordRefill(pool, input.refillId, 'unknown', { reason: 'interrupted' });
        return { kind: 'unknown', reason: 'interrupted' };
      }
      const submission = await readSubmission(pool, input.submissionId);
      const asked = await beating(
        call(
          submission.provider_id,
          { action: 'refill', order: submission.provider_order_id ?? '' },
          deps.addTimeoutMs,
        ),
      );
      const outcome = asked.protocol.readRefillAnswer(asked.answer);
      await recordRefill(pool, input.refillId, outcome.kind, {
        providerRefillId: outcome.kind === 'requested' ? outcome.providerRefillId : undefined,
        reason: outcome.kind === 'requested' ? undefined : outcome.reason,
      });
      await keepCall(pool, asked, outcome.kind === 'requested', about(submission), notKept);
      return outcome;
    },

    /**
     * Ends when the panel has finished or refused a refill, or at `until` (epoch ms) as refused: some panels say nothing of
     * a refill, and the next must not wait for it for ever. Polls like `awaitDelivery`, ever more rarely.
     */
    async awaitRefill(input: {
      refillId: string;
      everySeconds: number;
      until?: number;
    }): Promise<{ state: 'completed' | 'rejected'; reason?: string }> {
      const row = await readRefill(pool, input.refillId);
      const asked = await call(
        row.provider_id,
        { action: 'refill_status', refill: row.provider_refill_id ?? '' },
        deps.timeoutMs,
      );
      const now = Date.now();
      const isOver = input.until !== undefined && now >= input.until;
      const end =
        asked.protocol.readRefillEnd(asked.answer) ??
        (isOver ? { state: 'rejected' as const, reason: 'no end in time' } : undefined);
      if (end) await recordRefill(pool, input.refillId, end.state, { reason: end.reason });
      const said = end ? 'new' : asked.protocol.refillGoesOn(asked.answer) ? 'nothing-new' : 'nothing-usable';
      await keepLook(pool, asked, said, { orderId: row.order_id, submissionId: row.submission_id }, notKept);
      if (!end)
        throw again('refill-goes-on', refillPause(input.everySeconds, now - row.requested_at.getTime()));
      return end;
    },

    /** Asks the panel to stop an order. */
    async cancelAtProvider({
      submissionId,
    }: {
      submissionId: string;
    }): Promise<{ accepted: boolean; reason?: string }> {
      const row = await readSubmission(pool, submissionId);
      const asked = await call(
        row.provider_id,
        { action: 'cancel', orders: row.provider_order_id ?? '' },
        deps.timeoutMs,
      );
      const answer = asked.protocol.readCancelAnswer(asked.answer);
      await keepCall(pool, asked, answer.accepted, about(row), notKept);
      return answer;
    },
  };

  /** Writes down what the panel said to `add`. */
  async function keepOutcome(row: SubmissionRow, asked: Exchange): Promise<SubmissionOutcome> {
    const outcome = asked.protocol.readAddAnswer(asked.answer);
    try {
      const awaited = await recordOutcome(pool, row.id, outcome, stateAfter(outcome), asked.kept.answer);
      if (!awaited) await settle(row, outcome);
      return outcome;
    } catch (error) {
      if (outcome.kind !== 'accepted' || refusalOf(error)?.code !== uniqueViolation) throw error;
      const reason = `the panel's number ${outcome.providerOrderId} is another order's`;
      await recordOutcome(pool, row.id, { kind: 'unknown', reason }, 'unknown', asked.kept.answer);
      return { kind: 'unknown', reason };
    }
  }

  /** Counts orders that a panel gave no usable answer to; too many in a row make it `away`. */
  async function keepHealth(providerId: number, outcome: SubmissionOutcome): Promise<void> {
    try {
      if (outcome.kind === 'accepted' || outcome.kind === 'rejected')
        return await noteAnswer(pool, providerId);
      if (await noteFailure(pool, providerId, new Date())) await watchPanel(providerId);
    } catch (error) {
      // The outcome stands, and the next order says it again.
      log.warn('The health of a panel could not be kept', { error: String(error) });
    }
  }

  /** Whoever finds a panel away sees to it that somebody asks for it: it must not stay so because one start failed. */
  async function watchPanel(providerId: number): Promise<void> {
    await deps.client.workflow.start(panelAwayWorkflow, {
      workflowId: panelAwayWorkflowId(providerId),
      taskQueue: purchasesQueue,
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ providerId }],
    });
  }

  /**
   * Another attempt gave this one up and wrote that nobody knows, and now the panel has answered after all: the purchase
   * hears it, and writes it down.
   */
  async function settle(row: SubmissionRow, outcome: SubmissionOutcome): Promise<void> {
    if (outcome.kind === 'unknown') return;
    await tellPurchase(
      { db: pool, temporal: deps.client, keyring: deps.keyring },
      row.cart_id,
      submissionSettled,
      { submissionId: row.id, outcome },
    );
  }

  async function whatIsWritten(row: SubmissionRow): Promise<SubmissionOutcome> {
    if (row.state === 'accepted' && row.provider_order_id)
      return { kind: 'accepted', providerOrderId: row.provider_order_id };
    const said = row.reason ?? '';
    if (row.state === 'rejected') return { kind: 'rejected', refusal: readRefusal(said), message: said };
    const outcome = { kind: 'unknown', reason: row.reason ?? 'interrupted' } as const;
    if (row.state === 'sending') await recordOutcome(pool, row.id, outcome, 'unknown');
    return outcome;
  }
}
export type ProviderActivities = ReturnType<typeof createProviderActivities>;

function about(row: SubmissionRow): CallSubject {
  return { orderId: row.order_id, submissionId: row.id };
}

function notKept(error: unknown): void {
  log.warn('A call to a panel could not be kept', { error: String(error) });
}

function stateAfter(outcome: SubmissionOutcome): 'accepted' | 'rejected' | 'unknown' | 'ready' {
  if (outcome.kind === 'not-sent') return 'ready';
  if (outcome.kind === 'rejected') return passesByItself(outcome.refusal) ? 'ready' : 'rejected';
  return outcome.kind;
}

/** Not an error: the poll goes on after so many seconds. */
function again(type: string, afterSeconds: number): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message: 'Not ended yet',
    nextRetryDelay: afterSeconds * 1000,
    // Kept out of warnings and of the count of failures: nothing has failed.
    category: ApplicationFailureCategory.BENIGN,
  });
}

/** Heartbeats while it waits, so that a dead worker is noticed long before the time limit. */
async function beating<T>(work: Promise<T>): Promise<T> {
  const context = Context.current();
  const timer = setInterval(() => context.heartbeat(), 2000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
