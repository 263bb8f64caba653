import type { Client, WorkflowExecutionInfo } from '@temporalio/client';
import { decodeArrayFromPayloads } from '@temporalio/common/lib/internal-non-workflow';
import type { temporal as proto } from '@temporalio/proto';
import type { Pool } from 'pg';
import { erasedUntil } from '../db/erasure';
import { insertLeave, leaveById } from '../db/leave-requests';
import { inTransaction, refusalOf } from '../db/pool';
import { noteRequestMail } from '../db/requests';
import { insertWithdrawal, joinWithdrawal, withdrawalById } from '../db/withdrawals';
import {
  type DeletionInput,
  deletionWorkflow,
  type LeaveInput,
  leaveWorkflow,
  type WithdrawalInput,
  withdrawalWorkflow,
} from '../workflows/messages';
import { listedHistory } from './listed-history';

/** What a replay found, by number of runs. */
export interface Replayed {
  /** Their rows were missing, and are written. */
  written: number;
  /** Their rows exist. */
  there: number;
  /** Statements of withdrawal whose order was found only now. */
  joined: number;
  /** The person was erased since: nothing is written. */
  erased: number;
  /** Ids of runs whose content can't be opened or stored. */
  unreadable: string[];
  /** Temporal has no run that ended before this moment; absent if that is earlier than what was asked for. */
  keptSince?: Date;
}

/** Why a replay could not begin: nothing was written. `runs` are erasures that can't be read. */
export class ErasuresUnreadable extends Error {
  override readonly name = 'ErasuresUnreadable';
  constructor(readonly runs: readonly string[]) {
    super(`Runs of erasures can't be read: ${runs.join(', ')}`);
  }
}

/** What the history of a run says. */
interface Story {
  type: string;
  startedAt: Date;
  input: Sealed;
  /** The activities that succeeded, by name. */
  done: Map<string, { at: Date; input: Sealed; result: Sealed }>;
}

/** When an erasure was decided, and when it was carried out. */
interface Erasure {
  decidedAt: Date;
  at: Date;
}

type Sealed = proto.api.common.v1.IPayloads | null | undefined;

/**
 * Writes what a restored database lacks: the requests to unsubscribe and the statements of withdrawal whose runs began
 * since then. Each gets what its own run wrote first, with the time at which it arrived, and the times of the e-mails
 * that its run has sent; nothing is sent. Safe to run again. Throws ErasuresUnreadable.
 */
export async function replayRequests(
  { db, temporal }: { db: Pool; temporal: Client },
  { since, now }: { since: Date; now: Date },
): Promise<Replayed> {
  const erasures = await erasuresSince(temporal, since);
  const keptSince = await oldestKept(temporal, now);
  const replayed: Replayed = { written: 0, there: 0, joined: 0, erased: 0, unreadable: [] };
  if (keptSince > since) replayed.keptSince = keptSince;
  const query = `WorkflowType IN ('${leaveWorkflow}', '${withdrawalWorkflow}') AND StartTime >= '${since.toISOString()}'`;
  for await (const run of temporal.workflow.list({ query })) {
    const story = await storyOf(temporal, run);
    if (!story || (await hadNoEffect(temporal, story))) continue;
    const request = await open<LeaveInput & WithdrawalInput>(temporal, story.input);
    const erasure = erasures.get(String(request?.email).toLowerCase());
    if (!request) replayed.unreadable.push(run.workflowId);
    else if (erasure && (await covers(db, erasure, request.email, story.startedAt))) replayed.erased += 1;
    else
      try {
        const found = await (story.type === leaveWorkflow ? replayLeave : replayWithdrawal)(
          db,
          story,
          request,
        );
        replayed[found] += 1;
      } catch (error) {
        // One that was started by hand with nonsense must not keep back the others.
        if (!refusalOf(error)) throw error;
        replayed.unreadable.push(run.workflowId);
      }
  }
  return replayed;
}

/**
 * Whether an erasure covers what its address stated at that time. If the address has a newer purchase, the erasure left
 * what is newer than its decision.
 */
async function covers(db: Pool, { decidedAt, at }: Erasure, email: string, statedAt: Date): Promise<boolean> {
  const until = await erasedUntil(db, email, decidedAt);
  return statedAt < (until === 'infinity' ? at : until);
}

/** Whether another request had the number of this one, which then meant nothing. */
async function hadNoEffect(temporal: Client, { done }: Story): Promise<boolean> {
  const recorded = done.get('recordLeave');
  return recorded !== undefined && (await open(temporal, recorded.result)) === false;
}

