import type { Run } from './run';

/** When next to retrieve, to remind or to close (D14). Epoch ms. */
export function deadline(run: Run): number {
  return Math.min(silenceDeadline(run), failureDeadline(run) ?? Number.POSITIVE_INFINITY);
}

function silenceDeadline({ state, settings }: Run): number {
  const since = state.lastChangeAt;
  if (state.intent && !state.checked) return since + settings.paymentCheckAfterSeconds * 1000;
  if (state.intent && !state.reminded) return since + settings.reminderAfterSeconds * 1000;
  return since + settings.abandonAfterSeconds * 1000;
}

/** When to report a failed payment: after a quiet period, so that a buyer who is still trying cards gets no e-mail. */
export function failureDeadline({ state, settings }: Run): number | undefined {
  const wait = settings.paymentFailedMailAfterSeconds;
  if (wait === undefined || state.failedAt === undefined) return undefined;
  return Math.max(state.failedAt, state.lastChangeAt) + wait * 1000;
}
