import type { RunningProcess } from './processes';
import { SetupProblem } from './setup-problem';

/** After a process has run this long, in milliseconds, its waits are short again. */
const CALM_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 30_000;

/** The supervisor's dependencies. */
export interface Surroundings {
  /** Restarts a process by its name; rejects if it doesn't become ready, with the code `stopped` if none should. */
  restart(name: string): Promise<void>;
  /** Prints a line for the person at the terminal. */
  say(line: string): void;
  sentenceFor(error: unknown): string;
  wait?(milliseconds: number): Promise<void>;
  now?(): number;
}

/**
 * Restarts processes that ended unexpectedly: after one second, and after growing pauses if one keeps ending. Call the
 * returned function for each process that ended.
 */
export function supervise({
  restart,
  say,
  sentenceFor,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now = Date.now,
}: Surroundings): (dead: Pick<RunningProcess, 'name' | 'log'>) => Promise<void> {
  const deaths = new Map<string, number[]>();

  /** How long to wait before the next start, in milliseconds. */
  function waitFor(name: string): number {
    const recent = [...(deaths.get(name) ?? []).filter((at) => now() - at < CALM_MS), now()];
    deaths.set(name, recent);
    return Math.min(1000 * 2 ** (recent.length - 1), LONGEST_WAIT_MS);
  }

  return async ({ name, log }) => {
    let what = `"${name}" ended unexpectedly (its log: ${log}).`;
    for (;;) {
      const waitMs = waitFor(name);
      say(`${what} It is started again in ${waitMs / 1000} s.`);
      await wait(waitMs);
      try {
        await restart(name);
        return say(`"${name}" runs again.`);
      } catch (error) {
        if (error instanceof SetupProblem && error.code === 'stopped') return;
        what = `"${name}" could not be started. ${sentenceFor(error)}\n`;
      }
    }
  };
}
