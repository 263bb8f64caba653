import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleWorkflowCode } from '@temporalio/worker';

/** Bundles the workflows into one file, which workers load without webpack. */
export async function buildWorkflows(file = join(__dirname, 'dist', 'workflows.js')): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: require.resolve('../workflows'),
    failureConverterPath: require.resolve('../temporal/failure-converter'),
    // Schemas take some milliseconds to create. They hold no state of a run, so all runs of a worker share them.
    preloadModules: ['zod', require.resolve('../workflows/purchase/message-schemas')],
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  // It named the sources of another bundle (scripts/builds.ts writes its own after this). Vite empties its folder too.
  rmSync(join(dirname(file), '.built-from'), { force: true });
}

if (require.main === module) void buildWorkflows(process.argv[2]);
