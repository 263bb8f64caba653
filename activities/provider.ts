import { setTimeout as pause } from 'node:timers/promises';
import { Context, log } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { Pool } from 'pg';
import { refusalOf, uniqueViolation } from '../db/pool';
import { noteAnswer, noteFailure } from '../db/provider-health';
import { type ProviderAccess, readProvider } from '../db/providers';
import { claimRefill, openRefills, type RefillRow, readRefill, recordRefill } from '../db/refills';
import { restored } from '../db/restores';
import {
  claimSubmission,
  endDoubt,
  findSubmission,
  interrupted,
  type Reported,
  readSubmission,
  readSubmissions,
  recordOutcome,
  recordReport,
  recordReports,
  renewDoubt,
  type SubmissionRow,
} from '../db/submissions';
import { panelIsAway, switchedOff } from '../domain/fail-over';
import { profileLink } from '../domain/instagram-username';
import { pauseAmong } from '../domain/polling-pace';
import { postLink } from '../domain/posts';
import {
  isFinal,
  type ProviderReport,
  passesByItself,
  readRefusal,
  type SubmissionOutcome,
  targetBusy,
  withEarlier,
} from '../domain/provider';
import { refillPause } from '../domain/refills';
import { type Reach, signalPurchase } from '../purchases/reach';
import type { Keyring } from '../security/keyring';
import type { AddressPolicy } from '../security/panel-address';
import {
  panelAwayWorkflow,
  panelAwayWorkflowId,
  panelFull,
  purchasesQueue,
  submissionSettled,
} from '../workflows/messages';
import {
  type CallSubject,
  type Exchange,
  exchange,
  keepCall,
  onlyAbout,
  storeStatusCall,
} from './panel-calls';
import type { PanelProtocol, PanelQuestion } from './panel-protocol';
import { signalEnd } from './signal-report';
import { startDeliveryWatch } from './start-delivery-watch';

/** What activities need to call panels and to signal purchases. */
export interface PanelDeps {
  pool: Pool;
  keyring: Keyring;
  client: Client;
  /** Limit of one call in ms. */
  timeoutMs: number;
  /** Allowed addresses of panels. */
  addresses: AddressPolicy;
}

/** What the provider activities work with. */
export interface ProviderDeps extends PanelDeps {
  /** Limit of `add`: longer, because its answer decides. */
  addTimeoutMs: number;
  /**
   * How long a trial order may take before the next one is sent to a panel that answers again, in seconds; unset: a
   * minute.
   */
  trialSeconds?: number;
}

/** The submission's row was lost when a store was set back. The run's next save writes it again. */
const rowIsLost = 'its row is missing';

/** The database was set back while the submission was being sent. */
const claimIsLost = 'its claim is missing';

/** What an attempt that claims a submission leaves to the next attempt. */
interface Claiming {
  /** When the submission was claimed before; 0 if it never was. In epoch ms. */
  sentBefore: number;
}

/** How long the write of a panel's answer is retried, in ms: the answer comes only once. */
const insistMs = 15_000;

/** A panel's answer to a refill. */
type RefillOutcome = ReturnType<PanelProtocol['readRefillAnswer']> & {
  /** If the answer was about another refill of the same submission. */
  refillId?: string;
  /** The least pause before the first poll, by how many refills the panel has open. */
  pollAfterSeconds?: number;
};

/** How a refill ended. */
type RefillEnd = { state: 'completed' | 'rejected'; reason?: string };

