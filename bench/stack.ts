import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { StackEnv } from '../scripts/environment';
import { onOwnShop } from './own-shop';

/**
 * Measures on a shop with the worker of the empty workflows. Its addresses also go into this process's environment,
 * where the helpers of the API's tests look for them.
 */
export function onBenchShop(measure: (env: StackEnv) => Promise<void>): Promise<void> {
  const options = {
    // All visitors come from one address.
    env: { RATE_LIMIT_FACTOR: '100000' },
    // Deliveries continue while the next purchases are measured: poll them once, then rarely.
    settings: { purchase: { densePollingEverySeconds: 300 } },
  };
  return onOwnShop(options, async (stack) => {
    Object.assign(process.env, stack.env);
    await liftPanelLimit(stack.env.DATABASE_URL ?? '');
    // Workers read a panel's rate limit when they start.
    await stack.restart('worker');
    const emptyWorker = await startEmptyWorker(stack.env.TEMPORAL_ADDRESS ?? '');
    try {
      await measure(stack.env);
    } finally {
      emptyWorker.kill('SIGTERM');
    }
  });
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
