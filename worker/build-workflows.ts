import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleWorkflowCode } from '@temporalio/worker';

/** Where the bundle lies unless the caller says otherwise. */
export const defaultBundle = join(__dirname, 'dist', 'workflows.js');

/** Bundles the workflows once, so that workers start without webpack. */
export async function buildWorkflows(file = defaultBundle): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: require.resolve('../workflows'),
    failureConverterPath: require.resolve('../temporal/failure-converter'),
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

if (require.main === module) {
  buildWorkflows(process.argv[2]).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
