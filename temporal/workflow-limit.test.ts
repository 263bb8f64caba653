import { noopMetricMeter } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import { compileWorkerOptions } from '@temporalio/worker/lib/worker-options';
import { workflowLimit } from './workflow-limit';

test('the SDK takes the limit for workflow code [F56]', () => {
  const options = { taskQueue: 'any', ...workflowLimit };
  expect(compileWorkerOptions(options, new DefaultLogger(), noopMetricMeter)).toMatchObject({
    isolateExecutionTimeoutMs: 60_000,
  });
});
