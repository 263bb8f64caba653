import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const everyMs = 60_000;

/** The counter of the SDK, by workflow type and reason (docs.temporal.io/references/sdk-metrics). */
const counter = /^temporal_workflow_task_execution_failed\{(.*)\} (\d+)$/gm;

/** How many workflow tasks have failed, from a page of metrics: by workflow type and reason, such as `purchase: WorkflowError`. */
export function failuresIn(metrics: string): Map<string, number> {
  const failures = new Map<string, number>();
  for (const [, labels = '', count] of metrics.matchAll(counter)) {
    const label = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(labels)?.[1] ?? 'unknown';
    const subject = `${label('workflow_type')}: ${label('failure_reason')}`;
    failures.set(subject, (failures.get(subject) ?? 0) + Number(count));
  }
  return failures;
}

/**
 * Checks every minute whether more workflow tasks of this process have failed: such a run makes no progress, and
 * neither its rows nor its history's end show it. Returns a function that stops the checks.
 */
export function watchFailingTasks({
  read,
  note,
  onError,
}: {
  /** This process's page of metrics. */
  read: () => Promise<string>;
  note: (subjects: string[]) => Promise<void>;
  onError: (error: unknown) => void;
}): () => void {
  let before = new Map<string, number>();
  async function check(): Promise<void> {
    const now = failuresIn(await read());
    const more = [...now].filter(([subject, count]) => count > (before.get(subject) ?? 0));
    if (more.length > 0) await note(more.map(([subject]) => subject));
    before = now;
  }
  const timer = setInterval(() => void check().catch(onError), everyMs);
  return () => clearInterval(timer);
}

/** An address of this machine that is free now, as host:port. */
export async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `127.0.0.1:${port}`;
}
