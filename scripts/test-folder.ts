import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './builds';
import { withoutShopVariables } from './environment';
import { claimInstance } from './instance';
import { stackFolder } from './tools';

/** Pictures, traces and logs of failures; they stay until the next run. */
export const KEPT = join(ROOT, 'test-results');

/** The folder that holds everything a test run writes, and is deleted with it. */
export interface TestFolder {
  readonly path: string;
  /** The environment of the test runners: nothing of the developer's own shop, temporary files in this folder. */
  readonly env: NodeJS.ProcessEnv;
  /** Ends every stack that a test left running here and removes the folder. `logs` keeps the logs of all stacks. */
  remove(keep: { logs: boolean }): Promise<void>;
}

/** Creates one, and deletes what the last run kept. */
export function makeTestFolder(): TestFolder {
  rmSync(KEPT, { recursive: true, force: true });
  const path = stackFolder('shop-test-');
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

/** The folders at or below one that contain an entry with this name. */
function below(parent: string, name: string): string[] {
  if (existsSync(join(parent, name))) return [parent];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => below(join(parent, entry.name), name));
}
