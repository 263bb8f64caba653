import type { ProviderQueue } from '../db/providers';

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
      await Promise.all(workers.map((worker) => worker.run().finally(shutdown)));
    },
    shutdown,
    getState: () => workers.find((worker) => worker.getState() === 'RUNNING')?.getState() ?? 'STOPPED',
  };
}

/** How often the table of providers is read, in ms: a new one is served after this time. */
const checkEveryMs = 3000;

/** One worker for each provider's queue, kept in step with the table. */
export interface ProviderWorkers {
  /** Ends after `stop`, or fails with the first worker that does. */
  ended: Promise<void>;
  stop(): void;
}

/**
 * Opens a worker for every provider, and keeps checking: a new provider gets a worker, one whose rate has changed gets
 * another, without a restart of this process. No provider is ever deleted, so none loses its worker.
 */
export async function followProviders({
  read,
  open,
  onError,
  everyMs = checkEveryMs,
}: {
  read: () => Promise<ProviderQueue[]>;
  open: (provider: ProviderQueue) => Promise<QueueWorker>;
  /** Called with the error of a failed check, or of a provider that can't be served; the next check runs anyway. */
  onError: (error: unknown) => void;
  everyMs?: number;
}): Promise<ProviderWorkers> {
  const opened = new Map<number, { rate: number; worker: QueueWorker }>();
  const running = new Set<Promise<void>>();
  const broken = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let fail: (error: unknown) => void;
  let end: () => void;
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  // Without a handler, a rejection that nobody awaits yet would end the process.
  ended.catch(() => undefined);

  const shutDown = (worker: QueueWorker) => {
    if (worker.getState() === 'RUNNING') worker.shutdown();
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
    const known = opened.get(id);
    if (stopped || known?.rate === provider.maxCallsPerSecond) return;
    // Temporal allows only one worker per process and queue: the old one ends first, and the next check opens the new
    // one.
    if (known) return shutDown(known.worker);
    const worker = await open(provider);
    opened.set(id, { rate: provider.maxCallsPerSecond, worker });
    const run = worker.run();
    running.add(run);
    run.then(
      () => {
        running.delete(run);
        opened.delete(id);
      },
      (error) => fail(error),
    );
    // Stopped while it was opened.
    if (stopped) shutDown(worker);
  }

  function again(): void {
    timer = setTimeout(() => void check().catch(onError).then(finish), everyMs);
  }

  function finish(): void {
    if (stopped) Promise.all(running).then(() => end(), fail);
    else again();
  }

  await check();
  again();
  return {
    ended,
    stop() {
      if (stopped) return;
      stopped = true;
      for (const { worker } of opened.values()) shutDown(worker);
      clearTimeout(timer);
      finish();
    },
  };
}
