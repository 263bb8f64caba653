import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StackEnv } from '#scripts/environment.ts';
import { freePorts } from '#scripts/ports.ts';
import { partPlan } from '#scripts/process-plans.ts';
import { startProcess } from '#scripts/processes.ts';

/** One more API process on the database and the Temporal of the tests' shop, with other variables. */
export async function startSecondShop(more: StackEnv): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'second-shop-'));
  const ports = await freePorts();
  const url = `http://localhost:${ports.api}`;
  const { NODE_ENV: _, ...env } = process.env;
  const plan = partPlan('api', {
    dataDir: folder,
    logFolder: join(folder, 'logs'),
    ports,
    env: { ...env, API_PORT: String(ports.api), PUBLIC_URL: url, ...more },
    watch: false,
  });
  const running = await startProcess(plan);
  return {
    url,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
