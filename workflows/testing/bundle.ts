import { buildWorkflows, WORKFLOW_BUNDLE } from '#scripts/builds.ts';

/** Jest's global set-up of the workflow tests: bundles the workflows unless it is done; each worker would take seconds. */
export default async function bundle(): Promise<void> {
  await buildWorkflows();
}

/** The bundle, for `Worker.create`. */
export const testBundle = () => ({ codePath: WORKFLOW_BUNDLE });
