/** By default, in ms. Temporal repeats an attempt of a poll that was lost after 30 seconds. */
const patienceMs = 60_000;
/** By default, the first and the longest pause between two checks, in ms. */
const firstPauseMs = 40;
const longestPauseMs = 500;

/** For pages and answers that the shop renews only every few seconds: asking more often only costs work. */
export const seldom = { everyMs: 1000 };

/**
 * Repeats a check until it passes, and returns its result; after the time limit the check's own error is thrown. Tests
 * wait for conditions, never for time. The first pause is `firstMs`, each other one half as long again as the one before,
 * up to `everyMs`.
 */
export async function eventually<T>(
  check: () => Promise<T> | T,
  options: { timeoutMs?: number; everyMs?: number; firstMs?: number } = {},
): Promise<T> {
  const { timeoutMs = patienceMs, everyMs = longestPauseMs, firstMs = firstPauseMs } = options;
  const end = Date.now() + timeoutMs;
  for (let pauseMs = firstMs; ; pauseMs = Math.min(everyMs, pauseMs * 1.5)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
