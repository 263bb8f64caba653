import { Context } from '@temporalio/activity';
import {
  isGrpcDeadlineError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common';
import { bulkStateOf, endBulk, insertBulk, type NewBulk, orderAsSeen, recordBulkResult } from '../db/bulk';
import { readProvider } from '../db/providers';
import {
  doubtfulSubmissions,
  openSubmissionsOf,
  type Reported,
  recordReports,
  saysNew,
} from '../db/submissions';
import type { BulkAction, BulkOutcome } from '../domain/bulk';
import { type ErrorCode, isErrorCode } from '../domain/errors';
import type { ProviderStatus } from '../domain/provider';
import { startUpdate } from '../purchases/reach';
import {
  type Asked,
  type BulkOrder,
  refundOrder,
  requestRefill,
  resolveSubmission,
  type SubmissionView,
  sendToProvider,
} from '../workflows/messages';
import { exchange, keepCall } from './panel-calls';
import type { PanelDeps } from './provider';
import { signalReport } from './signal-report';

/** One order's turn in a bulk action. */
export interface BulkTurn extends Asked {
  bulkId: string;
  act: BulkAction;
  /** When the administrator saw the order (epoch ms): an order on which somebody acted since isn't meant. */
  seenAt?: number;
  order: BulkOrder;
}

/** A turn, and until when it waits for answers of its order (epoch ms). */
type TimedTurn = BulkTurn & { patientUntil: number };

/** A panel's report on an order's open submissions; without `status` it wasn't usable. */
export interface PanelSaid {
  changed: boolean;
  status?: ProviderStatus;
}

/** After this many attempts an unreachable order has failed; the others don't wait for it. */
const mostTries = 6;
const heartbeatMs = 5000;

/** Activities of bulk actions. Each is safe to run twice. */
export function createBulkActivities(
  deps: PanelDeps & {
    /**
     * How long a turn waits for the answers of its order, in ms; the order continues anyway. Half as much again must
     * fit into the time of `reachOrder`: an order that accepts no Update is given up then.
     */
    patienceMs?: number;
  },
) {
  const { pool, keyring, client, patienceMs = 45_000 } = deps;
  const reach = { db: pool, temporal: client, keyring };

  return {
    /** Stores an action and its orders. */
    async recordBulk({ startedAt, ...bulk }: NewBulk & { startedAt: number }): Promise<void> {
      await insertBulk(pool, bulk, new Date(startedAt));
    },

    /** Ends an action; orders that had no turn are skipped. */
    async endBulk({ id, cancelled }: { id: string; cancelled: boolean }): Promise<void> {
      await endBulk(pool, id, cancelled);
    },

    /**
     * Runs the action on one order and stores the result. Safe to run twice: the Update's id is made of action and
     * order, so a repetition meets the same Update, and an order with a stored result is skipped.
     */
    async actOnOrder(turn: BulkTurn): Promise<{ state: BulkOutcome['state'] }> {
      const { bulkId, order } = turn;
      const known = await bulkStateOf(pool, bulkId, order.id);
      if (known !== undefined && known !== 'waiting') return { state: known };
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        const result = await unlessSilent(() => bring(turn))
          .catch(refusedBy)
          .catch((error: unknown): BulkOutcome => {
            if (context.info.attempt < mostTries) throw error;
            return { state: 'failed', code: isSilence(error) ? 'order_silent' : 'unavailable' };
          });
        await recordBulkResult(pool, bulkId, order.id, result);
        return { state: result.state };
      } finally {
        clearInterval(beat);
      }
    },

    /** The panels that have open submissions of an order. */
    async panelsToAsk({ orderId }: { orderId: string }): Promise<number[]> {
      return [...new Set((await openSubmissionsOf(pool, orderId)).map((row) => row.providerId))];
    },

    /**
     * Reads an order's open submissions from a panel, with one call; only changes reach its purchase. Runs on the
     * panel's own queue, which limits the rate.
     */
    async askPanel({ order, providerId }: { order: BulkOrder; providerId: number }): Promise<PanelSaid> {
      const rows = (await openSubmissionsOf(pool, order.id)).filter((row) => row.providerId === providerId);
      if (rows.length === 0) return { changed: false };
      const asked = await exchange(
        await readProvider(pool, keyring, providerId),
        { action: 'status', orders: rows.map((row) => row.providerOrderId).join(',') },
        deps.timeoutMs,
        deps.addresses,
      );
      const reports = asked.protocol.readStatuses(asked.answer);
      await keepCall(pool, asked, reports !== undefined, { orderId: order.id });
      const signalled: Reported[] = [];
      const said: PanelSaid = { changed: false };
      for (const row of rows) {
        const report = reports?.get(row.providerOrderId ?? '');
        if (!report) continue;
        said.status = report.status;
        if (saysNew(row, report)) {
          said.changed = true;
          if (!(await signalReport(reach, { row, report })))
            throw ApplicationFailure.retryable('The purchase could not be signalled');
        }
        signalled.push({ row, report });
      }
      await recordReports(pool, signalled);
      return said;
    },

    /** Stores the result of one order; the first one counts. */
    async recordTurn(turn: { bulkId: string; orderId: string; outcome: BulkOutcome }): Promise<void> {
      await recordBulkResult(pool, turn.bulkId, turn.orderId, turn.outcome);
    },
  };

  /**
   * Gives up an order that doesn't accept an Update, e.g. because its tasks fail: waiting longer, nothing is stored. The
   * deadline ends the calls themselves: otherwise they would send the Update again long after the result was stored.
   */
  async function unlessSilent<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await client.withDeadline(Date.now() + 1.5 * patienceMs, work);
    } catch (error) {
      if (!isPastDeadline(error)) throw error;
      throw ApplicationFailure.retryable('The order accepted no Update in time', orderSilent);
    }
  }

  async function bring(bulkTurn: BulkTurn): Promise<BulkOutcome> {
    // Once for all lines of the order: a wait for each would outlast the activity, which would begin again forever.
    const turn: TimedTurn = { ...bulkTurn, patientUntil: Date.now() + patienceMs };
    const asked = { by: turn.by, reason: turn.reason };
    const seen = await seenOf(turn);
    // The number at a panel is a fact: it stays true whatever somebody did meanwhile, and costs nothing.
    if (seen?.changedSince && turn.act !== 'accept-unknown')
      return { state: 'refused', code: 'order_changed' };
    switch (turn.act) {
      case 'sync':
        // Only for a run that began before version 0.4 and is open during the upgrade; the others use `askPanel`.
        return { state: 'failed', code: 'unavailable' };
      case 'resend': {
        const input = { ...asked, submissionsSeen: seen?.submissionsSeen };
        return update(turn, sendToProvider, input, outcomeOf);
      }
      case 'resend-unknown':
        return deny(turn);
      case 'accept-unknown':
        return accept(turn);
      case 'refill':
        return update(turn, requestRefill, asked, ({ state }) => ({
          state: state === 'requested' ? 'done' : 'failed',
          outcome: state,
        }));
      case 'refund': {
        const input = { ...asked, refundedCents: seen?.refundedCents };
        return update(turn, refundOrder, input, ({ status }) => ({ state: 'done', outcome: status }));
      }
    }
  }

  /** What the administrator saw of the order; undefined if an older page doesn't say when. */
  async function seenOf({ bulkId, seenAt, order }: BulkTurn) {
    return seenAt === undefined ? undefined : orderAsSeen(pool, order, { bulkId, seenAt: new Date(seenAt) });
  }

  /**
   * Names each submission: one that was sent since the administrator looked, or since the action began, isn't meant. The
   * first failure is the result.
   */
  async function deny(turn: TimedTurn): Promise<BulkOutcome> {
    const doubtful = await doubtfulSubmissions(pool, turn.order.id, turn);
    if (doubtful.length === 0) return { state: 'refused', code: 'nothing_to_resolve' };
    const outcomes: BulkOutcome[] = [];
    for (const { id: submissionId, seen } of doubtful) {
      if (!seen) {
        outcomes.push({ state: 'refused', code: 'doubt_not_seen' });
        continue;
      }
      const input = { by: turn.by, reason: turn.reason, submissionId, accepted: false } as const;
      const outcome = update(turn, resolveSubmission, input, outcomeOf, submissionId);
      outcomes.push(await outcome.catch(refusedBy));
    }
    return outcomes.find(({ state }) => state !== 'done') ?? { state: 'done', outcome: outcomes[0]?.outcome };
  }

  /** One number settles one submission: it doesn't say which of several it belongs to. */
  async function accept(turn: TimedTurn): Promise<BulkOutcome> {
    const { id, providerOrderId } = turn.order;
    if (!providerOrderId) return { state: 'refused', code: 'validation_failed' };
    const [doubtful, ...more] = await doubtfulSubmissions(pool, id, turn);
    if (more.length > 0) return { state: 'refused', code: 'several_doubtful' };
    if (doubtful && !doubtful.seen) return { state: 'refused', code: 'doubt_not_seen' };
    const input = {
      by: turn.by,
      reason: turn.reason,
      // If none was doubtful, this names none: one that was sent since isn't meant. A retry still finds its answer.
      submissionId: doubtful?.id ?? '',
      accepted: true,
      providerOrderId,
    } as const;
    return update(turn, resolveSubmission, input, outcomeOf);
  }

  /** An order that accepted the Update but answers late counts as done: it continues without this activity. */
  async function update<Answer, Input>(
    { bulkId, order, patientUntil }: TimedTurn,
    definition: UpdateDefinition<Answer, [Input]>,
    input: Input,
    read: (answer: Answer) => BulkOutcome,
    part = order.id,
  ): Promise<BulkOutcome> {
    const handle = await startUpdate(reach, order.cartId, definition, {
      input,
      updateId: `bulk-${bulkId}-${part}`,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<BulkOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'done', outcome: 'pending' }), patientUntil - Date.now());
    });
    try {
      return await Promise.race([handle.result().then(read), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
export type BulkActivities = ReturnType<typeof createBulkActivities>;

/** The result of a new submission; a pending one counts as done. */
function outcomeOf({ state }: SubmissionView): BulkOutcome {
  return { state: state === 'accepted' || state === 'pending' ? 'done' : 'failed', outcome: state };
}

/** Type of the failure of an order that accepted no Update. The server may still hold the Update. */
const orderSilent = 'order-silent';

/** An Update-with-Start hides the code of its cause. */
function isPastDeadline(error: unknown): boolean {
  return error instanceof WorkflowUpdateRPCTimeoutOrCancelledError || isGrpcDeadlineError(error);
}

function isSilence(error: unknown): boolean {
  return error instanceof ApplicationFailure && error.type === orderSilent;
}

/** The order refused; any other error is thrown. */
function refusedBy(error: unknown): BulkOutcome {
  const code = refusalOf(error);
  if (!code) throw error;
  return { state: 'refused', code };
}

/** The order's own refusal; undefined if it wasn't reached. */
function refusalOf(error: unknown): ErrorCode | undefined {
  if (error instanceof WorkflowNotFoundError) return 'purchase_closed';
  if (!(error instanceof WorkflowUpdateFailedError)) return undefined;
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof ApplicationFailure)) continue;
    if (isErrorCode(cause.type)) return cause.type;
    // The server's own error: it had no effect, and is retried.
    if (cause.type === 'UnprocessedUpdate') return undefined;
    // The run ended between accepting the Update and answering it.
    if (cause.type === 'AcceptedUpdateCompletedWorkflow') return 'purchase_closed';
  }
  return 'internal';
}
