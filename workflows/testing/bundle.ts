import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultLogger } from '@temporalio/worker';
import { bundleWorkflows } from '#worker/build-workflows.ts';

/** Jest's global set-up of the workflow tests: bundles the workflows once; each worker would take seconds for it. */
export default async function bundle(): Promise<void> {
  const codePath = join(tmpdir(), `workflows-${process.pid}.js`);
  writeFileSync(codePath, await bundleWorkflows(new DefaultLogger('ERROR')));
  process.env.TEST_WORKFLOW_BUNDLE = codePath;
}

/** The bundle, for `Worker.create`. */
export function testBundle(): { codePath: string } {
  const codePath = process.env.TEST_WORKFLOW_BUNDLE;
  if (!codePath) throw new Error('TEST_WORKFLOW_BUNDLE is not set: run npm test -- workflow');
  return { codePath };
}