/** Activities on a panel. The only place that sends an order to one. */
export function createProviderActivities(deps: ProviderDeps) {
  const { pool } = deps;
  const reach: Reach = { db: pool, temporal: deps.client, keyring: deps.keyring };

  async function call(providerId: number, question: PanelQuestion, timeoutMs: number): Promise<Exchange> {
    return exchange(await readProvider(pool, deps.keyring, providerId), question, timeoutMs, deps.addresses);
  }

  async function askStatus(row: SubmissionRow): Promise<ProviderReport | undefined> {
    const asked = await call(
      row.providerId,
      { action: 'status', order: row.providerOrderId ?? '' },
      deps.timeoutMs,
    );
    const report = asked.protocol.readStatus(asked.answer);
    // The purchase waits only briefly for this answer, and nobody reads a delivery again that is stored as ended.
    const isHeard = report && (await signalEnd(reach, { row, report }));
    const isNew = isHeard && (await recordReport(pool, row, report));
    const said = report ? (isNew ? 'new' : 'nothing-new') : 'nothing-usable';
    await storeStatusCall(pool, asked, said, about(row));
    return report && withEarlier(report, row);
  }

  async function askForRefillEnd(input: { refillId: string; everySeconds: number }): Promise<RefillEnd> {
    const row = await readRefill(pool, input.refillId);
    const provider = await readProvider(pool, deps.keyring, row.providerId);
    const question = { action: 'refill_status', refill: row.providerRefillId ?? '' } as const;
    const asked = await exchange(provider, question, deps.timeoutMs, deps.addresses);
    const end = asked.protocol.readRefillEnd(asked.answer);
    if (end) await recordRefill(pool, input.refillId, end.state, { reason: end.reason });
    const said = end ? 'new' : asked.protocol.refillGoesOn(asked.answer) ? 'nothing-new' : 'nothing-usable';
    const { orderId, submissionId } = row;
    await storeStatusCall(pool, asked, said, { orderId, submissionId });
    if (end) return end;
    const pause = refillPause(input.everySeconds, Date.now() - row.requestedAt.getTime());
    throw again('refill-goes-on', await pauseAt(provider, pause));
  }

  /** The pause before a refill is polled, among the open ones of its panel. */
  async function pauseAt({ id, maxCallsPerSecond }: ProviderAccess, pauseSeconds: number): Promise<number> {
    const open = await openRefills(pool, id);
    return pauseAmong(pauseSeconds, { open, maxCallsPerSecond, lot: Math.random() });
  }

  return {
    /**
     * Sends a submission, at most once in its life. Safe to run again: the row is claimed and committed before the
     * socket opens; a second run finds the claim and reports what is stored, or that the outcome is unknown
     * (D22). Heartbeats name the claim too, for a database that lost it.
     */
    async submitToProvider({ submissionId }: { submissionId: string }): Promise<SubmissionOutcome> {
      const row = await findSubmission(pool, submissionId);
      // An attempt before the loss may have sent it.
      if (!row) return { kind: 'unknown', reason: rowIsLost };
      if (row.state !== 'ready') return whatIsWritten(row);
      const sentBefore = row.sentAt?.getTime() ?? 0;
      const last = Context.current().info.heartbeatDetails as Claiming | undefined;
      // If the panel certainly did not get it, the row still has the time of that claim.
      if (last && sentBefore <= last.sentBefore) return inDoubt(row, claimIsLost);
      const provider = await readProvider(pool, deps.keyring, row.providerId);
      if (!provider.active) return { kind: 'not-sent', reason: switchedOff };
      // The last step before the socket: if anything fails up to here, the order certainly was not sent.
      const claim = await claimSubmission(pool, submissionId);
      switch (claim) {
        case 'doubtful':
          return { kind: 'unknown', reason: restored };
        case 'away':
          await watchPanel(row.providerId);
          return { kind: 'not-sent', reason: panelIsAway };
        case 'busy':
          return { kind: 'rejected', refusal: 'active-order', message: targetBusy };
        case 'full':
          throw ApplicationFailure.create({
            type: panelFull,
            message: 'The panel has as many unanswered orders as it may have',
            category: ApplicationFailureCategory.BENIGN,
          });
        case 'taken': {
          const taken = await findSubmission(pool, submissionId);
          return taken ? whatIsWritten(taken) : { kind: 'unknown', reason: rowIsLost };
        }
      }
      const claiming: Claiming = { sentBefore };
      const asked = await beating(
        exchange(
          provider,
          {
            action: 'add',
            service: row.providerServiceId,
            link: row.shortcode ? postLink(row.shortcode) : profileLink(row.username),
            quantity: String(row.quantity),
          },
          deps.addTimeoutMs,
          deps.addresses,
        ),
        claiming,
      );
      const outcome = await beating(keepOutcome(row, asked), claiming);
      await keepHealth(row.providerId, outcome);
      if (outcome.kind === 'accepted') await startDeliveryWatch(pool, deps.client, row.providerId);
      await keepCall(pool, asked, outcome.kind === 'accepted', about(row));
      return outcome;
    },

    /**
     * Ends when the panel reports something final, or at `until` (epoch ms) with its last report. Until then each
     * attempt fails on purpose and is retried: a poll adds nothing to the history.
     */
    async awaitDelivery(input: {
      submissionId: string;
      everySeconds: number;
      until: number;
    }): Promise<ProviderReport> {
      const row = await readSubmission(pool, input.submissionId);
      const report = await askStatus(row);
      if (report && isFinal(report.status)) return report;
      if (Date.now() >= input.until) return report ?? { status: row.providerStatus ?? 'unknown' };
      throw again('delivery-goes-on', input.everySeconds);
    },

    /** Reads a submission once. Throws if the panel's answer is unusable. */
    async readProviderStatus({ submissionId }: { submissionId: string }): Promise<ProviderReport> {
      const report = await askStatus(await readSubmission(pool, submissionId));
      if (!report) throw new Error('The panel gave no usable status');
      return report;
    },

    /**
     * Reads submissions that one panel has, with one call; those of which it says nothing are left out. Throws if the
     * whole answer is unusable.
     */
    async readProviderStatuses({
      submissionIds,
    }: {
      submissionIds: readonly string[];
    }): Promise<Record<string, ProviderReport>> {
      const rows = await readSubmissions(pool, submissionIds);
      const [first] = rows;
      if (!first) throw new Error('The submissions have no rows');
      const orders = rows.map((row) => row.providerOrderId).join(',');
      const asked = await call(first.providerId, { action: 'status', orders }, deps.timeoutMs);
      const reports = asked.protocol.readStatuses(asked.answer);
      if (!reports) {
        await storeStatusCall(pool, asked, 'nothing-usable', about(first));
        throw new Error('The panel gave no usable status');
      }
      const reported = rows.flatMap((row) => {
        const report = reports.get(row.providerOrderId ?? '');
        return report ? [{ row, report }] : [];
      });
      const heard: Reported[] = [];
      for (const one of reported) if (await signalEnd(reach, one)) heard.push(one);
      await recordReports(pool, heard);
      const partOf = asked.protocol.partsOf(asked.answer);
      for (const { row, report } of heard)
        if (report.status !== row.providerStatus)
          await storeStatusCall(pool, onlyAbout(asked, row.providerOrderId, partOf), 'new', about(row));
      return Object.fromEntries(reported.map(({ row, report }) => [row.id, withEarlier(report, row)]));
    },

    /** Requests a refill, once per refill id; if the submission has an open one, returns that. */
    async requestProviderRefill(input: {
      refillId: string;
      orderId: string;
      submissionId: string;
      by: string;
      requestedAt: number;
    }): Promise<RefillOutcome> {
      const submission = await findSubmission(pool, input.submissionId);
      if (!submission) return { kind: 'rejected', reason: rowIsLost };
      const provider = await readProvider(pool, deps.keyring, submission.providerId);
      // The last step before the socket: if anything fails up to here, the refill certainly was not requested.
      const { claimed, row } = await claimRefill(pool, input);
      if (!claimed) return whatBecameOf(row);
      const question = { action: 'refill', order: submission.providerOrderId ?? '' } as const;
      const asked = await beating(exchange(provider, question, deps.addTimeoutMs, deps.addresses));
      const outcome = asked.protocol.readRefillAnswer(asked.answer);
      const said =
        outcome.kind === 'requested'
          ? { providerRefillId: outcome.providerRefillId }
          : { reason: outcome.reason };
      await beating(insist(() => recordRefill(pool, input.refillId, outcome.kind, said)));
      await keepCall(pool, asked, outcome.kind === 'requested', about(submission));
      if (outcome.kind !== 'requested') return outcome;
      return { ...outcome, pollAfterSeconds: await pauseAt(provider, 0) };
    },

    /**
     * Ends when the panel has finished or refused a refill, or at `until` (epoch ms) as refused: some panels never
     * report on a refill, and the next must not wait forever. Polls like `awaitDelivery`, ever more rarely.
     */
    async awaitRefill(input: { refillId: string; everySeconds: number; until?: number }): Promise<RefillEnd> {
      try {
        return await askForRefillEnd(input);
      } catch (error) {
        if (input.until === undefined || Date.now() < input.until) throw error;
        // Whatever failed: a refill without a row, or a panel without a key, would block the next one forever.
        const end = { state: 'rejected', reason: 'no end in time' } as const;
        await recordRefill(pool, input.refillId, end.state, { reason: end.reason });
        return end;
      }
    },

    /** Asks the panel to stop an order. Throws if its answer is neither a yes nor a no; asking again changes nothing. */
    async cancelAtProvider({
      submissionId,
    }: {
      submissionId: string;
    }): Promise<{ accepted: boolean; reason?: string; over?: true }> {
      const row = await readSubmission(pool, submissionId);
      if (row.providerStatus !== null && isFinal(row.providerStatus)) return { accepted: false, over: true };
      const asked = await call(
        row.providerId,
        { action: 'cancel', orders: row.providerOrderId ?? '' },
        deps.timeoutMs,
      );
      const answer = asked.protocol.readCancelAnswer(asked.answer);
      await keepCall(pool, asked, answer.accepted, about(row));
      if (!answer.accepted && !refuses(asked))
        throw new Error(`The panel does not say whether it stops: ${answer.reason}`);
      return answer;
    },
  };

  /** Stores the panel's answer to `add`. If an acceptance can't be stored, the purchase's own save writes it. */
  async function keepOutcome(row: SubmissionRow, asked: Exchange): Promise<SubmissionOutcome> {
    const outcome = asked.protocol.readAddAnswer(asked.answer);
    const write = () => recordOutcome(pool, row.id, outcome, stateAfter(outcome), asked.kept.answer);
    try {
      const awaited = await insist(write);
      if (!awaited) await settle(row, outcome);
      return outcome;
    } catch (error) {
      if (outcome.kind !== 'accepted') throw error;
      if (refusalOf(error)?.code !== uniqueViolation) {
        log.error('The acceptance of a panel could not be stored', {
          submissionId: row.id,
          error: String(error),
        });
        return outcome;
      }
      const reason = `the panel's number ${outcome.providerOrderId} is another order's`;
      await recordOutcome(pool, row.id, { kind: 'unknown', reason }, 'unknown', asked.kept.answer);
      return { kind: 'unknown', reason };
    }
  }

  /** Counts orders without a usable answer; too many in a row make a panel `away`. */
  async function keepHealth(providerId: number, outcome: SubmissionOutcome): Promise<void> {
    try {
      if (outcome.kind === 'accepted' || outcome.kind === 'rejected')
        return await noteAnswer(pool, providerId);
      if (await noteFailure(pool, providerId, new Date())) await watchPanel(providerId);
    } catch (error) {
      // The outcome is stored, and the next order repeats the information.
      log.warn('The health of a panel could not be stored', { error: String(error) });
    }
  }

  /** Runs each time a panel is found away, so that one failed start does not leave it away for good. */
  async function watchPanel(providerId: number): Promise<void> {
    await deps.client.workflow.start(panelAwayWorkflow, {
      workflowId: panelAwayWorkflowId(providerId),
      taskQueue: purchasesQueue,
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ providerId, trialSeconds: deps.trialSeconds }],
    });
  }

  /**
   * Another attempt gave this one up and stored the outcome as unknown; now the panel has answered after all. The
   * purchase gets the answer and stores it.
   */
  async function settle(row: SubmissionRow, outcome: SubmissionOutcome): Promise<void> {
    if (outcome.kind === 'unknown') return;
    // No save of the purchase writes this state: an old memory would send again what a panel may have.
    const isWanted = stateAfter(outcome) === 'ready';
    if (isWanted) await insist(() => endDoubt(pool, row.id, outcome));
    try {
      await signalPurchase(reach, row.cartId, submissionSettled, { submissionId: row.id, outcome });
    } catch (error) {
      // Nobody repeats it, so the purchase stays in doubt. A person can settle only what the row calls doubtful too.
      if (isWanted) await insist(() => renewDoubt(pool, row.id));
      throw error;
    }
  }

  async function whatBecameOf(row: RefillRow): Promise<RefillOutcome> {
    const { id: refillId, state, providerRefillId, reason } = row;
    if (state === 'requested' && providerRefillId) return { kind: 'requested', providerRefillId, refillId };
    if (state === 'rejected') return { kind: 'rejected', reason: reason ?? '' };
    await recordRefill(pool, refillId, 'unknown', { reason: 'interrupted' });
    return { kind: 'unknown', reason: 'interrupted', refillId };
  }

  async function whatIsWritten(row: SubmissionRow): Promise<SubmissionOutcome> {
    if (row.state === 'accepted' && row.providerOrderId) {
      // The attempt that wrote it may have died before it could.
      await startDeliveryWatch(pool, deps.client, row.providerId);
      return { kind: 'accepted', providerOrderId: row.providerOrderId };
    }
    const said = row.reason ?? '';
    if (row.state === 'rejected') return { kind: 'rejected', refusal: readRefusal(said), message: said };
    if (row.state === 'sending') return inDoubt(row, interrupted);
    return { kind: 'unknown', reason: row.reason ?? interrupted };
  }

  async function inDoubt({ id }: SubmissionRow, reason: string): Promise<SubmissionOutcome> {
    const outcome = { kind: 'unknown', reason } as const;
    await recordOutcome(pool, id, outcome, 'unknown');
    return outcome;
  }
}
export type ProviderActivities = ReturnType<typeof createProviderActivities>;

