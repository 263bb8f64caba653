import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Rebuilds } from './rebuilds';
import { SetupProblem } from './setup-problem';

/** How often a start condition is checked, in milliseconds. */
const POLL_EVERY_MS = 40;

/** How to run one process. */
export interface ProcessPlan {
  name: string;
  program: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Where `<name>.log` is written; the previous run's log is kept as `<name>.previous.log`. */
  logFolder: string;
  /** Resolves to true once the process is ready. Polled until then. */
  isReady(log: () => string): Promise<boolean> | boolean;
  /** If it rebuilds or restarts itself: how its log tells a success from a failure. */
  rebuilds?: Rebuilds;
  /** How long it may take to be ready, in milliseconds. */
  readyWithinMs: number;
  /** The signal that requests a clean end; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
  /** How long it may take to end cleanly before SIGKILL, in milliseconds. */
  stopWithinMs: number;
}

/** A process that runs. */
export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  readonly log: string;
  readonly plan: ProcessPlan;
  /** Resolves when the process is gone, for whatever reason. */
  readonly gone: Promise<void>;
  /** Whether its end was requested; any other end is unexpected. */
  endIsExpected: boolean;
  /** Sends a signal and doesn't wait. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal, and waits for the end if the signal ends processes. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Ends it cleanly, or hard if that takes too long. */
  stop(): Promise<void>;
}

/** Gets a process that was just spawned. */
export type OnSpawn = (spawned: RunningProcess) => Promise<void>;

/**
 * Starts a process and waits until it is ready. It has a separate process group, so that Ctrl-C in a terminal reaches
 * only the parent, which then stops everything in order. `onSpawn` gets it before it is ready: from then on somebody
 * must know that it runs, to end it. Throws a SetupProblem with the last lines of its log if it dies first or takes too
 * long.
 */
export async function startProcess(
  plan: ProcessPlan,
  signal?: AbortSignal,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  mkdirSync(plan.logFolder, { recursive: true });
  const log = join(plan.logFolder, `${plan.name}.log`);
  if (existsSync(log)) renameSync(log, join(plan.logFolder, `${plan.name}.previous.log`));
  const file = openSync(log, 'a', 0o600);
  let child: ChildProcess;
  try {
    child = spawn(plan.program, plan.args, {
      cwd: plan.cwd,
      env: plan.env ?? process.env,
      uid: plan.uid,
      gid: plan.gid,
      detached: true,
      stdio: ['ignore', file, file],
    });
  } finally {
    closeSync(file);
  }
  const running = watch(plan, child, log);
  // After the start this can no longer be rejected, and nobody listens.
  const failure = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(cannotStart(plan, error)));
  });
  failure.catch(() => undefined);
  try {
    if (child.pid !== undefined) await onSpawn?.(running);
    await Promise.race([failure, untilReady(running, signal)]);
  } catch (error) {
    await running.kill('SIGKILL');
    throw error;
  }
  return running;
}

function watch(plan: ProcessPlan, child: ChildProcess, log: string): RunningProcess {
  let alive = child.pid !== undefined;
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      alive = false;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const send = (signal: NodeJS.Signals) => {
    if (!alive || child.pid === undefined) return;
    // A clean end is requested from the process itself, which asks its children; a hard one includes them.
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  };
  const running: RunningProcess = {
    name: plan.name,
    pid: child.pid ?? -1,
    log,
    plan,
    gone,
    endIsExpected: false,
    signal: send,
    async kill(signal) {
      const ends = signal !== 'SIGSTOP' && signal !== 'SIGCONT';
      if (ends) running.endIsExpected = true;
      send(signal);
      if (ends) await gone;
    },
    async stop() {
      running.endIsExpected = true;
      send(plan.stopSignal ?? 'SIGTERM');
      const timer = setTimeout(() => send('SIGKILL'), plan.stopWithinMs);
      await gone;
      clearTimeout(timer);
    },
  };
  return running;
}

async function untilReady(running: RunningProcess, signal?: AbortSignal): Promise<void> {
  const { plan } = running;
  let ended = false;
  void running.gone.then(() => {
    ended = true;
  });
  const log = () => readFileSync(running.log, 'utf8');
  const isDone = async () => ended || signal?.aborted === true || (await plan.isReady(log));
  const ready = await waitFor(isDone, plan.readyWithinMs);
  if (signal?.aborted) throw new SetupProblem('stopped', 'Stopped before it had started.');
  if (ended) {
    throw new SetupProblem('process_died', `${plan.name} ended while it started. ${logExcerpt(running.log)}`);
  }
  if (!ready) {
    throw new SetupProblem(
      'not_ready',
      `${plan.name} was not ready after ${plan.readyWithinMs / 1000} s. ${logExcerpt(running.log)}`,
    );
  }
}

/** Polls a condition until it is true, or until the time is over. Resolves to whether it became true. */
export async function waitFor(
  condition: () => Promise<boolean> | boolean,
  withinMs: number,
): Promise<boolean> {
  const until = Date.now() + withinMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
}

/** A log's path and last lines, for a message. */
export function logExcerpt(log: string): string {
  const text = existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : '';
  const last = text === '' ? '(it wrote nothing)' : text.split('\n').slice(-12).join('\n');
  return `Its log is ${log}, and ends with:\n${last}`;
}

function cannotStart(plan: ProcessPlan, error: Error): SetupProblem {
  return new SetupProblem(
    'tool_missing',
    `${plan.name} can't be started (${plan.program}): ${error.message}`,
    {
      cause: error,
    },
  );
}
