import { ActivityFailure, uuid4 } from '@temporalio/workflow';
import { factsOf, orderCan } from '../../domain/capabilities';
import { currentSubmission } from '../../domain/purchase';
import { refillDue } from '../../domain/refills';
import { instagram, submitting, watching } from '../activity-options';
import type { Message } from './inbox';
import { type Run, refuse } from './run';

/** Asks the panel for a refill where one is due; one at a time, with a cool-down (decision 24). */
export async function refill(run: Run, message: Extract<Message, { kind: 'refill' }>): Promise<undefined> {
  const { state } = run;
  const { by, reason } = message.input;
  const verdict = orderCan.refill(factsOf(state, run.settings), Date.now());
  const submission = currentSubmission(state);
  if (!verdict.allowed || !submission || !state.order) {
    return turnDown(run, message, verdict.allowed ? 'no_order' : verdict.code);
  }
  const startCount = submission.report?.startCount;
  const { count } = await instagram
    .readFollowerCount({ username: submission.username })
    .catch(() => ({ count: undefined }));
  if (count !== undefined && startCount !== undefined) {
    const due = refillDue({ startCount, delivered: submission.quantity, current: count });
    if (!due.allowed) return turnDown(run, message, due.code);
  }
  const id = uuid4();
  const requestedAt = Date.now();
  const outcome = await submitting(submission.providerId)
    .requestProviderRefill({
      refillId: id,
      orderId: state.order.id,
      submissionId: submission.id,
      by,
      requestedAt,
    })
    .catch((error: unknown) => {
      if (error instanceof ActivityFailure) return { kind: 'unknown' as const, reason: 'activity-failed' };
      throw error;
    });
  if (outcome.kind === 'rejected') {
    run.note('refill-refused', 'provider', { reason: outcome.reason });
    return turnDown(run, message, 'refill_refused', { reason: outcome.reason });
  }
  const providerRefillId = outcome.kind === 'requested' ? outcome.providerRefillId : undefined;
  // A lost answer costs nothing here: the cool-down runs, and the next sweep asks again.
  state.refills.push({ id, requestedAt, by, state: outcome.kind, providerRefillId, reason });
  run.note('refill-requested', by, { reason });
  watchRefill(run);
  await run.save();
  message.answer?.({ state: outcome.kind, providerRefillId });
  return undefined;
}

/** Follows an open refill to its end. */
export function watchRefill(run: Run): void {
  const open = run.state.refills.at(-1);
  const submission = currentSubmission(run.state);
  if (open?.state !== 'requested' || !submission) return;
  run.watch('refill', async () => ({
    kind: 'refillEnded',
    input: {
      refillId: open.id,
      ...(await watching(submission.providerId).awaitRefill({
        refillId: open.id,
        everySeconds: run.settings.refillPollingEverySeconds,
      })),
    },
  }));
}

/** The panel has finished or refused a refill. */
export async function endRefill(
  run: Run,
  input: { refillId: string; state: 'completed' | 'rejected'; reason?: string },
): Promise<undefined> {
  const open = run.state.refills.find((candidate) => candidate.id === input.refillId);
  if (open?.state !== 'requested') return undefined;
  open.state = input.state;
  run.note(
    input.state === 'completed' ? 'refill-completed' : 'refill-rejected',
    'provider',
    input.reason ? { reason: input.reason } : {},
  );
  await run.save();
  return undefined;
}

async function turnDown(
  run: Run,
  message: Extract<Message, { kind: 'refill' }>,
  code: Parameters<typeof refuse>[1],
  details?: Record<string, unknown>,
): Promise<undefined> {
  if (message.refuse) refuse(message, code, details);
  else run.note('command-refused', message.input.by, { command: 'refill', code });
  await run.save();
  return undefined;
}
