import type { Duration } from '@temporalio/common';
import type { ProviderReport } from '#domain/provider.ts';
import { lateAfterMs, type Submission } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { looking, watching } from '../activity-options';
import { awaitBank, isAskedInVain, isInDoubtOnly } from './charge-back';
import { hasEnded } from './delivered';
import { endForgotten, finishDelivery } from './finish-delivery';
import { deliveryPoll, openLines, raiseAttention } from './lines';
import { notifyOnHold, onHoldDue } from './on-hold';
import { onOrderMessage } from './order-messages';
import { isRefilling, watchRefill } from './refill';
import type { Run } from './run';

/** How long a poll may keep the purchase's messages waiting. */
const brief: Duration = '12 seconds';

/**
 * While the panel delivers: its watch and the status sync report changes; a slow poll of our own backs both up
 * (D23, decisions/0033).
 */
export async function followDelivery(run: Run): Promise<PurchaseStage> {
  if (!run.does('is-watched-with-others')) pollAlone(run);
  else if (hasEnded(run.state)) return finishDelivery(run);
  watchRefill(run);
  run.state.inProgressSince ??= Date.now();
  for (;;) {
    if (isAskedInVain(run)) return awaitBank(run);
    const pollAt = nextPoll(run);
    const message = await run.next(Math.min(pollAt, progressDue(run) ?? pollAt, lateDue(run) ?? pollAt));
    const next = message === 'timeout' ? await onPause(run, pollAt) : await onOrderMessage(run, message);
    if (next) return next;
  }
}

/** Runs recorded before version 0.4 polled each line separately at first. */
function pollAlone(run: Run): void {
  const { settings } = run;
  const until = Date.now() + settings.densePollingSeconds * 1000;
  for (const line of openLines(run))
    run.watches.start(deliveryPoll(line), async () => ({
      kind: 'report',
      input: {
        submissionId: line.id,
        report: await watching(line.providerId).awaitDelivery({
          submissionId: line.id,
          everySeconds: settings.densePollingEverySeconds,
          until,
        }),
      },
    }));
}

/** Multiples of the interval since the order, so that a restart doesn't shift them. */
function nextPoll({ state, settings }: Run): number {
  const every = settings.slowPollingEverySeconds * 1000;
  const since = state.order?.createdAt ?? state.startedAt;
  return since + (Math.floor((Date.now() - since) / every) + 1) * every;
}

/** When to notify that the delivery is under way; undefined if that was sent, or if it began under older code. */
function progressDue(run: Run): number | undefined {
  const { state, settings } = run;
  const wait = settings.progressMailAfterSeconds;
  if (wait === undefined || state.inProgressSince === undefined) return undefined;
  // An administrator who resends a completed order informs the customer.
  if (run.emails.wasNotified('delivery-in-progress') || run.emails.wasNotified('order-completed'))
    return undefined;
  return state.inProgressSince + wait * 1000;
}

/** When a running delivery asks for a person: once each time the panel accepts it. */
function lateDue(run: Run): number | undefined {
  const { inProgressSince: since, lateSince, attention } = run.state;
  if (since === undefined || since === lateSince || attention) return undefined;
  // Runs recorded before version 0.4 followed an endless delivery forever.
  if (run.settings.lateAfterSeconds === undefined && !run.does('asks-when-late')) return undefined;
  return since + lateAfterMs(run.settings);
}

/** The panel is still followed: the delivery's end takes the purchase out of the queue. */
async function callForPerson(run: Run): Promise<void> {
  run.state.lateSince = run.state.inProgressSince;
  const [open] = openLines(run);
  const { status = 'unknown', remains } = open?.report ?? {};
  run.note('delivery-late', 'system', { status });
  run.needAttention('delivery-late', remains === undefined ? status : `remains ${remains}`);
  await run.save();
}

