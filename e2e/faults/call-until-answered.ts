import { type Browser, Refused } from '#api/testing/browser.ts';
import type { AnswerOf, Call, CallInput } from '#domain/calls/call.ts';

/**
 * How a call ended: with an answer, with a refusal's code, or not at all while the shop was down. `inDoubt`: an earlier
 * attempt was not answered, so it may have had its effect.
 */
export type Outcome<T> = { answer: T } | { code: string; inDoubt: boolean };

/** The caller, and how long to retry. */
export interface Caller {
  visitor: Browser;
  patienceMs: number;
  /** Takes answers that the shop must never give (500 and the like). */
  badAnswers: string[];
}

/** Makes a call as a page does: repeats it while the shop is down or asks for a retry. */
export async function callUntilAnswered<C extends Call>(
  { visitor, patienceMs, badAnswers }: Caller,
  call: C,
  input: CallInput<C>,
): Promise<Outcome<AnswerOf<C>>> {
  const end = Date.now() + patienceMs;
  const attempts = new Map<string, number>();
  for (let inDoubt = false; ; inDoubt = true) {
    try {
      return { answer: await visitor.call(call, input) };
    } catch (error) {
      if (error instanceof Refused && error.status !== 503) {
        // A refusal by the payment provider is reported as such; it is no failure of the shop.
        if (error.status >= 500 && error.answer.code !== 'refund_failed')
          badAnswers.push(`${error.status} ${error.answer.code} to ${call.path}`);
        return { code: error.answer.code, inDoubt };
      }
      // Anything else is a broken connection, or a page that could not be loaded.
      const { message, cause } = error as Error;
      const seen = [message, (cause as NodeJS.ErrnoException | undefined)?.code].join(' ').trim();
      attempts.set(seen, (attempts.get(seen) ?? 0) + 1);
      if (Date.now() > end) return { code: `no-answer ${JSON.stringify([...attempts])}`, inDoubt: true };
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
