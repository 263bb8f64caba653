import { buildWorkflows, WORKFLOW_BUNDLE } from '#scripts/builds.ts';
import { workflowLimit } from '#temporal/workflow-limit.ts';

/** Jest's global set-up of the workflow tests: bundles the workflows unless it is done; each worker would take seconds. */
export default async function bundle(): Promise<void> {
  await buildWorkflows();
}

/** The workflows, for `Worker.create`. */
export const testWorkflows = () => ({ workflowBundle: { codePath: WORKFLOW_BUNDLE }, ...workflowLimit });