/** As the first activity of the workflow `leave`. */
async function replayLeave(db: Pool, story: Story, request: LeaveInput): Promise<'written' | 'there'> {
  return inTransaction(db, async (transaction) => {
    const there = await leaveById(transaction, request.id);
    if (!there) await insertLeave(transaction, request, { receivedAt: story.startedAt, proven: false });
    const [confirmed, reported] = [story.done.get('confirmLeave'), story.done.get('reportLeave')];
    if (confirmed && !request.withoutLetter)
      await noteRequestMail(transaction, 'leave_requests', request.id, 'acknowledgement', confirmed.at);
    if (reported) await noteRequestMail(transaction, 'leave_requests', request.id, 'report', reported.at);
    return there ? 'there' : 'written';
  });
}

/** As the first activity of the workflow `withdrawal`. The order may have been rebuilt since an earlier replay. */
async function replayWithdrawal(
  db: Pool,
  story: Story,
  statement: WithdrawalInput,
): Promise<'written' | 'there' | 'joined'> {
  return inTransaction(db, async (transaction) => {
    const there = await withdrawalById(transaction, statement.id);
    if (!there) await insertWithdrawal(transaction, statement, story.startedAt);
    const joined = there && !there.orderId && (await joinWithdrawal(transaction, statement.id));
    const acknowledged = story.done.get('acknowledgeWithdrawal');
    const reported = story.done.get('reportWithdrawal');
    if (acknowledged)
      await noteRequestMail(transaction, 'withdrawals', statement.id, 'acknowledgement', acknowledged.at);
    if (reported) await noteRequestMail(transaction, 'withdrawals', statement.id, 'report', reported.at);
    return joined ? 'joined' : there ? 'there' : 'written';
  });
}

/** Addresses that were erased since then, in lower case, each with its last erasure. */
async function erasuresSince(temporal: Client, since: Date): Promise<Map<string, Erasure>> {
  const found = new Map<string, Erasure>();
  const unreadable: string[] = [];
  const query = `WorkflowType = '${deletionWorkflow}' AND (ExecutionStatus = 'Running' OR CloseTime >= '${since.toISOString()}')`;
  for await (const run of temporal.workflow.list({ query })) {
    const story = await storyOf(temporal, run);
    const erased = story?.done.get('erasePerson');
    if (!erased) continue;
    const email = (await open<DeletionInput>(temporal, story?.input))?.request.email.toLowerCase();
    const decision = await open<{ at: number }>(temporal, story?.done.get('noteDecision')?.input);
    if (email === undefined || !decision) {
      unreadable.push(run.workflowId);
      continue;
    }
    const before = found.get(email);
    if (!before || before.at < erased.at)
      found.set(email, { decidedAt: new Date(decision.at), at: erased.at });
  }
  if (unreadable.length > 0) throw new ErasuresUnreadable(unreadable);
  return found;
}

/** The story of a run; undefined if it has no history. */
async function storyOf(client: Client, run: WorkflowExecutionInfo): Promise<Story | undefined> {
  const fetched = await listedHistory(client, run);
  const [first, ...events] = fetched?.events ?? [];
  const started = first?.workflowExecutionStartedEventAttributes;
  if (!started) return undefined;
  const done: Story['done'] = new Map();
  const asked = new Map<string, { name: string; input: Sealed }>();
  for (const event of events) {
    const {
      activityTaskScheduledEventAttributes: scheduled,
      activityTaskCompletedEventAttributes: completed,
    } = event;
    if (scheduled)
      asked.set(String(event.eventId), {
        name: scheduled.activityType?.name ?? '',
        input: scheduled.input,
      });
    const activity = completed && asked.get(String(completed.scheduledEventId));
    if (activity)
      done.set(activity.name, { at: timeOf(event), input: activity.input, result: completed.result });
  }
  return { type: started.workflowType?.name ?? '', startedAt: timeOf(first), input: started.input, done };
}

/** The first of sealed values; undefined if its key is missing. */
async function open<T>({ options }: Client, sealed: Sealed): Promise<T | undefined> {
  try {
    const [value] = await decodeArrayFromPayloads(options.loadedDataConverter, sealed?.payloads);
    return value as T;
  } catch {
    return undefined;
  }
}

function timeOf({ eventTime }: proto.api.history.v1.IHistoryEvent): Date {
  return new Date(Number(eventTime?.seconds ?? 0) * 1000 + Math.floor((eventTime?.nanos ?? 0) / 1e6));
}

/** Temporal deletes runs that ended before this moment. */
async function oldestKept({ workflowService, options }: Client, now: Date): Promise<Date> {
  const { config } = await workflowService.describeNamespace({ namespace: options.namespace });
  const seconds = Number(config?.workflowExecutionRetentionTtl?.seconds ?? 0);
  return seconds === 0 ? new Date(0) : new Date(now.getTime() - seconds * 1000);
}
