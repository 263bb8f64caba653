import { ActivityFailure, sleep, uuid4 } from '@temporalio/workflow';
import { orderCan } from '#domain/capabilities.ts';
import { deliveryOf, type LineDelivery } from '#domain/line-delivery.ts';
import {
  currentLines,
  lateAfterMs,
  type PurchaseState,
  type Refill,
  type Submission,
} from '#domain/purchase.ts';
import { refillDue } from '#domain/refills.ts';
import { instagram, submitting, watching } from '../activity-options';
import type { Message } from '../messages';
import { deliveryFacts } from './facts';
import { type Run, turnDown } from './run';

/**
 * Asks the panels for a refill of everything that they delivered; one at a time, with a cool-down (D24). Only
 * followers can be counted beforehand.
 */
export async function refill(run: Run, message: Extract<Message, { kind: 'refill' }>): Promise<undefined> {
  const { state } = run;
  const { by, reason } = message.input;
  const known = deliveryFacts(run);
  // Runs recorded before version 1.6 refilled an order although all of its money was owed.
  const allOwed = known.allOwed && run.does('refills-nothing-owed');
  const verdict = orderCan.refill({ ...known, allOwed }, Date.now());
  if (!verdict.allowed) return turnDown(run, message, verdict.code);
  if (run.savesFirst()) await run.save();
  const deliveries = currentLines(state)
    .filter((line) => line.state === 'accepted')
    .map((line) => deliveryFor(run, line));
  const [first] = deliveries;
  const profile = first?.parts.at(-1);
  if (first && profile && !profile.shortcode) {
    const countHolds = await countOf(run, profile, first);
    if (countHolds) return turnDown(run, message, countHolds);
  }
  const asked: Refill[] = [];
  const group = state.refills.length + 1;
  let refusal = '';
  const parts = deliveries.flatMap((delivery) => delivery.parts);
  for (const outcome of await askAll(run, parts, by)) {
    if (outcome.kind === 'rejected') refusal = outcome.reason;
    // A lost answer costs nothing here: the cool-down runs, and the next sweep asks again.
    else asked.push({ ...outcome.refill, group, by, reason });
  }
  if (asked.length === 0) {
    run.note('refill-refused', 'provider', { reason: refusal });
    return turnDown(run, message, 'refill_refused', { reason: refusal });
  }
  state.refills.push(...asked);
  run.note('refill-requested', by, { reason });
  watchRefill(run);
  await run.save();
  const taken = asked.find((one) => one.state === 'requested');
  message.answer?.({ state: taken ? 'requested' : 'unknown', providerRefillId: taken?.providerRefillId });
  if (taken) run.emails.notify('refill-started', group);
  return undefined;
}

/** What the panels delivered of a line. */
function deliveryFor(run: Run, line: Submission): LineDelivery<Submission> {
  const delivery = deliveryOf(run.state, line);
  // Runs recorded before version 1.1 refilled the newest part alone.
  const isWhole = delivery.parts.length === 1 || run.does('counts-earlier-parts');
  return isWhole ? delivery : { parts: [line], quantity: line.quantity, startCount: line.report?.startCount };
}

/** `count_holds` if the profile has lost too little; undefined if it has lost enough, or the count is unknown. */
async function countOf(
  run: Run,
  { username }: Submission,
  { startCount, quantity }: LineDelivery<Submission>,
): Promise<'count_holds' | undefined> {
  const { count } = await instagram.readFollowerCount({ username }).catch(() => ({ count: undefined }));
  if (count === undefined || startCount === undefined) return undefined;
  // A count of 0 is one that the panel did not read. Runs recorded before version 1.1 believed it.
  if (startCount === 0 && run.does('counts-earlier-parts')) return undefined;
  const due = refillDue({ startCount, delivered: quantity, current: count });
  return due.allowed ? undefined : due.code;
}

/** Together, because several slow panels would outlast the caller's patience. */
async function askAll(run: Run, parts: readonly Submission[], by: string) {
  if (parts.length > 1 && run.does('counts-earlier-parts'))
    return Promise.all(parts.map((part) => ask(run, part, by)));
  // Runs recorded before version 1.1 asked for one part after the other.
  const outcomes = [];
  for (const part of parts) outcomes.push(await ask(run, part, by));
  return outcomes;
}

async function ask(
  run: Run,
  line: Submission,
  by: string,
): Promise<
  | { kind: 'rejected'; reason: string }
  | {
      kind: 'asked';
      refill: Pick<Refill, 'id' | 'submissionId' | 'requestedAt' | 'pollFrom' | 'state' | 'providerRefillId'>;
    }
> {
  const id = uuid4();
  const requestedAt = Date.now();
  const submissionId = line.id;
  const outcome = await submitting(line.providerId)
    .requestProviderRefill({
      refillId: id,
      orderId: run.state.order?.id ?? '',
      submissionId,
      by,
      requestedAt,
    })
    .catch((error: unknown) => {
      if (error instanceof ActivityFailure)
        return { kind: 'unknown' as const, reason: 'activity-failed', refillId: undefined };
      throw error;
    });
  if (outcome.kind === 'rejected') return outcome;
  const providerRefillId = outcome.kind === 'requested' ? outcome.providerRefillId : undefined;
  const leastPause = (outcome.kind === 'requested' && outcome.pollAfterSeconds) || 0;
  const pollFrom = Date.now() + 1000 * Math.max(leastPause, run.settings.refillPollingEverySeconds);
  const refill = { id: outcome.refillId ?? id, submissionId, requestedAt, pollFrom, providerRefillId };
  return { kind: 'asked', refill: { ...refill, state: outcome.kind } };
}

/** Whether the panel still has a refill to end. */
export function isRefilling({ refills }: PurchaseState): boolean {
  return refills.some(({ state }) => state === 'requested');
}

/** Follows open refills to their end. */
export function watchRefill(run: Run): void {
  for (const open of run.state.refills) {
    const submission = run.state.submissions.find((one) => one.id === open.submissionId);
    if (open.state !== 'requested' || !submission) continue;
    run.watches.start(`refill:${open.id}`, async () => {
      // In a timer: an activity that only waits would take a turn in the panel's queue.
      const pauseMs = pauseBeforePolls(run, open);
      if (pauseMs > 0) await sleep(pauseMs, { summary: 'until the refill is polled' });
      return {
        kind: 'refillEnded',
        input: {
          refillId: open.id,
          ...(await watching(submission.providerId).awaitRefill({
            refillId: open.id,
            everySeconds: run.settings.refillPollingEverySeconds,
            until: open.requestedAt + lateAfterMs(run.settings),
          })),
        },
      };
    });
  }
}

/** How long a refill isn't polled yet, in ms. */
function pauseBeforePolls(run: Run, { pollFrom = 0 }: Refill): number {
  const left = pollFrom - Date.now();
  // Runs recorded before version 1.6 polled at once.
  return left > 0 && run.does('waits-to-poll-refills') ? left : 0;
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
  notifyOfRefill(run, open);
  return undefined;
}

/** Reports how a request ended, once all of its refills have. */
function notifyOfRefill(run: Run, ended: Refill): void {
  const { refills } = run.state;
  const together = refills.filter((one) => one === ended || (one.group && one.group === ended.group));
  if (together.some(({ state }) => state === 'requested')) return;
  const done = together.some(({ state }) => state === 'completed');
  run.emails.notify(done ? 'refill-completed' : 'refill-rejected', ended.group ?? refills.indexOf(ended) + 1);
}