function about(row: SubmissionRow): CallSubject {
  return { orderId: row.orderId, submissionId: row.id };
}

/** Whether the panel refused what it was asked: not because of too many calls, or an error of its own. */
function refuses({ answer, protocol }: Exchange): boolean {
  const isBusy = answer.kind === 'answered' && (answer.status === 429 || answer.status >= 500);
  return protocol.saysNo(answer) && !isBusy;
}

function stateAfter(outcome: SubmissionOutcome): 'accepted' | 'rejected' | 'unknown' | 'ready' {
  if (outcome.kind === 'not-sent') return 'ready';
  if (outcome.kind === 'rejected') return passesByItself(outcome.refusal) ? 'ready' : 'rejected';
  return outcome.kind;
}

/** Not an error: the poll continues after this many seconds. */
function again(type: string, afterSeconds: number): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message: 'Not ended yet',
    nextRetryDelay: afterSeconds * 1000,
    // Excluded from warnings and failure counts: nothing has failed.
    category: ApplicationFailureCategory.BENIGN,
  });
}

/** Stores an answer that comes only once, even if the database is down for a moment. */
async function insist<T>(write: () => Promise<T>): Promise<T> {
  const end = Date.now() + insistMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (refusalOf(error) || Date.now() >= end) throw error;
    }
    await pause(500);
  }
}

/**
 * Heartbeats at once and while it waits, so that a dead worker is noticed long before the time limit. The next attempt
 * gets the details.
 */
async function beating<T>(work: Promise<T>, details?: unknown): Promise<T> {
  const context = Context.current();
  const beat = () => context.heartbeat(details);
  beat();
  const timer = setInterval(beat, 2000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
