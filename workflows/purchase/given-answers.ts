import type { GivenAnswer, PurchaseState } from '#domain/purchase.ts';

/** More than a person asks for while an answer may be lost. */
const mostKept = 20;

/**
 * The answer that an Update of this id got. Temporal knows a repeated one only in the run that had the first, and the
 * guarantee begins in a new run: a request whose answer was lost would be carried out again.
 */
export function answerGiven(
  { answers }: Pick<PurchaseState, 'answers'>,
  kind: string,
  request: string | undefined,
): GivenAnswer | undefined {
  return answers?.find((one) => one.kind === kind && one.request === request);
}

/**
 * Keeps the first answer to a person's Update for its repetition. Refusals are not kept: the next request may succeed.
 */
export function keepAnswer(state: Pick<PurchaseState, 'answers' | 'forget'>, given: GivenAnswer): void {
  // Of an erased purchase nothing new is kept: an answer may name its target.
  if (state.forget || answerGiven(state, given.kind, given.request)) return;
  state.answers = [...(state.answers ?? []), given].slice(-mostKept);
}
