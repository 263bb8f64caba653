import { Context, log } from '@temporalio/activity';
import { type Client, WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common';
import type { Pool } from 'pg';
import {
  type BulkOutcome,
  bulkStateOf,
  endBulk,
  insertBulk,
  type NewBulk,
  recordBulkResult,
} from '../db/bulk';
import { readProvider } from '../db/providers';
import { openSubmissionsOf, recordReport, saysNew } from '../db/submissions';
import type { BulkAct } from '../domain/bulk';
import { type ErrorCode, isErrorCode } from '../domain/errors';
import { beginAsking, tellPurchase } from '../purchases/reach';
import type { Keyring } from '../security/keyring';
import type { AddressPolicy } from '../security/panel-address';
import {
  type Asked,
  providerStatusChanged,
  refundOrder,
  requestRefill,
  resolveSubmission,
  type SubmissionView,
  sendToProvider,
} from '../workflows/messages';
import { exchange, keepCall } from './panel-calls';

/** One order's turn in an act on many. */
export interface BulkTurn extends Asked {
  bulkId: string;
  act: BulkAct;
  order: { id: string; cartId: string };
}

/** An order that can't be reached so often has failed; the others don't wait for it. */
const mostTries = 6;
const heartbeatMs = 5000;

/** Activities of acts on many orders. Each is safe to run twice. */
export function createBulkActivities(deps: {
  pool: Pool;
  keyring: Keyring;
  client: Client;
  timeoutMs: number;
  /** Where panels may be. */
  addresses: AddressPolicy;
  /** How long an order's answer is waited for, in ms; it goes on without us. */
  patienceMs?: number;
}) {
  const { pool, keyring, client, patienceMs = 45_000 } = deps;
  const reach = { db: pool, temporal: client, keyring };

  return {
    /** Writes an act and its orders down. */
    async recordBulk({ startedAt, ...bulk }: NewBulk & { startedAt: number }): Promise<void> {
      await insertBulk(pool, bulk, new Date(startedAt));
    },

    /** Ends an act; orders that had no turn are skipped. */
    async endBulk({ id, cancelled }: { id: string; cancelled: boolean }): Promise<void> {
      await endBulk(pool, id, cancelled);
    },

    /**
     * Brings the act to one order and writes what came of it. Once for each: the Update's id is made of act and order, so
     * that a repetition meets the Update of before, and an order whose result stands is left alone.
     */
    async actOnOrder(turn: BulkTurn): Promise<{ state: BulkOutcome['state'] }> {
      const { bulkId, order } = turn;
      const known = await bulkStateOf(pool, bulkId, order.id);
      if (known !== undefined && known !== 'waiting') return { state: known };
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        const result = await bring(turn).catch((error: unknown): BulkOutcome => {
          const code = refusalOf(error);
          if (code) return { state: 'refused', code };
          if (context.info.attempt < mostTries) throw error;
          return { state: 'failed', code: 'unavailable' };
        });
        await recordBulkResult(pool, bulkId, order.id, result);
        return { state: result.state };
      } finally {
        clearInterval(beat);
      }
    },
  };

  async function bring(turn: BulkTurn): Promise<BulkOutcome> {
    const asked = { by: turn.by, reason: turn.reason };
    switch (turn.act) {
      case 'sync':
        return sync(turn);
      case 'resend':
        return update(turn, sendToProvider, asked, outcomeOf);
      case 'resend-unknown':
        return update(turn, resolveSubmission, { ...asked, accepted: false }, outcomeOf);
      case 'refill':
        return update(turn, requestRefill, asked, ({ state }) => ({
          state: state === 'requested' ? 'done' : 'failed',
          outcome: state,
        }));
      case 'refund':
        return update(turn, refundOrder, asked, ({ status }) => ({ state: 'done', outcome: status }));
    }
  }

  /** An order that has taken the Update but needs long for its answer has done what was asked: it goes on by itself. */
  async function update<Answer, Input>(
    { bulkId, order }: BulkTurn,
    definition: UpdateDefinition<Answer, [Input]>,
    input: Input,
    read: (answer: Answer) => BulkOutcome,
  ): Promise<BulkOutcome> {
    const handle = await beginAsking(reach, order.cartId, definition, {
      input,
      updateId: `bulk-${bulkId}-${order.id}`,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<BulkOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'done', outcome: 'pending' }), patienceMs);
    });
    try {
      return await Promise.race([handle.result().then(read), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks the panels for the order's open submissions now; only what has changed reaches its workflow. */
  async function sync({ order }: BulkTurn): Promise<BulkOutcome> {
    const open = await openSubmissionsOf(pool, order.id);
    if (open.length === 0) return { state: 'refused', code: 'nothing_to_sync' };
    let last: string | undefined;
    let changed = false;
    for (const providerId of new Set(open.map((row) => row.provider_id))) {
      const rows = open.filter((row) => row.provider_id === providerId);
      const provider = await readProvider(pool, keyring, providerId);
      const asked = await exchange(
        provider,
        { action: 'status', orders: rows.map((row) => row.provider_order_id).join(',') },
        deps.timeoutMs,
        deps.addresses,
      );
      const reports = asked.protocol.readStatuses(asked.answer);
      await keepCall(pool, asked, reports !== undefined, { orderId: order.id }, (error) =>
        log.warn('A call to a panel could not be kept', { error: String(error) }),
      );
      if (!reports) return { state: 'failed', code: 'panel_silent' };
      for (const row of rows) {
        const report = reports.get(row.provider_order_id ?? '');
        last = report?.status ?? last;
        if (!report) continue;
        if (saysNew(row, report)) {
          changed = true;
          // Told first, as in the sync of all panels.
          await tellPurchase(reach, order.cartId, providerStatusChanged, { submissionId: row.id, report });
        }
        await recordReport(pool, row, report);
      }
    }
    if (!last) return { state: 'failed', code: 'panel_silent' };
    return { state: 'done', outcome: changed ? last : 'unchanged' };
  }
}
export type BulkActivities = ReturnType<typeof createBulkActivities>;

/** What a new submission came to; one that is still on its way was sent as asked. */
function outcomeOf({ state }: SubmissionView): BulkOutcome {
  return { state: state === 'accepted' || state === 'pending' ? 'done' : 'failed', outcome: state };
}

/** Why the order's own rules refused; undefined where it simply wasn't reached. */
function refusalOf(error: unknown): ErrorCode | undefined {
  if (error instanceof WorkflowNotFoundError) return 'purchase_closed';
  if (!(error instanceof WorkflowUpdateFailedError)) return undefined;
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof ApplicationFailure)) continue;
    if (isErrorCode(cause.type)) return cause.type;
    // The server's own: it had no effect, and is tried again.
    if (cause.type === 'UnprocessedUpdate') return undefined;
    // It ended between taking the Update and answering it.
    if (cause.type === 'AcceptedUpdateCompletedWorkflow') return 'purchase_closed';
  }
  return 'internal';
}
