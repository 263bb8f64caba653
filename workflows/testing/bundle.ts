import { buildWorkflows, WORKFLOW_BUNDLE } from '#scripts/builds.ts';

/** Jest's global set-up of the workflow tests: bundles the workflows unless it is done; each worker would take seconds. */
export default async function bundle(): Promise<void> {
  await buildWorkflows();
}

/** The workflows, for `Worker.create`. Within five seconds, the SDK's limit, a busy machine may not even load them. */
export const testWorkflows = () => ({
  workflowBundle: { codePath: WORKFLOW_BUNDLE },
  isolateExecutionTimeout: '2 minutes' as const,
});
