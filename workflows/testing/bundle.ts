import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/** Jest's global set-up of the workflow tests: bundles the workflows once, where each worker took seconds for it. */
export default async function bundle(): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: require.resolve('..'),
    logger: new DefaultLogger('ERROR'),
  });
  const codePath = join(tmpdir(), `workflows-${process.pid}.js`);
  writeFileSync(codePath, code);
  process.env.TEST_WORKFLOW_BUNDLE = codePath;
}

/** The bundle, for `Worker.create`. */
export function testBundle(): { codePath: string } {
  const codePath = process.env.TEST_WORKFLOW_BUNDLE;
  if (!codePath) throw new Error('TEST_WORKFLOW_BUNDLE is not set: run npm test -- workflow');
  return { codePath };
}
