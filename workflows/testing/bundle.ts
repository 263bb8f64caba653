import { buildWorkflows, WORKFLOW_BUNDLE } from '#scripts/builds.ts';
import { workflowLimit } from '#temporal/workflow-limit.ts';

/** Jest's global set-up of the workflow tests: bundles the workflows unless it is done; each worker would take seconds. */
export default async function bundle(): Promise<void> {
  await buildWorkflows();
}

/**
 * The workflows, for `Worker.create`. They run in the thread of the tests (`debugMode` does nothing else, given a limit): a
 * separate one loads the SDK again and copies every message.
 */
export const testWorkflows = () => ({
  workflowBundle: { codePath: WORKFLOW_BUNDLE },
  ...workflowLimit,
  debugMode: true,
});
