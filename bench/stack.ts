import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startStack } from '../scripts/stack';

/** A shop with everything that a measurement needs. */
export interface BenchStack {
  env: Record<string, string>;
  /** Ends all processes and deletes their data. */
  stop(): Promise<void>;
}

/**
 * Starts a whole shop on ports and data of its own, and the worker of the empty
 * workflows. Its addresses also go into this process's environment, where the
 * helpers of the API's tests look for them.
 */
export async function startBenchStack(signal: AbortSignal): Promise<BenchStack> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  // Postgres has a user of its own where we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  const stack = await startStack({
    dataDir: join(folder, 'shop'),
    ports: 'free',
    signal,
    // All visitors come from one address.
    env: { RATE_LIMIT_FACTOR: '100000' },
    settings: {
      // Deliveries go on while the next purchases are measured: ask for them once, then rarely.
      purchase: { densePollingEverySeconds: 300 },
    },
  }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  let emptyWorker: ChildProcess | undefined;
  const stop = async () => {
    emptyWorker?.kill('SIGTERM');
    await stack.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    Object.assign(process.env, stack.env);
    await liftPanelLimit(stack.env.DATABASE_URL ?? '');
    // Workers take the limit of a panel when they start.
    await stack.restart('worker');
    emptyWorker = await startEmptyWorker(stack.env.TEMPORAL_ADDRESS ?? '');
    return { env: stack.env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function liftPanelLimit(databaseUrl: string): Promise<void> {
  const db = new Pool({ connectionString: databaseUrl, max: 1 });
  await db.query('UPDATE providers SET max_calls_per_second = 10000');
  await db.end();
}

function startEmptyWorker(address: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'empty-worker.ts')], {
    env: { ...process.env, TEMPORAL_ADDRESS: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    worker.stdout.once('data', () => resolve(worker));
    worker.once('exit', (code) => reject(new Error(`The worker of the empty workflows ended with ${code}`)));
  });
}
