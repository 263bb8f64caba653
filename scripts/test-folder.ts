import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './builds';
import { withoutShopVariables } from './environment';
import { claimInstance } from './instance';

/** Pictures, traces and logs of what failed; they stay until the next run. */
export const KEPT = join(ROOT, 'test-results');

/** The folder that holds everything a test run writes, and goes with it. */
export interface TestFolder {
  readonly path: string;
  /** The environment of the test runners: nothing of the person's own shop, temporary files in this folder. */
  readonly env: NodeJS.ProcessEnv;
  /** Ends every stack that a test left running here and removes the folder. `logs` keeps the logs of all stacks. */
  remove(keep: { logs: boolean }): Promise<void>;
}

/** Makes one, and forgets what the last run kept. */
export function makeTestFolder(): TestFolder {
  rmSync(KEPT, { recursive: true, force: true });
  const path = mkdtempSync(join(tmpdir(), 'shop-test-'));
  // Postgres has a user of its own where we are root, and must be able to pass through.
  chmodSync(path, 0o711);
  const temporary = join(path, 'tmp');
  mkdirSync(temporary, { mode: 0o1777 });
  return {
    path,
    env: { ...withoutShopVariables(process.env), TMPDIR: temporary },
    async remove({ logs }) {
      for (const stack of below(path, 'running.json')) (await claimInstance(stack)).release();
      if (logs)
        for (const stack of below(path, 'logs'))
          cpSync(join(stack, 'logs'), join(KEPT, 'logs', relative(path, stack)), { recursive: true });
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The folders at or below one that hold an entry of this name. */
function below(parent: string, name: string): string[] {
  if (existsSync(join(parent, name))) return [parent];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => below(join(parent, entry.name), name));
}