async function onPause(run: Run, pollAt: number): Promise<PurchaseStage | undefined> {
  const isDue = (at: number | undefined) => at !== undefined && Date.now() >= at;
  // The delivery may have ended since its last report, e.g. while no worker ran.
  const asksFirst = (isDue(progressDue(run)) || isDue(lateDue(run))) && run.does('asks-before-it-says-so');
  if (asksFirst) {
    const next = await pollBriefly(run);
    if (next) return next;
  }
  if (isDue(progressDue(run))) run.emails.notifyOnce('delivery-in-progress');
  if (isDue(lateDue(run))) await callForPerson(run);
  if (asksFirst || !isDue(pollAt)) return undefined;
  return run.does('polls-briefly') ? pollBriefly(run) : pollEach(run);
}

/** Runs recorded before version 1.5 polled one line after the other, for up to 80 seconds each. */
async function pollEach(run: Run): Promise<PurchaseStage | undefined> {
  for (const line of openLines(run)) {
    const next = await heed(run, line, await look(line));
    if (next) return next;
  }
  return undefined;
}

/** Polls all lines at once and not for long: somebody may be waiting for the purchase's answer. */
async function pollBriefly(run: Run): Promise<PurchaseStage | undefined> {
  const lines = openLines(run);
  // Runs recorded before version 1.6 made a call for each line.
  const reports =
    lines.length > 1 && run.does('polls-together')
      ? await lookTogether(lines)
      : await Promise.all(lines.map((line) => look(line, brief)));
  for (const [index, line] of lines.entries()) {
    const next = await heed(run, line, reports[index]);
    if (next) return next;
  }
  return undefined;
}

/** A panel's report of a line; undefined if it gives none. */
function look(line: Submission, within?: Duration): Promise<ProviderReport | undefined> {
  return looking(line.providerId, within)
    .readProviderStatus({ submissionId: line.id })
    .catch(() => undefined);
}

/** The same of many lines, with one call to each panel: twenty would fill a slow panel's queue, where cancels wait. */
async function lookTogether(lines: readonly Submission[]): Promise<(ProviderReport | undefined)[]> {
  const providerIds = [...new Set(lines.map(({ providerId }) => providerId))];
  const answers = await Promise.all(
    providerIds.map((providerId) => {
      const submissionIds = lines.filter((line) => line.providerId === providerId).map(({ id }) => id);
      return looking(providerId, brief)
        .readProviderStatuses({ submissionIds })
        .catch(() => ({}));
    }),
  );
  const reports: Record<string, ProviderReport> = Object.assign({}, ...answers);
  return lines.map(({ id }) => reports[id]);
}

async function heed(run: Run, line: Submission, report: ProviderReport | undefined) {
  const input = report && { submissionId: line.id, report };
  return input && onOrderMessage(run, { kind: 'report', input });
}

/** Parked until a person decides; docs/operations.md explains how. */
export async function waitForPerson(run: Run): Promise<PurchaseStage> {
  // Runs recorded before version 0.4 saved here what the previous stage had saved.
  if (!run.does('shows-where-it-waits')) await run.save();
  for (;;) {
    if (isAskedInVain(run)) return awaitBank(run);
    if (isInDoubtOnly(run)) {
      raiseAttention(run);
      await run.save();
    }
    const message = await run.next(onHoldDue(run));
    if (message === 'timeout') await notifyOnHold(run);
    else {
      const next = await onOrderMessage(run, message);
      if (next) return next;
    }
  }
}

/** Delivered: refills until the guarantee ends, which may be never (D24). An open one is followed to its end. */
export async function keepGuarantee(run: Run): Promise<PurchaseStage> {
  const { state, settings } = run;
  if (state.forget) return endForgotten(run);
  watchRefill(run);
  const end =
    settings.guaranteeSeconds === undefined
      ? undefined
      : (state.deliveredAt ?? Date.now()) + settings.guaranteeSeconds * 1000;
  let isOver = false;
  for (;;) {
    if (isAskedInVain(run)) return awaitBank(run);
    const message = await run.next(isOver && isRefilling(state) ? undefined : end);
    if (message === 'timeout') {
      // Runs recorded before version 0.8 closed, and the refill never ended.
      isOver = isRefilling(state) && run.does('awaits-refills');
      if (isOver) continue;
      run.note('guarantee-over', 'system');
      state.end = 'guarantee-over';
      return 'closed';
    }
    const next = await onOrderMessage(run, message);
    if (next) return next;
  }
}
