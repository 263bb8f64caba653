import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderQueue } from '../db/providers';
import { untilAllEnd } from './parts';

/** The part of a worker that is used here. */
export interface QueueWorker {
  run(): Promise<void>;
  shutdown(): void;
  getState(): string;
}

/** The workers of a provider's queues as one: they start, end and fail together. */
export function asOne(workers: readonly QueueWorker[]): QueueWorker {
  const shutdown = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  return {
    async run() {
      await untilAllEnd(
        workers.map((worker) => worker.run().finally(shutdown)),
        shutdown,
      );
    },
    shutdown,
    getState: () => workers.find((worker) => worker.getState() === 'RUNNING')?.getState() ?? 'STOPPED',
  };
}

/**
 * Opens workers of one provider, as one. If one can't be opened, those before it end: an open worker keeps its queue, and
 * no other could be opened for it.
 */
export async function openTogether(opens: readonly (() => Promise<QueueWorker>)[]): Promise<QueueWorker> {
  const opened: QueueWorker[] = [];
  try {
    for (const open of opens) opened.push(await open());
  } catch (error) {
    const runs = opened.map((worker) => worker.run());
    for (const worker of opened) worker.shutdown();
    await Promise.allSettled(runs);
    throw error;
  }
  return asOne(opened);
}

/** How often the table of providers is read, in ms: a new one is served after this time. */
const checkEveryMs = 3000;

/** One worker for each provider's queue, kept in step with the table. */
export interface ProviderWorkers {
  /** The providers of the table are served. Fails if the table can't be read. */
  opened: Promise<void>;
  /**
   * Ends after `stop` or the first failure, with its error; in both cases once no worker runs any more: each may be
   * sending an order.
   */
  ended: Promise<void>;
  stop(): void;
}

/**
 * Opens a worker for every provider, and keeps checking: a new provider gets a worker, one whose rate has changed gets
 * another, without a restart of this process. No provider is ever deleted, so none loses its worker.
 */
export function followProviders({
  read,
  open,
  onError,
  everyMs = checkEveryMs,
}: {
  read: () => Promise<ProviderQueue[]>;
  open: (provider: ProviderQueue) => Promise<QueueWorker>;
  /**
   * Called with the error of a failed check after the first, or of a provider that can't be served; the next check runs
   * anyway.
   */
  onError: (error: unknown) => void;
  everyMs?: number;
}): ProviderWorkers {
  const served = new Map<number, { rate: number; worker: QueueWorker }>();
  const running = new Set<Promise<void>>();
  const broken = new Set<number>();
  const failures: unknown[] = [];
  const stopped = new AbortController();

  const shutDown = (worker: QueueWorker) => {
    if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  const stop = () => {
    stopped.abort();
    for (const { worker } of served.values()) shutDown(worker);
  };
  const fail = (error: unknown) => {
    failures.push(error);
    stop();
  };

  async function check(): Promise<void> {
    for (const provider of await read()) {
      try {
        await serve(provider);
        broken.delete(provider.id);
      } catch (error) {
        // A provider that can't be served harms no other. It is logged once, and retried at every check.
        if (!broken.has(provider.id)) onError(error);
        broken.add(provider.id);
      }
    }
  }

  async function serve(provider: ProviderQueue): Promise<void> {
    const { id } = provider;
    const known = served.get(id);
    if (stopped.signal.aborted || known?.rate === provider.maxCallsPerSecond) return;
    // Temporal allows only one worker per process and queue: the old one ends first, and the next check opens the new
    // one.
    if (known) return shutDown(known.worker);
    const worker = await open(provider);
    served.set(id, { rate: provider.maxCallsPerSecond, worker });
    const run = worker
      .run()
      .catch(fail)
      .then(() => {
        running.delete(run);
        served.delete(id);
      });
    running.add(run);
    // Stopped while it was opened.
    if (stopped.signal.aborted) shutDown(worker);
  }

  async function keepChecking(): Promise<void> {
    const { signal } = stopped;
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await check().catch(onError);
    }
  }

  async function end(): Promise<void> {
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  }

  const opened = check();
  const ended = opened.then(keepChecking).catch(fail).then(end);
  // Without a handler, a rejection that nobody awaits yet would end the process.
  ended.catch(() => undefined);
  return { opened, ended, stop };
}
